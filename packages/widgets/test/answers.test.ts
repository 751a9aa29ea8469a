import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { headers } from "@maloca/catalog/api";
import type { bookingNotices } from "@maloca/catalog/locales/es";
import { bookingRequest } from "@maloca/catalog/requests/schemas";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { sendBooking, sendContact, sendTripRequest } from "../src/backend";
import { sendNewsletter } from "../src/backend.newsletter";
import { goodRequest } from "./samples";

// Which answers count as sent (docs/product.md, "What counts as sent"): each row is an answer, what the visitor is
// told, and how many calls are made.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEY = "key of this request";
const HTML = "<!doctype html><title>Wi-Fi del hotel</title>";

type Told = keyof typeof bookingNotices & ("sent" | "failed");
interface Row {
  answer(): Response | Promise<Response>;
  told: Told;
  /** Where a newsletter's status alone decides otherwise. */
  newsletter?: Told;
  calls?: number;
  /** Why this is no answer, although the official client sees no error in it. */
  stricter?: string;
}

const body = (text: string | null, type = "application/json", status = 200) =>
  new Response(text, { status, headers: { "Content-Type": type } });
const json = (value: unknown, status = 200, given = {}) =>
  Response.json(value, { status, headers: given });
/** What a constructor cannot make: an answer of the network. */
const as = (response: Response, over: Partial<Response>) =>
  Object.defineProperties(
    response,
    Object.fromEntries(Object.entries(over).map(([name, value]) => [name, { value }])),
  );
const moved = (response: Response) =>
  as(response, { redirected: true, url: "https://wifi.example/login" });
const reset = () => Promise.reject(new TypeError("Failed to fetch"));

const rows: Record<string, Row> = {
  "200 without a body": { answer: () => new Response(""), told: "sent" },
  "200 with white space": { answer: () => new Response(" \n"), told: "sent" },
  "200 without a body, as HTML": { answer: () => body("", "text/html"), told: "sent" },
  "201 without a body": { answer: () => new Response(null, { status: 201 }), told: "sent" },
  "202 with JSON": { answer: () => json({ queued: 1 }, 202), told: "sent" },
  "204": { answer: () => new Response(null, { status: 204 }), told: "sent" },
  "207 with JSON": { answer: () => json([{ status: 200 }], 207), told: "sent" },
  "207 with XML": {
    answer: () => body("<multistatus/>", "application/xml", 207),
    told: "failed",
    stricter: "no JSON",
  },
  "an empty object": { answer: () => json({}), told: "sent" },
  "a success": { answer: () => json({ success: true }), told: "sent" },
  "its own key": { answer: () => json({ success: true, idempotencyKey: KEY }), told: "sent" },
  "its own key as a header": {
    answer: () => json({}, 200, { [headers.idempotencyKey]: KEY }),
    told: "sent",
  },
  "a row": { answer: () => json({ id: "abc" }), told: "sent" },
  rows: { answer: () => json([{ id: "abc" }], 201), told: "sent" },
  "an empty array": { answer: () => json([]), told: "sent" },
  null: { answer: () => json(null), told: "sent" },
  "a text as JSON": { answer: () => json("ok"), told: "sent" },
  "data and no error": { answer: () => json({ data: {}, error: null }), told: "sent" },
  "an empty list of errors, as PHP says that there is none": {
    answer: () => json({ error: [] }),
    told: "sent",
  },
  "an empty error": { answer: () => json({ error: "" }), told: "sent" },
  "JSON as a text": { answer: () => body("{}", "text/plain"), told: "sent" },
  "JSON as HTML, as PHP sends it": { answer: () => body('{"id":1}', "text/html"), told: "sent" },
  "JSON without a type": {
    answer: () => new Response(new TextEncoder().encode("{}")),
    told: "sent",
  },
  "JSON after a byte order mark": { answer: () => body("\uFEFF{}"), told: "sent" },

  "an error": {
    answer: () => json({ error: "no" }),
    told: "failed",
    newsletter: "sent",
    stricter: "it says no",
  },
  "an error with a code": {
    answer: () => json({ error: { code: "full" } }),
    told: "failed",
    newsletter: "sent",
    stricter: "it says no",
  },
  "data and an error": {
    answer: () => json({ data: null, error: {} }),
    told: "failed",
    newsletter: "sent",
    stricter: "it says no",
  },
  "no success": {
    answer: () => json({ success: false }),
    told: "failed",
    newsletter: "sent",
    stricter: "it says no",
  },
  "a relay's error": { answer: () => json({}, 200, { "x-relay-error": "true" }), told: "failed" },
  "another's key": {
    answer: () => json({ success: true, idempotencyKey: "other" }),
    told: "failed",
    stricter: "of another request",
  },
  "another's key as a header": {
    answer: () => json({}, 200, { [headers.idempotencyKey]: "other" }),
    told: "failed",
    stricter: "of another request",
  },
  "its own key and another's": {
    answer: () => json({ idempotencyKey: "other" }, 200, { [headers.idempotencyKey]: KEY }),
    told: "failed",
    stricter: "of another request",
  },
  "a login page": { answer: () => body(HTML, "text/html"), told: "failed", stricter: "a page" },
  "a login page without a type": {
    answer: () => body(HTML, "text/plain"),
    told: "failed",
    stricter: "a page",
  },
  "a login page as JSON": { answer: () => body(HTML), told: "failed" },
  "a page that begins with a text": {
    answer: () => body(`Inicia sesión ${HTML}`, "text/html"),
    told: "failed",
    stricter: "a page",
  },
  "a text": {
    answer: () => body("ok", "text/plain"),
    told: "failed",
    newsletter: "sent",
    stricter: "no JSON",
  },
  "half of a JSON": { answer: () => body('{"success":tr'), told: "failed", newsletter: "sent" },
  "a redirect elsewhere, to JSON": {
    answer: () => moved(json({})),
    told: "failed",
    stricter: "the body got lost",
  },
  "a redirect elsewhere, to nothing": {
    answer: () => moved(new Response("")),
    told: "failed",
    stricter: "the body got lost",
  },
  "a redirect elsewhere, with its key": {
    answer: () => moved(json({ success: true, idempotencyKey: KEY })),
    told: "sent",
  },
  "a redirect that was not followed": {
    answer: () => as(Response.error(), { type: "opaqueredirect" }),
    told: "failed",
  },
  "an answer that the page may not read": {
    answer: () => as(Response.error(), { type: "opaque" }),
    told: "failed",
  },
  "300 with JSON": { answer: () => json({}, 300), told: "failed" },
  "304": { answer: () => new Response(null, { status: 304 }), told: "failed" },
  "400": { answer: () => json({ code: "invalid_request" }, 400), told: "failed" },
  "401 of a hosted project": {
    answer: () => json({ code: 401, message: "Invalid JWT" }, 401),
    told: "failed",
  },
  "404 with a page": { answer: () => body(HTML, "text/html", 404), told: "failed" },
  "409 without a body": {
    answer: () => new Response(null, { status: 409 }),
    told: "failed",
    calls: 2,
  },
  "422": { answer: () => json({ code: "wrong_request" }, 422), told: "failed" },
  "429": { answer: () => json({}, 429), told: "failed", calls: 2 },
  "500 that says success": { answer: () => json({ success: true }, 500), told: "failed", calls: 2 },
  "511, which networks with a login send": {
    answer: () => body(HTML, "text/html", 511),
    told: "failed",
  },
  "no answer": { answer: reset, told: "failed", calls: 2 },
  "a body that breaks off": {
    answer: () =>
      new Response(new ReadableStream({ pull: (to) => to.error(new TypeError("terminated")) })),
    told: "failed",
  },
  "a body that does not end": { answer: () => new Response(new ReadableStream()), told: "failed" },
};

