import type { Context } from "hono";

export const bearerOf = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer +(\S+)$/i)?.[1];

/** The longest name of a partner, in letters; a longer one is cut. */
export const PARTNER_LENGTH = 100;

/** A header's text on one line, or null when it is absent or empty. */
export const headerText = (c: Context, name: string, length: number): string | null =>
  oneLine(decoded(c.req.header(name) ?? ""), length);

/** A caller's text on one line, or null when it is empty. */
export function oneLine(given: string, length: number): string | null {
  const text = given.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
  return text ? [...text].slice(0, length).join("").trim() : null;
}

/** Widgets percent-encode what a header cannot hold; other callers may send it plainly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
