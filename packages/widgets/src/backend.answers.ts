import { headers, type LeadReceipt, REFERENCE_HEADER } from "@maloca/catalog/api";

/** The request that an answer has to fit. */
export interface Asked {
  /** Its idempotency key. */
  key: string;
  /** Of the body of an HTTP success nothing counts, unless it is a page. */
  statusOnly?: boolean;
}

/** What an HTTP answer says of a request: it is stored, it is refused, or the answer is not one to it. */
export type Verdict = { stored: LeadReceipt } | { refused: string } | { unexpected: true };

/** How hosted functions say that the function itself has not answered. */
const RELAY_ERROR = "x-relay-error";

/** The JSON in a body, whatever type its header claims; undefined if it is none. */
export function jsonIn(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
}

/**
 * The one decision on whether a request was sent (docs/product.md, "What counts as sent"): its error is read, and
 * what an answer says must fit the request. A network's login page answers 200 as well.
 */
export function verdictOn(response: Response, text: string, asked: Asked): Verdict {
  const body = text.trim();
  const said = jsonIn(body);
  const { error, success, reference, idempotencyKey } = Object(said) as Record<string, unknown>;
  const keys = [response.headers.get(headers.idempotencyKey), idempotencyKey].filter(
    (key) => key !== "" && key !== null && key !== undefined,
  );
  const isPage = /^</.test(body) || /html/.test(response.headers.get("content-type") ?? "");
  const isReadable = !body || said !== undefined || (asked.statusOnly && !isPage);
  // A redirect usually leads to a login and loses the body: only the request's own key shows that it did not.
  const hasArrived = response.ok && (!response.redirected || keys.length);
  if (!hasArrived || !isReadable || keys.some((key) => key !== asked.key)) {
    return { unexpected: true };
  }
  const isRelayed = response.headers.get(RELAY_ERROR) === "true";
  const hasError = Array.isArray(error) ? error.length : error;
  if (isRelayed || (!asked.statusOnly && (hasError || success === false))) {
    const { code } = Object(error) as { code?: unknown };
    return { refused: typeof code === "string" ? code : "error_in_answer" };
  }
  const named = typeof reference === "string" ? reference : response.headers.get(REFERENCE_HEADER);
  return { stored: { success: true, reference: named ?? "" } };
}
