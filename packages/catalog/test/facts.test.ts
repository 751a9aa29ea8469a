import { expect, test } from "vitest";
import { tripFact, trips, voluntariado } from "../src";

test("a fact is found by its key, whatever its label says", () => {
  const facts = [
    { key: "duration", label: "Grupo de días", value: "5 días" },
    { key: "group", label: "¿Cuántos vamos?", value: "De 2 a 10 personas" },
  ] as const;
  expect(tripFact({ facts }, "group")).toBe("De 2 a 10 personas");
  expect(tripFact({ facts }, "season")).toBeUndefined();
});

test("no trip tells the same fact twice", () => {
  expect(trips.length).toBeGreaterThan(10);
  for (const { slug, facts } of [...trips, voluntariado]) {
    const keys = facts.map(({ key }) => key);
    expect(new Set(keys).size, `${slug}: ${keys}`).toBe(keys.length);
  }
});
