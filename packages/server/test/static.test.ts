import { once } from "node:events";
import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../src/cli";
import { DAY_MS } from "../src/durations";
import { foldersFrom } from "../src/folders";
import { keepBuilds } from "../src/http/node/builds";
import { release, releasedIn, releasesOf } from "../src/http/node/releases";
import { addStatic } from "../src/http/node/static-files";
import { stubDatabase } from "./databases";
import { portOf } from "./ports";
import { appOver } from "./samples";
import { entryUrl } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const FOREVER = "public, max-age=31536000, immutable";

let folder: string;
let now: Date;
let logged: string[];
const at = (...path: string[]) => join(folder, ...path);
const releases = () => releasesOf(folder);

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(at(name, ".."), { recursive: true });
    await writeFile(at(name), text);
  }
}

/** Replaces the installed build, as an update does. */
async function install(content: string, version = "1.0.0") {
  for (const part of ["cdn", "site"]) await rm(at(part), { recursive: true, force: true });
  await write({
    "build.json": content,
    "cdn/maloca.js": content,
    [`cdn/${content}/booking.js`]: content,
    "cdn/manifest.json": JSON.stringify({ version, integrity: { "maloca.js": content } }),
    // A build has one folder at least that is named by its content.
    "cdn/0123456789ab/x.js": "",
    "site/404.html": "Oops!",
    [`site/assets/page-${content}.js`]: content,
  });
}

/** The app of a server that starts now. */
async function start() {
  const folders = { cdn: at("cdn"), site: at("site"), stamp: at("build.json") };
  const log = (event: string) => void logged.push(event);
  const builds = await keepBuilds(folders, at("data"), () => now, log);
  const app = appOver(stubDatabase(() => Promise.reject(new Error("no database"))));
  addStatic(app, { ...folders, docs: at("docs"), releases: releases(), builds });
  return app;
}

/** What a server answers: a body and how long it may be kept, or a status. */
async function ask(path: string, app: Hono | Promise<Hono> = start()) {
  const answer = await (await app).request(path);
  return answer.ok ? [await answer.text(), answer.headers.get("cache-control")] : answer.status;
}

const begin = async () => {
  folder = await temporaryFolder();
  now = new Date("2026-01-01T12:00:00Z");
  logged = [];
};

