import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The headers of pages from `_headers`, a file format of CDNs that the build writes: an address on a line, and
 * its headers indented below it. Read once: after a new build the server is restarted.
 */
export function pageHeaders(
  site: string,
): (path: string) => readonly (readonly [string, string])[] {
  const file = join(site, "_headers");
  const blocks = new Map<string, [string, string][]>();
  let block: [string, string][] = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = line.match(/^\s+([\w-]+): *(.+)$/) ?? [];
    if (name && value) block.push([name, value]);
    else if (line) {
      block = [];
      blocks.set(line, block);
    }
  }
  return (path) => blocks.get(addressOf(path)) ?? [];
}

/** A page's address without its other spellings: `/cartagena/index.html`, `/cartagena/`, `/cartagena.html`. */
const addressOf = (path: string) =>
  path === "/404.html" ? path : path.replace(/(?:\/(?:index\.html)?|\.html)$/, "") || "/";
