// tier: merge

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuilt } from "../../packages/server/test/programs";
import { engineNames, missingEngine, openEngine } from "../../packages/tooling/browsers/engines";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";
import { limit } from "../../packages/tooling/vitest/limits.mjs";

// A booking from end to end in Firefox and WebKit: page, dialog, server, the operator's list. Without
// a driver: a script in the page acts as a visitor, and reports.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fields = {
  name: "Ana María Gómez",
  email: "ana@example.com",
  phone: "+57 300 123 4567",
  dates: "Segunda semana de marzo",
  travelers: "2 adultos y 1 niño",
  message: "Llegamos en bus desde Bogotá.\n¿Hay sombra?",
};
const concept = "Viaje a Guaviare - Memoria de Piedra";
const task = { packageName: "Memoria de Piedra", concept, fields, sent: "¡Solicitud enviada!" };

let server: Awaited<ReturnType<typeof serveBuilt>>;
let proxy: Awaited<ReturnType<typeof serveOnLoopback>>;
let resolveReport: (report: object) => void;

/** The real server, and the routes that the script in the page needs. */
async function answer(path: string, method: string, headers: HeadersInit, body: string) {
  if (path === "/visitor/script.js") {
    const script = await readFile(here("engines.visitor.js"));
    return new Response(script, { headers: { "content-type": "text/javascript" } });
  }
  if (path === "/visitor/task") return Response.json(task);
  if (path === "/visitor/report") {
    resolveReport(JSON.parse(body));
    return new Response();
  }
  const response = await fetch(server.url + path, { method, headers, body: body || null });
  if (path !== "/guaviare") return response;
  const html = await response.text();
  const script = '<script src="/visitor/script.js"></script></body>';
  return new Response(html.replace("</body>", script), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": response.headers.get("content-security-policy") ?? "",
    },
  });
}

beforeAll(async () => {
  server = await serveBuilt();
  proxy = await serveOnLoopback(async (request, response) => {
    // `fetch` counts the body itself: jsdom's, which a test before this one may have brought, refuses a second count.
    const {
      host,
      connection,
      "accept-encoding": _,
      "content-length": _count,
      ...headers
    } = request.headers;
    const sent = await answer(
      request.url ?? "/",
      request.method ?? "GET",
      headers as Record<string, string>,
      await text(request),
    );
    const {
      "content-encoding": _coded,
      "content-length": _long,
      ...kept
    } = Object.fromEntries(sent.headers);
    response.writeHead(sent.status, kept).end(Buffer.from(await sent.arrayBuffer()));
  });
});

afterAll(async () => {
  await proxy.close();
  await server.close();
});

test.for(engineNames)(
  "a booking is made in %s and stored",
  { timeout: limit(30) },
  async (name, { skip }) => {
    const missing = missingEngine(name);
    skip(!!missing, missing);
    const reported = new Promise<object>((resolve) => {
      resolveReport = resolve;
    });
    const before = (await server.command("list")).length;
    const close = await openEngine(name, `${proxy.url}/guaviare`);
    const report = await reported.finally(close);
    expect(report).toEqual({ open: false, left: "" });

    const [lead, ...others] = await server.command("list");
    expect(others).toHaveLength(before);
    expect(lead).toMatchObject({ kind: "booking", destination: concept, ...fields });
  },
);