describe("the served files", () => {
  let server: ReturnType<typeof createAdaptorServer>;
  beforeAll(async () => {
    await begin();
    const policyOf = (page: string) => `${page}\n  Content-Security-Policy: default-src ${page}`;
    await write({
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
      "cdn/newsletter.js": "let newsletter",
      "cdn/newsletter.js.br": "br newsletter",
      "cdn/0123456789ab/x.js": "",
      "cdn/manifest.json": '{"version":"2.3.4","integrity":{}}',
      "secret.txt": "secret",
      "site/_headers": `${["/", "/guaviare", "/404.html"].map(policyOf).join("\n")}\n`,
    });
    await release(at("cdn"), releases());
    server = createAdaptorServer({ fetch: (await start()).fetch });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void server?.close());

  /** Without fetch's own decoding, conditional requests and path cleaning. */
  async function get(path: string, sent: Record<string, string> = {}, method = "GET") {
    const address = { host: "127.0.0.1", port: portOf(server), path };
    const call = request({ ...address, method, headers: sent, agent: false }).end();
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray()).toString();
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  it.each([
    ["/", 200, "inicio"],
    ["/guaviare", 200, "guaviare"],
    ["/guaviare/", 200, "guaviare"],
    ["/macarena?de=aliado", 200, "macarena"],
    ["/nada", 404, "Oops!"],
    ["/404.html", 404, "Oops!"],
    ["/nada/de/nada.js", 404, "Oops!"],
    ["/../secret.txt", 404, "Oops!"],
    ["/%2e%2e/secret.txt", 404, "Oops!"],
    ["/..%2fsecret.txt", 404, "Oops!"],
    ["/cdn/../../secret.txt", 404, "Oops!"],
    ["/cdn/..%2f..%2fsecret.txt", 404, "Oops!"],
  ])("answer %s with %d", async (path, status, body) => {
    const answer = await get(path);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("have no page under the backend's paths", async () => {
    for (const path of ["/functions/v1/trap", "/functions/v1/trap.html", "/rest/v1/x"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    }
  });

  it("are revalidated each time, with 304 while they are unchanged", async () => {
    for (const path of ["/", "/guaviare", "/cdn/maloca.js"]) {
      const first = await get(path);
      expect(first.headers["cache-control"]).toBe("no-cache");
      const again = await get(path, { "if-none-match": `"x", ${first.headers.etag}` });
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(again.headers.etag).toBe(first.headers.etag);
    }
    const known = { "if-none-match": String((await get("/cdn/maloca.js")).headers.etag) };
    await writeFile(at("cdn/maloca.js"), "let newLoader");
    expect((await get("/cdn/maloca.js", known)).status).toBe(200);
  });

  it("have the headers of pages only if they are pages", async () => {
    const forPages = ["content-security-policy", "permissions-policy", "referrer-policy"];
    const [page, script] = [await get("/guaviare"), await get("/assets/page-BD5WXLQO.js")];
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(forPages));
    expect(forPages.filter((name) => name in script.headers)).toEqual([]);
    expect(script.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/", "/"],
    ["/guaviare/", "/guaviare"],
    ["/guaviare/index.html?de=aliado", "/guaviare"],
    ["/404", "/404.html"],
    ["/nada/de/nada.js", "/404.html"],
  ])("send %s with the policy that the build wrote for %s, also unchanged", async (path, page) => {
    const first = await get(path);
    expect(first.headers["content-security-policy"]).toBe(`default-src ${page}`);
    const again = await get(path, { "if-none-match": String(first.headers.etag) });
    expect(again.headers["content-security-policy"]).toBe(`default-src ${page}`);
    const other = await get("/macarena");
    expect(other.headers["content-security-policy"]).toMatch(/^frame-ancestors 'self'/);
  });

  it("are cached for good at a released address, revalidated at a moving one, and open to any page", async () => {
    for (const [path, cache] of [
      ["/cdn/v2.3.4/newsletter.js", FOREVER],
      ["/cdn/v1/newsletter.js", "no-cache"],
      ["/cdn/newsletter.js", "no-cache"],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.body]).toEqual([200, "let newsletter"]);
      expect(answer.headers).toMatchObject({
        ...{ "cache-control": cache, "access-control-allow-origin": "*" },
        "cross-origin-resource-policy": "cross-origin",
        "content-type": expect.stringMatching(/^text\/javascript/),
      });
      const packed = await get(path, { "accept-encoding": "br" });
      expect([packed.headers["content-encoding"], packed.body]).toEqual(["br", "br newsletter"]);
      const known = await get(path, { "if-none-match": `${answer.headers.etag}` });
      expect([known.status, known.headers["cache-control"]]).toEqual([304, cache]);
    }
    expect((await get("/cdn/v2.3.4/none.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    ["/assets/page-BD5WXLQO.js", 200, ["let page", "br bytes", "gz bytes"]],
    ["/nada", 404, ["Oops!", "br oops", "gz oops"]],
  ])("send the packed sibling of %s to who takes it", async (path, status, bodies) => {
    const asked = [undefined, "gzip, br", "gzip"];
    const answers = await Promise.all(
      asked.map((taken) => get(path, taken ? { "accept-encoding": taken } : {})),
    );
    expect(answers.map(({ body }) => body)).toEqual(bodies);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(answers[1]?.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
    });
    const tags = new Set(answers.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(status === 200 ? 3 : 1);
  });

  it("are complete on the 404 page, which is revalidated", async () => {
    const part = await get("/nada", { range: "bytes=0-1" });
    expect([part.status, part.body]).toEqual([404, "Oops!"]);
    expect([part.headers["cache-control"], part.headers.etag]).toEqual(["no-cache", undefined]);
    const head = await get("/nada", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([404, "", "5"]);
  });
});

describe("a page that was opened before an update", () => {
  beforeEach(begin);
  const kept = async () => (await readdir(at("data/builds"))).length;
  const content = (index: number) => String(index).padStart(12, "0");
  const [first, second] = [content(1), content(2)];

  it("gets its files at their addresses, and the loader of the newest alone", async () => {
    await install(first);
    const running = await start();
    await rm(at("cdn"), { recursive: true });
    expect(await ask(`/cdn/${first}/booking.js`, running)).toEqual([first, FOREVER]);
    await install(second);
    const app = start();
    for (const build of [first, second]) {
      for (const path of [`/cdn/${build}`, `/cdn/v1/${build}`, `/cdn/v0.9.0/${build}`]) {
        expect(await ask(`${path}/booking.js`, app), path).toEqual([build, FOREVER]);
      }
      expect(await ask(`/assets/page-${build}.js`, app)).toEqual([build, FOREVER]);
    }
    expect(await ask("/cdn/maloca.js", app)).toEqual([second, "no-cache"]);
    // Nothing that an earlier build lacks is taken from another.
    expect(await ask(`/cdn/${first}/payment.js`, app)).toBe(404);
    expect(logged).toEqual([]);
  });

  it("gets them until 60 days after another build replaced its own, beside the newest three", async () => {
    await install(first);
    await start();
    // In use for a year, over a restart.
    now = new Date("2027-01-01T12:00:00Z");
    await start();
    for (let index = 2; index <= 5; index += 1) {
      await install(content(index));
      await start();
      now = new Date(now.getTime() + 40 * DAY_MS);
    }
    const app = start();
    expect(await ask(`/cdn/${content(3)}/booking.js`, app)).toContain(content(3));
    expect(await ask(`/cdn/${content(2)}/booking.js`, app)).toBe(404);
    expect(await kept()).toBe(3);
  });

  it("gets them of at most twenty builds, and of the one in use, also when it is an old one again", async () => {
    for (let index = 1; index <= 22; index += 1) {
      now = new Date(now.getTime() + 60_000);
      await install(content(index));
      await start();
    }
    expect(await kept()).toBe(20);
    now = new Date(now.getTime() + 60_000);
    await install(content(3));
    expect(await ask(`/cdn/${content(3)}/booking.js`)).toContain(content(3));
    expect(await kept()).toBe(20);
  });

  it("gets the newest loader also where its size and time are those of the one before", async () => {
    const known = async (etag = "") => {
      await utimes(at("cdn/maloca.js"), 1, 1);
      return (await start()).request("/cdn/maloca.js", { headers: { "if-none-match": etag } });
    };
    await install(first);
    const etag = (await known()).headers.get("etag") ?? "";
    expect((await known(etag)).status).toBe(304);
    await install(second);
    expect(await (await known(etag)).text()).toBe(second);
  });

  it("costs no disk for what a killed server had copied, and takes nothing from one that runs", async () => {
    await install(first);
    const [dead, alive] = [`${second}.${2 ** 30}`, `${second}.${process.ppid}`];
    for (const draft of [dead, alive]) await mkdir(at("data/builds", draft), { recursive: true });
    await start();
    const left = (await readdir(at("data/builds"))).filter((name) => name.includes("."));
    expect(left).toEqual([alive]);
  });

  it("gets those in use where the data folder takes no copy, and the log says so", async () => {
    await install(first);
    await writeFile(at("data"), "a file, no folder");
    expect(await ask(`/cdn/${first}/booking.js`)).toEqual([first, FOREVER]);
    expect(logged).toEqual(["build not kept"]);
  });
});

describe("a pinned address", () => {
  beforeEach(begin);
  const pinned = "/cdn/v1.0.0/maloca.js";

  it("is not cached for good before its version is released", async () => {
    for (const content of ["draft", "mended"]) {
      await install(content);
      expect(await ask(pinned)).toEqual([content, "no-cache"]);
    }
  });

  it("serves a released version unchanged after newer builds, also one with its number", async () => {
    await install("first");
    expect(await release(at("cdn"), releases())).toBe("v1.0.0");
    expect(await release(at("cdn"), releases())).toBe("v1.0.0");
    await install("second", "1.1.0");
    expect(await ask(pinned)).toEqual(["first", FOREVER]);
    for (const path of ["v1.1.0/", "v1/", ""])
      expect(await ask(`/cdn/${path}maloca.js`), path).toEqual(["second", "no-cache"]);
    expect(await ask("/cdn/v1.2.0/maloca.js")).toBe(404);
    await install("changed");
    await expect(release(at("cdn"), releases())).rejects.toThrow(/^v1\.0\.0 ya se publicó .+ Sube/);
    expect(await ask(pinned)).toEqual(["first", FOREVER]);
    // Nor is a file of the one ever mixed into the other.
    expect(await ask("/cdn/v1.0.0/changed/booking.js")).toBe(404);
  });

  it("serves nothing half-copied", async () => {
    await install("first");
    await mkdir(join(releases(), ".v1.0.0"), { recursive: true });
    expect(releasedIn(releases())).toEqual([]);
    expect(await ask("/cdn/.v1.0.0/maloca.js")).toBe(404);
    await release(at("cdn"), releases());
    expect(await readdir(releases())).toEqual(["v1.0.0"]);
  });

  it("is made of the current build by `release`", async () => {
    const built = foldersFrom(entryUrl).cdn;
    const { version } = JSON.parse(await readFile(join(built, "manifest.json"), "utf8"));
    let said = "";
    for await (const text of runCli(["release"], { DATA_DIR: folder })) said += text;
    expect(said).toContain(`/cdn/v${version}/`);
    const kept = join(releases(), `v${version}`);
    expect((await readdir(kept)).sort()).toEqual((await readdir(built)).sort());
    const name = "booking.js.br";
    expect(await readFile(join(kept, name))).toEqual(await readFile(join(built, name)));
  });
});

it("documentation that is still being built is not there yet, and is served once it is", async () => {
  await begin();
  await install("first");
  const app = await start();
  for (const path of ["/docs/", "/docs/en/", "/llms.txt"]) {
    const early = await app.request(path);
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "10"]);
  }
  await write({ "docs/llms.txt": "summary" });
  expect(await (await app.request("/llms.txt")).text()).toBe("summary");
  expect((await app.request("/docs/missing/")).status).toBe(404);
});
