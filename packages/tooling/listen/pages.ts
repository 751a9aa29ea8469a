import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import { fakeServer } from "../../widgets/src/testing/fake-server";
import { serveOnLoopback } from "../programs/loopback";
import { START } from "./hear";

const cdn = join(import.meta.dirname, "../../widgets/dist/cdn");
const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

const htmlOf = (lang: string, markup: string) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Hotel</title>` +
  `<a href="#">${START}</a>${markup}<script src="/maloca.js"></script></html>`;

/**
 * Serves a plain page of a partner, with the built files and a fake lead server. Each has an address of its own:
 * what a visitor typed on one stays there.
 */
export async function servePage(lang: string, markup: string) {
  const lead = fakeServer();
  const host = await serveOnLoopback(async (request, response) => {
    const path = request.url ?? "/";
    if (request.method === "POST") {
      const answer = await lead.respond(await asRequest(host.url + path, request));
      response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
      return response.end(await answer?.text());
    }
    const isPage = path === "/";
    const body = isPage ? htmlOf(lang, markup) : await readFile(join(cdn, path)).catch(() => "");
    const type = types[isPage ? ".html" : extname(path)] ?? "text/plain";
    response.writeHead(body ? 200 : 404, { "content-type": type });
    response.end(body);
  });
  return host;
}

async function asRequest(url: string, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = request.headers as Record<string, string>;
  return new Request(url, { method: "POST", body: Buffer.concat(chunks), headers });
}
