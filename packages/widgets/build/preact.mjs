import { fileURLToPath } from "node:url";

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Elements that a visitor downloads run on preact: the same source at a tenth of the weight.
 * Ordered from the longest name, because the first that fits is taken.
 */
export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom(\/client)?)?$/, replacement: beside("lean-react.mjs") },
];

/** What r2wc does with its `props` and `events`: elements give it none and read theirs themselves. */
const unused = [
  /(?<=\.container = this\.container;)[\s\S]*?(?=\}\s*connectedCallback)/,
  /attributeChangedCallback\([\s\S]*?(?=\[\w+\]\(\) \{)/,
  /for \(const [\s\S]*?(?=class )/,
  /for \(const [\s\S]*?(?=return \w+;\s*\}\s*export)/,
];

/** Takes out of r2wc what nobody calls. Where a new version no longer fits, the size ceilings say so. */
export function shakeable() {
  return {
    name: "maloca-shakeable-r2wc",
    transform: (code, id) =>
      id.includes("@r2wc/core")
        ? { code: unused.reduce((rest, part) => rest.replace(part, ""), code), map: null }
        : null,
  };
}
