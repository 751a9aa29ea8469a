import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { next } from "../src/forms/submission/submission";
import { nextOnAnswer } from "../src/forms/submission/submission.answers";
import { moves, withNewText } from "./submission.moves";
import { atRest, start, startWithKept, type World } from "./submission.world";

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

/** Presses, and it is on its way. */
const sent = ["presses", "is valid"];
const offline = [...sent, "loses the signal"];
const kept = [...offline, "asks to keep it", "is kept"];
const stored = ["is stored", "hears that it is stored"];

/** What the form is told to do when a request was checked and is sent. */
const sends = ["check", "clearErrors", "send"];
const waits = [...sends, "dismiss"];
const isKept = [...waits, "keep", "dismiss"];
const isTold = ["callOnSent", "empty", "confirm"];

const pressedWhileTheDeviceSends = ["sends what is kept", "withdraws what is kept", ...sent];

interface Ending {
  name: string;
  way: string[];
  /** The phase in which it ends. */
  phase: string;
  /** What the page's callbacks told of the last press. */
  told: string[];
  /** What the form was told to do. */
  did: string[];
}

const endings: Ending[] = [
  {
    name: "is stored",
    way: [...sent, "is slow", ...stored],
    phase: "sent",
    told: ["sent"],
    did: [...sends, ...isTold],
  },
  {
    name: "is stored while somebody types",
    way: [...sent, "types", ...stored],
    phase: "idle",
    told: ["sent"],
    did: [...sends, "callOnSent", "confirm"],
  },
  {
    name: "is stored after its form was removed",
    way: [...sent, "is removed", ...stored],
    phase: "idle",
    told: ["sent"],
    did: [...sends, "callOnSent", "confirm"],
  },
  {
    name: "is stored while its form is away, which comes back",
    way: [...sent, "is removed", ...stored, "is put back"],
    phase: "idle",
    told: ["sent"],
    did: [...sends, "callOnSent", "confirm", "empty"],
  },
  {
    name: "is stored from the device while its form is away, which comes back",
    way: [...kept, "sends what is kept", "is removed", "stores what was kept", "is put back"],
    phase: "idle",
    told: ["sent"],
    did: [...isKept, "callOnSent", "empty"],
  },
  {
    name: "is invalid",
    way: ["presses", "is invalid"],
    phase: "idle",
    told: [],
    did: ["check", "markErrors", "notify invalid"],
  },
  {
    name: "is refused for good",
    way: [...sent, "is refused for good"],
    phase: "refused",
    told: ["failed"],
    did: [...sends, "markErrors", "callOnFailed", "notify failed"],
  },
  {
    name: "is refused though it is stored, and pressed again",
    way: [
      ...[...sent, "is stored, and the answer is lost"],
      ...[...sent, "is refused for good though it is stored", ...sent, ...stored],
    ],
    phase: "sent",
    told: ["sent"],
    did: [
      ...[...sends, "callOnFailed", "notify failed"],
      ...[...sends, "markErrors", "callOnFailed", "notify failed", ...sends, ...isTold],
    ],
  },
  {
    name: "is refused for good after its form was removed",
    way: [...sent, "is removed", "is refused for good"],
    phase: "refused",
    told: ["failed"],
    did: [...sends, "callOnFailed", "notify failed"],
  },
  {
    name: "is refused for now, and pressed again",
    way: [...sent, "is refused for now", ...sent, ...stored],
    phase: "sent",
    told: ["sent"],
    did: [...sends, "callOnFailed", "notify failed", ...sends, ...isTold],
  },
  {
    name: "waits for the connection, and is stored",
    way: [...offline, "has a signal again", "is valid", ...stored],
    phase: "sent",
    told: ["sent"],
    did: [...waits, ...sends, ...isTold],
  },
  {
    name: "is changed while it waits for the connection",
    way: [...offline, "types"],
    phase: "idle",
    told: ["failed"],
    did: [...waits, "callOnFailed"],
  },
  {
    name: "waits for the connection in a form that is removed",
    way: [...offline, "is removed"],
    phase: "idle",
    told: ["failed"],
    did: [...waits, "callOnFailed"],
  },
  {
    name: "waits for the connection in a form that is reset",
    way: [...offline, "is reset by the page"],
    phase: "idle",
    told: ["failed"],
    did: [...waits, "callOnFailed"],
  },
  {
    name: "is kept, and stored from the device",
    way: [...kept, "sends what is kept", "stores what was kept"],
    phase: "idle",
    told: ["sent"],
    did: [...isKept, "callOnSent", "empty"],
  },
  {
    name: "is kept, and refused from the device",
    way: [...kept, "sends what is kept", "refuses what was kept"],
    phase: "refused",
    told: ["failed"],
    did: [...isKept, "callOnFailed", "markErrors"],
  },
  {
    name: "is kept, and withdrawn",
    way: [...kept, "withdraws what is kept"],
    phase: "idle",
    told: [],
    did: [...isKept, "forgetAll"],
  },
  ...["has another page delete what is kept", "keeps it for too long"].map((drops) => ({
    name: `is kept, and then ${drops}`,
    way: [...kept, drops],
    phase: "failed",
    told: ["failed"],
    did: [...isKept, "callOnFailed"],
  })),
  {
    name: "is kept, and deleted with all data of the page",
    way: [...kept, "has the page's data deleted", "comes back"],
    phase: "idle",
    told: [],
    did: isKept,
  },
  {
    name: "cannot be kept",
    way: [...offline, "asks to keep it", "cannot be kept"],
    phase: "unkept",
    told: [],
    did: [...waits, "keep", "dismiss"],
  },
  {
    name: "cannot be kept, and is stored when the connection is back",
    way: [
      ...offline,
      "asks to keep it",
      "cannot be kept",
      "has a signal again",
      "is valid",
      ...stored,
    ],
    phase: "sent",
    told: ["sent"],
    did: [...waits, "keep", "dismiss", ...sends, ...isTold],
  },
  {
    name: "is slow",
    way: [...sent, "is slow"],
    phase: "slow",
    told: [],
    did: sends,
  },
  {
    name: "is stored, with its answer lost, and pressed again",
    way: [...sent, "is stored, and the answer is lost", ...sent, ...stored],
    phase: "sent",
    told: ["sent"],
    did: [...sends, "callOnFailed", "notify failed", ...sends, ...isTold],
  },
  {
    name: "is refused for good while somebody types",
    way: [...sent, "types", "is refused for good"],
    phase: "refused",
    told: ["failed"],
    did: [...sends, "callOnFailed", "notify failed"],
  },
  {
    name: "is kept, and cannot be kept again",
    way: [...kept, "asks to keep it", "cannot be kept"],
    phase: "kept",
    told: [],
    did: [...isKept, "keep", "dismiss"],
  },
  {
    name: "is kept, and cannot be kept in its new text",
    way: [...kept, "types", "asks to keep it", "is valid", "cannot be kept"],
    phase: "unkept",
    told: [],
    did: [...isKept, "check", "clearErrors", "keep", "dismiss"],
  },
  {
    name: "is withdrawn while the device sends it, and stored",
    way: [...kept, "sends what is kept", "withdraws what is kept", "stores what was kept"],
    phase: "idle",
    told: ["sent"],
    did: [...isKept, "forgetAll", "callOnSent", "empty"],
  },
  {
    name: "is stored from the device after it was told as failed",
    way: [...kept, ...pressedWhileTheDeviceSends, "is refused for now", "stores what was kept"],
    phase: "idle",
    told: ["failed"],
    did: [
      ...isKept,
      "forgetAll",
      ...sends,
      "callOnFailed",
      "notify failed",
      "notify sent",
      "empty",
    ],
  },
  {
    name: "is refused from the device while the form sends it",
    way: [...kept, ...pressedWhileTheDeviceSends, "refuses what was kept", "is refused for good"],
    phase: "refused",
    told: ["failed"],
    did: [...isKept, "forgetAll", ...sends, "markErrors", "callOnFailed", "notify failed"],
  },
];

