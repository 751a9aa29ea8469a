import { readFileSync } from "node:fs";
import { DEFAULT_ANON_KEY } from "@maloca/catalog";

/**
 * Whether the site and the widgets were built with another public key than the server's, which would refuse
 * all that they send. False if there is no stamp.
 */
export function hasAnotherKey(stamp: string, anonKey: string): boolean {
  let built: unknown;
  try {
    built = JSON.parse(readFileSync(stamp, "utf8")).anonKey;
  } catch {
    return false;
  }
  return typeof built === "string" && (built || DEFAULT_ANON_KEY) !== anonKey;
}
