import { describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { createGroups } from "../src/leads/groups";
import { createStore } from "../src/leads/store";
import { readUnsentMails } from "../src/leads/unsent-mails";
import { type Database, DatabaseError } from "../src/storage/database";
import { databaseNames, useDatabase } from "./databases";
import { booking } from "./samples";
import { held } from "./ticks";

const lead = (name: string, idempotencyKey: string | null = name) => ({
  kind: "booking" as const,
  request: { ...booking, name },
  partner: null,
  source: null,
  consentVersion: null,
  idempotencyKey,
});

describe.each(databaseNames)("leads that come at once, on %s", (name) => {
  const database = useDatabase(name);

  /** A store, and the number of leads in each statement that wrote some. */
  function counted() {
    const sizes: number[] = [];
    const write: Database["write"] = (sql, parameters) => {
      if (sql.includes("insert into")) sizes.push(JSON.parse(String(parameters?.[0])).length);
      return database.write(sql, parameters);
    };
    return { sizes, store: createStore({ ...database, write }) };
  }

  it("are written together, each with its own answer", async () => {
    const { sizes, store } = counted();
    const names = Array.from({ length: 120 }, (_, index) => `Ana ${index}`);
    const saved = await Promise.all(names.map((each) => store.save(lead(each))));
    expect(sizes).toEqual([1, 50, 50, 19]);
    const leads = await createLeadAdmin(database).list();
    const stored = new Map(leads.map(({ name, reference }) => [name, reference]));
    expect(saved).toEqual(names.map((each) => ({ reference: stored.get(each), fresh: true })));
    expect(await readUnsentMails(database)).toMatchObject({ queued: 2 * names.length });
  });

  it("fail alone where one is wrong", async () => {
    const { sizes, store } = counted();
    const names = ["Ana", "Luz", "X", "Eva"];
    const saved = await Promise.allSettled(names.map((each) => store.save(lead(each))));
    const stored = saved.map(({ status }) => status === "fulfilled");
    expect(stored).toEqual([true, true, false, true]);
    expect(saved[2]).toMatchObject({ reason: { constraint: "booking_requests_name_length" } });
    expect(sizes).toEqual([1, 3, 1, 1, 1]);
    expect(await createLeadAdmin(database).list()).toHaveLength(3);
  });

  it("are stored once under one key, with or without others", async () => {
    const { store } = counted();
    const [first, ...again] = await Promise.all([
      store.save(lead("Ana", "one key")),
      // Of the group after the first, this one alone is not written.
      store.save(lead("Ana", "one key")),
      ...["Luz", "Eva"].map((each) => store.save(lead(each, null))),
      store.save(lead("Ada", "one key")),
    ]);
    const leads = await createLeadAdmin(database).list();
    const stored = new Map(leads.map(({ name, reference }) => [name, reference]));
    expect([...stored.keys()].sort()).toEqual(["Ana", "Eva", "Luz"]);
    expect(first).toEqual({ reference: stored.get("Ana"), fresh: true });
    expect(again).toEqual([
      { ...first, fresh: false },
      { reference: stored.get("Luz"), fresh: true },
      { reference: stored.get("Eva"), fresh: true },
      { conflict: true },
    ]);
    expect(leads).toHaveLength(3);
  });
});

describe("a database that is unavailable", () => {
  it("fails those that wait too, and no later one", async () => {
    let calls = 0;
    const save = createGroups(async (items: readonly { key: string }[]) => {
      if (++calls === 1) throw new DatabaseError("timeout");
      return items.map(({ key }) => key);
    });
    const saved = await Promise.allSettled(["a", "b", "c"].map((key) => save({ key })));
    expect(saved.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(calls).toBe(1);
    expect(await save({ key: "d" })).toBe("d");
  });

  it("lets no more than a thousand wait", async () => {
    const { work, finish } = held();
    const save = createGroups(async (items: readonly { key: string }[]) => {
      await work;
      return items.map(({ key }) => key);
    });
    const waiting = Array.from({ length: 1001 }, (_, index) => save({ key: `${index}` }));
    await expect(save({ key: "last" })).rejects.toMatchObject({ code: "busy", unavailable: true });
    finish();
    expect(await Promise.all(waiting)).toHaveLength(1001);
  });
});