const booking = bookingRequest.parse(goodRequest);
const to = { endpoint: "https://maloca.example", idempotencyKey: KEY, source: "" };
const sends = {
  booking: () => sendBooking(booking, to),
  contact: () =>
    sendContact({ name: "Ana", email: "ana@example.com", organization: "", message: "?" }, to),
  "trip request": () => sendTripRequest({} as Parameters<typeof sendTripRequest>[0], to),
  newsletter: () => sendNewsletter("a@b", { ...to, portalId: "p", formId: "f" }),
  "newsletter of a mailing service": () =>
    sendNewsletter("a@b", {
      ...to,
      portalId: "p",
      formId: "f",
      formsEndpoint: "https://forms.example",
    }),
};

test.each(Object.entries(rows))("%s", async (_, { answer, told, newsletter = told, calls = 1 }) => {
  vi.stubGlobal("location", { href: "https://hotel.example/" });
  vi.stubGlobal("document", { title: "Posada" });
  vi.useFakeTimers();
  for (const [name, send] of Object.entries(sends)) {
    const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
    const sent = send();
    await vi.runAllTimersAsync();
    const { error } = await sent;
    const expected = /newsletter/.test(name) ? newsletter : told;
    expect([name, error ? "failed" : "sent", fetch.mock.calls.length]).toEqual([
      name,
      expected,
      calls,
    ]);
    fetch.mockRestore();
  }
});

const official = Object.entries(rows).filter(([name]) => name !== "a body that does not end");

test.each(official)("the official client agrees: %s", async (_, { answer, told, stricter }) => {
  const client = createClient("https://maloca.example", "maloca-public", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => answer() },
    // Node 20 has no WebSocket of its own, and nothing here opens one.
    realtime: { transport: class {} as object as typeof WebSocket },
  });
  const { error } = await client.functions.invoke("send-booking-request", { body: booking });
  expect(error ? "failed" : "sent").toBe(stricter ? "sent" : told);
});

/** A function that counts its calls, on a real server. */
async function serve(answer: RequestListener) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    request.resume().on("end", () => answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls: () => calls,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const cors = { "access-control-allow-origin": "*" };

test.each<[string, Told, number, RequestListener]>([
  [
    "an edge function's receipt",
    "sent",
    1,
    (_, to) =>
      to.writeHead(200, { ...cors, "content-type": "application/json" }).end('{"id":"abc"}'),
  ],
  ["an edge function that answers nothing", "sent", 1, (_, to) => to.writeHead(200, cors).end()],
  [
    "a network's redirect to its login",
    "failed",
    2,
    ({ url }, to) =>
      url === "/login" ? to.end("{}") : to.writeHead(302, { location: "/login" }).end(),
  ],
  [
    "a move that keeps method and body, without a key",
    "failed",
    2,
    ({ url }, to) =>
      url === "/moved" ? to.end("{}") : to.writeHead(308, { location: "/moved" }).end(),
  ],
  [
    "an answer that is cut off",
    "failed",
    1,
    (_, to) => {
      to.writeHead(200, { "content-length": "100" }).write("{");
      to.socket?.destroySoon();
    },
  ],
])("over HTTP, %s", async (_, told, calls, answer) => {
  await using server = await serve(answer);
  const { error } = await sendBooking(booking, { ...to, endpoint: server.endpoint });
  expect([error ? "failed" : "sent", server.calls()]).toEqual([told, calls]);
});
