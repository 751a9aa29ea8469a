/** Names of the HTTP calls, written once for the page that calls and the server that answers. */
export const paths = {
  contact: "/functions/v1/send-alliance-email",
  booking: "/functions/v1/send-booking-request",
  newsletter: "/submissions/v3/integration/submit",
  tripRequest: "/rest/v1/trip_requests",
} as const;

/**
 * Headers beside the body: the bodies keep their fields
 * (docs/decisions.md, "Consent travels in headers").
 */
export const headers = {
  apiKey: "apikey",
  idempotencyKey: "Idempotency-Key",
  partner: "X-Maloca-Partner",
  /** Keys, limits and reading in `source.ts`. */
  source: "X-Maloca-Source",
  consent: "X-Maloca-Consent",
  /** The visitor's language, where it is not Spanish. */
  language: "X-Maloca-Language",
  /** What the partner's page adds; names, limits and reading in `metadata.ts`. */
  metadata: "X-Maloca-Metadata",
  /** Sent where a partner only tries its page. */
  testMode: "X-Maloca-Test",
  /** How many experiences the page lets its visitors choose, where it is not the usual number. */
  maxExperiences: "X-Maloca-Max-Experiences",
  /** Milliseconds from the first touch of the form to its sending. */
  filled: "X-Maloca-Filled",
  /** Sent where a field was filled that people do not see. */
  trap: "X-Maloca-Trap",
} as const;

/** Of an answer: what the team calls the request, where the body does not say it. */
export const REFERENCE_HEADER = "X-Maloca-Reference";

/** The public key when the operator sets none: it names the project, it protects nothing. */
export const DEFAULT_ANON_KEY = "maloca-public";

/** A request body is at most this many bytes. */
export const BODY_LIMIT = 32 * 1024;

/** The answer to a stored lead. */
export interface LeadReceipt {
  success: true;
  /** Short enough to be quoted over the phone, e.g. `MAL-7K2Q9F`. */
  reference: string;
  /** The call's own `Idempotency-Key`, where it had one: the answer is to that request. */
  idempotencyKey?: string;
}

/** Every error of the server. `details` maps a field to its message when the body is at fault. */
export interface ApiError {
  code: string;
  message: string;
  details: Record<string, string> | string | null;
  hint: string | null;
}
