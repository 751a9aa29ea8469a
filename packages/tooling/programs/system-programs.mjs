import { execFileSync } from "node:child_process";

/** Time limit of a download: on a closed network it may hang. */
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
 * Installs Debian packages.
 * @param {string[]} packages
 */
function install(packages) {
  const run = (/** @type {string[]} */ args) =>
    execFileSync("apt-get", args, { stdio: "ignore", timeout: DOWNLOAD_MS });
  run(["update"]);
  run([
    ...["-o", "DPkg::Lock::Timeout=300"],
    // `--reinstall`: a package whose program was deleted still counts as installed.
    ...["install", "-y", "--no-install-recommends", "--reinstall", ...packages],
  ]);
}

/**
 * Why the tests of a system program are skipped. With `CI` set the program is installed instead, and
 * the run fails if that fails; without it, the system is not changed.
 * @param {string} name as people call it.
 * @param {() => unknown} find whether it is there.
 * @param {string[]} packages the Debian packages that bring it.
 * @returns {string | undefined} undefined where it is there.
 */
export function missingProgram(name, find, packages) {
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
