import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { listen } from "../src/http/node/listen";

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
