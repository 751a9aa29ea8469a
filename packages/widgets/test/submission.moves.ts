import { callPage } from "../src/forms/submission/call-page";
import { isBusy, waits } from "../src/forms/submission/submission";
import type { SubmissionEvent } from "../src/forms/submission/submission.types";
import { attemptOf, dispatch, learn, others, promise, store, type World } from "./submission.world";

// What a visitor, a page, a server or a device of `submission.world.ts` may do next.

const failure = { reason: "network", message: "FetchError" } as const;
const no = { reason: "refused", message: "invalid_request" } as const;
const details = { name: "!" };

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
  const idle = { ...world, later: undefined };
  // While the form sends it too, the answer to the form's own call is the one that counts.
  const sends = how !== "stored" && world.inFlight[0]?.key === later.key;
  let after: World = sends ? idle : learn(idle, later, how ?? "refused");
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

const askedFor = (world: World, type: "submitted" | "keepAsked"): World | undefined => {
  if (!world.state.mounted) return;
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
    if (!world.state.mounted) return;
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
  "withdraws what is kept": (world) =>
    world.state.mounted ? dispatch(world, { type: "forgetAsked" }) : undefined,
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
