import { expect, it } from "vitest";
import { crashLine, isLostTypesQuery } from "../src/process";

it("a connection that is lost while it is asked for its types is no crash, and anything else is", () => {
  const query = "select b.oid, b.typarray from pg_catalog.pg_type a";
  expect(isLostTypesQuery(Object.assign(new Error("read ECONNRESET"), { query }))).toBe(true);
  const others = [new Error("read ECONNRESET"), { query: "select 1" }, undefined, query];
  expect(others.filter(isLostTypesQuery)).toEqual([]);
});

it("a crash is logged without its message, and a lack of memory with what to do", () => {
  const { name, message } = new RangeError("WebAssembly.instantiate(): Out of memory");
  expect(crashLine({ name, message })).toMatch(/: no memory is left for it\. .+ulimit -v/);
  const typed = Object.assign(new RangeError("Ana, 300 123 4567"), { code: "X" });
  expect(crashLine(typed)).toBe("Maloca crashed: RangeError X");
  expect(crashLine(undefined)).toBe("Maloca crashed: error");
});
