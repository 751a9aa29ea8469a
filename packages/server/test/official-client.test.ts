import { DEFAULT_ANON_KEY } from "@maloca/catalog";
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOperations } from "../src/operations";
import { alliance, appOver, booking, trip } from "./samples";
import { emptyTables, openTested, type TestedStore } from "./stores";

// A page that was written for the hosted backend changes its address and nothing else.

describe("the official client", () => {
  let tested: TestedStore;
  beforeAll(async () => {
    tested = await openTested("PGlite");
  }, 60_000);
  afterAll(() => tested?.close());
  beforeEach(() => emptyTables(tested.database));

  const list = () => createOperations(tested.database).list();
  const client = (key = DEFAULT_ANON_KEY) => {
    const app = appOver(tested.database);
    return createClient("http://maloca.test", key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (url, init) => app.request(String(url), init) },
      // Node 20 has no WebSocket of its own, and nothing here opens one.
      realtime: { transport: class {} as never },
    });
  };

  it.each([
    ["send-booking-request", booking],
    ["send-alliance-email", alliance],
  ])("invokes %s", async (name, body) => {
    const { data, error } = await client().functions.invoke(name, { body });
    expect(error).toBeNull();
    const [lead] = await list();
    expect(lead).toMatchObject(body);
    expect(data).toEqual({ success: true, reference: lead?.reference });
  });

  it("is told that an invocation failed", async () => {
    const { data, error } = await client().functions.invoke("send-alliance-email", { body: {} });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(await error.context.json()).toMatchObject({ code: "invalid_request" });
    expect((await client("other").functions.invoke("send-alliance-email")).error).toBeTruthy();
    expect((await client().functions.invoke("other")).error).toBeTruthy();
  });

  it.each([
    ["a row", trip],
    ["an array of one", [trip]],
  ])("inserts %s into trip_requests", async (_, rows) => {
    const { data, error, status } = await client()
      .from("trip_requests")
      .insert(rows as never);
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
    expect(await list()).toMatchObject([trip]);
  });

  it("is told why an insert was refused", async () => {
    const { error, status } = await client()
      .from("trip_requests")
      .insert({ ...trip, first_name: "" });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "invalid_request",
      details: { first_name: "Por favor escribe tu nombre" },
    });
  });

  it("reads, changes and deletes nothing", async () => {
    await client().from("trip_requests").insert(trip);
    const table = client().from("trip_requests");
    for (const attempt of [
      table.select(),
      table.update({ first_name: "x" }).eq("email", trip.email),
      table.delete().eq("email", trip.email),
      client().from("leads").select(),
      client().from("leads").insert({}),
      client().rpc("anything"),
    ]) {
      const { data, error, status } = await attempt;
      expect({ data, status }).toEqual({ data: null, status: 404 });
      expect(error?.code).toBe("not_found");
    }
    expect(await list()).toMatchObject([trip]);
  });
});
