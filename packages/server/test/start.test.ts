import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { BODY_LIMIT, DEFAULT_ANON_KEY, formPaths, headers, paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../src/environment";
import { release, releasesOf } from "../src/http/node/releases";
import { createLeadAdmin } from "../src/leads/admin";
import { crashLine, isLostTypesQuery } from "../src/process";
import type { Running } from "../src/start";
import { StartError } from "../src/start-error";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { askHolder } from "../src/storage/node/folder-lock";
import { startReceiver } from "../stress/receiver";
import { callingLoopback } from "./loopback";
import { startMailbox } from "./mailbox";
import { freePort } from "./ports";
import type { Postgres } from "./postgres";
import { book, launch, programs, run } from "./programs";
import { booking, post } from "./samples";
import { startTcpProxy } from "./tcp-proxy";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { testServer } from "./test-server";

let folder: string;
/** A data folder, made before the tests: the first on a machine takes seconds. */
let taken: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  taken = await dataFolder(join(folder, "taken"));
});

describe("the environment", () => {
  it("has the documented defaults, and takes an empty variable as unset", () => {
    expect(readEnvironment({ PORT: " ", SMTP_URL: "" })).toEqual({
      PORT: 4173,
      HOST: "127.0.0.1",
      DATA_DIR: ".data",
      ANON_KEY: "maloca-public",
      RATE_LIMIT: 30,
      ALLOWED_ORIGINS: ["*"],
      TRUST_PROXY: 0,
      BACKUP_AT: "03:00",
    });
  });

  it("reads what is set", () => {
    const mail = { SMTP_URL: "smtps://u:p@mail.example:465", MAIL_TO: "a@b.co,c@d.co" };
    expect(
      readEnvironment({
        ...mail,
        PORT: "0",
        MAIL_FROM: "Maloca <a@b.co>",
        ALLOWED_ORIGINS: "https://a.example, https://b.example:8443",
        TRUST_PROXY: "true",
      }),
    ).toMatchObject({
      ...mail,
      PORT: 0,
      ALLOWED_ORIGINS: ["https://a.example", "https://b.example:8443"],
      TRUST_PROXY: 1,
    });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://host/db"],
    ["SMTP_URL", "mail.example"],
    ["MAIL_TO", "nobody"],
    ["MAIL_FROM", "a@b.co\r\nBcc: x@y.z"],
    ["ANON_KEY", "two words"],
    ["RATE_LIMIT", "many"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "booking:two"],
    ["RETENTION_DAYS", "reservas:30"],
    ["ALLOWED_ORIGINS", "partner.example"],
    ["ALLOWED_ORIGINS", "https://partner.example/page"],
    ["TRUST_PROXY", "yes"],
    ["MAIL_SECRET", "too short"],
  ])("refuses %s=%j in one line", (name, value) => {
    let message = "";
    try {
      readEnvironment({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(StartError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} must .+ Correct it or leave it unset\\.$`));
  });

  it("does not repeat a password", () => {
    expect(() => readEnvironment({ DATABASE_URL: "mysql://u:s3cret@host" })).toThrow(
      /^DATABASE_URL must (?!.*s3cret)/,
    );
  });

  it("wants both addresses beside a mail server", () => {
    const SMTP_URL = "smtp://mail.example";
    expect(() => readEnvironment({ SMTP_URL, MAIL_FROM: "a@b.co" })).toThrow(
      /^MAIL_TO must be set/,
    );
    expect(() => readEnvironment({ SMTP_URL, MAIL_TO: "a@b.co" })).toThrow(
      /^MAIL_FROM must be set/,
    );
  });
});

describe("a start that fails", () => {
  const fails = async (variables: Record<string, string>) => {
    const { code, stdout, stderr } = await run(programs.main, [], variables);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^Maloca cannot start: .+\n$/);
    return stderr;
  };

  it("says which variable is wrong", async () => {
    expect(await fails({ PORT: "http" })).toContain(
      'PORT must be a whole number from 0 to 65535, but it is "http"',
    );
  });

  it("names the process that has the folder, and the port's number", async () => {
    const first = launch(programs.main, [], { DATA_DIR: taken });
    const { port } = new URL(await first.url);
    expect(await fails({ DATA_DIR: taken })).toContain(`in use by process ${first.child.pid}`);
    const other = await fails({ DATA_DIR: await dataFolder(join(folder, "other")), PORT: port });
    expect(other).toContain(`port ${port} of 127.0.0.1 is taken`);
    // Told before anything is made or changed.
    const none = join(folder, "none at all");
    expect(await fails({ DATA_DIR: none, PORT: port })).toContain("is taken");
    expect(existsSync(none)).toBe(false);
    await book(await first.url);
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);
  });

  it("says why a folder or a database in it cannot be had", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    expect(await fails({ DATA_DIR: file })).toContain("cannot be created (ENOTDIR)");
    // Below it the system says that a folder is missing which is there.
    if (process.platform === "linux")
      expect(await fails({ DATA_DIR: "/proc/nope/a" })).toContain("cannot be created (ENOENT)");
    await mkdir(join(folder, "broken/postgres"), { recursive: true });
    await writeFile(join(folder, "broken/postgres/PG_VERSION"), "9\n");
    expect(await fails({ DATA_DIR: join(folder, "broken") })).toContain("cannot be opened");
  });

  it("says why the database server cannot be used", async () => {
    const port = await freePort();
    const closed = await fails({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/db` });
    expect(closed).toContain(`127.0.0.1:${port} cannot be used: nothing listens there`);
    const { url, stop } = await createDatabase();
    try {
      const wrong = url.replace("s3cret", "wr0ng");
      const denied = await fails({ DATABASE_URL: wrong });
      expect(denied).toContain("the password or user is wrong");
      expect(denied).not.toContain("wr0ng");
      const missing = url.replace(/\/\w+$/, "/missing");
      expect(await fails({ DATABASE_URL: missing })).toContain("the database does not exist");
      const pooler = `${url}?pgbouncer=true&channel_binding=prefer`;
      const fine = launch(programs.main, [], { DATABASE_URL: pooler });
      await book(await fine.url);
      fine.child.kill("SIGTERM");
      expect((await fine.ended).code).toBe(0);
    } finally {
      await stop();
    }
  });
});

describe("a running server", () => {
  let server: Running;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  const site = () => join(folder, "site");
  const cdn = () => join(folder, "cdn");

  beforeAll(async () => {
    const files: Record<string, string> = {
      "site/index.html": "inicio",
      "site/404.html": "Oops!",
      "site/404.html.br": "br oops",
      "site/404.html.gz": "gz oops",
      "site/guaviare/index.html": "guaviare",
      "site/macarena.html": "macarena",
      "site/assets/page-BD5WXLQO.js": "let page",
      "site/assets/page-BD5WXLQO.js.br": "br bytes",
      "site/assets/page-BD5WXLQO.js.gz": "gz bytes",
      "site/functions/v1/trap.html": "trap",
      "cdn/maloca.js": "let loader",
      "cdn/0123456789ab/booking.js": "let booking",
      "cdn/newsletter.js": "let newsletter",
      "cdn/newsletter.js.br": "br newsletter",
      "cdn/manifest.json": '{"version":"2.3.4","integrity":{}}',
      "secret.txt": "secret",
      "site/_headers": [
        ...["/", "/guaviare", "/404.html"].map(
          (page) =>
            `${page}\n  Content-Security-Policy: default-src 'self' https://of.example${page}`,
        ),
        "",
      ].join("\n"),
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, ".."), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    mailbox = await startMailbox();
    const DATA_DIR = await dataFolder(join(folder, "running"));
    await release(cdn(), releasesOf(DATA_DIR));
    server = await callingLoopback(() =>
      testServer(
        {
          DATA_DIR,
          RATE_LIMIT: "5",
          TRUST_PROXY: "1",
          SMTP_URL: mailbox.url,
          MAIL_TO: "equipo@maloca.example",
          MAIL_FROM: "web@maloca.example",
        },
        // Whatever goes out here was woken.
        { site: site(), cdn: cdn(), pollMs: 24 * 60 * 60_000 },
      ),
    );
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await server?.close();
    await mailbox?.stop();
    await receiver?.stop();
  });

  /** Without fetch's own decoding, conditional requests and path cleaning. */
  const get = (path: string, extra: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
      (resolve, reject) => {
        const call = httpRequest(server.url, { path, method, headers: extra }, (answer) => {
          let body = "";
          answer.on("data", (chunk) => {
            body += chunk;
          });
          answer.on("end", () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body }),
          );
        });
        call.on("error", reject);
        call.end();
      },
    );

  it("takes a lead and mails the team", async () => {
    const reference = await book(server.url);
    // The team's and the visitor's, in either order.
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(1);
    expect(mailbox.mails[0]?.raw).toContain(reference);
  });

  it("tells the first webhook that is added of the next lead, without waiting for a look", async () => {
    const added = { op: "webhook", order: "add", name: "crm", word: receiver.url };
    const answer = await askHolder(join(folder, "running"), { ...added, format: "standard" });
    expect(answer).toMatchObject({ result: { secret: expect.stringMatching(/^whsec_/) } });
    const reference = await book(server.url);
    await expect.poll(() => [...receiver.told]).toEqual([reference]);
  });

  it.each([
    ["/", 200, "inicio"],
    ["/guaviare", 200, "guaviare"],
    ["/guaviare/", 200, "guaviare"],
    ["/macarena", 200, "macarena"],
    ["/macarena?de=aliado", 200, "macarena"],
    ["/nada", 404, "Oops!"],
    ["/404", 404, "Oops!"],
    ["/404.html", 404, "Oops!"],
    ["/nada/de/nada.js", 404, "Oops!"],
    ["/../secret.txt", 404, "Oops!"],
    ["/%2e%2e/secret.txt", 404, "Oops!"],
    ["/..%2fsecret.txt", 404, "Oops!"],
    ["/cdn/../../secret.txt", 404, "Oops!"],
    ["/cdn/..%2f..%2fsecret.txt", 404, "Oops!"],
  ])("answers %s with %d", async (path, status, body) => {
    const answer = await get(path);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("has no page under the backend's paths", async () => {
    for (const path of ["/functions/v1/trap", "/functions/v1/trap.html", "/rest/v1/x"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    }
  });

  it("revalidates pages and the loader each time, with 304 while they are unchanged", async () => {
    for (const path of ["/", "/guaviare", "/cdn/maloca.js", "/cdn/newsletter.js"]) {
      const first = await get(path);
      expect(first.headers["cache-control"]).toBe("no-cache");
      const again = await get(path, { "if-none-match": `"x", ${first.headers.etag}` });
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(again.headers.etag).toBe(first.headers.etag);
    }
    await writeFile(join(folder, "cdn/maloca.js"), "let newLoader");
    const old = await get("/cdn/newsletter.js");
    expect((await get("/cdn/maloca.js", { "if-none-match": `${old.headers.etag}` })).status).toBe(
      200,
    );
  });

  it("sends with a script none of the headers that browsers heed of a page alone", async () => {
    const forPages = ["content-security-policy", "permissions-policy", "referrer-policy"];
    const [page, script] = [await get("/guaviare"), await get("/assets/page-BD5WXLQO.js")];
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(forPages));
    expect(forPages.filter((name) => name in script.headers)).toEqual([]);
    expect(script.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/", "/"],
    ["/guaviare", "/guaviare"],
    ["/guaviare/", "/guaviare"],
    ["/guaviare/index.html?de=aliado", "/guaviare"],
    ["/404", "/404.html"],
    ["/nada", "/404.html"],
    ["/nada/de/nada.js", "/404.html"],
  ])("sends %s with the policy that the build wrote for %s, also unchanged", async (path, page) => {
    const first = await get(path);
    const policy = `default-src 'self' https://of.example${page}`;
    expect(first.headers["content-security-policy"]).toBe(policy);
    const again = await get(path, { "if-none-match": String(first.headers.etag) });
    expect(again.headers["content-security-policy"]).toBe(policy);
    const other = await get("/macarena");
    expect(other.headers["content-security-policy"]).toMatch(/^frame-ancestors 'self'/);
  });

  it("serves the script-tag build at a pinned address for good, and at a moving one anew", async () => {
    for (const [path, cache] of [
      ["/cdn/v2.3.4/newsletter.js", "public, max-age=31536000, immutable"],
      ["/cdn/v1/newsletter.js", "no-cache"],
      ["/cdn/newsletter.js", "no-cache"],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.body]).toEqual([200, "let newsletter"]);
      expect(answer.headers["cache-control"]).toBe(cache);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      const packed = await get(path, { "accept-encoding": "br" });
      expect([packed.headers["content-encoding"], packed.body]).toEqual(["br", "br newsletter"]);
      const known = await get(path, { "if-none-match": `${answer.headers.etag}` });
      expect([known.status, known.headers["cache-control"]]).toEqual([304, cache]);
    }
    for (const path of ["/cdn/v2.3.3/newsletter.js", "/cdn/v2.3.4/none.js"]) {
      const { status, headers: sent } = await get(path);
      expect([status, sent["cache-control"]]).toEqual([404, "no-cache"]);
    }
  });

  it("lets any page load the script-tag build", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers: sent } = await get("/cdn/maloca.js", {}, method);
      expect(status).toBe(200);
      expect(sent["content-type"]).toMatch(/^text\/javascript/);
      expect(sent["access-control-allow-origin"]).toBe("*");
      expect(sent["cross-origin-resource-policy"]).toBe("cross-origin");
    }
    expect((await get("/", {})).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("sends the compressed sibling to who takes it", async () => {
    const path = "/assets/page-BD5WXLQO.js";
    const plain = await get(path);
    const brotli = await get(path, { "accept-encoding": "gzip, br" });
    const gzip = await get(path, { "accept-encoding": "gzip" });
    expect([plain.body, brotli.body, gzip.body]).toEqual(["let page", "br bytes", "gz bytes"]);
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotli.headers["content-type"]).toMatch(/^text\/javascript/);
    expect(new Set([plain, brotli, gzip].map(({ headers: sent }) => sent.etag)).size).toBe(3);
  });

  it("sends the 404 page compressed too, whole, and to be asked for anew", async () => {
    const asked: Record<string, string>[] = [
      {},
      { "accept-encoding": "gzip, br" },
      { "accept-encoding": "gzip" },
    ];
    const answers = await Promise.all(asked.map((extra) => get("/nada", extra)));
    expect(answers.map(({ body }) => body)).toEqual(["Oops!", "br oops", "gz oops"]);
    for (const { status, headers: sent } of answers) {
      expect(status).toBe(404);
      expect(sent["content-type"]).toMatch(/^text\/html/);
      expect([sent["cache-control"], sent.etag]).toEqual(["no-cache", undefined]);
    }
    expect(answers[1]?.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": "7",
      vary: "Accept-Encoding",
    });
    const part = await get("/nada", { range: "bytes=0-1" });
    expect([part.status, part.body]).toEqual([404, "Oops!"]);
    const head = await get("/nada", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([404, "", "5"]);
  });

  it("refuses a body above the limit that comes in chunks, and goes on", async () => {
    // On connections of their own: the server closes one whose body it has not read.
    const send = (...chunks: string[]) =>
      new Promise<string>((resolve, reject) => {
        const sent = { ...Object(post("").headers), ...forwarded("10.1.1.1") };
        const options = { method: "POST", agent: false, headers: sent };
        const call = httpRequest(`${server.url}${paths.booking}`, options, async (answer) =>
          resolve(`${answer.statusCode} ${Buffer.concat(await answer.toArray())}`),
        );
        call.on("error", reject);
        for (const chunk of chunks) call.write(chunk);
        call.end();
      });
    const large = await send(...Array(4).fill("x".repeat(BODY_LIMIT)));
    expect(large).toMatch(/^413 .*"too_large"/);
    const whole = JSON.stringify(booking);
    expect(await send(whole.slice(0, 9), whole.slice(9))).toMatch(/^200 /);
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
      const body = new URLSearchParams({ email: "lector@example.org" });
      const told = { ...forwarded("10.3.3.3"), "x-forwarded-host": host };
      const extra = { ...told, origin: "https://www.maloca.test" };
      const call = { method: "POST", headers: extra, body };
      return (await fetch(`${server.url}${formPaths.newsletter}`, call)).status;
    };
    expect(await send("evil.test, www.maloca.test")).toBe(200);
    expect(await send("www.maloca.test, evil.test")).toBe(403);
  });

  it("finishes requests under way, then closes", async () => {
    const DATA_DIR = await dataFolder(join(folder, "closing"));
    const own = await testServer({ DATA_DIR });
    const { port } = new URL(own.url);
    // Half a request has arrived when the server is told to close.
    const body = JSON.stringify(booking);
    const half = connect(Number(port), "127.0.0.1");
    let answer = "";
    half.on("data", (chunk) => {
      answer += chunk;
    });
    half.write(
      `POST ${paths.booking} HTTP/1.1\r\nHost: x\r\n${headers.apiKey}: ${DEFAULT_ANON_KEY}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 50)}`,
    );
    await book(own.url);
    let closed = false;
    const closing = own.close().then(() => {
      closed = true;
    });
    await expect(book(own.url)).rejects.toThrow();
    expect(closed).toBe(false);
    half.write(body.slice(50));
    await closing;
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    // Whoever keeps connections learns that this one has no next request.
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(await storedIn(DATA_DIR)).toBe(2);
  });
});

