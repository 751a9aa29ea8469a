import { type Metadata, metadataLimits } from "./metadata";

/** Letters, digits, dots, hyphens and underscores, after a letter. */
const NAME = /^[a-z][\w.-]{0,39}$/i;

const MEANINGLESS = /[\p{Cc}\p{Cs}\s]+/gu;

/** One short line. */
const clean = (value: unknown) =>
  [...String(value).replace(MEANINGLESS, " ").trim()]
    .slice(0, metadataLimits.value)
    .join("")
    .trim();

/**
 * Reads `name=value&…` with percent-encoded values, the header `X-Maloca-Metadata`. Anything else is
 * dropped, and null is nothing left: what a page adds must never cost a lead.
 */
export function parseMetadata(text: string): Metadata | null {
  const metadata: Record<string, string> = {};
  const pairs = text.slice(0, metadataLimits.header).split("&");
  // The limit may have cut through the last.
  if (text.length >= metadataLimits.header) pairs.pop();
  for (const pair of pairs) {
    const [name = "", ...rest] = pair.split("=");
    const value = clean(decoded(rest.join("=")));
    if (!value || !NAME.test(name) || Object.hasOwn(metadata, name)) continue;
    if (Object.keys(metadata).length < metadataLimits.pairs) metadata[name] = value;
  }
  return Object.keys(metadata).length ? metadata : null;
}

function decoded(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
