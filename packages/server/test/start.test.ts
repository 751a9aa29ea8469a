import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { DEFAULT_ANON_KEY, formPaths, headers, paths } from "@maloca/catalog";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { setOperator } from "@maloca/catalog/operator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { StartError } from "../src/errors";
import { hasAnotherKey } from "../src/http/node/builds";
import { createLeadAdmin } from "../src/leads/admin";
import type { Running } from "../src/start";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { askHolder } from "../src/storage/node/folder-lock";
import { runCommand, testServer } from "./in-process";
import { freePort, startTcpProxy } from "./ports";
import { book, programs, run } from "./programs";
import { callingLoopback, type Receiver, startReceiver } from "./receiver";
import { booking, post, submitted } from "./samples";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const folder = await temporaryFolder();

describe("a start that fails", () => {
  const fails = async (variables: Record<string, string>) => {
    const error = await testServer(variables).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).not.toContain("\n");
    return error.message;
  };

  it("ends the program with one line and code 1; help ends it with 0, another argument with 2", async () => {
    const ends = (PORT: string, ...args: string[]) => run(programs.main, args, { PORT });
    expect(await ends("http")).toEqual({
      ...{ code: 1, stdout: "" },
      stderr:
        'Maloca cannot start: PORT must be a whole number from 0 to 65535, but it is "http". Correct it or leave it unset.\n',
    });
    const { code, stdout, stderr } = await ends("0", "-h");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Maloca: .+\n\nUsage: maloca-server\n/);
    expect(await ends("0", "--port=80")).toEqual({
      ...{ code: 2, stdout: "" },
      stderr: 'Maloca takes no argument "--port=80". See: maloca-server --help\n',
    });
  });

  it("names the taken port before anything is made or changed", async () => {
    const server = await testServer();
    const { port } = new URL(server.url);
    const none = join(folder, "none at all");
    expect(await fails({ DATA_DIR: none, PORT: port })).toContain(
      `port ${port} of 127.0.0.1 is taken`,
    );
    expect(existsSync(none)).toBe(false);
    await server.close();
  });

  it("says why a folder or a database in it cannot be had", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    expect(await fails({ DATA_DIR: file })).toContain("is a file, or below one (ENOTDIR)");
    // Below it the system says that a folder is missing which is there.
    if (process.platform === "linux")
      expect(await fails({ DATA_DIR: "/proc/nope/a" })).toContain(
        "is where no folder can be made (ENOENT)",
      );
    await mkdir(join(folder, "broken/postgres"), { recursive: true });
    await writeFile(join(folder, "broken/postgres/PG_VERSION"), "9\n");
    expect(await fails({ DATA_DIR: join(folder, "broken") })).toContain("cannot be opened");
  });
});

const forwarded = (addresses: string) => ({ "x-forwarded-for": addresses });

describe("a running server", () => {
  let server: Running;
  let receiver: Receiver;
  let DATA_DIR: string;
  beforeAll(async () => {
    [receiver, DATA_DIR] = await Promise.all([startReceiver(), dataFolder()]);
    const variables = { DATA_DIR, RATE_LIMIT: "5", TRUST_PROXY: "1" };
    // Whatever goes out here was woken.
    server = await callingLoopback(() => testServer(variables, { pollMs: 24 * 60 * 60_000 }));
  });
  afterAll(async () => {
    await server?.close();
    await receiver?.stop();
  });

  it("sends the next lead to the first webhook that is added at once, without waiting for its timer", async () => {
    const added = { op: "webhook", action: "add", name: "crm", word: receiver.url };
    const answer = await askHolder(DATA_DIR, { ...added, format: "standard" });
    expect(answer).toMatchObject({ result: { secret: expect.stringMatching(/^whsec_/) } });
    const reference = await book(server.url);
    await expect.poll(() => receiver.references()).toEqual([reference]);
  });

  it("counts by the address that its proxy saw, whatever the caller claims", async () => {
    const call = (claim: string, seen: string) =>
      fetch(`${server.url}${paths.booking}`, post("{", forwarded(`${claim}, ${seen}`)));
    for (let index = 0; index < 5; index++) {
      expect((await call(`1.1.1.${index}`, "10.2.2.2")).status).toBe(400);
    }
    expect((await call("1.1.1.9", "10.2.2.2")).status).toBe(429);
    expect((await call("1.1.1.9", "10.2.2.3")).status).toBe(400);
  });

  it("accepts an older browser's form for the host that its trusted proxy names", async () => {
    const send = async (host: string) => {
      const seen = { ...forwarded("10.3.3.3"), "x-forwarded-host": host };
      const own = { ...seen, origin: "https://www.maloca.test" };
      const call = submitted({ email: "lector@example.org" }, own);
      return (await fetch(`${server.url}${formPaths.newsletter}`, call)).status;
    };
    expect(await send("evil.test, www.maloca.test")).toBe(200);
    expect(await send("www.maloca.test, evil.test")).toBe(403);
  });

  it("asks browsers to stay on HTTPS only if its proxy reports HTTPS", async () => {
    const hsts = async (protocol: string, path: string) => {
      const answer = await fetch(server.url + path, { headers: { "x-forwarded-proto": protocol } });
      return answer.headers.get("strict-transport-security");
    };
    for (const path of ["/healthz", "/nada"])
      expect(await hsts("https", path)).toBe("max-age=31536000");
    expect(await hsts("http", "/healthz")).toBeNull();
  });
});