function goes(world: World, way: string[]): World {
  return way.reduce((before, name) => after(before, name) ?? before, world);
}

test.each(endings)("whatever came before, a request that $name", ({ way, phase, told, did }) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), (before) => {
      const ready = withNewText(goes(startWithKept, before));
      const ended = goes({ ...ready, did: [] }, way);
      expect({ phase: ended.state.phase, told: ended.press.reported, did: ended.did }).toEqual({
        phase,
        told,
        did,
      });
      const empties = did.includes("empty");
      expect(ended.text === "").toBe(empties || way.includes("is reset by the page"));
      if (told.includes("sent")) expect(ended.storedTexts).toContain(ready.text);
      const answered = ({ server }: World) => Object.keys(server).length;
      expect(answered(ended) - answered(ready)).toBeLessThanOrEqual(1);
    }),
    { seed: seedOfRun(), numRuns: 50 },
  );
});

test("a request of an earlier visit is found, sent, and comes back to an empty form if it is refused", () => {
  const found = goes({ ...startWithKept, did: [] }, ["finds what is kept", "sends what is kept"]);
  expect(found.state.phase).toBe("kept");
  const one = goes(found, ["stores what was kept"]);
  expect([one.state.phase, one.did]).toEqual(["kept", ["callOnSent"]]);
  const both = goes(one, ["sends what is kept", "refuses what was kept"]);
  expect([both.state.phase, both.did]).toEqual([
    "refused",
    ["callOnSent", "callOnFailed", "restore"],
  ]);
  const typed = goes(one, ["types", "sends what is kept", "refuses what was kept"]);
  expect([typed.state.phase, typed.did]).toEqual(["idle", ["callOnSent", "callOnFailed"]]);
});

