import { expect, it } from "vitest";
import { withNamesFollowed } from "../src/content/trip-parts";

const base = { name: "Orilla", features: ["Lancha", "Posada"] };
const built = (name: string, features: string[], insteadOf: Record<string, string>) => ({
  ...{ name, features, allOf: "Orilla", insteadOf },
});
const viva = built("Viva", ["Cabaña", "Guía"], { Cabaña: "Posada" });
const plena = built("Plena", ["Cabaña", "Chef"], { Cabaña: "Posada" });

it("packages go on building on one that is renamed, and on lines that are reworded", () => {
  const changed = { name: "Ribera", features: ["Lancha", "Posada familiar"] };
  expect(withNamesFollowed({ packages: [base, viva] }, { packages: [changed, viva] })).toEqual({
    packages: [changed, { ...viva, allOf: "Ribera", insteadOf: { Cabaña: "Posada familiar" } }],
  });
});

it("a line that two packages have follows in the one where it was reworded alone", () => {
  const reworded = { ...plena, features: ["Cabaña alta", "Chef"] };
  expect(
    withNamesFollowed({ packages: [base, viva, plena] }, { packages: [base, viva, reworded] }),
  ).toEqual({ packages: [base, viva, { ...reworded, insteadOf: { "Cabaña alta": "Posada" } }] });
});
