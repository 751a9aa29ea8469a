import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licences of what a folder's files are bundled with, beside them. */
export const THIRD_PARTY = "THIRD-PARTY.txt";

/** Between two licences. */
const LINE = `\n${"-".repeat(80)}\n\n`;

/**
 * Name, version and licence of every package that modules are of; empty where they are all ours.
 * @param {readonly string[]} modules their paths.
 * @param {readonly string[]} others licences that no package carries.
 */
export function licensesOf(modules, others = []) {
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
  // By name: the folders may stand anywhere.
  return [...texts.sort(), ...others].join(LINE);
}

/**
 * The packages whose licences a text has, as `name@version`; the heading of a licence that no package carries.
 * @param {string} licenses
 */
export const packagesIn = (licenses) =>
  licenses
    .split(LINE)
    .map((each) => each.slice(0, each.indexOf("\n")))
    .map((heading) => heading.replace(/^(\S+) (\S+) \(.*/, "$1@$2"));

/**
 * Writes the licences of what is bundled beside the files that visitors download, as they ask.
 * @type {import("rollup").Plugin}
 */
export const thirdParty = {
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
