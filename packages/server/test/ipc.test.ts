import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { answerRequests, sendRequest } from "../src/storage/node/ipc";
import { temporaryFolder } from "./temporary-folder";

const REQUEST = { op: "examine" };

async function serve(connected: (socket: Socket) => void): Promise<string> {
  const path = join(await temporaryFolder(), "socket");
  const server = createServer(connected).listen(path);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return path;
}

test("a server says that it is still at work, until it answers", async () => {
  let finish = (_result: string) => {};
  const done = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const path = await serve((socket) => answerRequests(socket, () => done, 1));
  const caller = connect(path);
  caller.setEncoding("utf8");
  caller.write(`${JSON.stringify(REQUEST)}\n`);
  expect(String(await once(caller, "data"))).toMatch(/^(\{"alive":true\}\n)+$/);
  finish("well");
  let rest = "";
  for await (const chunk of caller) rest += chunk;
  expect(rest).toMatch(/\{"result":"well"\}\n$/);
});

test("a caller does not take it for the answer", async () => {
  const path = await serve((socket) => socket.end('{"alive":true}\n{"result":"well"}\n'));
  expect(await sendRequest(path, REQUEST)).toEqual({ result: "well" });
});
