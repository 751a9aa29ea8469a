import { bookingRequest } from "@maloca/catalog/requests/schemas";
import { afterEach, expect, test, vi } from "vitest";
import { sendBooking } from "../src/backend";
import { sendNewsletter } from "../src/backend.newsletter";
import { type Answer, accepted, fakeServer } from "../src/testing/fake-server";
import { goodRequest } from "./samples";

afterEach(() => void vi.restoreAllMocks());

const booking = bookingRequest.parse(goodRequest);
const to = (idempotencyKey: string) => ({
  endpoint: "https://maloca.example",
  idempotencyKey,
  source: "",
});

/** Replaces `fetch` by a fake lead server with these answers. */
function answers(...given: Answer[]) {
  const server = fakeServer(...given);
  return { server, fetch: vi.spyOn(globalThis, "fetch").mockImplementation(server.fetch) };
}

/** A service worker that caches by address, whatever the method. */
function naiveCache() {
  const server = fakeServer(accepted);
  const cache = new Map<string, Response>();
  const asked: RequestInit[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    asked.push(init);
    const known = cache.get(String(input)) ?? (await server.fetch(input, init));
    cache.set(String(input), known.clone());
    return known;
  });
  return { server, asked };
}

test("an answer to another request is not believed, and a request is sent past caches", async () => {
  const { server, asked } = naiveCache();
  expect(await sendBooking(booking, to("first"))).toMatchObject({
    data: { success: true },
    error: null,
  });
  expect(await sendBooking({ ...booking, name: "Otra" }, to("second"))).toEqual({
    data: null,
    error: { reason: "network", message: "unexpected_answer" },
  });
  expect(server.calls).toHaveLength(1);
  expect(asked.map(({ cache }) => cache)).toEqual(["no-store", "no-store"]);
  const keys = asked.map(({ headers }) => new Headers(headers).get("idempotency-key"));
  expect(keys).toEqual(["first", "second"]);
});

test("an overloaded server is asked once more, under the same key", async () => {
  const { fetch } = answers(() => new Response("busy", { status: 503 }), accepted);
  expect((await sendBooking(booking, to("first"))).data).toMatchObject({ success: true });
  const keys = fetch.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get("idempotency-key"),
  );
  expect(keys).toEqual(["first", "first"]);
});

test.each([
  [
    "no answer",
    2,
    (init: RequestInit = {}) =>
      new Promise<Response>((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  ],
  [
    "an answer that does not end",
    1,
    async () => new Response(new ReadableStream(), { headers: { "Content-Type": "text/plain" } }),
  ],
])("%s ends as a failure of the network", async (_, calls, answer) => {
  vi.useFakeTimers();
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => answer(init));
  const sent = sendBooking(booking, to("first"));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect((await sent).error?.reason).toBe("network");
  expect(fetch).toHaveBeenCalledTimes(calls);
});

test("a receipt names the reference of the answer's body or header, where it has one", async () => {
  const named = { "X-Maloca-Reference": "MAL-7K2Q9F" };
  answers(
    () => Response.json({ success: true, reference: "MAL-7K2Q9F", idempotencyKey: "first" }),
    () => new Response(null, { status: 204, headers: named }),
    () => Response.json({ id: "abc", reference: 7 }),
  );
  const receipts = [1, 2, 3].map(async () => (await sendBooking(booking, to("first"))).data);
  const receipt = { success: true, reference: "MAL-7K2Q9F" };
  expect(await Promise.all(receipts)).toEqual([receipt, receipt, { success: true, reference: "" }]);
});

test("a refusal lasts only where it is the server's own, and no limit of requests", async () => {
  answers(
    () => new Response("<title>Blocked</title>", { status: 403 }),
    () => Response.json({ code: "unauthorized", details: null }, { status: 401 }),
    () => Response.json({ code: "rate_limited", details: null }, { status: 429 }),
  );
  expect((await sendBooking(booking, to("first"))).error?.lasting).toBeUndefined();
  expect((await sendBooking(booking, to("first"))).error?.lasting).toBe(true);
  expect((await sendBooking(booking, to("first"))).error).toEqual({
    reason: "refused",
    message: "rate_limited",
  });
});

test("a newsletter's request says on which page it was made, and no more of its answer counts than its status", async () => {
  vi.stubGlobal("location", { href: "https://hotel.example/" });
  vi.stubGlobal("document", { title: "Posada" });
  const { server } = answers(() => new Response("whatever"));
  const form = { portalId: "maloca", formId: "newsletter" };
  expect(await sendNewsletter("a@b", { ...to("first"), ...form })).toMatchObject({ data: true });
  vi.unstubAllGlobals();
  const [call] = server.calls;
  expect(call?.url).toMatch(/\/submissions\/v3\/integration\/submit\/maloca\/newsletter$/);
  expect(call?.body).toEqual({
    fields: [{ name: "email", value: "a@b" }],
    context: { pageUri: "https://hotel.example/", pageName: "Posada" },
  });
});
