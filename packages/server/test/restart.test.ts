// tier: merge

import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { DEFAULT_ANON_KEY, formPaths, headers, paths } from "@maloca/catalog";
import { afterEach, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { type Opened, openFor } from "./databases";
import { portOf } from "./ports";
import { environment, programs } from "./programs";
import { booking } from "./samples";

const RESTARTS = 2;
const CLIENTS = 6;

let database: Opened;
let end = () => {};
afterEach(async () => {
  end();
  await database?.remove();
});

const keyed = { "content-type": "application/json", [headers.apiKey]: DEFAULT_ANON_KEY };
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

/** Visitors who send without rest, each request once: bookings by the widgets and by the plain form. */
function visitors(url: string) {
  const answers = new Map<string, unknown>();
  let over = false;
  const send = async (name: string, plain: boolean) => {
    const body = { ...booking, name };
    const [path, sent, text] = plain
      ? [formPaths.booking, form, `${new URLSearchParams(body)}`]
      : [paths.booking, { ...keyed, [headers.idempotencyKey]: name }, JSON.stringify(body)];
    // Each on a connection of its own.
    const calling = request(url + path, { method: "POST", agent: false, headers: sent }).end(text);
    const [answer] = (await once(calling, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const visitor = async () => {
    while (!over) {
      const name = `Ana ${answers.size}`;
      const plain = answers.size % 4 === 0;
      answers.set(name, "none");
      answers.set(name, await send(name, plain).catch(String));
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
    },
    async areAllStoredOnce() {
      expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
      const stored = await database.read((opened) => createLeadAdmin(opened).list());
      expect(stored.map(({ name }) => name).sort()).toEqual([...answers.keys()].sort());
    },
  };
}

it("a restart on a socket that a service manager holds fails, loses and duplicates nothing", async () => {
  database = await openFor("PGlite");
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const port = portOf(socket);
  const { fd } = (socket as typeof socket & { _handle: { fd: number } })._handle;
  // As a service manager does it: the socket stays open here, and each server finds it as number 3.
  const start = 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"';
  const turns = Array.from({ length: RESTARTS + 1 }, (_, turn) => turn).join(" ");
  const script = `for turn in ${turns}; do sh -c '${start}' "$0" "$1"; done`;
  const manager = spawn("sh", ["-c", script, process.execPath, programs.main], {
    env: environment(database.variables),
    stdio: ["ignore", "pipe", "ignore", fd],
  });
  socket.close();
  let output = "";
  manager.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  let pid = 0;
  end = () => {
    if (manager.exitCode !== null) return;
    manager.kill("SIGKILL");
    if (pid) process.kill(pid, "SIGKILL");
  };
  const listening = async (turn: number) => {
    const found = () => [...output.matchAll(/pid (\d+)\nMaloca listens on (\S+)/g)];
    await expect.poll(found).toHaveLength(turn + 1);
    expect(found()[turn]?.[2]).toBe(`http://127.0.0.1:${port}`);
    pid = Number(found()[turn]?.[1]);
  };
  await listening(0);
  const visiting = visitors(`http://127.0.0.1:${port}`);
  for (let turn = 1; turn <= RESTARTS; turn++) {
    await visiting.more(20);
    process.kill(pid, "SIGTERM");
    await listening(turn);
  }
  await visiting.more(20);
  await visiting.leave();
  process.kill(pid, "SIGTERM");
  if (manager.exitCode === null) await once(manager, "exit");
  await visiting.areAllStoredOnce();
});
