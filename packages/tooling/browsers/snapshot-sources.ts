import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tierOfRun } from "../vitest/tiers";

/** The release tier compares every picture, and `MALOCA_SNAPSHOTS=write` draws every one. */
const all = process.env.MALOCA_SNAPSHOTS === "write" || tierOfRun() === "release";

export const UNCHANGED =
  "its HTML, styles and drawings are those of its snapshots (MALOCA_TIER=release compares all)";

/**
 * Stores in `sources.json`, beside the snapshots of a folder, a hash of what each subject was drawn from.
 * A subject with the same hash has the same picture, and is not drawn again.
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
    /** Stores a subject's hash, after its pictures were compared or drawn. Does nothing with `CI` set. */
    keep(subject: string, parts: readonly (string | Buffer)[]) {
      if (process.env.CI) return;
      kept[subject] = hashOf(parts);
      const sorted = Object.entries(kept).sort(([one], [other]) => one.localeCompare(other));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}
