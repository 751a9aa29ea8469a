import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { atRest, moves, start, startWithKept, type World } from "./submission.world";

// The reducer of `src/forms/submission/submission.ts` under every order of events. `submission.world.ts` has the
// promises, and throws where one is broken.

// What a page's callback throws is shown there.
vi.spyOn(console, "error").mockImplementation(() => {});

const names = Object.keys(moves);

function after(world: World, name: string): World | undefined {
  const moved = moves[name]?.(world);
  if (moved) atRest(moved);
  return moved;
}

test.each<[string, World, number]>([
  ["an empty device", start, 8],
  ["requests of earlier visits", startWithKept, 6],
])("every order of events keeps what a request promises, from %s", (_, first, events) => {
  let worlds = new Map([[JSON.stringify(first), { world: first, way: [] as string[] }]]);
  const seen = new Set(worlds.keys());
  for (let depth = 0; depth < events; depth++) {
    const reached: typeof worlds = new Map();
    for (const { world, way } of worlds.values()) {
      for (const name of names) {
        // A third text shows nothing new.
        if (name === "types" && world.typings === 2) continue;
        let moved: World | undefined;
        try {
          moved = after(world, name);
        } catch (error) {
          throw new Error(`${[...way, name].join(", ")}: ${error}`);
        }
        if (!moved) continue;
        const known = JSON.stringify(moved);
        if (seen.has(known)) continue;
        seen.add(known);
        reached.set(known, { world: moved, way: [...way, name] });
      }
    }
    worlds = reached;
  }
  expect(seen.size).toBeGreaterThan(1000);
});

const withdrawnAndPressed = [
  ...["withdraws what is kept", "asks to keep it", "is valid", "is kept", "sends what is kept"],
  ...["withdraws what is kept", "presses", "is valid", "is refused for now"],
  "refuses what was kept",
];

test("long orders of events keep it too", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 60, maxLength: 120 }), (way) => {
      let world = startWithKept;
      for (const name of way) world = after(world, name) ?? world;
    }),
    // Withdrawn while the device sends it, and pressed again: refused for now, and then for good.
    { seed: seedOfRun(), numRuns: 2000, examples: [[withdrawnAndPressed]] },
  );
});
