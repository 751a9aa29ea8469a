import { afterEach, expect, test } from "vitest";
import { withCleanPrototype } from "../src/clean-prototype";
import { check, line, request } from "../src/validation";

// Older libraries put names on every object. In a file of its own: what zod makes once and keeps
// must be made while they are there.

const everyObject = Object.prototype as Record<string, unknown>;
const added = { extend: () => 1, polluted: "yes" };

const pollute = () => Object.assign(everyObject, added);

afterEach(() => {
  for (const name of Object.keys(added)) delete everyObject[name];
});

test("a schema is made and checks while every object has names of the page's", () => {
  pollute();
  const schema = request(() => ({ name: line([2, 5], "Escribe tu nombre") }));
  const [good, bad] = [check(schema, { name: " Ana " }), check(schema, { name: "A" })];
  const there = Object.keys(everyObject);
  for (const name of there) delete everyObject[name];
  expect(good).toEqual({ data: { name: "Ana" } });
  expect(bad).toEqual({ errors: { name: "Escribe tu nombre" } });
  expect(there).toEqual(["extend", "polluted"]);
});

test("the names are hidden for as long as it runs, and there again when it fails", () => {
  pollute();
  let inside: string[] = ["not run"];
  const run = () =>
    withCleanPrototype(() => {
      inside = [];
      for (const name in {}) inside.push(name);
      throw new Error("boom");
    });
  let thrown: unknown;
  try {
    run();
  } catch (error) {
    thrown = error;
  }
  const after = { ...everyObject };
  for (const name of Object.keys(added)) delete everyObject[name];
  expect(thrown).toHaveProperty("message", "boom");
  expect(inside).toEqual([]);
  expect(after).toEqual(added);
});
