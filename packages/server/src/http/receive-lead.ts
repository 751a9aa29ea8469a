import type { ApiError, Checked, FieldErrors } from "@maloca/catalog";
import type { Context } from "hono";
import { MINUTE_MS } from "../durations";
import type { Fields, LeadKindName } from "../leads/lead-kinds";
import { spamSignOf } from "../leads/spam";
import { createStore, digestFields, type NewLead } from "../leads/store";
import { isUnavailable } from "../storage/database";
import { shortDigest } from "../storage/digest";
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
  /** The caller's network, as the rate limit counts it. */
  callerOf(c: Context): string;
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
      body = reader.parse(await c.req.text());
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
    const spamSign = spamSignOf(honeypot, filledMs, rest.source);
    const sameContent = idempotencyKey === SAME_CONTENT;
    if (!sameContent && idempotencyKey && idempotencyKey.length > KEY_LENGTH) {
      return { outcome: "key-too-long" };
    }
    try {
      const saved = await store.save({
        ...rest,
        kind: reader.kind,
        request,
        idempotencyKey: sameContent
          ? await contentKey(options.callerOf(c), { ...rest, spamSign, request })
          : idempotencyKey,
        ...(sameContent && { keyLife: SAME_CONTENT_MS }),
        spamSign,
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

/** Letters of a caller's digest in a key: they tell callers apart, and name no address. */
const CALLER_LETTERS = 3;

/**
 * The key of a form that was sent without one: the same caller, content and treatment are the same request. No
 * caller of the JSON routes can name it, because no header holds a line break; and none who knows what somebody
 * else typed meets theirs, or can have it taken for a test or for a robot's.
 */
async function contentKey(
  caller: string,
  sent: Pick<NewLead, "request" | "partner" | "testMode" | "spamSign">,
): Promise<string> {
  const { request, partner, testMode = false, spamSign = null } = sent;
  const from = (await shortDigest(caller)).slice(0, CALLER_LETTERS);
  const treatment = JSON.stringify([partner, testMode, spamSign]);
  return `\n${from} ${treatment} ${await digestFields(request)}`;
}
