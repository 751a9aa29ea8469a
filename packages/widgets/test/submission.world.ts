import { formRules, initial, reducerOf } from "../src/forms/submission/submission";
import { answerRules } from "../src/forms/submission/submission.answers";
import { deviceRules } from "../src/forms/submission/submission.device";
import type {
  Attempt,
  Submission,
  SubmissionEvent,
} from "../src/forms/submission/submission.types";

/**
 * A visitor, a page, a server and a device around one form, for tests of `submission.ts`, and what is promised of them.
 * What breaks a promise throws. `submission.moves.ts` has what each may do next.
 */

const next = reducerOf<SubmissionEvent>({ ...formRules, ...answerRules, ...deviceRules });

/** A click of the visitor's, and what the page's callbacks reported of it. */
interface Press {
  key?: string;
  reported: ("sent" | "failed")[];
}

export interface World {
  state: Submission;
  /** What the form holds; each typing makes another text. */
  text: string;
  typings: number;
  keys: number;
  press: Press;
  /** The text that is being checked. */
  checking?: string | undefined;
  inFlight: readonly Attempt[];
  /** The server's lasting word on each key. */
  server: Readonly<Record<string, "stored" | "refused">>;
  /** What the widget has learnt of it. */
  learnt: Readonly<Record<string, "stored" | "refused">>;
  storedTexts: readonly string[];
  /** The key under which each text is stored, whether or not the answer came. */
  storedUnder: Readonly<Record<string, string>>;
  sentReported: readonly string[];
  /** The same of what left the device without being stored. */
  failedReported: readonly string[];
  device: Readonly<Record<string, Attempt>>;
  toKeep?: { attempt: Attempt; replaces?: string | undefined } | undefined;
  /** The stored request that is being sent from the device. */
  later?: Attempt | undefined;
  toTell?: { data: unknown } | undefined;
  hostThrows: boolean;
  /** What the form was told to do, where a test asks for it. */
  did?: readonly string[];
}

export const start: World = {
  state: initial,
  text: "",
  typings: 0,
  keys: 0,
  press: { reported: [] },
  inFlight: [],
  server: {},
  learnt: {},
  storedTexts: [],
  storedUnder: {},
  sentReported: [],
  failedReported: [],
  device: {},
  hostThrows: false,
};

/** A visit that begins with requests on the device from earlier ones. */
export const startWithKept: World = {
  ...start,
  device: { old: attemptOf("earlier", "old"), older: attemptOf("earliest", "older") },
};

export function attemptOf(text: string, key: string): Attempt {
  const notices = { sent: { title: "sent", text }, failed: { title: "failed", text } };
  return { key, body: JSON.stringify(text), data: text, notices };
}

export function promise(kept: boolean, what: string) {
  if (!kept) throw new Error(what);
}

/** The world after an event and after all effects that need nobody else. */
export function dispatch(world: World, event: SubmissionEvent): World {
  let after: World = { ...world, state: next(world.state, event) };
  const key = "key" in event ? event.key : undefined;
  for (const effect of after.state.effects) {
    const what = effect.do === "notify" ? `notify ${effect.notice.title}` : effect.do;
    if (after.did) after = { ...after, did: [...after.did, what] };
    switch (effect.do) {
      case "check":
        promise(after.checking === undefined, "checks twice at once");
        after = { ...after, checking: after.text };
        break;
      case "send": {
        const { attempt } = effect;
        promise(!after.inFlight.length, "sends twice at once");
        promise(after.learnt[attempt.key] !== "refused", "sends again what was refused for good");
        after = { ...after, inFlight: [attempt], press: { ...after.press, key: attempt.key } };
        break;
      }
      case "callOnSent":
        promise(!after.sentReported.includes(String(key)), "tells twice that one request was sent");
        promise(after.learnt[String(key)] === "stored", "tells as sent what is not stored");
        after = { ...after, sentReported: [...after.sentReported, String(key)] };
        after = { ...after, toTell: { data: effect.data } };
        if (key === after.press.key) after = outcome(after, "sent");
        break;
      case "callOnFailed":
        promise(!key || after.learnt[key] !== "stored", "tells as failed what is stored");
        if (!key || key === after.press.key) after = outcome(after, "failed");
        else after = { ...after, failedReported: [...after.failedReported, key] };
        break;
      case "empty":
        promise(after.storedTexts.includes(after.text), `loses "${after.text}"`);
        after = { ...after, text: "" };
        after = dispatch(dispatch(after, { type: "reset" }), { type: "emptied" });
        break;
      case "notify":
        promise(
          effect.notice.title !== "failed" || !key || after.learnt[key] !== "stored",
          "shows as failed what is stored",
        );
        break;
      case "keep":
        promise(after.learnt[effect.attempt.key] !== "refused", "keeps what was refused for good");
        after = { ...after, toKeep: effect };
        if (after.press.key !== effect.attempt.key) {
          after = { ...after, press: { ...after.press, key: effect.attempt.key } };
        }
        break;
      case "forget":
        after = { ...after, device: others(after.device, effect.key) };
        break;
      case "forgetAll":
        after = { ...after, device: {} };
        break;
      case "restore":
        promise(after.text === "", "writes over what was typed");
        after = { ...after, text: String(effect.data) };
        break;
    }
  }
  return after;
}

/** The page learns once what became of a press. */
function outcome(world: World, how: "sent" | "failed"): World {
  const { press } = world;
  promise(!press.reported.length, `reports a request as ${press.reported} and then as ${how}`);
  return { ...world, press: { ...press, reported: [...press.reported, how] } };
}

export function others<Value>(
  all: Readonly<Record<string, Value>>,
  key: string,
): Record<string, Value> {
  const { [key]: _, ...rest } = all;
  return rest;
}

/** The server stores a request. */
export function store(world: World, { key, data }: Attempt): World {
  const text = String(data);
  const before = world.storedUnder[text];
  promise(!text || !before || before === key, `stores "${text}" twice`);
  return {
    ...world,
    server: { ...world.server, [key]: "stored" },
    storedUnder: { ...world.storedUnder, [text]: key },
  };
}

/** What the widget hears of a request. That it was stored stays true. */
export function learn(world: World, attempt: Attempt, what: "stored" | "refused"): World {
  const { key, data } = attempt;
  const known = world.learnt[key] === "stored" ? "stored" : what;
  const after = { ...world, learnt: { ...world.learnt, [key]: known } };
  if (what === "stored")
    return { ...store(after, attempt), storedTexts: [...world.storedTexts, String(data)] };
  return { ...after, server: { ...world.server, [key]: world.server[key] ?? what } };
}

/** What holds of a world at rest. */
export function atRest(world: World): void {
  const { state, press, learnt, device } = world;
  const key = state.attempt?.key ?? press.key;
  if (state.phase === "failed") {
    promise(
      press.reported.includes("failed") || world.failedReported.includes(String(key)),
      "says that it failed, and `onFailed` was not called",
    );
    promise(!key || learnt[key] !== "stored", "says that it failed, though it is stored");
  }
  if (state.phase === "sent") {
    promise(learnt[String(state.sent)] === "stored", "says that it was sent, and it is not stored");
  }
  if (state.phase === "offline") {
    promise(state.mounted, "waits for the connection in a form that was removed");
    promise(!key || learnt[key] !== "stored", "waits with what is stored");
  }
  for (const kept of Object.keys(device)) {
    promise(learnt[kept] !== "refused", "has on the device what was refused for good");
  }
}
