import {
  type Draft,
  fail,
  giveUp,
  isAny,
  isOccupied,
  notify,
  type Rules,
  reducerOf,
  reportFailure,
} from "./submission";
import type { Accepted, AnswerEvent, Attempt, EventOf } from "./submission.types";

/** The rules for events of checking and sending. */
export const answerRules: Rules<AnswerEvent> = {
  invalid(draft, { errors, notice }) {
    if (!isAny(draft, "checking", "keeping")) return;
    // The typed text is not part of an attempt.
    draft.typed = true;
    draft.effects.push({ do: "markErrors", errors });
    notify(draft, notice && { ...notice, saidAtField: true });
    giveUp(draft);
  },
  valid(draft, { type: _, ...made }) {
    if (!isAny(draft, "checking", "keeping")) return;
    const attempt = draft.attempt?.body === made.body ? draft.attempt : made;
    draft.effects.push({ do: "clearErrors" });
    if (isAny(draft, "keeping")) return keep(draft, attempt);
    draft.phase = "sending";
    draft.attempt = attempt;
    draft.card = undefined;
    draft.effects.push({ do: "send", attempt });
  },
  slow(draft, { key }) {
    if (isInFlight(draft, key)) draft.phase = "slow";
  },
  accepted: (draft, { key, answer }) => isInFlight(draft, key) && accept(draft, answer),
  unanswered(draft, event) {
    const { attempt, kept } = draft;
    if (!attempt || !isInFlight(draft, event.key)) return;
    // The queue has sent it meanwhile.
    if (event.key === draft.sent) return accept(draft);
    if (!kept) return fail(draft, event, attempt.notices.failed);
    // The visitor has already allowed to store it.
    draft.unreported = event.failure;
    keep(draft, attempt);
  },
  refused(draft, event) {
    if (!isInFlight(draft, event.key)) return;
    if (event.key === draft.sent) accept(draft);
    else refuse(draft, event);
  },
  onSentReturned: (draft, { leaves }) => isAny(draft, "accepted") && afterOnSent(draft, leaves),
  emptied(draft) {
    if (isAny(draft, "accepted")) show(draft, "sent");
  },
  confirmed(draft, { card }) {
    if (isOccupied(draft)) return;
    draft.card = card;
    if (isAny(draft, "sent")) draft.phase = "idle";
  },
};

export const nextOnAnswer = reducerOf(answerRules);

export const isInFlight = (draft: Draft, key: string) =>
  isAny(draft, "sending", "slow") && draft.attempt?.key === key;

export function keep(draft: Draft, attempt: Attempt) {
  draft.phase = "keeping";
  draft.attempt = attempt;
  draft.effects.push({ do: "keep", attempt, replaces: draft.kept });
}

export function mark(draft: Draft, errors: EventOf<"refused">["details"]) {
  if (errors && !draft.typed) draft.effects.push({ do: "markErrors", errors });
}

/** Nothing sends the attempt by itself any more. */
function end(draft: Draft) {
  if (draft.kept) draft.effects.push({ do: "forget", key: draft.kept });
  draft.kept = draft.unreported = undefined;
}

/** The request is stored. `onSent` is called once, however often it was sent, by the form or by the queue. */
export function accept(draft: Draft, answer?: Accepted) {
  const { key = "", data, notices } = draft.attempt ?? {};
  draft.phase = "accepted";
  draft.shown = answer && notices && { answer, notice: notices.sent, leaves: false };
  end(draft);
  draft.attempt = undefined;
  if (key === draft.sent) return afterOnSent(draft, false);
  draft.sent = key;
  draft.effects.push({ do: "callOnSent", receipt: answer?.data, data });
}

function afterOnSent(draft: Draft, leaves: boolean) {
  if (draft.shown) draft.shown = { ...draft.shown, leaves };
  if (!draft.typed && draft.mounted) draft.effects.push({ do: "empty" });
  else {
    // A form that is away is emptied when it comes back, or it would be sent once more.
    draft.stale = !draft.typed;
    // Text that was typed while it was sent is another request.
    draft.typed = true;
    show(draft, "idle");
  }
}

function show(draft: Draft, phase: "idle" | "sent") {
  draft.phase = phase;
  if (draft.shown) {
    draft.effects.push({ do: "confirm", ...draft.shown, emptied: phase === "sent" });
  }
  draft.shown = undefined;
}

/**
 * The request is refused for good. If the visitor sends the same again, it has its key: an earlier call whose answer was
 * lost may have stored it.
 */
function refuse(
  draft: Draft,
  { failure, details }: Pick<EventOf<"refused">, "failure" | "details">,
) {
  mark(draft, details);
  reportFailure(draft, failure);
  notify(draft, draft.attempt?.notices.failed);
  refused(draft);
}

export function refused(draft: Draft) {
  draft.phase = "refused";
  draft.typed = true;
  end(draft);
}
