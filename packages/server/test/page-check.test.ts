import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { ApiError } from "@maloca/catalog";

import { PAGE_CHECK } from "@maloca/catalog/page-check";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { createPageReader } from "../src/http/node/read-page";
import { addPageCheck, type PageCheckOptions } from "../src/http/page-check";
import { held } from "./ticks";

const PAGE = "<!doctype html><title>Hotel</title>";

/** 50 kB that become 50 MB. */
const packed = { "content-type": "text/html", "content-encoding": "gzip" };
const bomb = gzipSync(Buffer.alloc(50_000_000, "a"));

/** Of each path, how the partner's server answers. */
const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/": (response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", ["script-src 'self'", "connect-src 'none'"]);
    response.setHeader("x-frame-options", "DENY");
    response.end(PAGE);
  },
  "/latin": (response) => {
    response.setHeader("content-type", "text/html; charset=ISO-8859-1");
    response.end(Buffer.from("<p>Año nuevo", "latin1"));
  },
  "/gzip": (response) => response.writeHead(200, packed).end(gzipSync(PAGE)),
  "/bomb": (response) => response.writeHead(200, packed).end(bomb),
  "/endless": (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const drip = setInterval(() => response.write("a"), 20);
    response.on("close", () => clearInterval(drip));
  },
  "/silent": () => {},
  "/cut": (response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
    response.write("<p>");
    setImmediate(() => response.destroy());
  },
  "/broken": (response) => response.writeHead(200, packed).end("no gzip"),
  "/picture": (response) =>
    response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
  "/lost": (response) => response.writeHead(404, { "content-type": "text/html" }).end(PAGE),
  "/sent": (response, request) => {
    response.setHeader("content-type", "text/html");
    response.end(JSON.stringify({ method: request.method, ...request.headers }));
  },
};
const redirect = (to: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location: to }).end();
Object.assign(answers, {
  "/1": redirect("/2"),
  "/2": redirect("/3"),
  "/3": redirect("/"),
  "/0": redirect("/1"),
  "/to-metadata": redirect("http://169.254.169.254/latest/meta-data"),
  "/to-private": redirect("https://localhost/"),
  "/to-file": redirect("file:///etc/passwd"),
  "/to-nothing": redirect("http://[/"),
});

let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ url, close } = await serveOnLoopback((request, response) =>
    answers[request.url ?? ""]?.(response, request),
  ));
});
afterAll(() => close());

const allowed = {
  hosts: ["localhost", "hotel.example"],
  setting: "CHECK_HOSTS",
  loopback: true,
} as const;
const read = createPageReader(allowed);

/** Gives up sooner, so that the test need not wait. */
const impatient = createPageReader(allowed, 300);

function appWith(options: Partial<PageCheckOptions>) {
  const app = new Hono();
  const logCall: PageCheckOptions["logCall"] = () => (_c, next) => next();
  addPageCheck(app, { read, secondsToWait: async () => 0, logCall, ...options });
  return app;
}

const callOf = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

const post = (body: unknown, headers = {}, options: Partial<PageCheckOptions> = {}) =>
  appWith(options).request(PAGE_CHECK, callOf(body, headers));

const codeOf = async (answer: Response) => ((await answer.json()) as ApiError).code;

test("a page is read with each policy of its headers, and answered as JSON", async () => {
  const answer = await post({ url: `${url}/` });
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.json()).toEqual({
    url: `${url}/`,
    policies: ["script-src 'self'", "connect-src 'none'"],
    frameOptions: "DENY",
    html: PAGE,
  });
});

test("three redirects are followed, and no fourth", async () => {
  expect(await read(`${url}/1`)).toMatchObject({ url: `${url}/`, html: PAGE });
  await expect(read(`${url}/0`)).rejects.toMatchObject({ code: "too_many_redirects" });
});

test("packed pages and old character sets are read", async () => {
  expect((await read(`${url}/gzip`)).html).toBe(PAGE);
  expect((await read(`${url}/latin`)).html).toBe("<p>Año nuevo");
});

test("it asks with GET, and shows nothing of the caller", async () => {
  const { connection, ...sent } = JSON.parse((await read(`${url}/sent`)).html);
  expect(sent).toEqual({
    method: "GET",
    host: new URL(url).host,
    accept: "text/html",
    "accept-encoding": "gzip, br",
  });
});

test.each([
  ["/to-metadata", "not_allowed"],
  ["/to-private", "private_network"],
  ["/to-file", "not_allowed"],
  ["/to-nothing", "not_allowed"],
  ["/bomb", "too_large"],
  ["/endless", "too_slow"],
  ["/silent", "too_slow"],
  ["/cut", "unreachable"],
  ["/broken", "unreachable"],
  ["/picture", "not_html"],
  ["/lost", "page_failed"],
])("%s is refused: %s", async (path, code) => {
  const reader = code === "too_slow" ? impatient : read;
  const answer = await post({ url: url + path }, {}, { read: reader });
  expect([answer.status, await codeOf(answer)]).toEqual([422, code]);
});

test("without the tests' exception this machine is not allowed", async () => {
  const strict = createPageReader({ hosts: ["localhost"], setting: "CHECK_HOSTS" });
  await expect(strict(`${url}/`)).rejects.toMatchObject({ code: "not_allowed" });
});

test("a call of another origin, a form's, a bad one and one too many are refused", async () => {
  const page = { url: `${url}/` };
  const all = [
    await post(page, { "sec-fetch-site": "cross-site" }),
    await post(page, { "content-type": "text/plain" }),
    await post("{"),
    await post({ url: 7 }),
    await post(page, {}, { secondsToWait: async () => 9 }),
    await post(page, {}, { read: undefined }),
  ];
  expect(all.map(({ status }) => status)).toEqual([403, 415, 400, 400, 429, 403]);
  expect(all[4]?.headers.get("retry-after")).toBe("9");
  expect(await codeOf(all[5] as Response)).toBe("checking_is_off");
});

test("of five calls that arrive together the fifth is refused", async () => {
  const { work, finish } = held();
  const app = appWith({
    read: async (given) => {
      await work;
      return { url: given, policies: [], html: PAGE };
    },
  });
  const ask = async () => app.request(PAGE_CHECK, callOf({ url }));
  const [fifth, ...others] = [ask(), ask(), ask(), ask(), ask()].reverse();
  expect((await fifth)?.status).toBe(429);
  finish();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ask()).status).toBe(200);
});
