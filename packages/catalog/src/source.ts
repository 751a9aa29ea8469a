import { addedText } from "./added-text";

/**
 * Where a visitor came from, by the page's address and the browser, and the kind of assistant that filled in the
 * form.
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

/** The characters of one value, and of the whole encoded header. Longer ones are cut. */
export const sourceLimits = { value: 250, header: 2000 } as const;

/**
 * Parses `key=value&…` with percent-encoded values: the header `X-Maloca-Source`, or a page's query. Unknown,
 * invalid and repeated keys are dropped, so that they never make a lead fail. Null if none is left.
 */
export function parseSource(text: string): Source | null {
  const source: Source = {};
  for (const pair of wholePairs(text).split("&")) {
    const [name = "", ...rest] = pair.split("=");
    const key = sourceKeys.find((known) => known === name.trim().toLowerCase());
    if (!key || key in source) continue;
    const value = clean(key, decodeValue(rest.join("=")));
    if (value) source[key] = value;
  }
  return Object.keys(source).length ? source : null;
}

/** The header's text; empty if nothing is known. A pair that exceeds the limit is left out. */
export function encodeSource(source: Source): string {
  let text = "";
  for (const key of sourceKeys) {
    const value = clean(key, source[key] ?? "");
    const pair = `${text && "&"}${key}=${encodeURIComponent(value)}`;
    if (value && text.length + pair.length <= sourceLimits.header) text += pair;
  }
  return text;
}

/** The text up to the limit, without a pair that the limit cuts. */
function wholePairs(text: string): string {
  if (text.length <= sourceLimits.header) return text;
  const kept = text.slice(0, sourceLimits.header + 1);
  return kept.slice(0, Math.max(0, kept.lastIndexOf("&")));
}

/** Cleans a value, and removes the referrer's query, which may contain what somebody typed on that site. */
function clean(key: SourceKey, value: string): string {
  return addedText(key === "referrer" ? value.replace(/[?#].*$/s, "") : value, sourceLimits.value);
}

export function decodeValue(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
