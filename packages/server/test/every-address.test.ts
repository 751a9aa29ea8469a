// tier: merge

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { formPaths, paths, settings } from "@maloca/catalog";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folders } from "../src/folders";
import type { Running } from "../src/start";
import { testServer } from "./in-process";

// Every address that a server with its built files can answer, with the headers that browsers obey.

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);

const site = filesIn(folders.site);
const docs = filesIn(folders.docs).map((file) => `/docs${file}`);
const scriptTag = filesIn(folders.cdn).flatMap((file) => [`/cdn${file}`, `/cdn/v1${file}`]);

/** Other spellings of a page's address. */
const spellings = [...site, ...docs]
  .filter((file) => file.endsWith(".html"))
  .flatMap((file) => {
    const bare = file.replace(/\.html$/, "");
    const folder = bare.replace(/\/index$/, "");
    return [file, bare, `${bare}/`, folder || "/", `${folder}/`, `/${file}`, `${folder}/./`];
  });

const routes = [
  ...["/healthz", "/readyz", "/.well-known/security.txt", "/mcp", "/formulario/estilo.css"],
  ...["/equipo", "/equipo/x", "/docs", "/llms.txt", "/llms-full.txt", "/nada", "/nada/", "/cdn/"],
  ...["/cdn/nada.html", "/docs/nada/", "/assets/nada.js", "/functions/v1/nada", "/auth/v1/nada"],
  ...["/formulario/enlace/baja/x/x", "/formulario/aliado/x/x", "/formulario/equipo/x/1/x"],
  ...Object.values(formPaths).flatMap((path) => [path, `${path}/`, `${path}?nada=1`]),
  ...Object.values(paths),
];

const addresses = [...new Set([...site, ...docs, ...scriptTag, ...spellings, ...routes])];

/** The page that shows the code of others, in an origin of its own. */
const isSample = (path: string) => path.endsWith("/sample.html");

const directives = (policy: string) =>
  new Map(policy.split(";").map((part) => part.trim().split(/ (.*)/s) as [string, string]));

function expectStrict(path: string, { headers, status }: Response) {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy") ?? headers.get("content-type")).toMatch(
    /^(same-origin|cross-origin|image\/)/,
  );
  if (headers.has("access-control-allow-origin"))
    expect(path).toMatch(/^\/(cdn|functions|rest|auth|submissions)\//);
  if (headers.get("content-type")?.startsWith("text/javascript")) {
    expect(headers.get("content-security-policy")).toBe("sandbox");
    return;
  }

  expect(headers.get("referrer-policy")).toMatch(
    /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  );
  expect(headers.get("permissions-policy")).toMatch(/camera=\(\), .*microphone=\(\)/);
  expect(headers.get("cross-origin-opener-policy")).toMatch(/^same-origin/);
  const policy = directives(headers.get("content-security-policy") ?? "");
  expect(policy.get("frame-ancestors")).toBe(
    isSample(path) && status === 200 ? "'self'" : "'none'",
  );
  if (isSample(path) && status === 200) {
    expect(policy.get("sandbox")).toBe("allow-scripts allow-forms allow-popups");
    return;
  }
  expect(policy.get("default-src")).toBe("'none'");
  for (const name of ["script-src", "script-src-elem", "script-src-attr", "object-src"])
    expect(policy.get(name) ?? "").not.toMatch(/unsafe|data:|blob:|https?:|\*/);
  if (!headers.get("content-type")?.startsWith("image/svg"))
    expect(policy.get("base-uri")).toBe("'none'");
}

describe("every address", () => {
  it("is answered under the strictest policy with which it works, in each spelling", async () => {
    expect(addresses.length).toBeGreaterThan(300);
    let pages = 0;
    for (const path of addresses) {
      const answer = await fetch(server.url + path, { redirect: "manual" });
      await answer.body?.cancel();
      expect({ path, checked: strictness(path, answer) }).toEqual({
        path,
        checked: "strict",
      });
      if (answer.status === 200 && /^text\/html/.test(answer.headers.get("content-type") ?? ""))
        pages++;
    }
    expect(pages).toBeGreaterThan(40);
  });

  it("of a page is one, to which the others lead at once", async () => {
    for (const path of spellings) {
      const answer = await fetch(server.url + path, { redirect: "manual" });
      await answer.body?.cancel();
      if (answer.status === 404) continue;
      const location = answer.headers.get("location");
      expect([path, answer.status]).toEqual([path, location === null ? 200 : 301]);
      if (location === null) continue;
      expect(location).toMatch(/^\/(?!\/)/);
      const page = await fetch(server.url + location, { redirect: "manual" });
      await page.body?.cancel();
      expect([location, page.status]).toEqual([location, 200]);
    }
  });

  it("of the builder has the policy that its page states, for where no server adds it", async () => {
    const html = readFileSync(`${folders.cdn}/insertar.html`, "utf8");
    const { document } = new JSDOM(html).window;
    const stated = document.querySelector("meta[http-equiv]")?.getAttribute("content") ?? "";
    const answer = await fetch(`${server.url}/cdn/insertar.html`);
    const sent = directives(answer.headers.get("content-security-policy") ?? "");
    for (const [name, values] of directives(stated))
      expect([name, sent.get(name)]).toEqual([name, values]);
  });

  it("answers errors under the same policy, whatever is asked with them", async () => {
    const asked: [string, RequestInit][] = [
      ["/", { method: "POST" }],
      ["/equipo", { method: "POST" }],
      ["/cdn/maloca.js", { headers: { "service-worker": "script" } }],
      [paths.booking, { method: "POST", body: "{" }],
      [formPaths.booking, { method: "POST", body: "{" }],
      [formPaths.booking, { method: "POST", body: "x".repeat(40_000) }],
      ["/mcp", { method: "POST", headers: { origin: "https://evil.example" }, body: "{}" }],
      ["/%", {}],
      ["/guaviare", { headers: { range: "bytes=0-3" } }],
      ["/guaviare", { headers: { range: "bytes=9999999-" } }],
      [`/${encodeURIComponent(settings.siteUrl)}`, {}],
    ];
    for (const [path, call] of asked) {
      const answer = await fetch(server.url + path, call);
      await answer.body?.cancel();
      expect({ path, checked: strictness(path, answer) }).toEqual({
        path,
        checked: "strict",
      });
    }
  });
});

/** `strict`, or what an answer's headers lack. */
function strictness(path: string, answer: Response): string {
  try {
    expectStrict(path, answer);
    return "strict";
  } catch (error) {
    return `${answer.status} ${(error as Error).message}`;
  }
}
