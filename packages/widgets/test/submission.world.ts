import { callPage } from "../src/forms/submission/call-page";
import { formRules, initial, isBusy, reducerOf, waits } from "../src/forms/submission/submission";
import { answerRules } from "../src/forms/submission/submission.answers";
import { deviceRules } from "../src/forms/submission/submission.device";
import type {
  Attempt,
  Submission,
  SubmissionEvent,
} from "../src/forms/submission/submission.types";

/**
 * A visitor, a page, a server and a device around one form, for tests of `submission.ts`: each move is
 * something that one of them does next. A move that breaks a promise throws.
 */

const next = reducerOf<SubmissionEvent>({ ...formRules, ...answerRules, ...deviceRules });

const failure = { reason: "network", message: "FetchError" } as const;
const no = { reason: "refused", message: "invalid_request" } as const;
const details = { name: "!" };

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

function attemptOf(text: string, key: string): Attempt {
  const notices = { sent: { title: "sent", text }, failed: { title: "failed", text } };
  return { key, body: JSON.stringify(text), data: text, notices };
}

function promise(kept: boolean, what: string) {
  if (!kept) throw new Error(what);
}

/** The world after an event and after all effects that need nobody else. */
function dispatch(world: World, event: SubmissionEvent): World {
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
        // Of what the device knows to be refused, another answer may still come.
        const live = after.inFlight.filter(({ key }) => after.learnt[key] !== "refused");
        promise(!live.length, "sends twice at once");
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

function others<Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = all;
  return rest;
}

