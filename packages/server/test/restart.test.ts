// tier: merge

import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { DEFAULT_ANON_KEY, formPaths, headers, paths } from "@maloca/catalog";
import { afterEach, expect, it } from "vitest";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { createLeadAdmin } from "../src/leads/admin";
import { databaseNames, type Opened, openFor } from "./databases";
import { freePort, portOf } from "./ports";
import { environment, type Launched, launch, programs } from "./programs";
import { booking } from "./samples";

const RESTARTS = 2;
const CLIENTS = 6;

let database: Opened;
let end = () => {};
afterEach(async () => {
  end();
  await database?.remove();
});

/** One request, sent once. */
async function call(url: string, sent: object, body: string | Buffer, agent: Agent | false) {
  const options = { method: "POST", agent, headers: sent as Record<string, string> };
  const calling = request(url, options).end(body);
  const [answer] = (await once(calling, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, text: Buffer.concat(await answer.toArray()) };
}

const keyed = { "content-type": "application/json", [headers.apiKey]: DEFAULT_ANON_KEY };
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

/** Visitors who send without rest, each request once: bookings by the widgets and by the plain form. */
function visitors(url: string) {
  const answers = new Map<string, unknown>();
  let over = false;
  const send = (name: string, plain: boolean) => {
    const body = { ...booking, name };
    if (plain) return call(url + formPaths.booking, form, `${new URLSearchParams(body)}`, false);
    const sent = { ...keyed, [headers.idempotencyKey]: name };
    return call(url + paths.booking, sent, JSON.stringify(body), false);
  };
  const visitor = async () => {
    while (!over) {
      const name = `Ana ${answers.size}`;
      const plain = answers.size % 4 === 0;
      answers.set(name, "none");
      answers.set(name, await send(name, plain).then(({ status }) => status, String));
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

/**
 * A reverse proxy with the rule of docs/deploy.md: what meets no server waits until one is `up`, and what is
 * cut off before its answer is sent again where that stores it once: by its key, or by what it says. It keeps
 * connections to the server, which is the harder case.
 */
async function startProxy(target: string, up: () => Promise<unknown>) {
  const agent = new Agent({ keepAlive: true });
  const plain: string[] = Object.values(formPaths);
  let retried = 0;
  const { url, close } = await serveOnLoopback(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const repeatable =
      headers.idempotencyKey.toLowerCase() in incoming.headers ||
      plain.includes(incoming.url ?? "");
    const kept = { ...incoming.headers, connection: "keep-alive" };
    for (let attempt = 0; ; attempt++) {
      try {
        const { status, text } = await call(target + incoming.url, kept, body, agent);
        if (attempt) retried++;
        outgoing.writeHead(status).end(text);
        return;
      } catch (error) {
        if (Object(error).code !== "ECONNREFUSED" && !repeatable) {
          outgoing.writeHead(502).end();
          return;
        }
        await up();
      }
    }
  });
  const stop = () => {
    agent.destroy();
    return close();
  };
  return { url, retried: () => retried, stop };
}

it.each(databaseNames)(
  "a restart on %s fails, loses and duplicates nothing behind a proxy that retries",
  async (name) => {
    database = await openFor(name);
    const variables = { ...database.variables, PORT: String(await freePort()) };
    let server: Launched = launch(programs.main, [], variables);
    let up: Promise<unknown> = server.url;
    const proxy = await startProxy(await server.url, () => up);
    const visiting = visitors(proxy.url);
    for (let restart = 0; restart < RESTARTS; restart++) {
      await visiting.more(20);
      const { child, ended } = server;
      up = ended.then(({ code }) => {
        expect(code).toBe(0);
        server = launch(programs.main, [], variables);
        return server.url;
      });
      child.kill("SIGTERM");
      await up;
    }
    await visiting.more(20);
    await visiting.leave();
    await proxy.stop();
    server.child.kill("SIGTERM");
    await server.ended;
    expect(proxy.retried()).toBeGreaterThan(0);
    await visiting.areAllStoredOnce();
  },
);

it("a restart needs no proxy's help on a socket that a service manager holds", async () => {
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
