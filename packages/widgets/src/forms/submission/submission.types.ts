import type { Notice } from "@maloca/catalog/notices";
import type { FieldErrors } from "@maloca/catalog/validation";
import type { Failure } from "../../core/widget";

// A form's request from typing to its end: its states, what happens to it, and what is to be done then.

/**
 * `checking`: being validated. `slow`: still sending after a while. `accepted`: stored, about to be shown.
 * `sent`: stored and shown, and nothing typed since. `offline`: waits in the page for the signal.
 * `failed`: may succeed later. `refused`: will not. `keeping`: being stored on this device. `kept`: stored
 * there until it can be sent. `unkept`: this device allows no storage.
 */
export type Phase =
  | "idle"
  | "checking"
  | "sending"
  | "slow"
  | "accepted"
  | "sent"
  | "offline"
  | "failed"
  | "refused"
  | "keeping"
  | "kept"
  | "unkept";

/** The messages when a request is stored, and when it is not. */
export interface Notices {
  sent: Notice;
  failed: Notice;
}

/** A valid request as it is sent. */
export interface Attempt {
  /** Its idempotency key. The same body is sent again with the same key. */
  key: string;
  body: string;
  data: unknown;
  notices: Notices;
}

/** What the server answered to a stored request. */
export interface Accepted {
  data: unknown;
  error: null;
  reference?: string | null | undefined;
}

/** The confirmation that stays visible after a request is stored. */
export interface Card {
  title: string;
  reference?: string | null | undefined;
}

export interface Submission {
  readonly phase: Phase;
  readonly mounted: boolean;
  /** The form holds something that is in no attempt. */
  readonly typed: boolean;
  /** The latest valid request, until it is stored or refused. */
  readonly attempt?: Attempt | undefined;
  /** The key of this form's request that is on the device. */
  readonly kept?: string | undefined;
  /** The key of the request for which `onSent` was last called. */
  readonly sent?: string | undefined;
  /** Why it was not sent, until `onFailed` is called: not while it may still be sent by itself. */
  readonly unreported?: Failure | undefined;
  /** `onFailed` was called for the latest press, of which nothing else is told then. */
  readonly reported?: boolean | undefined;
  /** What is still to be shown of the stored request. */
  readonly shown?: { answer: Accepted; notice: Notice; leaves: boolean } | undefined;
  readonly card?: Card | undefined;
  /** What is to be done now, in this order. */
  readonly effects: readonly Effect[];
}

export type Effect =
  | { do: "check" }
  | { do: "markErrors"; errors: FieldErrors }
  | { do: "clearErrors" }
  | { do: "send"; attempt: Attempt }
  | { do: "callOnSent"; receipt: unknown; data: unknown }
  | { do: "callOnFailed"; failure: Failure }
  | { do: "empty" }
  | { do: "confirm"; answer: Accepted; notice: Notice; leaves: boolean; emptied: boolean }
  | { do: "notify"; notice: Notice }
  | { do: "dismiss" }
  | { do: "keep"; attempt: Attempt; replaces?: string | undefined }
  | { do: "forget"; key: string }
  | { do: "forgetAll" }
  | { do: "restore"; data: unknown };

/** A request that was stored on the device has been answered; `mine`: this form calls `onSent` or `onFailed`. */
export interface Later {
  key: string;
  data: unknown;
  /** The device has other requests of this form's kind. */
  left: boolean;
  mine: boolean;
}

export type EffectOf<Name extends Effect["do"]> = Extract<Effect, { do: Name }>;

export type FormEvent =
  | { type: "mounted" | "unmounted" | "typed" | "reset" | "submitted" | "cardClosed" }
  /** The signal is back. */
  | { type: "online" }
  /** The code that checks did not load. */
  | { type: "unavailable"; failure: Failure; online: boolean };

export type AnswerEvent =
  | { type: "invalid"; errors: FieldErrors; notice?: Notice | undefined }
  /** `key` is a new one, for a body that was not tried before. */
  | ({ type: "valid" } & Attempt)
  | { type: "slow"; key: string }
  | { type: "accepted"; key: string; answer: Accepted }
  | { type: "unanswered"; key: string; failure: Failure; online: boolean }
  | { type: "refused"; key: string; failure: Failure; details?: FieldErrors | undefined }
  /** `onSent` has returned; `leaves`: the visitor may go on to the thank-you page. */
  | { type: "onSentReturned"; leaves: boolean }
  | { type: "emptied" }
  | { type: "confirmed"; card: Card };

export type DeviceEvent =
  | { type: "keepAsked" | "forgetAsked" | "unkept" }
  | { type: "kept"; key: string }
  /** The device has a request of this kind from before. */
  | { type: "found" }
  | ({ type: "sentLater"; receipt: unknown } & Later)
  | ({ type: "refusedLater"; failure: Failure; details?: FieldErrors | undefined } & Later);

export type SubmissionEvent = FormEvent | AnswerEvent | DeviceEvent;

export type EventOf<Type extends SubmissionEvent["type"]> = Extract<
  SubmissionEvent,
  { type: Type }
>;