describe("a server whose database goes away", () => {
  let postgres: Postgres;
  let databaseProxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let server: Running;
  beforeAll(async () => {
    postgres = await createDatabase();
    const url = new URL(postgres.url);
    databaseProxy = await startTcpProxy(Number(url.port));
    url.port = String(databaseProxy.port);
    server = await testServer({ DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await server?.close();
    await databaseProxy?.cut();
    await postgres?.stop();
  });

  it("answers 503 until it is back, then goes on", async () => {
    await book(server.url);
    await databaseProxy.cut();
    const refused = await fetch(`${server.url}${paths.booking}`, post(booking));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, (await health.json()).code]).toEqual([503, "unavailable"]);
    await databaseProxy.mend();
    await expect.poll(() => book(server.url).catch(() => null)).toBeTruthy();
    const isWell = async () => (await fetch(`${server.url}/healthz`)).status;
    await expect.poll(isWell).toBe(200);
  });
});

async function storedIn(folder: string): Promise<number> {
  const database = await openEmbedded(folder);
  const leads = await createLeadAdmin(database).list();
  await database.close();
  return leads.length;
}

const forwarded = (addresses: string) => ({ "x-forwarded-for": addresses });

describe("the server's program", () => {
  it.each(["--help", "-h"])("prints its help at %s and starts nothing", async (option) => {
    const { code, stdout, stderr } = await run(programs.main, [option], {});
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Maloca: .+\n\nUsage: maloca-server\n/);
    expect(stdout).not.toContain("listens");
  });

  it("refuses any other argument in one line", async () => {
    expect(await run(programs.main, ["--port=80"], {})).toEqual({
      code: 2,
      stdout: "",
      stderr: 'Maloca takes no argument "--port=80". See: maloca-server --help\n',
    });
  });
});

it("a connection that is lost while it is asked for its types is no crash, and anything else is", () => {
  const lost = Object.assign(new Error("read ECONNRESET"), {
    query: "select b.oid, b.typarray from pg_catalog.pg_type a",
  });
  expect(isLostTypesQuery(lost)).toBe(true);
  const others = [
    new Error("read ECONNRESET"),
    { query: "select 1" },
    undefined,
    "pg_catalog.pg_type",
  ];
  expect(others.filter(isLostTypesQuery)).toEqual([]);
});

it("a crash is told without its message, and a lack of memory with what to do", () => {
  const { name, message } = new RangeError("WebAssembly.instantiate(): Out of memory");
  expect(crashLine({ name, message })).toMatch(
    /^Maloca crashed: no memory is left for it\. .+ulimit -v/,
  );
  const typed = Object.assign(new RangeError("Ana, 300 123 4567"), { code: "X" });
  expect(crashLine(typed)).toBe("Maloca crashed: RangeError X");
  expect(crashLine(undefined)).toBe("Maloca crashed: error");
});
