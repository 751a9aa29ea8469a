import { type ApiError, BODY_LIMIT, type Checked, type FieldErrors } from "@maloca/catalog";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MINUTE_MS } from "../durations";
import type { Fields, LeadKindName } from "../leads/lead-kinds";
import { spamSignOf } from "../leads/spam";
import { createStore, digestFields, type NewLead } from "../leads/store";
import { isUnavailable } from "../storage/database";
import type { RouteTools } from "./responses";

/** A longer idempotency key is refused: cutting could make two keys equal. */
export const KEY_LENGTH = 255;

/** A form that is sent twice with the same content within this time counts as one lead. */
const SAME_CONTENT_MS = 10 * MINUTE_MS;

/** Stands for an idempotency key made of the content, which lasts `SAME_CONTENT_MS`. */
export const SAME_CONTENT = Symbol("same content");

/** An error of a call that does not concern its fields. */
export interface Objection {
  status: 400 | 401 | 404 | 422;
  code: string;
  message: string;
  details?: ApiError["details"];
  hint?: string;
}

/** Why a request was refused before its fields were checked, or what is wrong with them. */
export type Refusal =
  | { outcome: "rate-limited"; seconds: number }
  | { outcome: "unauthorized" }
  | { outcome: "too-large" }
  | { outcome: "unreadable" }
  | ({ outcome: "objected" } & Objection)
  | { outcome: "invalid"; errors: FieldErrors };

export type LeadOutcome =
  | Refusal
  | { outcome: "stored"; reference: string }
  | { outcome: "key-too-long" }
  | { outcome: "key-reused" }
  | { outcome: "failed"; unavailable: boolean };

/** How a kind of request is read from a call. */
interface RequestReader<Body, Request> {
  /** Whether the caller may send it at all. Asked after the rate limit, so that guesses count. */
  authorized?(): boolean;
  /** Parses the body's text; throws when it cannot. */
  parse(text: string): Body;
  /** An error that does not concern the fields; null if there is none. */
  objection?(body: Body): Objection | null;
  /** Cleans what was parsed, or says what is wrong with each field. */
  check(body: Body): Checked<Request>;
}

/** The data stored with a lead beside its fields. */
interface LeadDetails
  extends Omit<NewLead, "kind" | "request" | "idempotencyKey" | "keyLife" | "spamSign"> {
  idempotencyKey: NewLead["idempotencyKey"] | typeof SAME_CONTENT;
  /** The value of the hidden field that only robots fill in. */
  honeypot: string | undefined;
  /** Milliseconds between the first input and the submission. */
  filledMs: string | undefined;
}

export interface LeadReader<Body> extends RequestReader<Body, Fields> {
  kind: LeadKindName;
  details(body: Body): LeadDetails;
}

interface ReceiverOptions extends Omit<RouteTools, "logCall"> {
  /** Called after each attempt to store one, with whether it succeeded. */
  onStored(stored: boolean): void;
  /** Logs what failed by its name or code; never with personal data. */
  report(c: Context, error: unknown): void;
}

export type Receiver = ReturnType<typeof createReceiver>;

/** Receives everything that visitors send, in any format. */
export function createReceiver(options: ReceiverOptions) {
  const store = createStore(options.database, options.clock);

  /** Receives a request that is not stored. */
  async function receiveRequest<Body, Request>(
    c: Context,
    reader: RequestReader<Body, Request>,
  ): Promise<Refusal | { outcome: "valid"; body: Body; request: Request }> {
    const seconds = await options.secondsToWait(c);
    if (seconds) return { outcome: "rate-limited", seconds };
    if (reader.authorized?.() === false) return { outcome: "unauthorized" };
    let body: Body;
    try {
      const text = await readText(c);
      if (text === null) return { outcome: "too-large" };
      body = reader.parse(text);
    } catch {
      return { outcome: "unreadable" };
    }
    const objection = reader.objection?.(body);
    if (objection) return { outcome: "objected", ...objection };
    const { data: request, errors } = reader.check(body);
    return errors ? { outcome: "invalid", errors } : { outcome: "valid", body, request };
  }

  /** Receives a lead: stores it, and starts the delivery of mails. */
  async function receiveLead<Body>(c: Context, reader: LeadReader<Body>): Promise<LeadOutcome> {
    const received = await receiveRequest(c, reader);
    if (received.outcome !== "valid") return received;
    const { request, body } = received;
    const { idempotencyKey, honeypot, filledMs, ...rest } = reader.details(body);
    const sameContent = idempotencyKey === SAME_CONTENT;
    if (!sameContent && idempotencyKey && idempotencyKey.length > KEY_LENGTH) {
      return { outcome: "key-too-long" };
    }
    try {
      const saved = await store.save({
        ...rest,
        kind: reader.kind,
        request,
        idempotencyKey: sameContent ? `post ${await digestFields(request)}` : idempotencyKey,
        ...(sameContent && { keyLife: SAME_CONTENT_MS }),
        spamSign: spamSignOf(honeypot, filledMs, rest.source),
      });
      options.onStored(true);
      if ("conflict" in saved) return { outcome: "key-reused" };
      if (saved.fresh) options.onLead();
      return { outcome: "stored", reference: saved.reference };
    } catch (error) {
      options.onStored(false);
      options.report(c, error);
      return { outcome: "failed", unavailable: isUnavailable(error) };
    }
  }

  return { receiveRequest, receiveLead };
}

const countBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => new Response(null, { status: 413 }),
});

/**
 * The body's text, or null if it is too long. A declared length is trusted, because no more is read than it
 * says; counting a stream would more than double the cost of a call (0.1 ms instead of 0.04).
 */
export async function readText(c: Context): Promise<string | null> {
  const declared = !c.req.header("transfer-encoding") && c.req.header("content-length");
  if (declared && Number(declared) <= BODY_LIMIT) return c.req.text();
  let text: string | null = null;
  await countBody(c, async () => {
    text = await c.req.text();
  });
  return text;
}
