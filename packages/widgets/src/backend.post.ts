import {
  type ApiError,
  DEFAULT_ANON_KEY,
  headers,
  type LeadReceipt,
  REFERENCE_HEADER,
} from "@maloca/catalog/api";
import { consent } from "@maloca/catalog/consent";
import { encodeMetadata } from "@maloca/catalog/metadata";
import { SPANISH } from "@maloca/catalog/words";
import { sendsAttribution } from "./core/build-flags";
import { toJson } from "./core/json";
import { readAttribution } from "./core/page/attribution";
import type { Failure } from "./core/widget";

/** Long enough for a slow rural connection, short enough that a visitor still waits. */
const TIMEOUT_MS = 20_000;
/** A request without an answer, or to an overloaded server, is sent once more: its key makes that safe. */
const RETRIES = 1;
const RETRY_DELAY_MS = 700;

/** Statuses of a server that may answer otherwise a moment later. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];

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

/** The headers for the lead server; a mailing service gets none of them. */
export const ownHeaders = (to: Connection) => {
  const anonKey = to.anonKey || builtInKey;
  const metadata = to.metadata && encodeMetadata(to.metadata);
  const source = to.source ?? (sendsAttribution ? readAttribution() : "");
  return {
    [headers.apiKey]: anonKey,
    Authorization: `Bearer ${anonKey}`,
    [headers.idempotencyKey]: to.idempotencyKey,
    [headers.consent]: to.consentVersion ?? consent.version,
    // A header cannot have accents; the server decodes it.
    ...(to.partner && { [headers.partner]: encodeURIComponent(to.partner) }),
    ...(to.language && to.language !== SPANISH && { [headers.language]: to.language }),
    ...(to.maxExperiences && { [headers.maxExperiences]: `${to.maxExperiences}` }),
    ...(metadata && { [headers.metadata]: metadata }),
    ...(to.testMode && { [headers.testMode]: "1" }),
    ...(source && { [headers.source]: source }),
    ...(sendsAttribution && to.filled && { [headers.filled]: `${to.filled}` }),
  };
};

/** An HTTP success, with the idempotency key in it; undefined without one. */
interface Success {
  data: unknown;
  key: string | undefined;
}

const keyIn = (response: Response, data: unknown): string | undefined =>
  response.headers.get(headers.idempotencyKey) ??
  (Object(data) as Partial<LeadReceipt>).idempotencyKey;

/** The body of an answer: JSON, or the text of a proxy's page. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Reply {
  response: Response;
  data: unknown;
}

/** One `fetch` with its body, which must arrive in time. Throws if there is no answer. */
async function ask(url: string, init: RequestInit): Promise<Reply> {
  // A timer of the page: a test's clock can move it, unlike that of `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("no answer in time", "TimeoutError")),
    TIMEOUT_MS,
  );
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    return { response, data: bodyOf(await response.text()) };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again, after a moment, if there was no answer or the server was overloaded. */
async function askPatiently(url: string, init: RequestInit, retries = RETRIES): Promise<Reply> {
  const reply = await ask(url, init).catch((error: unknown) => {
    if (!retries) throw error;
  });
  if (reply && (!retries || !PASSING.includes(reply.response.status))) return reply;
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  return askPatiently(url, init, retries - 1);
}

/**
 * One POST, which is repeated once and never throws.
 * @param isValid whether an HTTP success is the lead server's answer to this request. The login page of a network,
 *   or a cache that distinguishes requests by their address only, answers 200 as well.
 */
export async function post<Data>(
  url: string,
  body: object,
  headers: Record<string, string> | undefined,
  isValid: (success: Success) => boolean,
): Promise<Answer<Data>> {
  const init: RequestInit = {
    method: "POST",
    body: toJson(body),
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    cache: "no-store",
  };
  for (let left = 1 + RETRIES; left > 0; left--) {
    try {
      const { response, data } = await askPatiently(url, init);
      if (!response.ok) return { data: null, error: refusalOf(response.status, data) };
      const reference = response.headers.get(REFERENCE_HEADER);
      if (isValid({ data, key: keyIn(response, data) })) {
        return { data: data as Data, error: null, reference };
      }
    } catch (error) {
      const message = String((error as Partial<Error> | undefined)?.name);
      return { data: null, error: { reason: "network", message } };
    }
  }
  return { data: null, error: { reason: "network", message: "unexpected_answer" } };
}

function refusalOf(status: number, data: unknown) {
  const { code, details } = Object(data) as Partial<ApiError>;
  // Without an error code the refusal comes from a proxy, not from the server.
  const lasting = isLasting(status) && typeof code === "string";
  return {
    reason: "refused" as const,
    message: code ?? String(status),
    ...(details && typeof details === "object" && { details }),
    ...(lasting && { lasting }),
  };
}
