import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fakeServer } from "../../widgets/src/testing/fake-server";
import { serveOnLoopback } from "../programs/loopback";
import type { List } from "./acts";
import { openTeamPage } from "./team-page";

const root = join(import.meta.dirname, "../../..");
const cdn = join(root, "packages/widgets/dist/cdn");
const site = join(root, "site/dist/client");

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".css": "text/css",
};

/** What stands before everything else on a partner's page: it is spoken once reader and browser have met. */
const START = "Inicio";

const htmlOf = (lang: string, markup: string) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Hotel</title>` +
  `<a href="#">${START}</a>${markup}<script src="/maloca.js"></script></html>`;

/** Answers requests for a page, and those that come from it. */
type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface Opened {
  answer: Answer;
  /** The page's path. */
  path: string;
  /** How its first stop is called. */
  first: RegExp;
  close?(): Promise<void>;
}

/** A built file. */
async function fileIn(folder: string, path: string) {
  const body = await readFile(join(folder, path)).catch(() => undefined);
  const type = types[extname(path)] ?? "application/octet-stream";
  return body && new Response(body, { headers: { "content-type": type } });
}

/** Built files, and a fake lead server for what is sent. */
function withFiles(get: (path: string) => Response | undefined | Promise<Response | undefined>) {
  const lead = fakeServer();
  return async (request: Request) =>
    request.method === "POST" ? lead.respond(request) : get(new URL(request.url).pathname);
}

async function open({ lang, place }: List): Promise<Opened> {
  if ("page" in place) return openTeamPage();
  if ("path" in place) {
    const answer = withFiles((path) =>
      fileIn(site, extname(path) ? path : join(path, "index.html")),
    );
    return { answer, path: place.path, first: /^Saltar al contenido link/ };
  }
  const { markup } = place;
  const answer = withFiles((path) =>
    path === "/"
      ? new Response(htmlOf(lang, markup), { headers: { "content-type": "text/html" } })
      : fileIn(cdn, path),
  );
  return { answer, path: "/", first: new RegExp(`^${START} (link|push button)`) };
}

/** Serves where a list is heard. Each has an address of its own: what a visitor typed on one stays there. */
export async function servePage(list: List) {
  const page = await open(list);
  const host = await serveOnLoopback(async (request, response) => {
    const answer = await page.answer(await asRequest(host.url, request));
    await send(answer ?? new Response("", { status: 404 }), response);
  });
  return {
    url: host.url + page.path,
    first: page.first,
    async close() {
      await host.close();
      await page.close?.();
    },
  };
}

async function asRequest(host: string, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method } = request;
  const headers = request.headers as Record<string, string>;
  const body = method === "POST" ? Buffer.concat(chunks) : undefined;
  return new Request(host + (request.url ?? "/"), { method, body, headers });
}

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
