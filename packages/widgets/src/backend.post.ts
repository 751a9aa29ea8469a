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
import { type FetchError, type FetchResponse, ofetch } from "ofetch";
import { sendsAttribution } from "./core/build-flags";
import { toJson } from "./core/json";
import { readAttribution } from "./core/page/attribution";
import type { Failure } from "./core/widget";

/** Long enough for a slow rural signal, short enough that a visitor is still there. */
const TIMEOUT_MS = 20_000;
/** Resent once by itself after a lost or overloaded answer: the key makes that safe. */
const RETRIES = 1;
const RETRY_DELAY_MS = 700;

/** The request itself is at fault; a timeout, a limit of requests or a broken server pass. */
const isLasting = (status: number) => status < 500 && status !== 408 && status !== 429;

/** Where and as whom a request is sent. */
export interface Connection {
  /** Origin of the lead server; empty for the page's own. */
  endpoint?: string;
  /** The public key; left out, the one that the build wrote in, or `maloca-public`. */
  anonKey?: string;
  /** The partner whose page brought the visitor. */
  partner?: string;
  /** What the page adds to the lead: up to ten pairs, with values of up to 100 letters. */
  metadata?: Readonly<Record<string, string>> | undefined;
  /** Stored apart, and mailed to nobody. */
  testMode?: boolean | undefined;
  /** One key a submission: however often it is sent, it is stored once. */
  idempotencyKey: string;
  /** The version of the text that the visitor consented to, where it is not the newest request's. */
  consentVersion?: string;
  /** How the visitor came, as {@link encodeSource} writes it; the elements find it out themselves. */
  source?: string;
  /** The visitor's language, e.g. `en`; Spanish where it is not said. */
  language?: string | undefined;
  /** How many experiences the page lets its visitors choose, where it is not the usual number. */
  maxExperiences?: number | undefined;
  /** Milliseconds from the first touch of the form to its sending. */
  filled?: number;
}

/**
 * Never throws: an answer, or why there is none. `details` maps a field to its message; `lasting`
 * says that the same request would be refused another time as well. `reference` is what the team calls
 * the request, where the data does not say it.
 */
export type Answer<Data> =
  | { data: Data; error: null; reference?: string | null }
  | { data: null; error: Failure & { details?: Record<string, string>; lasting?: boolean } };

declare const __ANON_KEY__: string | undefined;

/** The operator's key, written in by the build of the site and of the script-tag files. */
const builtInKey = typeof __ANON_KEY__ === "string" ? __ANON_KEY__ : DEFAULT_ANON_KEY;

/** The headers of the project's own server; another company's endpoint gets none of them. */
export const ownHeaders = (to: Connection) => {
  const anonKey = to.anonKey || builtInKey;
  const metadata = to.metadata && encodeMetadata(to.metadata);
  const source = to.source ?? (sendsAttribution ? readAttribution() : "");
  return {
    [headers.apiKey]: anonKey,
    Authorization: `Bearer ${anonKey}`,
    [headers.idempotencyKey]: to.idempotencyKey,
    [headers.consent]: to.consentVersion ?? consent.version,
    // A header holds no accents; the server decodes it.
    ...(to.partner && { [headers.partner]: encodeURIComponent(to.partner) }),
    ...(to.language && to.language !== SPANISH && { [headers.language]: to.language }),
    ...(to.maxExperiences && { [headers.maxExperiences]: `${to.maxExperiences}` }),
    ...(metadata && { [headers.metadata]: metadata }),
    ...(to.testMode && { [headers.testMode]: "1" }),
    ...(source && { [headers.source]: source }),
    ...(sendsAttribution && to.filled && { [headers.filled]: `${to.filled}` }),
  };
};

/** A success, and the key of the request that it is an answer to; undefined where it names none. */
interface Success {
  data: unknown;
  key: string | undefined;
}

const keyIn = ({ headers: given, _data }: FetchResponse<unknown>): string | undefined =>
  given.get(headers.idempotencyKey) ?? (Object(_data) as Partial<LeadReceipt>).idempotencyKey;

/**
 * One POST: resent once by itself, and never thrown. A success that is not believed counts as none: a login
 * page, or a cache of the page's that knows the address alone, answers 200 as well.
 */
export async function post<Data>(
  url: string,
  body: object,
  headers: Record<string, string> | undefined,
  isBelieved: (success: Success) => boolean,
): Promise<Answer<Data>> {
  for (let left = 1 + RETRIES; left > 0; left--) {
    try {
      const response = await ofetch.raw<Data>(url, {
        method: "POST",
        body: toJson(body),
        headers,
        cache: "no-store",
        timeout: TIMEOUT_MS,
        retry: RETRIES,
        retryDelay: RETRY_DELAY_MS,
      });
      const reference = response.headers.get(REFERENCE_HEADER);
      const data = response._data as Data;
      if (isBelieved({ data, key: keyIn(response) })) {
        return { data, error: null, reference };
      }
    } catch (error) {
      return { data: null, error: failureOf(error as Partial<FetchError<ApiError>>) };
    }
  }
  return { data: null, error: { reason: "network", message: "unexpected_answer" } };
}

function failureOf({ status, data, name }: Partial<FetchError<ApiError>>) {
  const details = data?.details;
  // Not where something in between refuses: it has no code of the server's.
  const lasting = status && isLasting(status) && typeof data?.code === "string";
  return {
    reason: status ? ("refused" as const) : ("network" as const),
    message: data?.code ?? String(status ?? name),
    ...(details && typeof details === "object" && { details }),
    ...(lasting && { lasting }),
  };
}
