import { execFileSync } from "node:child_process";

/** Time limit of a download, which may hang on a network without access to the internet. */
export const DOWNLOAD_MS = 180_000;

/**
 * Path of a program, if it is installed.
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
 * The reason to skip the tests of a system program. With `CI` set the program is installed instead, and
 * the run fails if that fails; without it, the system is not changed.
 * @param {string} name for people.
 * @param {() => unknown} find returns something truthy if it is installed.
 * @param {string[]} packages the Debian packages that contain it.
 * @returns {string | undefined} undefined if it is installed.
 */
export function missingProgram(name, find, packages) {
  if (find()) return undefined;
  const how = `apt-get install ${packages.join(" ")}`;
  if (!process.env.CI) return `${name} is not installed (on Debian: ${how})`;
  try {
    install(packages);
  } catch (cause) {
    throw new Error(`The tests need ${name}, and this failed: ${how}`, { cause });
  }
  if (!find()) throw new Error(`The tests need ${name}, and this did not install it: ${how}`);
  return undefined;
}
