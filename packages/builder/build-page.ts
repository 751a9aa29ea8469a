import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";
import { codeWithFacts, importOfFacts } from "../widgets/build/operator-facts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const MANIFEST = "custom-elements.json";

/** A value as code, with variables for the facts of the operator. A default is a text's JSON. */
function codeOf(value: unknown): string {
  if (typeof value === "string") {
    const code = codeWithFacts(JSON.stringify(value));
    const said = /^"\\""\+(\w+)\+"\\""$/.exec(code)?.[1];
    return said ? `JSON.stringify(${said})` : code;
  }
  if (Array.isArray(value)) return `[${value.map(codeOf).join()}]`;
  if (Object(value) !== value) return JSON.stringify(value);
  const entries = Object.entries(value as object).filter(([key]) => key !== "description");
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${codeOf(each)}`).join()}}`;
}

/** The widgets' manifest without the descriptions, which the builder does not show, as its operator has it. */
export const manifestModule: Plugin = {
  name: "maloca-manifest-module",
  resolveId: {
    order: "pre",
    handler: (source) => (source.endsWith(`/${MANIFEST}`) ? `\0${MANIFEST}.js` : null),
  },
  load(id) {
    if (id !== `\0${MANIFEST}.js`) return null;
    const manifest = JSON.parse(readFileSync(at(`../widgets/dist/${MANIFEST}`), "utf8"));
    return `${importOfFacts}\nexport default ${codeOf(manifest)};`;
  },
};

/** Adds the builder's page and the empty page of its preview to the script-tag files. */
export const builderPage: Plugin = {
  name: "maloca-builder-page",
  // The page links its style sheet itself. In minified code vanilla-extract does not remove these imports.
  renderChunk: (code) => ({
    code: code.replace(/import"[^"]+\.vanilla\.css";/g, ""),
    map: null,
  }),
  writeBundle({ dir = "." }) {
    const copy = (name: string, to: string) => copyFileSync(at(`./src/${name}`), join(dir, to));
    copy("insertar.html", "../insertar.html");
    for (const name of ["page.css", "sample.html"]) copy(name, name);
  },
};
