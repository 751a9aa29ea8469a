import { addedText } from "@maloca/catalog/added-text";
import {
  type ApiError,
  DEFAULT_ANON_KEY,
  headers,
  type LeadReceipt,
  PARTNER_LENGTH,
} from "@maloca/catalog/api";
import { consent } from "@maloca/catalog/consent";
import { DEFAULT_MAX_EXPERIENCES } from "@maloca/catalog/experiences.limits";
import { encodeMetadata } from "@maloca/catalog/metadata";
import { SPANISH } from "@maloca/catalog/words";
import { type FetchError, ofetch } from "ofetch";
import { type Asked, jsonIn, verdictOn } from "./backend.answers";
import { hasElements } from "./core/build-flags";
import { toJson } from "./core/json";
import { readAttribution } from "./core/page/attribution";
import type { Failure } from "./core/widget";

/** Long enough for a slow rural connection, short enough that a visitor still waits. */
const TIMEOUT_MS = 20_000;
/** A request without an answer, or to an overloaded server, is sent once more: its key makes that safe. */
const RETRIES = 1;
const RETRY_DELAY_MS = 700;
/** For an answer's body, whose time ofetch does not limit: a connection may end in the middle of it. */
const BODY_MS = 5000;
const CALL_MS = (1 + RETRIES) * (TIMEOUT_MS + RETRY_DELAY_MS) + BODY_MS;

/** Whether the same request would be refused again. A timeout, a rate limit or a server error may pass. */
const isLasting = (status: number) => status < 500 && status !== 408 && status !== 429;

/** Where a request is sent, and what its headers say. */
export interface Connection {
  /** Origin of the lead server; empty for the origin of the page. */
  endpoint?: string;
  /** The public key; by default the one that was set at the build, or `maloca-public`. */
  anonKey?: string;
  /** The partner whose page brought the visitor. */
  partner?: string;
  /** What the page adds to the lead: up to ten pairs, with values of up to 100 characters. */
  metadata?: Readonly<Record<string, string>> | undefined;
  /** Marks a test: it is stored separately and mailed to nobody. */
  testMode?: boolean | undefined;
  /** The key of a submission: the same key is stored only once, however often it is sent. */
  idempotencyKey: string;
  /** The version of the consent text that the visitor accepted; by default the newest of the requests. */
  consentVersion?: string;
  /** Where the visitor came from, encoded by {@link encodeSource}; the elements determine it themselves. */
  source?: string;
  /** The visitor's language, e.g. `en`; Spanish by default. */
  language?: string | undefined;
  /** The most experiences that the page lets visitors choose, where it differs from the default. */
  maxExperiences?: number | undefined;
  /** Milliseconds from the first focus in the form until it was sent. */
  filled?: number;
}

/**
 * The result of a call, which never throws. `details` has a message for each invalid field. `lasting`: the same
 * request would be refused again. `reference`: the request's reference from the headers, for calls whose data
 * has none.
 */
export type Answer<Data> =
  | { data: Data; error: null; reference?: string | null }
  | { data: null; error: Failure & { details?: Record<string, string>; lasting?: boolean } };

declare const __ANON_KEY__: string | undefined;

/** The operator's public key, which the build of the site and of the script-tag files inserts. */
const builtInKey = typeof __ANON_KEY__ === "string" ? __ANON_KEY__ : DEFAULT_ANON_KEY;

/** A page may name its language in any way. */
const LANGUAGE_LENGTH = 35;

/** What the page adds, as a header: it cannot have accents, and the server decodes it. */
const encoded = (text: string, length: number) => encodeURIComponent(addedText(text, length));

/**
 * The headers for the lead server; a mailing service gets none of them. What is as the server assumes is left out: a
 * browser sends nothing to another operator's function that does not allow each header by its name.
 */
export const ownHeaders = (to: Connection) => {
  const anonKey = to.anonKey || builtInKey;
  const metadata = to.metadata && encodeMetadata(to.metadata);
  const source = to.source ?? (hasElements ? readAttribution() : "");
  return {
    [headers.apiKey]: anonKey,
    Authorization: `Bearer ${anonKey}`,
    [headers.idempotencyKey]: to.idempotencyKey,
    [headers.consent]: to.consentVersion ?? consent.version,
    ...(to.partner && { [headers.partner]: encoded(to.partner, PARTNER_LENGTH) }),
    ...(to.language &&
      to.language !== SPANISH && { [headers.language]: encoded(to.language, LANGUAGE_LENGTH) }),
    ...(to.maxExperiences &&
      to.maxExperiences !== DEFAULT_MAX_EXPERIENCES && {
        [headers.maxExperiences]: `${to.maxExperiences}`,
      }),
    ...(metadata && { [headers.metadata]: metadata }),
    ...(to.testMode && { [headers.testMode]: "1" }),
    ...(source && { [headers.source]: source }),
    ...(hasElements && to.filled && { [headers.filled]: `${to.filled}` }),
  };
};

/** Throws a `TimeoutError` if a call with its repetition and its answer's body takes too long. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("", "TimeoutError")), CALL_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * One POST, which is repeated once without an answer and never throws. An answer that says something is not asked
 * for again: a server that knows no keys would store the request twice.
 */
export async function post(
  url: string,
  body: object,
  headers: Record<string, string> | undefined,
  asked: Asked,
): Promise<Answer<LeadReceipt>> {
  try {
    const response = await inTime(
      ofetch.raw(url, {
        method: "POST",
        body: toJson(body),
        headers,
        cache: "no-store",
        responseType: "text",
        timeout: TIMEOUT_MS,
        retry: RETRIES,
        retryDelay: RETRY_DELAY_MS,
      }),
    );
    const verdict = verdictOn(response, response._data ?? "", asked);
    if ("stored" in verdict) {
      return { data: verdict.stored, error: null, reference: verdict.stored.reference };
    }
    return "refused" in verdict
      ? { data: null, error: { reason: "refused", message: verdict.refused } }
      : { data: null, error: { reason: "network", message: "unexpected_answer" } };
  } catch (error) {
    return { data: null, error: failureOf(error as Partial<FetchError<string>>) };
  }
}

function failureOf({ status, data: text, name }: Partial<FetchError<string>>) {
  const data = jsonIn(text) as Partial<ApiError> | null | undefined;
  const details = data?.details;
  // Without an error code the refusal comes from a proxy, not from the server.
  const code = typeof data?.code === "string" ? data.code : undefined;
  const lasting = status && isLasting(status) && code;
  return {
    reason: status ? ("refused" as const) : ("network" as const),
    message: code ?? String(status ?? name),
    ...(details && typeof details === "object" && { details }),
    ...(lasting && { lasting: true }),
  };
}
