import { BODY_LIMIT } from "@maloca/catalog";
import { checkDocuments } from "@maloca/catalog/documents/check";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { describe, expect, it } from "vitest";
import { stubDatabase } from "./databases";
import { appOver, ownPage } from "./samples";

// What holds on every route that the app has, also on those that come later.

const untouched = stubDatabase(() => Promise.reject(new Error("the database was asked")));

/** An app with everything turned on, and the routes at which strangers can call it. */
function everything(options: Parameters<typeof appOver>[1] = {}) {
  const app = appOver(untouched, {
    assistants: async (request) => new Response(await request.text()),
    content: { render: async () => {}, onPublished: () => {} },
    readPage: async () => Promise.reject(new Error("a page was read")),
    ...options,
  });
  const routes = new Map<string, string>();
  for (const { path, method } of app.routes) {
    // Middleware stands at a pattern for all methods.
    if (path.includes("*")) continue;
    const address = path.replace(/:\w+(\{[^}]*\})?/g, "x");
    routes.set(`${method} ${address}`, address);
  }
  return { app, routes: [...routes].map(([name, address]) => [name.split(" ")[0] ?? "", address]) };
}

const { routes } = everything();

it("has no route that a trip could have as its address", () => {
  const parts = routes.map(([, path]) => path?.split("/")[1] ?? "");
  for (const slug of new Set([...parts, "cdn", "docs"].filter((part) => /^[a-z-]+$/.test(part)))) {
    const trip = JSON.stringify({ ...shippedDocuments["trips/guajira"], slug });
    const checked = checkDocuments({ [`trips/${slug}`]: trip });
    expect(checked, slug).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ mend: expect.stringContaining("ya es otra página") }),
      ]),
    });
  }
});
const taking = routes.filter(([method]) => method === "POST" || method === "ALL");
const later: [string, string][] = [
  ["POST", "/equipo/otra"],
  ["PUT", "/nada"],
  ["PATCH", "/functions/v1/nada"],
];

const PACKED = [
  "gzip",
  "GZIP",
  "x-gzip",
  "br",
  "deflate",
  "zstd",
  "identity, gzip",
  "gzip,identity",
];

/** What costs no statement, and is asked for by whoever watches the server. */
const FREE = /^GET \/(healthz|readyz|\.well-known|page-check)|^(GET|PATCH|DELETE) \/rest/;

/** What stores, sends or fetches something for anybody; of the rest ten times as much may be asked. */
const WRITES = /^POST \/(functions|rest|submissions|formulario|page-check|equipo\/(enlace|entrar))/;

describe.each(routes.filter(([method, path]) => !FREE.test(`${method} ${path}`)))(
  "%s %s",
  (all, path) => {
    it("is closed by the rate limit, for a minute at most", async () => {
      let now = new Date("2026-11-20T15:00:20Z");
      const { app } = everything({ rateLimit: 1, clock: () => now });
      const method = all === "ALL" ? "POST" : (all ?? "GET");
      const isForm = path?.startsWith("/formulario/");
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const call = () =>
        app.request(path ?? "", { method, headers: { ...ownPage, "content-type": type } });
      let answer = await call();
      let taken = 0;
      for (; answer.status !== 429 && taken < 11; taken++) answer = await call();
      expect([taken, answer.headers.get("retry-after")]).toEqual([
        WRITES.test(`${method} ${path}`) ? 1 : 10,
        "40",
      ]);
      now = new Date("2026-11-20T15:01:00Z");
      expect((await call()).status).not.toBe(429);
    });
  },
);

describe.each([...taking, ...later] as [string, string][])(
  "a body sent by %s to %s",
  (all, path) => {
    const method = all === "ALL" ? "POST" : all;
    const isForm = path.startsWith("/formulario/");
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const send = (headers: Record<string, string>, body: RequestInit["body"] = "{}") =>
      everything().app.request(path, {
        ...{ method, body, duplex: "half" },
        headers: { ...ownPage, "content-type": type, ...headers },
      } as RequestInit);

    it("is not read where it is too long, with a declared length or in chunks without an end", async () => {
      const long = "x".repeat(BODY_LIMIT + 1);
      expect((await send({ "content-length": `${long.length}` }, long)).status).toBe(413);
      let pulled = 0;
      const endless = new ReadableStream({
        pull: (stream) => stream.enqueue(new Uint8Array(8192).fill(32 + (pulled++ % 2))),
      });
      expect((await send({ "transfer-encoding": "chunked" }, endless)).status).toBe(413);
      expect(pulled).toBeLessThan(10);
    });

    it("is not read where it says that it is packed", async () => {
      for (const coding of PACKED)
        for (const name of ["content-encoding", "transfer-encoding"])
          expect([coding, (await send({ [name]: coding })).status]).toEqual([coding, 415]);
      const { status } = await send({ "content-encoding": "Identity" });
      expect([413, 415]).not.toContain(status);
    });
  },
);
