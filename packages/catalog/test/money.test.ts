import { expect, test } from "vitest";
import { copFromUsd, formatCop, formatUsd, guaviare, usdFromCop } from "../src";

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

test("Guaviare's prices and facts are those of the spec", () => {
  expect(guaviare.packages.map(({ priceCop }) => priceCop)).toEqual([2362000, 2608000, 3100000]);
  expect(guaviare.packages.map(({ badge }) => badge)).toEqual([
    undefined,
    "Más popular",
    undefined,
  ]);
  expect(guaviare.packages[2]?.duration).toBe("5 días / 4 noches");
  expect(guaviare.figures.map(({ value }) => value)).toEqual(["2", "9", "7", "20.000"]);
  expect(guaviare.about.paragraphs.join()).toContain("10.000 años");
});
