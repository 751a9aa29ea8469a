import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type PackageSet = "lighthouse" | "widgets";

const pinned: Record<PackageSet, Record<string, string>> = JSON.parse(
  readFileSync(new URL("peers.json", import.meta.url), "utf8"),
);

/**
 * Installs a set of packages of `peers.json`, unless these versions are installed already. Returns its
 * folder, which is outside of the repository, so that the repository's packages do not change.
 */
export function installPeers(set: PackageSet): string {
  const manifest = JSON.stringify({ private: true, dependencies: pinned[set] });
  const key = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), "maloca-bench", `${set}-${key}`);
  const complete = join(folder, "complete");
  if (existsSync(complete)) return folder;
  console.error(`Installing the packages of ${set} (once)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...flags], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(complete, "");
  return folder;
}
