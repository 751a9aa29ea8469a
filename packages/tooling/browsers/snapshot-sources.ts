import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tierOfRun } from "../vitest/tiers.mjs";

/** Release compares every picture, and `MALOCA_SNAPSHOTS=write` draws every one. */
const all = process.env.MALOCA_SNAPSHOTS === "write" || tierOfRun() === "release";

export const UNCHANGED =
  "its HTML, styles and drawings are those of its snapshots (MALOCA_TIER=release compares all)";

/**
 * Knows from what the snapshots of a folder were drawn: a hash for each subject, in `sources.json` beside
 * them. Where a subject is as it was, so is its picture, and nothing has to be drawn.
 * @param folder ends with a slash.
 */
export function snapshotSources(folder: URL) {
  const file = new URL("sources.json", folder);
  const kept: Record<string, string> = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  const hashOf = (parts: readonly (string | Buffer)[]) => {
    const hash = createHash("sha256");
    for (const part of parts) hash.update(part).update("\0");
    return hash.digest("hex").slice(0, 16);
  };
  return {
    isUnchanged: (subject: string, parts: readonly (string | Buffer)[]) =>
      !all && kept[subject] === hashOf(parts),
    /** Keeps what a subject is made from, after its pictures were found right or drawn. Not with `CI` set. */
    keep(subject: string, parts: readonly (string | Buffer)[]) {
      if (process.env.CI) return;
      kept[subject] = hashOf(parts);
      const sorted = Object.entries(kept).sort(([one], [other]) => one.localeCompare(other));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}
