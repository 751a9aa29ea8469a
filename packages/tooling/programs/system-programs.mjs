import { execFileSync } from "node:child_process";

/** A download may hang for ever on a closed network. */
export const DOWNLOAD_MS = 180_000;

/**
 * Path of a program, if it is there.
 * @param {string} name
 */
export function which(name) {
  try {
    return execFileSync("which", [name], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Installs Debian's packages, where we may.
 * @param {string[]} packages
 */
function install(packages) {
  const run = (/** @type {string[]} */ args) =>
    execFileSync("apt-get", args, { stdio: "ignore", timeout: DOWNLOAD_MS });
  run(["update"]);
  run([
    ...["-o", "DPkg::Lock::Timeout=300"],
    // A package whose program somebody has deleted counts as installed.
    ...["install", "-y", "--no-install-recommends", "--reinstall", ...packages],
  ]);
}

/**
 * Sees to a program that some tests need. Only where tests decide about a landing (`CI`) is it
 * installed, and the run ends where it cannot be: nobody who tries the tests gets their system changed.
 * @param {string} name as people call it.
 * @param {() => unknown} find whether it is there.
 * @param {string[]} packages Debian's, that bring it.
 * @returns {string | undefined} why its tests are skipped; undefined where it is there.
 */
export function missing(name, find, packages) {
  if (find()) return undefined;
  const how = `apt-get install ${packages.join(" ")}`;
  if (!process.env.CI) return `${name} is not on this machine (on Debian: ${how})`;
  try {
    install(packages);
  } catch (cause) {
    throw new Error(`The tests need ${name}, and this failed: ${how}`, { cause });
  }
  if (!find()) throw new Error(`The tests need ${name}, and this did not bring it: ${how}`);
  return undefined;
}
