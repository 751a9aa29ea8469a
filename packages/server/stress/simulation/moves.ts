import fc from "fast-check";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/durations";
import { type Fate, fates } from "./network";
import { mailStates, programStates } from "./office";
import { kinds, type VisitorAct } from "./tab";

/** Two devices, each with two tabs. */
export const TABS = 4;
const MOST_CALLS = 8;

// Mostly the same tab, so that one request meets much.
const tab = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: TABS - 1 }) },
);
const fault = fc.option(
  fc.record({ at: fc.constantFrom("before" as const, "after" as const), dies: fc.boolean() }),
  { nil: undefined, freq: 5 },
);

/** What somebody or something does, with its details. */
const move = <const Do extends string, Details extends object>(
  what: Do,
  details: { [Name in keyof Details]: fc.Arbitrary<Details[Name]> },
) => fc.record({ do: fc.constant(what), ...details }) as fc.Arbitrary<{ do: Do } & Details>;

const alone = <const Do extends string>(what: Do) => fc.constant({ do: what });

const visitor = (...acts: VisitorAct[]) => fc.record({ do: fc.constantFrom(...acts), tab });

const often = <Made>(weight: number, arbitrary: fc.Arbitrary<Made>) => ({ weight, arbitrary });

/** Everything that can happen, as data, as often as it takes to reach what is rare. */
export const anyMove = (crowd: number) =>
  fc.oneof(
    often(10, visitor("asks")),
    often(3, visitor("types")),
    often(4, visitor("presses")),
    often(8, visitor("keeps")),
    often(2, visitor("withdraws")),
    often(6, visitor("returns", "has signal")),
    often(2, visitor("loses signal")),
    often(3, move("opens", { tab, kind: fc.constantFrom(...kinds) })),
    often(2, visitor("removes", "puts back", "throws in its callbacks")),
    often(
      14,
      move("call", {
        which: fc.nat({ max: MOST_CALLS }),
        fate: fc.oneof(
          often(3, fc.constant<Fate>("is answered")),
          often(2, fc.constant<Fate>("is lost on its way")),
          often(1, fc.constant<Fate>("is refused for good")),
          often(4, fc.constantFrom(...fates)),
        ),
      }),
    ),
    // All calls are lost, and their repetitions.
    often(6, alone("outage")),
    often(2, move("crowd", { size: fc.integer({ min: 2, max: crowd }) })),
    often(
      3,
      move("time passes", {
        milliseconds: fc.constantFrom(MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS),
      }),
    ),
    often(1, move("clock is wrong", { days: fc.constantFrom(1200, 20, -20, 0) })),
    often(1, alone("deploys")),
    often(2, move("mail server", { state: fc.constantFrom(...mailStates) })),
    often(3, move("program", { state: fc.constantFrom(...programStates) })),
    often(6, fc.record({ do: fc.constantFrom("mails" as const, "events" as const), fault })),
    often(2, alone("upkeep")),
    often(1, move("erases", { which: fc.nat({ max: 20 }) })),
  );

/** What somebody or something does next, as data: a scenario is a list of these. */
export type Move = ReturnType<typeof anyMove> extends fc.Arbitrary<infer One> ? One : never;
