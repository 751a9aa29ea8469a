import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { HOUR_MS } from "../src/durations";
import { type ListenLimits, listen } from "../src/http/node/listen";
import { createSmtp } from "../src/mail/node/smtp";
import { createWebhooks } from "../src/webhooks/deliver";
import { createPost } from "../src/webhooks/node/public-address";
import { addWebhook, listWebhooks } from "../src/webhooks/webhooks";
import { decode } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { startTcpProxy, type TcpProxy } from "./ports";

const dns = createRequire(import.meta.url)(
  "node:dns/promises",
) as typeof import("node:dns/promises");

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

describe("a peer that goes away", { timeout: limit(30) }, () => {
  const mails = useMails("PGlite");
  const { askTeam: ask, clock, database, later } = mails;
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = await startTcpProxy(mails.mailbox.url);
  });
  afterEach(() => proxy.cut());
  const unsent = () => mails.admin().unsent();
  const outbox = (url: string, silence?: number) =>
    mails.outbox({ send: createSmtp(url, TEAM, TEAM, { silence }) });

  it("as a mail server in the middle of a conversation costs no mail, and repeats none under another Message-ID", async () => {
    const references = [await ask(), await ask()];
    // The connection stays, and nothing comes any more.
    mails.mailbox.answerWith(() => {
      if (mails.mailbox.mails.length === 1) proxy.freeze();
      return null;
    });
    await outbox(proxy.url, 500).deliver();
    expect(await unsent()).toMatchObject({ error: expect.stringContaining("ETIMEDOUT") });
    const taken = mails.mailbox.mails.length;
    proxy.thaw({ old: false });
    mails.mailbox.answerWith(() => null);
    later(HOUR_MS);
    await outbox(proxy.url).deliver();
    expect(await unsent()).toMatchObject({ waiting: 0, dead: 0 });
    for (const reference of references) {
      const found = mails.mailbox.mails.filter(({ raw }) => decode(raw).includes(reference));
      // What the server took before it went silent may come again, under the same Message-ID.
      const ids = new Set(found.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]));
      expect(ids.size).toBe(1);
    }
    expect(mails.mailbox.mails.length - taken).toBeLessThanOrEqual(2);
  });

  it("as the name of a mail server keeps the mails waiting, and says why", async () => {
    await ask();
    expect(await outbox("smtp://no-such-host.invalid").deliver()).toBe(0);
    expect(await unsent()).toMatchObject({ waiting: 1, error: expect.stringContaining("EDNS") });
    later(HOUR_MS);
    expect(await outbox(mails.mailbox.url).deliver()).toBe(1);
  });

  it("as the name of a webhook keeps its deliveries waiting, and says why", async () => {
    const url = "https://no-such-host.invalid/hook";
    await addWebhook(database, { name: "crm", url, format: "standard" }, clock());
    await ask();
    const send = createPost({ hosts: ["no-such-host.invalid"] });
    expect(await createWebhooks({ database, post: send, clock }).deliver()).toBe(0);
    expect(await listWebhooks(database)).toMatchObject([
      { waiting: 1, dead: 0, history: [{ outcome: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/) }] },
    ]);
  });

  it("as a name server holds up no delivery for longer than its program may", async () => {
    const { lookup } = dns;
    onTestFinished(() => {
      dns.lookup = lookup;
      syncBuiltinESMExports();
    });
    Object.assign(dns, { lookup: () => new Promise(() => {}) });
    syncBuiltinESMExports();
    const call = createPost({ hosts: ["silent.example"] }, 50);
    await expect(call("https://silent.example/", "{}", {})).rejects.toThrow("timeout");
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
