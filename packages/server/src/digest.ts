import { createHash } from "node:crypto";
import type { Fields } from "./kinds";

/** SHA-256 of a text, in hexadecimal. At once: a way to another thread takes longer than the work. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The same digest for the same fields, in whatever order they came. */
export const digestFields = (fields: Fields): string =>
  digest(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
