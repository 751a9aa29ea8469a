import { type ApiError, headers, joinNames, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { serve } from "../src/edge";
import { createLeadAdmin } from "../src/leads/admin";
import { DatabaseError } from "../src/storage/database";
import { stubDatabase, useDatabase } from "./databases";
import {
  appOver,
  booking,
  contact,
  newsletter,
  newsletterPath,
  post,
  tripRequest,
} from "./samples";

describe("a request that comes to another kind's path", () => {
  const database = useDatabase("PGlite");
  const send = (path: string, body: unknown) => appOver(database).request(path, post(body));
  const stored = async () => (await createLeadAdmin(database).list()).length;

  it.each([
    ["a booking", paths.contact, booking, ["phone", "destination", "dates", "travelers"]],
    ["a trip request", paths.contact, tripRequest, ["first_name", "phone", "interests"]],
    ["a contact message", paths.booking, contact, ["organization"]],
    ["a trip request", paths.booking, tripRequest, ["last_name", "budget_range"]],
    ["a booking", newsletterPath, booking, ["name", "phone", "message"]],
    ["a booking among the fields of a sign-up", newsletterPath, { ...newsletter, ...booking }, []],
  ])("%s at %s is refused with the names of its fields", async (_, path, body, fields) => {
    const answer = await send(path, body);
    const error = (await answer.json()) as ApiError;
    expect([answer.status, error.code]).toEqual([422, "wrong_request"]);
    expect(Object.keys(Object(error.details))).toEqual(expect.arrayContaining(fields));
    expect(await stored()).toBe(0);
  });

  it("is not every request with an unknown field", async () => {
    for (const [path, body] of [
      [paths.contact, contact],
      [paths.booking, booking],
      [newsletterPath, newsletter],
    ] as const) {
      expect((await send(path, { ...body, csrf: "x" })).status).toBe(200);
    }
  });

  it.each([
    "undefined/undefined",
    "maloca/undefined",
    "null/newsletter",
    "NaN/1",
    "a%20b/c",
    "a/%2F",
  ])("is refused as a sign-up of the form %s", async (ids) => {
    const answer = await send(`${paths.newsletter}/${ids}`, newsletter);
    expect([answer.status, (await answer.json()).code]).toEqual([404, "unknown_form"]);
    expect(await stored()).toBe(0);
  });
});

describe("a booking's experiences", () => {
  const database = useDatabase("PGlite");
  const send = async (experiences: string) =>
    (await appOver(database).request(paths.booking, post({ ...booking, experiences }))).status;

  it("are counted as they were chosen, also where a name has a comma", async () => {
    const chosen = ["Taller de cocina, con cena", 'Noche "al fuego", en la playa'];
    expect(await send(joinNames(chosen))).toBe(200);
    expect(await send(joinNames([...chosen, "Surf"]))).toBe(400);
    const [lead] = await createLeadAdmin(database).list();
    expect(lead?.experiences).toBe(`"Taller de cocina, con cena", "Noche 'al fuego', en la playa"`);
  });
});

describe("an answer", () => {
  const database = useDatabase("PGlite");
  const key = { [headers.idempotencyKey]: "key-7" };
  const echo = (answer: Response) => answer.headers.get(headers.idempotencyKey);
  const calls = [
    ["a booking", paths.booking, booking],
    ["a contact message", paths.contact, contact],
    ["a sign-up", newsletterPath, newsletter],
  ] as const;

  it.each(calls)("to %s names its key, the first time and again", async (_, path, body) => {
    for (const _time of [1, 2]) {
      const answer = await appOver(database).request(path, post(body, key));
      expect([answer.status, echo(answer)]).toEqual([200, "key-7"]);
      expect((await answer.json()).idempotencyKey).toBe("key-7");
    }
    const without = await appOver(database).request(path, post(body));
    expect(echo(without)).toBeNull();
    expect(await without.json()).not.toHaveProperty("idempotencyKey");
  });

  it("without a body names it in its headers, which another origin may read", async () => {
    const origin = { origin: "https://hotel.example" };
    const call = post(tripRequest, { ...key, ...origin });
    const answer = await appOver(database).request(paths.tripRequest, call);
    expect([answer.status, await answer.text(), echo(answer)]).toEqual([201, "", "key-7"]);
    expect(answer.headers.get("access-control-expose-headers")).toContain(headers.idempotencyKey);
  });

  it("that refuses names it too", async () => {
    const app = appOver(database);
    const away = stubDatabase(() => Promise.reject(new DatabaseError("timeout")));
    const other = post({ ...booking, name: "Otra" }, key);
    const statuses = [
      await app.request(paths.booking, post(booking, key)),
      await app.request(paths.booking, other),
      await app.request(paths.booking, post({ ...booking, name: "" }, key)),
      await app.request(paths.booking, post(booking, { ...key, [headers.apiKey]: "wrong" })),
      await appOver(away).request(paths.booking, post(booking, key)),
    ];
    expect(statuses.map((answer) => [answer.status, echo(answer)])).toEqual(
      [200, 422, 400, 401, 503].map((status) => [status, "key-7"]),
    );
  });
});

describe("an edge function", () => {
  it("refuses another kind's fields and names the key", async () => {
    const call = serve({ DATABASE_URL: "postgres://maloca@127.0.0.1:1/none", RATE_LIMIT: "0" });
    const answer = await call(
      new Request(
        `https://project.example${paths.contact}`,
        post(booking, { [headers.idempotencyKey]: "key-7" }),
      ),
    );
    expect([answer.status, answer.headers.get(headers.idempotencyKey)]).toEqual([422, "key-7"]);
  });
});
