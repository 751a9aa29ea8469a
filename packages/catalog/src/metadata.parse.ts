import { addedText } from "./added-text";
import { type Metadata, metadataLimits } from "./metadata";
import { decodeValue } from "./source";

/** Letters, digits, dots, hyphens and underscores, after a letter. */
const NAME = /^[a-z][\w.-]{0,39}$/i;

/**
 * Parses the header `X-Maloca-Metadata`: `name=value&…` with percent-encoded values. Invalid pairs are dropped, so
 * that they never make a lead fail. Null if none is left.
 */
export function parseMetadata(text: string): Metadata | null {
  const metadata: Record<string, string> = {};
  const pairs = text.slice(0, metadataLimits.header).split("&");
  // The limit may have cut the last pair.
  if (text.length >= metadataLimits.header) pairs.pop();
  for (const pair of pairs) {
    const [name = "", ...rest] = pair.split("=");
    const value = addedText(decodeValue(rest.join("=")), metadataLimits.value);
    if (!value || !NAME.test(name) || Object.hasOwn(metadata, name)) continue;
    if (Object.keys(metadata).length < metadataLimits.pairs) metadata[name] = value;
  }
  return Object.keys(metadata).length ? metadata : null;
}
