import { afterEach, expect, test, vi } from "vitest";
import { count, withDefaults } from "../src/core/options/attributes";
import type { Rules } from "../src/core/options/option-rules";

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
  const options = withDefaults(defaults, given, "booking", rules);
  expect(options).toMatchObject({ minTravelers: 4, destination: "Guaviare", broad: true });
  await expect
    .poll(() => lines().sort())
    .toEqual([
      '<maloca-booking> place goes away in 1.11; write destination="Guaviare"',
      '<maloca-booking> seats goes away in 1.4; write min-travelers="4"',
      "<maloca-booking> wide goes away in 2.2; write broad",
    ]);
  withDefaults(defaults, given, "booking", rules);
  withDefaults(defaults, { seats: -1 }, "payment", rules);
  await expect
    .poll(lines)
    .toContain("<maloca-payment> min-travelers: -1 is not a whole number from 1; using 1");
  expect(lines()).toHaveLength(5);
});

test("its successor counts where both are set, and without it nothing is said", async () => {
  const both = { seats: 4, minTravelers: 2 };
  expect(withDefaults(defaults, both, "help", rules)).toMatchObject({ minTravelers: 2 });
  await expect
    .poll(() => lines())
    .toEqual(['<maloca-help> seats goes away in 1.4; write min-travelers="4"']);
  withDefaults(defaults, { minTravelers: 2 }, "contact", rules);
  expect(lines()).toHaveLength(1);
});
