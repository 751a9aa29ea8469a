import {
  headers,
  type LeadReceipt,
  PARTNER_LENGTH,
  parseMetadata,
  parseSource,
  paths,
  REFERENCE_HEADER,
} from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { statedLanguage } from "../leads/languages";
import {
  fieldsOfAnotherKind,
  type LeadKind,
  type LeadKindName,
  leadKindNames,
  leadKinds,
  type Reading,
} from "../leads/lead-kinds";
import {
  KEY_LENGTH,
  type LeadOutcome,
  type LeadReader,
  type Objection,
  type Receiver,
} from "./receive-lead";
import { bearerOf, headerText } from "./request-headers";
import { type RouteTools, refuse, refuseFailure } from "./responses";

/** The length of a column of `maloca.leads`. A longer value is cut: no header may make a lead fail. */
const CONSENT_LENGTH = 50;

interface LeadRoutesOptions extends Pick<RouteTools, "logCall"> {
  receiver: Receiver;
  /** The public key that calls must send. */
  anonKey: string;
}

/** The calls of the widgets: JSON in, JSON out (docs/product.md, "Calls to the server"). */
export function addLeadRoutes(app: Hono, { receiver, anonKey, logCall }: LeadRoutesOptions): void {
  const hasKey = (c: Context) => [c.req.header(headers.apiKey), bearerOf(c)].includes(anonKey);

  for (const name of leadKindNames) {
    const kind = leadKinds[name];
    const { path } = kind;
    if (!path) continue;
    app.post(path, logCall(path), async (c) => {
      const authorized = () => !kind.keyed || hasKey(c);
      const outcome = await receiver.receiveLead(c, { ...readerOf(c, name), authorized });
      return respond(c, kind, outcome);
    });
    if (!kind.insert) continue;
    app.on(["GET", "PATCH", "DELETE"], path, (c) =>
      respond(
        c,
        kind,
        hasKey(c) ? { outcome: "objected", ...denied(kind) } : { outcome: "unauthorized" },
      ),
    );
  }
}

const keyOf = (c: Context) => c.req.header(headers.idempotencyKey) || null;

const languageOf = (c: Context) => statedLanguage(c.req.header(headers.language));

/** The language and the number of experiences that the headers state. */
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

/** What a script writes in place of an id that it does not have. */
const MISSING_ID = /^(undefined|null|NaN)$/;
const FORM_ID = /^[\w.-]{1,100}$/;

/** Refuses an address without the ids of a form. */
function objectionToForm(c: Context): Objection | null {
  const wrong = ["portal", "form"].filter((name) => {
    const id = c.req.param(name);
    return id !== undefined && (MISSING_ID.test(id) || !FORM_ID.test(id));
  });
  if (!wrong.length) return null;
  return {
    status: 404,
    code: "unknown_form",
    message: `The address has no ${wrong.join(" and ")} id`,
    hint: `${paths.newsletter}/PORTAL/FORM`,
  };
}

/** Refuses a request with another kind's fields: it would be stored without them, and reported as stored. */
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
  // Repeats the key in every answer, so that the caller can check to which request it belongs.
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

// A page that is written for a hosted project is answered here as PostgREST answers it there, where
// visitors may insert and nothing else (docs.postgrest.org, "Errors").

/** For everything but an insert, and for an insert that asks to read. */
const denied = ({ table }: LeadKind): Objection => ({
  status: 401,
  code: "42501",
  message: `permission denied for table ${table}`,
});

/** Why a hosted project would refuse an insert before it checks the row's values. */
function objectionToInsert(c: Context, kind: LeadKind, body: unknown): Objection | null {
  const foreign = [body]
    .flat()
    .flatMap((row) => (typeof row === "object" ? Object.keys(row ?? {}) : []))
    .find((column) => !Object.hasOwn(kind.columns, column));
  if (foreign !== undefined) {
    return {
      status: 400,
      code: "PGRST204",
      message: `Could not find the '${foreign}' column of '${kind.table}' in the schema cache`,
    };
  }
  const preferences = c.req.header("prefer") ?? "";
  // Without `on_conflict` it is a plain insert, because the table has no primary key.
  if (/resolution=(merge|ignore)-duplicates/.test(preferences) && c.req.query("on_conflict")) {
    return {
      status: 400,
      code: "42P10",
      message: "there is no unique or exclusion constraint matching the ON CONFLICT specification",
    };
  }
  return /return=(representation|headers-only)/.test(preferences) ? denied(kind) : null;
}
