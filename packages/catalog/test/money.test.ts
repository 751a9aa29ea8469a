import { expect, test } from "vitest";
import { copFromUsd, formatCop, formatUsd, usdFromCop } from "../src";

test("pesos and dollars are printed as Colombians read them, with a space that does not break", () => {
  expect(formatCop(1_450_000)).toBe("$\u00a01.450.000");
  expect(formatUsd(2050)).toBe("2.050\u00a0USD");
  expect(formatCop(0)).toBe("$\u00a00");
});

test("a derived figure is rounded to whole dollars", () => {
  expect(usdFromCop(2_900_000)).toBe(690);
  expect(usdFromCop(4_200 * 2 + 2_100)).toBe(3);
  expect(usdFromCop(12_000_000, 4000)).toBe(3000);
  expect(copFromUsd(1850)).toBe(7_770_000);
});
