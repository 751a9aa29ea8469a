import type { Fields } from "./kinds";

/** SHA-256 of a text, in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same digest for the same fields, in whatever order they came. */
export function digestFields(fields: Fields): Promise<string> {
  return digest(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
}
