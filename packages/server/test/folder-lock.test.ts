import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { StartError } from "../src/errors";
import { askHolder, holdFolder } from "../src/storage/node/folder-lock";
import { answerRequests, sendRequest } from "../src/storage/node/ipc";
import type { FolderLock } from "../src/storage/node/lock-socket";
import { launch, programs } from "./programs";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { held } from "./ticks";

let folder: string;
const locks: FolderLock[] = [];

const hold = async (options?: { brief: boolean }) => {
  const lock = await holdFolder(folder, options);
  locks.push(lock);
  return lock;
};

describe("one owner a data folder", () => {
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const lock of locks.splice(0)) await lock.release();
  });

  it("refuses a second one, naming the process that has it", async () => {
    await hold();
    await expect(holdFolder(folder)).rejects.toThrow(StartError);
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it("hands the folder over when it is released, and has no holder to ask meanwhile", async () => {
    await (await hold()).release();
    expect(await askHolder(folder, { op: "list" })).toBeUndefined();
    await hold();
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
  });

  it("is refused while its server runs or is frozen, and has one winner when three start over a dead one's", async () => {
    await dataFolder(folder);
    const start = () => launch(programs.main, [], { DATA_DIR: folder });
    const { child, url, ended } = start();
    await url;
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill("SIGSTOP");
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill("SIGKILL");
    await ended;
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
    const rivals = Array.from({ length: 3 }, start);
    const settled = await Promise.allSettled(rivals.map((rival) => rival.url));
    const [winner, ...others] = rivals.filter((_, at) => settled[at]?.status === "fulfilled");
    expect(others).toEqual([]);
    for (const rival of rivals.filter((each) => each !== winner))
      expect(rival.output()).toContain(`in use by process ${winner?.child.pid}`);
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
    winner?.child.kill("SIGKILL");
    await winner?.ended;
  });

  it("waits for a command that ends by itself", async () => {
    const brief = await hold({ brief: true });
    const next = hold();
    // The next shows itself, and finds the folder taken.
    await expect.poll(() => readdir(join(folder, "lock"))).toHaveLength(2);
    await brief.release();
    await next;
  });

  it("answers commands once it can, and says what went wrong", async () => {
    const lock = await hold();
    const early = askHolder(folder, { op: "list", kind: "booking" });
    // Whoever is answered came after the other.
    await askHolder(folder, { op: "hello" });
    lock.answer(async (command) => {
      if (command.op === "list") return { got: command.kind };
      throw new Error("no such thing");
    });
    expect(await early).toEqual({ result: { got: "booking" } });
    expect(await askHolder(folder, { op: "other" })).toEqual({ error: "no such thing" });
  });

  it.skipIf(process.platform === "win32")("refuses a path that no socket can have", async () => {
    await expect(holdFolder(join(folder, "x".repeat(120)))).rejects.toThrow("too long");
  });
});

const REQUEST = { op: "examine" };

async function serve(connected: (socket: Socket) => void): Promise<string> {
  const path = join(await temporaryFolder(), "socket");
  const server = createServer(connected).listen(path);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return path;
}

it("a server says that it is still at work, until it answers", async () => {
  const { work, finish } = held<string>();
  const path = await serve((socket) => answerRequests(socket, () => work, 1));
  const caller = connect(path);
  caller.setEncoding("utf8");
  caller.write(`${JSON.stringify(REQUEST)}\n`);
  expect(String(await once(caller, "data"))).toMatch(/^(\{"alive":true\}\n)+$/);
  finish("well");
  let rest = "";
  for await (const chunk of caller) rest += chunk;
  expect(rest).toMatch(/\{"result":"well"\}\n$/);
});

it("a caller does not take it for the answer", async () => {
  const path = await serve((socket) => socket.end('{"alive":true}\n{"result":"well"}\n'));
  expect(await sendRequest(path, REQUEST)).toEqual({ result: "well" });
});
