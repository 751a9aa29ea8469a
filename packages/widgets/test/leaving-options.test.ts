import { wordsIn } from "@maloca/catalog/words";
import { afterEach, expect, test, vi } from "vitest";
import { emitLeaving, leavingExport, withLeavingTexts } from "../src/core/leaving";
import { count, type Rules } from "../src/core/options/option-rules";
import { validOptions } from "../src/core/options/valid-options";

// An option that is made up: none goes away yet. `seats` became `min-travelers` in 1.2.

const defaults = {
  seats: 0,
  minTravelers: 1,
  place: "",
  destination: "",
  wide: false,
  broad: false,
};
const rules: Rules = {
  seats: { to: "minTravelers", since: "1.2" },
  place: { to: "destination", since: "1.9" },
  wide: { to: "broad", since: "2.0" },
  minTravelers: count,
};

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => warn.mockClear());
const lines = () => warn.mock.calls.map(([line]) => line);

test("an option that goes away works, and the console has the line to write, once", async () => {
  const given = { seats: 4, place: "Guaviare", wide: true };
  const options = validOptions(defaults, given, "booking", rules);
  expect(options).toMatchObject({ minTravelers: 4, destination: "Guaviare", broad: true });
  await expect
    .poll(() => lines().sort())
    .toEqual([
      '<maloca-booking> place goes away in 1.11; write destination="Guaviare"',
      '<maloca-booking> seats goes away in 1.4; write min-travelers="4"',
      "<maloca-booking> wide goes away in 2.2; write broad",
    ]);
  validOptions(defaults, given, "booking", rules);
  validOptions(defaults, { seats: -1 }, "payment", rules);
  await expect
    .poll(lines)
    .toContain("<maloca-payment> min-travelers: -1 is not a whole number from 1; using 1");
  expect(lines()).toHaveLength(5);
});

test("its successor counts where both are set, and without it nothing is said", async () => {
  const both = { seats: 4, minTravelers: 2 };
  expect(validOptions(defaults, both, "help", rules)).toMatchObject({ minTravelers: 2 });
  await expect
    .poll(() => lines())
    .toEqual(['<maloca-help> seats goes away in 1.4; write min-travelers="4"']);
  validOptions(defaults, { minTravelers: 2 }, "contact", rules);
  expect(lines()).toHaveLength(1);
});

test("a text under a key that goes away counts for its successor, and the page's object stays as it is", () => {
  const words = { madeUp: { title: "Reservar", submit: "Enviar" } };
  const keys = { heading: { to: "title", since: "1.3" } };
  const titled = (strings: object) =>
    wordsIn(withLeavingTexts({ strings }, "booking", keys), words);
  expect(titled(Object.freeze({ heading: "Pide tu cupo" }))).toEqual({
    title: "Pide tu cupo",
    submit: "Enviar",
  });
  expect(lines()).toEqual(["<maloca-booking> strings: heading goes away in 1.5; write title"]);
  expect(titled({ heading: "Antes", title: "Ahora" }).title).toBe("Ahora");
  expect(titled({}).title).toBe("Reservar");
  expect(lines()).toHaveLength(1);
});

test("an event that goes away is still fired, and only a page that reads it gets a warning", () => {
  const target = new EventTarget();
  const leaving = { to: "sent", since: "1.2" };
  emitLeaving(target, "done", leaving, { reference: "MAL-1" });
  expect(lines()).toEqual([]);
  const details: unknown[] = [];
  target.addEventListener("maloca-done", (event) => details.push((event as CustomEvent).detail));
  emitLeaving(target, "done", leaving, { reference: "MAL-2" });
  expect(details).toEqual([{ reference: "MAL-2" }]);
  expect(lines()).toEqual(["maloca maloca-done goes away in 1.4; write maloca-sent"]);
});

test("a function that goes away answers, and the console says once what to write", () => {
  const sum = leavingExport(
    "plus",
    { to: "add(…)", since: "2.0" },
    (one: number, two: number) => one + two,
  );
  expect([sum(1, 2), sum(2, 2)]).toEqual([3, 4]);
  expect(lines()).toEqual(["maloca plus goes away in 2.2; write add(…)"]);
});
