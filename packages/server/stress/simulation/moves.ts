import fc from "fast-check";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/durations";
import { type Fate, fates } from "./network";
import { type MailState, mailStates, type ProgramState, programStates } from "./office";
import { type Kind, kinds } from "./tab";

/** What a visitor or the page does in a tab. `asks`: types and presses. */
type VisitorAct =
  | "asks"
  | "types"
  | "presses"
  | "keeps"
  | "withdraws"
  | "returns"
  | "loses signal"
  | "has signal"
  | "removes"
  | "puts back"
  | "throws in its callbacks";

/** What somebody or something does next, as data: a scenario is a list of these. */
export type Move =
  | { do: "opens"; tab: number; kind: Kind }
  | { do: VisitorAct; tab: number }
  | { do: "call"; which: number; fate: Fate }
  /** All calls are lost, and their repetitions. */
  | { do: "outage" }
  | { do: "crowd"; size: number }
  | { do: "time passes"; milliseconds: number }
  | { do: "clock is wrong"; days: number }
  | { do: "deploys" }
  | { do: "mail server"; state: MailState }
  | { do: "program"; state: ProgramState }
  | { do: "mails" | "events"; fault?: { at: "before" | "after"; dies: boolean } | undefined }
  | { do: "upkeep" }
  | { do: "erases"; which: number };

/** Two devices, each with two tabs. */
export const TABS = 4;
const MOST_CALLS = 8;

// Mostly the same tab, so that one request meets much.
const tab = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: TABS - 1 }) },
);
const kind = fc.constantFrom(...kinds);
const fault = fc.option(
  fc.record({ at: fc.constantFrom("before" as const, "after" as const), dies: fc.boolean() }),
  { nil: undefined, freq: 5 },
);

const visitor = (...acts: VisitorAct[]) => fc.record({ do: fc.constantFrom(...acts), tab });

/** Everything that can happen, as often as it takes to reach what is rare. */
export const anyMove = (crowd: number) =>
  fc.oneof(
    { weight: 10, arbitrary: visitor("asks") },
    { weight: 3, arbitrary: visitor("types") },
    { weight: 4, arbitrary: visitor("presses") },
    { weight: 8, arbitrary: visitor("keeps") },
    { weight: 2, arbitrary: visitor("withdraws") },
    { weight: 6, arbitrary: visitor("returns", "has signal") },
    { weight: 2, arbitrary: visitor("loses signal") },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("opens" as const), tab, kind }) },
    { weight: 2, arbitrary: visitor("removes", "puts back", "throws in its callbacks") },
    {
      weight: 14,
      arbitrary: fc.record({
        do: fc.constant("call" as const),
        which: fc.nat({ max: MOST_CALLS }),
        fate: fc.oneof(
          { weight: 3, arbitrary: fc.constant<Fate>("is answered") },
          { weight: 2, arbitrary: fc.constant<Fate>("is lost on its way") },
          { weight: 1, arbitrary: fc.constant<Fate>("is refused for good") },
          { weight: 4, arbitrary: fc.constantFrom(...fates) },
        ),
      }),
    },
    { weight: 6, arbitrary: fc.constant<Move>({ do: "outage" }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("crowd" as const),
        size: fc.integer({ min: 2, max: crowd }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("time passes" as const),
        milliseconds: fc.constantFrom(MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("clock is wrong" as const),
        days: fc.constantFrom(1200, 20, -20, 0),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Move>({ do: "deploys" }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("mail server" as const),
        state: fc.constantFrom(...mailStates),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("program" as const),
        state: fc.constantFrom(...programStates),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constantFrom("mails" as const, "events" as const), fault }),
    },
    { weight: 2, arbitrary: fc.constant<Move>({ do: "upkeep" }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("erases" as const), which: fc.nat({ max: 20 }) }),
    },
  );
