import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rollup";

/** The file with the licences of the packages that a folder's files contain. */
export const THIRD_PARTY = "THIRD-PARTY.txt";

/** The line between two licences. */
const SEPARATOR = `\n${"-".repeat(80)}\n\n`;

/**
 * Name, version and licence of every package that these modules belong to; empty without packages.
 * @param modules their paths.
 * @param others licences of software that is no package.
 */
export function licensesOf(modules: readonly string[], others: readonly string[] = []) {
  const packages = new Set(
    // Not those that a plugin has made.
    modules.flatMap((path) => /^[^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []),
  );
  const texts = [...packages].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const file = readdirSync(folder).find((entry) => /^(un)?licen[cs]e/i.test(entry));
    const text = file ? `\n\n${readFileSync(join(folder, file), "utf8").trim()}` : "";
    return `${name} ${version} (${license})${text}\n`;
  });
  // Sorted by name: the order of the folders may differ.
  return [...texts.sort(), ...others].join(SEPARATOR);
}

/** The packages whose licences a text contains, as `name@version`; for other software, its heading. */
export const packagesIn = (licenses: string) =>
  licenses
    .split(SEPARATOR)
    .map((each) => each.slice(0, each.indexOf("\n")))
    .map((heading) => heading.replace(/^(\S+) (\S+) \(.*/, "$1@$2"));

/** Writes the licences of the bundled packages, as these require, beside the files that visitors download. */
export const thirdParty: Plugin = {
  name: "maloca-third-party",
  generateBundle(_options, bundle) {
    const source = licensesOf(
      Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules) : [],
      ),
    );
    if (source) this.emitFile({ type: "asset", fileName: THIRD_PARTY, source });
  },
};
