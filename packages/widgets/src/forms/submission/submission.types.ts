import type { Notice } from "@maloca/catalog/notices";
import type { FieldErrors } from "@maloca/catalog/validation";
import type { Failure } from "../../core/widget";

// The types of a form's request from typing to its end: its state, its events and its effects.

/**
 * `checking`: being validated. `slow`: being sent for a long time. `accepted`: stored on the server, not shown yet.
 * `sent`: stored and shown, and nothing was typed since. `offline`: waits in the page for the connection.
 * `failed`: could be sent again. `refused`: would be refused again. `keeping`: being stored on this device.
 * `kept`: stored there until it can be sent. `unkept`: this device allows no storage.
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

/** The toasts for a stored and for a failed request. */
export interface Notices {
  sent: Notice;
  failed?: Notice;
}

/** A valid request as it is sent. */
export interface Attempt {
  /** The idempotency key. If the same body is sent again, it has the same key. */
  key: string;
  body: string;
  data: unknown;
  notices: Notices;
}

/** The server's answer to a stored request. */
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
  /** The form has text that is not part of an attempt. */
  readonly typed: boolean;
  /** What the form holds is stored, and it was not emptied yet. */
  readonly stale?: boolean | undefined;
  /** The latest valid request, until it is stored. */
  readonly attempt?: Attempt | undefined;
  /** The key of this form's request that is on the device. */
  readonly kept?: string | undefined;
  /** The key of the request for which `onSent` was last called. */
  readonly sent?: string | undefined;
  /** Why it was not sent, until `onFailed` is called: not while it may still be sent automatically. */
  readonly unreported?: Failure | undefined;
  /** `onFailed` was called for the latest press; the page gets no other event for it. */
  readonly reported?: boolean | undefined;
  /** What has still to be shown of the stored request. */
  readonly shown?: { answer: Accepted; notice: Notice; leaves: boolean } | undefined;
  readonly card?: Card | undefined;
  /** What has to be done now, in this order. */
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

/** The answer to a request from the device's storage. */
export interface Later {
  key: string;
  data: unknown;
  notices: Notices;
  /** The device has other requests of this kind. */
  left: boolean;
  /** This form calls `onSent` or `onFailed`. */
  reports: boolean;
}

export type EffectOf<Name extends Effect["do"]> = Extract<Effect, { do: Name }>;

export type FormEvent =
  | { type: "mounted" | "unmounted" | "typed" | "reset" | "submitted" | "cardClosed" }
  /** The connection is back. */
  | { type: "online" }
  /** The code that validates did not load. */
  | { type: "unavailable"; failure: Failure; online: boolean };

export type AnswerEvent =
  | { type: "invalid"; errors: FieldErrors; notice?: Notice | undefined }
  /** `key` is new; it is used if the body differs from the last attempt's. */
  | ({ type: "valid" } & Attempt)
  | { type: "slow"; key: string }
  | { type: "accepted"; key: string; answer: Accepted }
  | { type: "unanswered"; key: string; failure: Failure; online: boolean }
  | { type: "refused"; key: string; failure: Failure; details?: FieldErrors | undefined }
  /** `onSent` has returned; `leaves`: the thank-you page may be opened. */
  | { type: "onSentReturned"; leaves: boolean }
  | { type: "emptied" }
  | { type: "confirmed"; card: Card };

export type DeviceEvent =
  | { type: "keepAsked" | "forgetAsked" | "unkept" }
  /** The device has none of this kind any more. */
  | { type: "gone" }
  | { type: "kept"; key: string }
  /** The device has a request of this kind from an earlier visit. */
  | { type: "found" }
  | ({ type: "sentLater"; receipt: unknown } & Later)
  | ({ type: "refusedLater"; failure: Failure; details?: FieldErrors | undefined } & Later)
  /** Deleted without an answer, by another form or because it had expired. */
  | ({ type: "dropped"; failure: Failure } & Later);

export type SubmissionEvent = FormEvent | AnswerEvent | DeviceEvent;

export type EventOf<Type extends SubmissionEvent["type"]> = Extract<
  SubmissionEvent,
  { type: Type }
>;
