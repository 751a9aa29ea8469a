import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { headers as headerNames } from "@maloca/catalog/api";
import { serveOnLoopback } from "../../../tooling/programs/loopback";
import { accepted, type Call, fakeServer } from "../../src/testing/fake-server";
import { goodRequest } from "../samples";
import { type Host, hosts } from "./hosts";

/** One of each way in which a page can be hostile: styles, place, frame, prototypes, rendering. */
const sentinels = new Set([
  "empty",
  "unset everything",
  "inside what is inert",
  "in a sandboxed frame",
  "polluted prototypes",
  "a root that re-renders around it",
]);

/** Whether it stands for the others at each change. */
export const isSentinel = ({ name }: Host) => sentinels.has(name);

const slug = ({ name }: Host) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The host that its dialog must look like. */
export const plainOf = ({ like = "empty" }: Host) =>
  hosts.find(({ name }) => name === like) as Host;

type Styles = Record<string, string>;

/** A page's report on itself: before a booking, with the dialog open, and after it. */
export interface Report {
  host: string;
  engine: string;
  stage: "before" | "open" | "after";
  /** Of the page's own elements, before and after. */
  page: Styles;
  /** Of the widget's, while it is open. */
  inside: Styles;
  /** The role of the focused element in the widget. */
  focus: string;
  errors: Record<string, string>;
  globals: Record<string, true>;
}

const partnerOf = ({ headers }: Call) => decodeURIComponent(headers.get(headerNames.partner) ?? "");

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const cdn = here("../../dist/cdn");
const JAVASCRIPT = "text/javascript; charset=utf-8";

/** Scripts of one line, which a page's policy wants in files. */
const small: Record<string, string> = {
  "/before.js": "watch.before();",
  "/frame.js": 'addEventListener("message", ({ data }) => { location.href = data; });',
};

