import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Set = "lighthouse" | "lighthouse-on-node-22" | "widgets";

const pinned: Record<Set, Record<string, string>> = JSON.parse(
  readFileSync(new URL("peers.json", import.meta.url), "utf8"),
);

/**
 * The folder of a set of `peers.json`. It is installed once for each set of versions, outside of the
 * repository, so that the repository's packages do not change.
 */
export function installed(set: Set): string {
  const manifest = JSON.stringify({ private: true, dependencies: pinned[set] });
  const key = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), "maloca-bench", `${set}-${key}`);
  const whole = join(folder, "whole");
  if (existsSync(whole)) return folder;
  console.error(`Installing what ${set} is measured with (once)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...flags], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(whole, "");
  return folder;
}