test("a request of an earlier visit that expires comes back to an empty form, and is sent with its key", () => {
  const found = goes({ ...startWithKept, did: [] }, ["finds what is kept"]);
  const expired = goes(found, ["keeps it for too long"]);
  expect([expired.state.phase, expired.text, expired.did]).toEqual([
    "failed",
    "earlier",
    ["restore", "callOnFailed"],
  ]);
  expect(goes(expired, sent).press.key).toBe("old");
  const typed = goes(found, ["types", "keeps it for too long"]);
  expect([typed.state.phase, typed.text]).toEqual(["idle", "text 1"]);
  const withdrawn = goes(found, ["has another page delete what is kept"]);
  expect([withdrawn.state.phase, withdrawn.text]).toEqual(["idle", ""]);
});

test("a check that does not load fails the press, or waits where there is no signal", () => {
  const failed = goes({ ...start, did: [] }, ["presses", "cannot load the check"]);
  expect([failed.state.phase, failed.press.reported]).toEqual(["failed", ["failed"]]);
  const waiting = goes(start, ["presses", "cannot load the check without signal"]);
  expect([waiting.state.phase, waiting.press.reported]).toEqual(["offline", []]);
  const unkept = goes(waiting, ["asks to keep it", "cannot load the check"]);
  expect([unkept.state.phase, unkept.state.typed]).toEqual(["unkept", true]);
});

test("the confirmation stays until it is closed, and a form that is sent is ready for another", () => {
  const { state } = goes(start, ["types", ...sent, ...stored]);
  const confirmed = nextOnAnswer(state, { type: "confirmed", card: { title: "sent" } });
  expect([confirmed.phase, confirmed.card]).toEqual(["idle", { title: "sent" }]);
  expect(next(confirmed, { type: "cardClosed" }).card).toBeUndefined();
  expect(next(state, { type: "typed" }).phase).toBe("idle");
  const busy = next(confirmed, { type: "submitted" });
  expect(nextOnAnswer(busy, { type: "confirmed", card: { title: "late" } }).card?.title).toBe(
    "sent",
  );
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
