/**
 * Where a visitor came from, as the page's address and the browser report it, and the kind of assistant that
 * filled in the form.
 */
export const sourceKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
  "msclkid",
  "referrer",
  "assistant",
] as const;

export type SourceKey = (typeof sourceKeys)[number];
export type Source = Partial<Record<SourceKey, string>>;

/** Characters of one value, and of the whole header as it is sent. What is longer is cut. */
export const sourceLimits = { value: 250, header: 2000 } as const;

const MEANINGLESS = /[\p{Cc}\p{Cs}\s]+/gu;

/**
 * Reads `key=value&…` with percent-encoded values: the header `X-Maloca-Source`, or the query of a
 * page. Unknown keys, rubbish and repetitions are dropped, and null is nothing left: how a visitor
 * came must never cost a lead.
 */
export function parseSource(text: string): Source | null {
  const source: Source = {};
  for (const pair of whole(text).split("&")) {
    const [name = "", ...rest] = pair.split("=");
    const key = sourceKeys.find((known) => known === name.trim().toLowerCase());
    if (!key || key in source) continue;
    const value = clean(key, decoded(rest.join("=")));
    if (value) source[key] = value;
  }
  return Object.keys(source).length ? source : null;
}

/** The header's text, empty when there is nothing to say. A pair that no longer fits is left out. */
export function encodeSource(source: Source): string {
  let text = "";
  for (const key of sourceKeys) {
    const value = clean(key, source[key] ?? "");
    const pair = `${text && "&"}${key}=${encodeURIComponent(value)}`;
    if (value && text.length + pair.length <= sourceLimits.header) text += pair;
  }
  return text;
}

/** Up to the limit, without the pair that the limit cuts through. */
function whole(text: string): string {
  if (text.length <= sourceLimits.header) return text;
  const kept = text.slice(0, sourceLimits.header + 1);
  return kept.slice(0, Math.max(0, kept.lastIndexOf("&")));
}

/** One short line. Without the referrer's query, which may hold what somebody typed on that site. */
function clean(key: SourceKey, value: string): string {
  const line = value.replace(MEANINGLESS, " ").trim();
  const safe = key === "referrer" ? line.replace(/[?#].*$/, "") : line;
  return [...safe].slice(0, sourceLimits.value).join("").trim();
}

function decoded(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
