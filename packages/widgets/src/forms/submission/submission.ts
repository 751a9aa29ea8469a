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

// A request from typing to its end, as pure functions `(state, event) → state`. A state names what is to be
// done as effects; `submission-controller.ts` has it done. The rules for what comes of checking and sending
// are in `submission.answers.ts`, those for what is stored on the device in `submission.device.ts`: they
// load with the code that reports these events.

export const initial: Submission = { phase: "idle", mounted: true, typed: false, effects: [] };

export const isAny = (state: Submission, ...phases: Phase[]) => phases.includes(state.phase);

/** On its way to the server. */
export const isBusy = (state: Submission) =>
  isAny(state, "checking", "sending", "slow", "accepted");

/** Not sent, and the visitor can store it on the device, or has done so. */
export const isUnsent = (state: Submission) =>
  isAny(state, "offline", "failed", "keeping", "kept", "unkept");

/** Sent by itself when the signal is back. */
export const waits = (state: Submission) => state.unreported && isAny(state, "offline", "unkept");

export const isOccupied = (state: Submission) => isBusy(state) || isAny(state, "keeping");

/** Effects that need the form. */
const inForm: readonly Effect["do"][] = ["markErrors", "clearErrors", "empty", "restore"];

/** The new state, while it is made. */
export type Draft = { -readonly [Name in keyof Submission]: Submission[Name] } & {
  effects: Effect[];
};

/** What each event makes of a state. */
export type Rules<Event extends SubmissionEvent> = {
  [Type in Event["type"]]: (draft: Draft, event: EventOf<Type>) => unknown;
};

/** The pure function of some events: the state after one. */
export const reducerOf =
  <Event extends SubmissionEvent>(rules: Rules<Event>) =>
  (state: Submission, event: Event): Submission => {
    const draft: Draft = { ...state, effects: [] };
    // A table by name loses which event it is.
    const rule: (draft: Draft, event: never) => unknown = rules[event.type as Event["type"]];
    rule(draft, event as never);
    if (!draft.mounted) {
      draft.effects = draft.effects.filter((effect) => !inForm.includes(effect.do));
    }
    return draft;
  };

/** What the page and the visitor do with the form. */
export const formRules: Rules<FormEvent> = {
  mounted(draft) {
    draft.mounted = true;
  },
  unmounted(draft) {
    draft.mounted = false;
    if (waits(draft)) giveUp(draft);
  },
  typed(draft) {
    draft.typed = true;
    // It is another request from here on.
    if (waits(draft)) giveUp(draft);
    else if (isAny(draft, "sent")) draft.phase = "idle";
  },
  reset(draft) {
    if (!isOccupied(draft) && !isAny(draft, "kept")) giveUp(draft);
  },
  // A second click is the same request.
  submitted: (draft) => isOccupied(draft) || check(draft, "checking"),
  online: (draft) => waits(draft) && check(draft, "checking"),
  unavailable(draft, event) {
    if (!isAny(draft, "checking", "keeping")) return;
    // What was typed was not read.
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

/** It is not sent by itself any more. */
export function giveUp(draft: Draft) {
  draft.phase = "idle";
  if (draft.unreported) reportFailure(draft, draft.unreported);
}

export function fail(
  draft: Draft,
  { failure, online }: Pick<EventOf<"unavailable">, "failure" | "online">,
  notice?: Notice,
) {
  if (online) {
    draft.phase = "failed";
    reportFailure(draft, failure);
    notify(draft, notice);
  } else {
    // Not a failure yet: the form says that it waits.
    draft.phase = "offline";
    draft.unreported = failure;
    draft.effects.push({ do: "dismiss" });
  }
}

/** Calls `onFailed` for the latest press, of which the page hears nothing else then. */
export function reportFailure(draft: Draft, failure: Failure) {
  draft.reported = true;
  draft.unreported = undefined;
  draft.effects.push({ do: "callOnFailed", failure });
}

export function notify(draft: Draft, notice: Notice | undefined) {
  if (notice) draft.effects.push({ do: "notify", notice });
}
