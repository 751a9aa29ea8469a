/** The paths of the HTTP calls, for widgets and server. */
export const paths = {
  contact: "/functions/v1/send-alliance-email",
  booking: "/functions/v1/send-booking-request",
  newsletter: "/submissions/v3/integration/submit",
  tripRequest: "/rest/v1/trip_requests",
} as const;

/**
 * What is sent as headers, so that bodies have only the request's fields
 * (docs/decisions.md, "Consent travels in headers").
 */
export const headers = {
  apiKey: "apikey",
  idempotencyKey: "Idempotency-Key",
  partner: "X-Maloca-Partner",
  /** Keys, limits and reading in `source.ts`. */
  source: "X-Maloca-Source",
  consent: "X-Maloca-Consent",
  /** The visitor's language, if it is not Spanish. */
  language: "X-Maloca-Language",
  /** What the partner's page adds; names, limits and reading in `metadata.ts`. */
  metadata: "X-Maloca-Metadata",
  /** Sent if a partner tests its page. */
  testMode: "X-Maloca-Test",
  /** How many experiences the page allows, if it is not the default. */
  maxExperiences: "X-Maloca-Max-Experiences",
  /** Milliseconds between the first input and the submission. */
  filled: "X-Maloca-Filled",
  /** Sent if the hidden field for robots was filled in. */
  trap: "X-Maloca-Trap",
} as const;

/** The longest name of a partner, in characters; a longer one is cut. */
export const PARTNER_LENGTH = 100;

/** A response header with the request's reference, for responses without a body. */
export const REFERENCE_HEADER = "X-Maloca-Reference";

/** The public key if the operator sets none. It identifies the project, and is no secret. */
export const DEFAULT_ANON_KEY = "maloca-public";

/** The path that is given to an assistant (docs/assistants.md). */
export const ASSISTANTS = "/mcp";

/** The assistants' tool that prepares a booking. */
export const BOOKING_TOOL = "prepare_enquiry";

/** A request body is at most this many bytes. */
export const BODY_LIMIT = 32 * 1024;

/** The answer to a stored lead. */
export interface LeadReceipt {
  success: true;
  /** Short enough to be quoted over the phone, e.g. `MAL-7K2Q9F`; empty if another server than the lead server gives none. */
  reference: string;
  /** The `Idempotency-Key` of the request, if it had one. */
  idempotencyKey?: string;
}

/** Every error of the server. `details` maps fields to messages if the body is wrong. */
export interface ApiError {
  code: string;
  message: string;
  details: Record<string, string> | string | null;
  hint: string | null;
}
