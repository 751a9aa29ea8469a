import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The headers that the build wrote beside the pages in `_headers`, the file of CDNs: an address on a line,
 * and its headers below it, indented. Read once: a build that replaces the pages is followed by a restart.
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

/** A page has one address and several spellings: `/cartagena/index.html`, `/cartagena/`, `/cartagena.html`. */
const addressOf = (path: string) =>
  path === "/404.html" ? path : path.replace(/(?:\/(?:index\.html)?|\.html)$/, "") || "/";
