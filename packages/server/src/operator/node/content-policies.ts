import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Inline styles and scripts, which the page's policy allows by their hashes. */
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** A link to another site's page that opens in a frame of this page. */
const FRAMED = /<a[^>]*\shref="(https:[^"]+)"[^>]*\starget="(?!_)[^"]+"/g;

const hashed = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const allowedBy = (page: string) => [
  ...[...page.matchAll(INLINE)].map(([, , text = ""]) => hashed(text)),
  ...[...page.matchAll(FRAMED)].map(([, url = ""]) => new URL(url).origin),
];

/**
 * Updates the content policies of a site whose pages have new text.
 * @param pages each page's text before and after, with the same elements.
 */
export async function changedPolicies(
  site: string,
  pages: Iterable<readonly [before: string, after: string]>,
): Promise<void> {
  const file = join(site, "_headers");
  if (!existsSync(file)) return;
  const changes = new Map<string, string>();
  for (const [before, after] of pages) {
    const now = allowedBy(after);
    for (const [index, was] of allowedBy(before).entries()) changes.set(was, now[index] ?? was);
  }
  const policies = await readFile(file, "utf8");
  const next = policies.replace(
    /sha256-[\w+/=]+|https:[^\s;']+/g,
    (was) => changes.get(was) ?? was,
  );
  await writeFile(file, next);
}
