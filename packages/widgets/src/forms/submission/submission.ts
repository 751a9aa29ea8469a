import type { Notice } from "@maloca/catalog/notices";
import type { Failure } from "../../core/widget";
import type {
  Effect,
  EventOf,
  FormEvent,
  Phase,
  Submission,
  SubmissionEvent,
} from "./submission.types";

// A request from typing to its end, as pure functions `(state, event) → state`. A state has a list of effects, which
// `submission-controller.ts` runs. The rules for checking and sending are in `submission.answers.ts`, those for the
// device's storage in `submission.device.ts`: they load with the code that reports these events.

export const initial: Submission = { phase: "idle", mounted: true, typed: false, effects: [] };

export const isAny = (state: Submission, ...phases: Phase[]) => phases.includes(state.phase);

/** The request is being checked or sent. */
export const isBusy = (state: Submission) =>
  isAny(state, "checking", "sending", "slow", "accepted");

/** The request was not sent, and the visitor can store it on the device, or has done so. */
export const isUnsent = (state: Submission) =>
  isAny(state, "offline", "failed", "keeping", "kept", "unkept");

/** The request is sent automatically when the connection is back. */
export const waits = (state: Submission) => state.unreported && isAny(state, "offline", "unkept");

/** A new press is ignored. */
export const isOccupied = (state: Submission) => isBusy(state) || isAny(state, "keeping");

/** Effects on the form: without effect once it is unmounted. */
const inForm: readonly Effect["do"][] = ["markErrors", "clearErrors", "empty", "restore"];

/** The new state, while a rule changes it. */
export type Draft = { -readonly [Name in keyof Submission]: Submission[Name] } & {
  effects: Effect[];
};

/** For each event a rule that changes the state. */
export type Rules<Event extends SubmissionEvent> = {
  [Type in Event["type"]]: (draft: Draft, event: EventOf<Type>) => unknown;
};

/** The pure function for some events, made from their rules. */
export const reducerOf =
  <Event extends SubmissionEvent>(rules: Rules<Event>) =>
  (state: Submission, event: Event): Submission => {
    const draft: Draft = { ...state, effects: [] };
    // The type of the event is lost when its rule is read by name.
    const rule: (draft: Draft, event: never) => unknown = rules[event.type as Event["type"]];
    rule(draft, event as never);
    if (!draft.mounted) {
      draft.effects = draft.effects.filter((effect) => !inForm.includes(effect.do));
    }
    return draft;
  };

/** The rules for what page and visitor do with the form. */
export const formRules: Rules<FormEvent> = {
  mounted(draft) {
    draft.mounted = true;
    if (draft.stale) draft.effects.push({ do: "empty" });
  },
  unmounted(draft) {
    draft.mounted = false;
    if (waits(draft)) giveUp(draft);
  },
  typed(draft) {
    draft.typed = true;
    // A changed form is another request.
    if (waits(draft)) giveUp(draft);
    else if (isAny(draft, "sent")) draft.phase = "idle";
  },
  reset(draft) {
    draft.stale = false;
    if (!isOccupied(draft) && !isAny(draft, "kept")) giveUp(draft);
  },
  // A second click is ignored while the request is on its way.
  submitted: (draft) => isOccupied(draft) || check(draft, "checking"),
  online: (draft) => waits(draft) && check(draft, "checking"),
  unavailable(draft, event) {
    if (!isAny(draft, "checking", "keeping")) return;
    // The typed text was not read, so it is not part of an attempt.
    draft.typed = true;
    if (isAny(draft, "keeping")) draft.phase = "unkept";
    else fail(draft, event);
  },
  cardClosed(draft) {
    draft.card = undefined;
  },
};

export const next = reducerOf(formRules);

export function check(draft: Draft, phase: Phase) {
  draft.phase = phase;
  draft.reported = false;
  draft.typed = false;
  draft.effects.push({ do: "check" });
}

/** Stops waiting for the connection, and reports the failure that had not been reported. */
export function giveUp(draft: Draft) {
  draft.phase = "idle";
  if (draft.unreported) reportFailure(draft, draft.unreported);
}

export function fail(
  draft: Draft,
  { failure, online }: Pick<EventOf<"unavailable">, "failure" | "online">,
  notice?: Notice,
) {
  // A form that was removed meanwhile waits for nothing.
  if (online || !draft.mounted) {
    draft.phase = "failed";
    reportFailure(draft, failure);
    notify(draft, notice);
  } else {
    // Not a failure yet: the form says that the request waits.
    draft.phase = "offline";
    draft.unreported = failure;
    draft.effects.push({ do: "dismiss" });
  }
}

/** Calls `onFailed` for the latest press. `onSent` is then not called for it. */
export function reportFailure(draft: Draft, failure: Failure) {
  draft.reported = true;
  draft.unreported = undefined;
  draft.effects.push({ do: "callOnFailed", failure });
}

export function notify(draft: Draft, notice: Notice | undefined) {
  if (notice) draft.effects.push({ do: "notify", notice });
}