it("a server answers at no foreign host once its site's address is set, and shows what was published while its database is away", async () => {
  const postgres = await createDatabase();
  const proxy = await startTcpProxy(postgres.url);
  const variables = {
    ...{ DATABASE_URL: proxy.url, DATA_DIR: await temporaryFolder() },
    SITE_HOSTS: "leads.maloca.co",
  };
  const facts = { siteUrl: "https://www.maloca.co", nit: "901.234.567-8" };
  await writeFile(join(variables.DATA_DIR, "maloca.json"), JSON.stringify(facts));
  const before = await testServer(variables);
  const ask = async (path: string, host: string) => {
    const call = request(before.url, { path, headers: { host } }).end();
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const host of ["www.maloca.co", "leads.maloca.co", new URL(before.url).host])
    expect(await ask("/", host)).toBe(200);
  for (const path of ["/", "/cdn/maloca.js", "/formulario/reserva", "http://evil.example/"])
    expect(await ask(path, "evil.example")).toBe(421);
  expect(await ask("http://evil.example/", "www.maloca.co")).toBe(421);
  expect(await ask("/healthz", "10.0.0.7")).toBe(200);
  await before.close();
  await proxy.cut();
  const PORT = String(await freePort());
  const starting = testServer({ ...variables, PORT });
  const says = (path: string) =>
    fetch(`http://127.0.0.1:${PORT}${path}`).then(
      (answer) => answer.text(),
      () => "",
    );
  for (const path of ["/", "/formulario/reserva"])
    await expect.poll(() => says(path), { timeout: limit(10) }).toContain(facts.nit);
  await proxy.restore();
  await (await starting).close();
  setOperator(shippedDocuments.company);
  await proxy.cut();
  await postgres.stop();
});

it("a server without a proxy believes none, says that it has no rate limit, is ready, and finishes requests under way before it closes", async () => {
  const DATA_DIR = await dataFolder();
  const events: string[] = [];
  const server = await testServer({ DATA_DIR }, { log: (event) => void events.push(event) });
  expect(events.join()).toContain("without limit: RATE_LIMIT is 0");
  const forwarded = { headers: { "x-forwarded-proto": "https" } };
  const ready = await fetch(`${server.url}/readyz`, forwarded);
  expect(ready.headers.get("strict-transport-security")).toBeNull();
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
  const security = await (await fetch(`${server.url}/.well-known/security.txt`)).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+\n/);
  expect(Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
  // Half a request has arrived when the server begins to close.
  const body = JSON.stringify(booking);
  const half = connect(Number(new URL(server.url).port), "127.0.0.1");
  let answer = "";
  half.on("data", (chunk) => {
    answer += chunk;
  });
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  half.write(
    `POST ${paths.booking} HTTP/1.1\r\nHost: x\r\n${headers.apiKey}: ${DEFAULT_ANON_KEY}\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${chunk(body.slice(0, 50))}`,
  );
  await book(server.url);
  let closed = false;
  const closing = server.close().then(() => {
    closed = true;
  });
  await expect(book(server.url)).rejects.toThrow();
  expect(closed).toBe(false);
  half.write(chunk(body.slice(50)) + chunk(""));
  await closing;
  // Whoever keeps connections learns that this one has no next request.
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*^connection: close\r$/im);
  const database = await openEmbedded(DATA_DIR);
  expect(await createLeadAdmin(database).list()).toHaveLength(2);
  await database.close();
});

it("a server whose database goes away answers 503 until it is back, then goes on", async () => {
  const postgres = await createDatabase();
  const proxy = await startTcpProxy(postgres.url);
  const server = await testServer({ DATABASE_URL: proxy.url });
  await book(server.url);
  await proxy.cut();
  const health = () => fetch(`${server.url}/healthz`);
  for (const answer of [await fetch(server.url + paths.booking, post(booking)), await health()])
    expect([answer.status, (await answer.json()).code]).toEqual([503, "unavailable"]);
  await proxy.restore();
  await expect.poll(() => book(server.url).catch(() => null)).toBeTruthy();
  await expect.poll(async () => (await health()).status).toBe(200);
  await server.close();
  await proxy.cut();
  await postgres.stop();
});

describe("a server with another public key than its site and widgets", () => {
  const built = async (anonKey: string) => {
    const stamp = join(await temporaryFolder(), "build.json");
    await writeFile(stamp, JSON.stringify({ anonKey }));
    return stamp;
  };

  it("is not ready, and its log and the doctor say why", async () => {
    const events: string[] = [];
    const log = (event: string) => void events.push(event);
    const DATA_DIR = await dataFolder();
    const server = await testServer({ DATA_DIR }, { log, stamp: await built("otra-llave") });
    expect(events).toContain("requests of this build's pages are refused");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await runCommand(["doctor"], { DATA_DIR })).stdout).toContain("✗ Llave pública: ");
    await server.close();
  });

  it("is distinguished from one with the same key, without a key, or of an unknown build", async () => {
    expect(hasAnotherKey(await built("una"), "otra")).toBe(true);
    expect(hasAnotherKey(await built("una"), "una")).toBe(false);
    expect(hasAnotherKey(await built(""), DEFAULT_ANON_KEY)).toBe(false);
    expect(hasAnotherKey(await built(""), "otra")).toBe(true);
    expect(hasAnotherKey("/nowhere/build.json", "otra")).toBe(false);
  });
});