/** Serves every host on loopback, with the built embed and a fake lead server that accepts everything. */
export async function serveHosts() {
  const reports: Report[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const strays: string[] = [];
  const server = fakeServer(accepted);
  let origin = "";

  const page = (host: Host, engine: string, inner: boolean) => {
    const name = slug(host);
    const script = (file: string, attributes = "") =>
      `<script src="${origin}/${file}"${attributes}></script>`;
    const own = `hosts/${name}`;
    const [doctype, root] = [host.doctype ?? "<!DOCTYPE html>", host.root ?? ""];
    const head = `<meta charset="utf-8" /><title>Posada</title><link rel="icon" href="${origin}/favicon.ico" />${host.head ?? ""}<link rel="stylesheet" href="${origin}/${own}.css" />`;
    if (host.framed && !inner) {
      return `${doctype}<html><head>${head}${script("frame.js")}</head><body><iframe sandbox="allow-scripts allow-forms" src="${origin}/${own}?inner&amp;engine=${engine}"></iframe></body></html>`;
    }
    const opener =
      '<button type="button" data-maloca-open="booking" data-package="Memoria de Piedra">Reservar</button>';
    const element = `<maloca-booking destination="Guaviare" partner="${name} ${engine}"></maloca-booking>`;
    const embed = (host.embed ?? '<script src="$/cdn/maloca.js"></script>').replaceAll("$", origin);
    return `${doctype}<html xmlns="http://www.w3.org/1999/xhtml" lang="es-CO" ${root}><head>${head}
${script("watch.js", ` data-host="${name}" data-engine="${engine}"`)}${script(`${own}.js`)}${script("before.js")}${embed}</head>
<body>${(host.body ?? "$").replace("$", () => opener + element)}
${script(`${own}/late.js`)}${engine === "chromium" ? "" : script("runner.js")}</body></html>`;
  };

  const files: Record<string, (host: Host) => [string, string]> = {
    ".css": (host) => [
      "text/css",
      `${host.framed ? "iframe{position:fixed;inset:0;width:100%;height:100%;border:0}" : ""}${host.css ?? ""}`,
    ],
    ".js": (host) => [JAVASCRIPT, `{${host.script ?? ""}}`],
    "/late.js": (host) => [
      JAVASCRIPT,
      `watch.answers = ${JSON.stringify(goodRequest)};\nwatch.ready = () => ${host.ready ?? true};\n{${host.late ?? ""}}`,
    ],
  };

  /** The page after this one, in the order of the table. */
  const after = ({ host, engine }: Report) => {
    const next = hosts[hosts.findIndex((other) => slug(other) === host) + 1];
    return next ? `${origin}/hosts/${slug(next)}?engine=${engine}` : `${origin}/done`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url as string, origin);
    const reply = (type: string, body: string | Buffer, status = 200) =>
      response.writeHead(status, { "content-type": type }).end(body);
    // A sandboxed page has no origin of its own.
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader(
      "access-control-allow-headers",
      request.headers["access-control-request-headers"] ?? "*",
    );
    if (request.method === "OPTIONS") return reply("text/plain", "", 204);
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (pathname === "/watched") {
      const report = JSON.parse(body) as Report;
      reports.push(report);
      arrivals.emit("report");
      return reply("text/plain", after(report));
    }
    if (request.method === "POST") {
      const headers = request.headers as Record<string, string>;
      const sent = await server.respond(
        new Request(origin + request.url, { method: "POST", headers, body }),
      );
      if (sent) return reply("application/json", await sent.text(), sent.status);
    }
    const [, folder = "", file = ""] = /^\/(cdn|v1)\/((?:\w+\/)?[\w.-]+)$/.exec(pathname) ?? [];
    if (folder) return reply(JAVASCRIPT, await readFile(`${cdn}/${file}`));
    const script = small[pathname];
    if (script) return reply(JAVASCRIPT, script);
    if (/^\/(watch|runner)\.js$/.test(pathname))
      return reply(JAVASCRIPT, await readFile(here(`.${pathname}`)));
    if (pathname === "/done") return reply("text/html", "<title>done</title>");
    if (pathname === "/elsewhere") {
      const back = 'addEventListener("load", () => setTimeout(() => history.back()))';
      return reply("text/html", `<!DOCTYPE html><script>${back}</script>`);
    }
    const [, name, suffix = ""] = /^\/hosts\/([\w-]+)(.*)$/.exec(pathname) ?? [];
    const host = hosts.find((one) => slug(one) === name);
    if (host && files[suffix]) return reply(...files[suffix](host));
    if (host && !suffix) {
      // As strict as possible: nothing inline, nothing from other origins, no eval.
      response.setHeader(
        "content-security-policy",
        `default-src 'none'; script-src ${origin}; style-src ${origin}; connect-src ${origin}; img-src ${origin}; frame-src ${origin}; base-uri *; require-trusted-types-for 'script'`,
      );
      const engine = searchParams.get("engine") ?? "chromium";
      return reply(host.type ?? "text/html", page(host, engine, searchParams.has("inner")));
    }
    if (pathname !== "/favicon.ico") strays.push(`${request.method} ${request.url}`);
    reply("text/plain", "", 404);
  };

  const { url, close } = await serveOnLoopback((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  origin = url;

  return {
    address: (host: Host, engine: string) => `${origin}/hosts/${slug(host)}?engine=${engine}`,
    /** Resolves once a page that is running has reported. */
    async reported(host: Host, engine: string, stage: Report["stage"]) {
      while (!this.has(host, engine, stage)) await once(arrivals, "report");
    },
    has: (host: Host, engine: string, stage: Report["stage"]) =>
      reports.some(
        (one) => one.host === slug(host) && one.engine === engine && one.stage === stage,
      ),
    /** The faults of a booking on this host, in words. */
    faults(host: Host, engine: string): string[] {
      const of = (stage: Report["stage"], name = slug(host)) =>
        reports.find((one) => one.host === name && one.engine === engine && one.stage === stage);
      const [before, open, after] = [of("before"), of("open"), of("after")];
      const made = server.calls.filter((call) => partnerOf(call) === `${slug(host)} ${engine}`);
      // WebKit does not focus a frame that nobody has clicked in.
      const focus = host.framed && engine === "webkit" ? "group" : open?.focus;
      const sent = made.map(({ body }) => JSON.stringify(body));
      const whole = JSON.stringify({ ...goodRequest, experiences: "", message: "" });
      return [
        ...(before ? [] : ["it was never ready"]),
        ...(open ? [] : ["it never opened"]),
        ...(after ? [] : ["it never ended"]),
        ...(focus === "group" ? [] : [`opened with the focus on: ${focus}`]),
        ...(sent.length === 1 && sent[0] === whole ? [] : [`sent: ${sent}`]),
        ...Object.values(after?.errors ?? {}),
        ...Object.keys(after?.globals ?? {}).map((name) => `new global: ${name}`),
        ...differences("page", before?.page, after?.page),
        ...differences("widget", of("open", slug(plainOf(host)))?.inside, open?.inside),
      ];
    },
    strays,
    close,
  };
}

/** Each property that differs, of each node. */
function differences(where: string, before: Styles = {}, after: Styles = {}): string[] {
  const nodes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...nodes].flatMap((node) => {
    const [one, other] = [before[node], after[node]].map((text = "") => text.split("\n"));
    const changed = (other as string[]).filter((line, at) => line !== one?.[at]);
    return changed.length || one?.length !== other?.length
      ? [`${where}: ${node}: ${changed.slice(0, 3).join("; ")}`]
      : [];
  });
}
