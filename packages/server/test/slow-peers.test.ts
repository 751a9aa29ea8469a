import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { type ListenLimits, listen } from "../src/http/node/listen";

describe("an answer that its caller does not take", { timeout: limit(10) }, () => {
  /** More than the buffers of both ends hold. */
  const large = Buffer.alloc(64 * 1024 * 1024, "a");

  async function serve(limits?: ListenLimits) {
    const answers: ServerResponse[] = [];
    const server = createServer((_, response) => {
      answers.push(response);
      response.end(large);
    });
    const listening = await listen(server, { HOST: "127.0.0.1", PORT: 0 }, {}, limits);
    onTestFinished(() => listening.drain());
    return {
      answers,
      async ask(times = 1): Promise<Socket> {
        const socket = connect(Object(server.address()).port, "127.0.0.1");
        socket.on("error", () => {});
        const asked = once(server, "request");
        socket.write("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n".repeat(times));
        await asked;
        return socket;
      },
    };
  }

  it.each<[string, ListenLimits, number]>([
    ["when nothing of it is read for long", { silentMs: 200 }, 0],
    ["when it takes too long in all, however often something is read", { answerMs: 500 }, 1024],
  ])("is given up %s", async (_, limits, bytes) => {
    const { answers, ask } = await serve(limits);
    const socket = await ask();
    socket.pause();
    const sip = setInterval(() => bytes && socket.read(bytes), 10);
    onTestFinished(() => clearInterval(sip));
    if (!answers[0]?.destroyed) await once(answers[0] as ServerResponse, "close");
    expect(socket.bytesRead).toBeLessThan(large.length);
  });

  it("is not one of hundreds that it asked for at once: they would fill the memory", async () => {
    const { answers, ask } = await serve();
    const socket = (await ask(100)).resume();
    if (!socket.destroyed) await once(socket, "close");
    expect(answers.length).toBeLessThan(10);
  });

  it("is not given up while it is read", async () => {
    const { ask } = await serve();
    const socket = await ask();
    let bytes = 0;
    socket.on("data", ({ length }) => {
      bytes += length;
      if (bytes > large.length) socket.end();
    });
    await once(socket, "close");
    expect(bytes).toBeGreaterThan(large.length);
  });
});

const KEPT_MS = 50;
/** Longer than a connection is kept, with the second that newer versions of Node add. */
const BUSY_MS = 1300;

it("a request on a kept connection is answered though the process was busy when it came, and a silent one is closed", async () => {
  const server = createServer({ keepAliveTimeout: KEPT_MS }, (_, response) => response.end("sí"));
  const { url, drain } = await listen(server, { HOST: "127.0.0.1", PORT: 0 }, {});
  expect(url).toMatch(/^http:/);
  const { port } = Object(server.address());
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answers = "";
  socket.on("data", (text) => {
    answers += text;
  });
  const ask = async () => {
    const more = once(socket, "data");
    socket.write("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n");
    return more;
  };
  await ask();
  const second = ask();
  const begun = performance.now();
  while (performance.now() - begun < BUSY_MS);
  await second;
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  await once(socket, "close");
  await drain();
});
