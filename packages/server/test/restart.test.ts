// tier: merge

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { DEFAULT_ANON_KEY, formPaths, headers, paths } from "@maloca/catalog";
import { afterEach, describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { type Opened, openFor } from "../stress/databases";
import { databaseNames } from "./databases";
import { freePort, portOf } from "./ports";
import { environment, type Launched, launch, programs } from "./programs";
import { startProxy } from "./proxy";
import { booking } from "./samples";

const RESTARTS = 2;
const CLIENTS = 6;

let database: Opened;
let manager: ChildProcess | undefined;
let pid: number | undefined;
afterEach(async () => {
  if (manager?.exitCode === null) {
    manager.kill("SIGKILL");
    if (pid) process.kill(pid, "SIGKILL");
  }
  await database?.remove();
});

/** One request on a connection of its own, sent once. Gives the status, or what went wrong. */
const send = (url: string, sent: Record<string, string>, body: string) =>
  new Promise<string>((resolve) => {
    const call = request(url, { method: "POST", agent: false, headers: sent }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", (error) => resolve(error.message));
    });
    call.on("error", (error) => resolve(error.message));
    call.end(body);
  });

/** Visitors who send without rest, each request once: bookings by the widgets and by the plain form. */
function visitors(url: string) {
  const answers = new Map<string, string>();
  let over = false;
  const visitor = async () => {
    while (!over) {
      const name = `Ana ${answers.size}`;
      answers.set(name, "none");
      const form = answers.size % 4 === 0;
      const request = { ...booking, name };
      const answer = form
        ? send(
            `${url}${formPaths.booking}`,
            {
              "content-type": "application/x-www-form-urlencoded",
              "sec-fetch-site": "same-origin",
            },
            String(new URLSearchParams(request)),
          )
        : send(
            `${url}${paths.booking}`,
            {
              "content-type": "application/json",
              [headers.apiKey]: DEFAULT_ANON_KEY,
              [headers.idempotencyKey]: name,
            },
            JSON.stringify(request),
          );
      answers.set(name, await answer);
    }
  };
  const visiting = Promise.all(Array.from({ length: CLIENTS }, visitor));
  return {
    /** Waits until so many more were answered. */
    async more(count: number) {
      const enough = answers.size + count;
      await expect.poll(() => answers.size).toBeGreaterThan(enough);
    },
    async leave() {
      over = true;
      await visiting;
      return answers;
    },
  };
}

async function expectAllOnce(answers: Map<string, string>) {
  expect([...answers].filter(([, status]) => status !== "200")).toEqual([]);
  const stored = await database.read((opened) => createLeadAdmin(opened).list());
  expect(stored.map(({ name }) => name).sort()).toEqual([...answers.keys()].sort());
}

describe.each(databaseNames)("a restart on %s", (name) => {
  it("fails, loses and duplicates nothing behind a proxy that retries", async () => {
    database = await openFor(name);
    const PORT = String(await freePort());
    let server: Launched = launch(programs.main, [], { ...database.variables, PORT });
    let up: Promise<unknown> = server.url;
    const proxy = await startProxy(await server.url, () => up);
    const visiting = visitors(proxy.url);
    for (let restart = 0; restart < RESTARTS; restart++) {
      await visiting.more(20);
      const { child, ended } = server;
      up = ended.then(({ code }) => {
        expect(code).toBe(0);
        server = launch(programs.main, [], { ...database.variables, PORT });
        return server.url;
      });
      child.kill("SIGTERM");
      await up;
    }
    await visiting.more(20);
    const answers = await visiting.leave();
    await proxy.stop();
    server.child.kill("SIGTERM");
    await server.ended;
    expect(proxy.retried).toBeGreaterThan(0);
    await expectAllOnce(answers);
  });

  it("needs no proxy's help on a socket that a service manager holds", async () => {
    database = await openFor(name);
    const socket = createServer().listen(0, "127.0.0.1");
    await once(socket, "listening");
    const port = portOf(socket);
    const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
    // As a service manager does it: the socket stays open here, and each server finds it as number 3.
    const start = 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"';
    const turns = Array.from({ length: RESTARTS + 1 }, (_, turn) => turn).join(" ");
    manager = spawn(
      "sh",
      [
        "-c",
        `for turn in ${turns}; do sh -c '${start}' "$0" "$1"; done`,
        process.execPath,
        programs.main,
      ],
      {
        env: environment(database.variables),
        stdio: ["ignore", "pipe", "ignore", fd],
      },
    );
    socket.close();
    let output = "";
    manager.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    const listening = async (turn: number) => {
      const found = () => [...output.matchAll(/pid (\d+)\nMaloca listens on (\S+)/g)];
      await expect.poll(found).toHaveLength(turn + 1);
      expect(found()[turn]?.[2]).toBe(`http://127.0.0.1:${port}`);
      pid = Number(found()[turn]?.[1]);
      return pid;
    };
    await listening(0);
    const visiting = visitors(`http://127.0.0.1:${port}`);
    for (let turn = 0; turn < RESTARTS; turn++) {
      const old = await listening(turn);
      await visiting.more(20);
      process.kill(old, "SIGTERM");
    }
    const last = await listening(RESTARTS);
    await visiting.more(20);
    const answers = await visiting.leave();
    process.kill(last, "SIGTERM");
    if (manager.exitCode === null) await once(manager, "exit");
    await expectAllOnce(answers);
  });
});