/** The server stores a request. */
function store(world: World, { key, data }: Attempt): World {
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
function learn(world: World, attempt: Attempt, what: "stored" | "refused"): World {
  const { key, data } = attempt;
  const known = world.learnt[key] === "stored" ? "stored" : what;
  const after = { ...world, learnt: { ...world.learnt, [key]: known } };
  if (what === "stored")
    return { ...store(after, attempt), storedTexts: [...world.storedTexts, String(data)] };
  return { ...after, server: { ...world.server, [key]: world.server[key] ?? what } };
}

/** The form's own request is answered, if it can be answered so. */
function answered(
  world: World,
  how: "stored" | "refused" | undefined,
  event: (key: string) => SubmissionEvent,
): World | undefined {
  const [attempt] = world.inFlight;
  if (!attempt) return;
  const known = world.server[attempt.key];
  if (how && known && known !== how) return;
  const after = { ...world, inFlight: [] };
  return dispatch(how ? learn(after, attempt, how) : after, event(attempt.key));
}

/** The device's request is answered. */
function answeredLater(
  world: World,
  how: "stored" | "refused" | undefined,
  event: Partial<SubmissionEvent>,
): World | undefined {
  const { later } = world;
  if (!later || (how && (world.server[later.key] ?? how) !== how)) return;
  let after: World = learn({ ...world, later: undefined }, later, how ?? "refused");
  const reports = after.device[later.key] !== undefined;
  // It may have been sent or withdrawn meanwhile: only the form that wrote it is concerned.
  if (!reports && after.state.attempt?.key !== later.key) return after;
  const device = others(after.device, later.key);
  after = { ...after, device };
  const left = Object.keys(device).length > 0;
  const rest = { ...later, left, reports };
  return dispatch(after, { ...event, ...rest } as SubmissionEvent);
}

/** All that the device keeps is deleted, and the form is told. */
function dropped(world: World, reports: boolean): World {
  return Object.values(world.device).reduce(
    (after, kept) => dispatch(after, { ...kept, type: "dropped", failure, left: false, reports }),
    { ...world, device: {} },
  );
}

const askedFor = (world: World, type: "submitted" | "keepAsked"): World => {
  const occupied = isBusy(world.state) || world.state.phase === "keeping";
  // What still waits is one request with the press that sends it.
  if (occupied) return dispatch(world, { type });
  return dispatch(waits(world.state) ? world : { ...world, press: { reported: [] } }, { type });
};

/** Who sends what was refused once more may be answered otherwise. */
function askedAgain(world: World): World {
  const key = world.state.attempt?.key ?? "";
  const open = (answers: World["server"]) =>
    answers[key] === "refused" ? others(answers, key) : answers;
  return { ...world, server: open(world.server), learnt: open(world.learnt) };
}

/** The code that checks does not load. Once it has, or has given a text back, it is there. */
const lost = (world: World, online: boolean) =>
  world.checking === undefined || world.keys || world.state.attempt
    ? undefined
    : dispatch({ ...world, checking: undefined }, { type: "unavailable", failure, online });

/** All that can happen next; undefined where it cannot. */
export const moves: Record<string, (world: World) => World | undefined> = {
  types(world) {
    const typings = world.typings + 1;
    return dispatch({ ...world, typings, text: `text ${typings}` }, { type: "typed" });
  },
  presses: (world) => askedFor(world, "submitted"),
  "is invalid": (world) =>
    world.checking === undefined
      ? undefined
      : dispatch(
          { ...world, checking: undefined },
          { type: "invalid", errors: { name: "!" }, notice: { title: "invalid", text: "" } },
        ),
  "is valid"(world) {
    if (world.checking === undefined) return;
    const keys = world.keys + 1;
    const made = attemptOf(world.checking, `key ${keys}`);
    return dispatch(
      { ...askedAgain(world), checking: undefined, keys },
      { type: "valid", ...made },
    );
  },
  "cannot load the check": (world) => lost(world, true),
  "cannot load the check without signal": (world) => lost(world, false),
  "is slow": (world) =>
    world.inFlight[0] && dispatch(world, { type: "slow", key: world.inFlight[0].key }),
  "is stored": (world) =>
    answered(world, "stored", (key) => ({
      type: "accepted",
      key,
      answer: { data: { success: true }, error: null },
    })),
  "is stored, and the answer is lost"(world) {
    const [attempt] = world.inFlight;
    if (!attempt || world.server[attempt.key] === "refused") return;
    return answered(store(world, attempt), undefined, (key) => ({
      type: "unanswered",
      key,
      failure,
      online: true,
    }));
  },
  "is refused for now": (world) =>
    answered(world, undefined, (key) => ({ type: "unanswered", key, failure, online: true })),
  "loses the signal": (world) =>
    answered(world, undefined, (key) => ({ type: "unanswered", key, failure, online: false })),
  "is refused for good": (world) =>
    answered(world, "refused", (key) => ({ type: "refused", key, failure: no, details })),
  "is refused for good though it is stored"(world) {
    const [attempt] = world.inFlight;
    if (!attempt || world.server[attempt.key] !== "stored") return;
    const after = learn({ ...world, inFlight: [] }, attempt, "refused");
    return dispatch(after, { type: "refused", key: attempt.key, failure: no, details });
  },
  "refuses what was kept though it is stored": (world) =>
    world.later && world.server[world.later.key] === "stored"
      ? answeredLater(world, undefined, { type: "refusedLater", failure: no, details })
      : undefined,
  "has a signal again": (world) => dispatch(world, { type: "online" }),
  "asks to keep it": (world) => askedFor(world, "keepAsked"),
  "is kept"(world) {
    const { toKeep } = world;
    if (!toKeep) return;
    const rest = toKeep.replaces ? others(world.device, toKeep.replaces) : world.device;
    const device = { ...rest, [toKeep.attempt.key]: toKeep.attempt };
    return dispatch(
      { ...world, device, toKeep: undefined },
      { type: "kept", key: toKeep.attempt.key },
    );
  },
  "cannot be kept": (world) =>
    world.toKeep && dispatch({ ...world, toKeep: undefined }, { type: "unkept" }),
  "withdraws what is kept": (world) => dispatch(world, { type: "forgetAsked" }),
  "finds what is kept": (world) =>
    Object.keys(world.device).length ? dispatch(world, { type: "found" }) : undefined,
  "sends what is kept"(world) {
    const [kept] = Object.values(world.device);
    if (world.later || !kept) return;
    promise(world.learnt[kept.key] !== "refused", "sends again what was refused for good");
    return { ...world, later: kept };
  },
  "stores what was kept": (world) =>
    answeredLater(world, "stored", { type: "sentLater", receipt: {} }),
  "refuses what was kept": (world) =>
    answeredLater(world, "refused", { type: "refusedLater", failure: no, details }),
  "does not answer what was kept": (world) => world.later && { ...world, later: undefined },
  "has another page send what is kept"(world) {
    const [kept] = Object.values(world.device);
    if (!kept || world.server[kept.key] === "refused") return;
    return { ...store(world, kept), device: others(world.device, kept.key) };
  },
  "has another page delete what is kept": (world) => dropped(world, false),
  "keeps it for too long": (world) => dropped(world, true),
  "has the page's data deleted": (world) => ({ ...world, device: {} }),
  "comes back": (world) =>
    Object.keys(world.device).length ? undefined : dispatch(world, { type: "gone" }),
  "hears that it is stored"(world) {
    if (!world.toTell) return;
    const result = callPage((): unknown => {
      if (world.hostThrows) throw new Error("the page's own");
      return undefined;
    });
    return dispatch(
      { ...world, toTell: undefined },
      { type: "onSentReturned", leaves: result !== false },
    );
  },
  "throws in its callbacks": (world) => ({ ...world, hostThrows: true }),
  "is removed": (world) => dispatch(world, { type: "unmounted" }),
  "is put back": (world) => dispatch(world, { type: "mounted" }),
  "is reset by the page"(world) {
    const after = dispatch({ ...world, text: "" }, { type: "reset" });
    return { ...after, state: { ...after.state, typed: true } };
  },
};

/** A mounted form with a new text, and nothing on the device or on its way. */
export function withNewText(world: World): World {
  const pending = ["is valid", "is stored", "is refused for good", "is kept", "cannot be kept"];
  const ends = [...pending, "hears that it is stored", "does not answer what was kept"];
  let quiet = { ...world, hostThrows: false };
  for (let name: string | undefined = ""; name !== undefined; ) {
    name = ends.find((each) => moves[each]?.(quiet));
    quiet = moves[name ?? ""]?.(quiet) ?? quiet;
  }
  for (const name of ["is put back", "withdraws what is kept", "types"]) {
    quiet = moves[name]?.(quiet) ?? quiet;
  }
  return quiet;
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
