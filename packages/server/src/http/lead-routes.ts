import {
  BODY_LIMIT,
  headers,
  type LeadReceipt,
  parseMetadata,
  parseSource,
  paths,
  REFERENCE_HEADER,
} from "@maloca/catalog";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { statedLanguage } from "../leads/languages";
import {
  fieldsOfAnotherKind,
  type LeadKind,
  type LeadKindName,
  leadKindNames,
  leadKinds,
  type Reading,
} from "../leads/lead-kinds";
import { denied, objectionToInsert } from "./insert-rules";
import {
  KEY_LENGTH,
  type LeadOutcome,
  type LeadReader,
  type Objection,
  type Receiver,
} from "./receive-lead";
import { bearerOf, headerText, PARTNER_LENGTH } from "./request-headers";
import { refuse, refuseFailure } from "./responses";

/** Lengths of columns of `maloca.leads`. Longer values are cut: a header must not lose a lead. */
const CONSENT_LENGTH = 50;

export interface LeadRoutesOptions {
  receiver: Receiver;
  /** The public key that every keyed call shows. */
  anonKey: string;
  logCall(route: string): MiddlewareHandler;
}

/** The calls of the widgets: JSON in, JSON out (docs/product.md, "Calls to the server"). */
export function addLeadRoutes(app: Hono, { receiver, anonKey, logCall }: LeadRoutesOptions): void {
  const showsKey = (c: Context) => [c.req.header(headers.apiKey), bearerOf(c)].includes(anonKey);

  for (const name of leadKindNames) {
    const kind = leadKinds[name];
    app.post(kind.path, logCall(kind.path), async (c) => {
      const authorized = () => !kind.keyed || showsKey(c);
      const outcome = await receiver.receiveLead(c, { ...readerOf(c, name), authorized });
      return respond(c, kind, outcome);
    });
    if (!kind.insert) continue;
    app.on(["GET", "PATCH", "DELETE"], kind.path, (c) =>
      respond(
        c,
        kind,
        showsKey(c) ? { outcome: "objected", ...denied(kind) } : { outcome: "unauthorized" },
      ),
    );
  }
}

const keyOf = (c: Context) => c.req.header(headers.idempotencyKey) || null;

const languageOf = (c: Context) => statedLanguage(c.req.header(headers.language));

/** The language and the number of experiences that the page states. */
function readingOf(c: Context): Reading {
  const stated = Number(c.req.header(headers.maxExperiences));
  const allows = Number.isInteger(stated) && stated > 0;
  return { lang: languageOf(c), ...(allows && { maxExperiences: stated }) };
}

const readerOf = (c: Context, kind: LeadKindName): LeadReader<unknown> => ({
  kind,
  parse: (text) => JSON.parse(text),
  objection: (body) =>
    leadKinds[kind].insert
      ? objectionToInsert(c, leadKinds[kind], body)
      : (objectionToForm(c) ?? objectionToKind(kind, body)),
  check: (body) => leadKinds[kind].read(body, readingOf(c)),
  details: () => ({
    partner: headerText(c, headers.partner, PARTNER_LENGTH),
    source: parseSource(c.req.header(headers.source) ?? ""),
    metadata: parseMetadata(c.req.header(headers.metadata) ?? ""),
    testMode: Boolean(c.req.header(headers.testMode)),
    language: languageOf(c),
    consentVersion: headerText(c, headers.consent, CONSENT_LENGTH),
    idempotencyKey: keyOf(c),
    honeypot: c.req.header(headers.trap),
    filledMs: c.req.header(headers.filled),
  }),
});

/** What a script writes that has lost the ids of its form. */
const LOST_ID = /^(undefined|null|NaN)$/;
const FORM_ID = /^[\w.-]{1,100}$/;

/** A forms endpoint knows no form without its ids: the call was meant for something else. */
function objectionToForm(c: Context): Objection | null {
  const wrong = ["portal", "form"].filter((name) => {
    const id = c.req.param(name);
    return id !== undefined && (LOST_ID.test(id) || !FORM_ID.test(id));
  });
  if (!wrong.length) return null;
  return {
    status: 404,
    code: "unknown_form",
    message: `The address has no ${wrong.join(" and ")} id`,
    hint: `${paths.newsletter}/PORTAL/FORM`,
  };
}

/** A request with another kind's fields would be stored without them, and its sender told that all is well. */
function objectionToKind(kind: LeadKindName, body: unknown): Objection | null {
  const foreign = fieldsOfAnotherKind(kind, body);
  if (!foreign.length) return null;
  return {
    status: 422,
    code: "wrong_request",
    message: "Some fields belong to another kind of request",
    details: Object.fromEntries(foreign.map((field) => [field, "not a field of this request"])),
    hint: "Send it to the path of its own kind",
  };
}

function respond(c: Context, kind: LeadKind, result: LeadOutcome): Response {
  const key = keyOf(c);
  // Says to which request this is the answer, whatever it is: a caller may believe no other.
  if (key) c.header(headers.idempotencyKey, key);
  switch (result.outcome) {
    case "stored":
      c.header("Cache-Control", "no-store");
      c.header(REFERENCE_HEADER, result.reference);
      if (kind.insert) return c.body(null, 201);
      return c.json({
        success: true,
        reference: result.reference,
        ...(key && { idempotencyKey: key }),
      } satisfies LeadReceipt);
    case "rate-limited":
      c.header("Retry-After", String(result.seconds));
      return refuse(c, 429, "too_many_requests", "Too many requests from this address", {
        hint: `Try again in ${result.seconds} s`,
      });
    case "unauthorized":
      return refuse(c, 401, "unauthorized", "The public key is missing or wrong", {
        hint: `Send it as ${headers.apiKey}, or as Authorization: Bearer`,
      });
    case "too-large":
      return refuse(c, 413, "too_large", `The body is larger than ${BODY_LIMIT} bytes`);
    case "unreadable":
      return refuse(c, 400, "invalid_json", "The body is not JSON");
    case "objected":
      return refuse(c, result.status, result.code, result.message, result);
    case "invalid":
      return refuse(c, 400, "invalid_request", "Some fields are not valid", {
        details: result.errors,
      });
    case "key-too-long": {
      const limit = `${headers.idempotencyKey} is longer than ${KEY_LENGTH} characters`;
      return refuse(c, 400, "invalid_idempotency_key", limit);
    }
    case "key-reused":
      return refuse(c, 422, "idempotency_key_reused", "This key came before with another body", {
        hint: "Use a new key for a new request",
      });
    case "failed":
      return refuseFailure(c, result.unavailable);
  }
}
