import { DEFAULT_ANON_KEY } from "@maloca/catalog";
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { useDatabase } from "./databases";
import { appOver, booking, tripRequest } from "./samples";

// A page that was written for the hosted backend changes its address and nothing else.

describe("the official client", () => {
  const database = useDatabase("PGlite");

  const list = () => createLeadAdmin(database).list();
  const client = (key = DEFAULT_ANON_KEY) => {
    const app = appOver(database);
    return createClient("http://maloca.test", key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (url, init) => app.request(String(url), init) },
      // Node 20 has no WebSocket of its own, and nothing here opens one.
      realtime: { transport: class {} as object as typeof WebSocket },
    });
  };

  it("invokes a function", async () => {
    const invoked = await client().functions.invoke("send-booking-request", { body: booking });
    const [lead] = await list();
    expect(lead).toMatchObject(booking);
    const data = { success: true, reference: lead?.reference };
    expect(invoked).toMatchObject({ error: null, data });
  });

  it("gets the reason of a failed invocation or insert", async () => {
    const { data, error } = await client().functions.invoke("send-alliance-email", { body: {} });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(await error.context.json()).toMatchObject({ code: "invalid_request" });
    expect((await client("other").functions.invoke("send-alliance-email")).error).toBeTruthy();
    const nameless = { ...tripRequest, first_name: "" };
    expect(await client().from("trip_requests").insert(nameless)).toMatchObject({
      status: 400,
      error: {
        code: "invalid_request",
        details: { first_name: "Por favor escribe tu nombre" },
      },
    });
  });

  it("inserts a row, and reads, changes and deletes none", async () => {
    const table = client().from("trip_requests");
    const inserted = await table.insert(tripRequest);
    expect(inserted).toMatchObject({ data: null, error: null, status: 201 });
    // As a hosted project refuses it: hosted-project.test.ts has the database's part.
    for (const attempt of [
      table.select(),
      table.update({ first_name: "x" }).eq("email", tripRequest.email),
      table.delete().eq("email", tripRequest.email),
      table.insert(tripRequest).select(),
      table.upsert(tripRequest).select(),
    ]) {
      const { data, error, status } = await attempt;
      expect({ data, status }).toEqual({ data: null, status: 401 });
      expect(error?.code).toBe("42501");
    }
    expect((await table.select("*", { head: true })).status).toBe(401);
    const unkeyed = await client("other").from("trip_requests").select();
    expect(unkeyed).toMatchObject({ status: 401, error: { code: "unauthorized" } });
    expect(await list()).toMatchObject([tripRequest]);
  });

  it("is refused columns that there are not, as a hosted project refuses them", async () => {
    const row = { ...tripRequest, lead_id: crypto.randomUUID() };
    expect(await client().from("trip_requests").insert(row)).toMatchObject({
      status: 400,
      error: {
        code: "PGRST204",
        message: "Could not find the 'lead_id' column of 'trip_requests' in the schema cache",
      },
    });
    expect(await list()).toEqual([]);
  });

  it("upserts only where no column may be in conflict, as in a hosted project", async () => {
    const table = client().from("trip_requests");
    for (const ignoreDuplicates of [false, true]) {
      const wish = { onConflict: "email", ignoreDuplicates };
      const { error, status } = await table.upsert(tripRequest, wish);
      expect({ status, code: error?.code }).toEqual({ status: 400, code: "42P10" });
    }
    expect(await list()).toEqual([]);
    expect(await table.upsert(tripRequest)).toMatchObject({ status: 201, error: null });
    expect(await list()).toMatchObject([tripRequest]);
  });
});
