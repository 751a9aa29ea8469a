import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepRelease } from "../src/http/node/builds";
import { createInstallation } from "./installation";
import { listenOn, portOf } from "./ports";

const FOREVER = "public, max-age=31536000, immutable";

describe("the served files", () => {
  let site: Awaited<ReturnType<typeof createInstallation>>;
  let server: ReturnType<typeof createAdaptorServer>;
  beforeAll(async () => {
    site = await createInstallation();
    const policyOf = (page: string) => `${page}\n  Content-Security-Policy: default-src ${page}`;
    await site.write({
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
      "site/_redirects": "/viejo /guaviare 301\n",
      "site/_headers": `${["/", "/guaviare", "/404.html"].map(policyOf).join("\n")}\n`,
    });
    await keepRelease(site.at("cdn"), site.releases);
    server = createAdaptorServer({ fetch: (await site.start()).fetch });
    await listenOn(server);
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

  it("leads a former address on, with what it asks", async () => {
    for (const path of ["/viejo?de=aliado", "/viejo/?de=aliado"]) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([301, "/guaviare?de=aliado"]);
    }
  });

  it.each([
    ["/", 200, "inicio"],
    ["/guaviare", 200, "guaviare"],
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
    await writeFile(site.at("cdn/maloca.js"), "let newLoader");
    expect((await get("/cdn/maloca.js", known)).status).toBe(200);
  });

  it("have the headers of pages only if they are pages", async () => {
    const forPages = ["content-security-policy", "permissions-policy", "referrer-policy"];
    const [page, script] = [await get("/guaviare"), await get("/assets/page-BD5WXLQO.js")];
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(forPages));
    expect(forPages.filter((name) => name in script.headers)).toEqual(["content-security-policy"]);
    expect(script.headers["content-security-policy"]).toBe("sandbox");
    expect(script.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/index", "/"],
    ["/index.html", "/"],
    ["/guaviare/", "/guaviare"],
    ["/guaviare/index", "/guaviare"],
    ["/guaviare/index.html?de=aliado", "/guaviare?de=aliado"],
    ["/macarena.html", "/macarena"],
    ["/macarena/", "/macarena"],
  ])("have one address: %s leads to %s", async (path, address) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location, answer.body]).toEqual([301, address, ""]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect((await get(address)).status).toBe(200);
  });

  it.each([
    ["/", "/"],
    ["/guaviare", "/guaviare"],
    ["/404", "/404.html"],
    ["/404/", "/404.html"],
    ["/guaviare%2Findex.html", "/404.html"],
    ["//guaviare", "/404.html"],
    ["/nada/de/nada.js", "/404.html"],
  ])("send %s with the policy that the build wrote for %s, also unchanged", async (path, page) => {
    const first = await get(path);
    expect(first.headers["content-security-policy"]).toBe(`default-src ${page}`);
    const again = await get(path, { "if-none-match": String(first.headers.etag) });
    expect(again.headers["content-security-policy"]).toBe(`default-src ${page}`);
    const other = await get("/macarena");
    expect(other.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
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

it("documentation that is still being built is not there yet, and is served once it is", async () => {
  const site = await createInstallation();
  await site.install("first");
  const app = await site.start();
  for (const path of ["/docs/", "/docs/en/", "/llms.txt"]) {
    const early = await app.request(path);
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "10"]);
  }
  await site.write({ "docs/llms.txt": "summary" });
  expect(await (await app.request("/llms.txt")).text()).toBe("summary");
  expect((await app.request("/docs/missing/")).status).toBe(404);
});
