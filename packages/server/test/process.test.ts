import { expect, test } from "vitest";
import { isLostTypesQuery } from "../src/process";

test("a connection that is lost while it is asked for its types is no crash, and anything else is", () => {
  const lost = Object.assign(new Error("read ECONNRESET"), {
    query: "select b.oid, b.typarray from pg_catalog.pg_type a",
  });
  expect(isLostTypesQuery(lost)).toBe(true);
  const others = [
    new Error("read ECONNRESET"),
    { query: "select 1" },
    undefined,
    "pg_catalog.pg_type",
  ];
  expect(others.filter(isLostTypesQuery)).toEqual([]);
});
