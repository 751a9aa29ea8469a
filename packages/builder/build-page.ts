import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The widgets' manifest without the descriptions, which the builder does not show. */
export const manifestModule: Plugin = {
  name: "maloca-manifest-module",
  load(id) {
    if (!id.endsWith("custom-elements.json")) return null;
    const data = JSON.parse(readFileSync(id, "utf8"), (key, value) =>
      key === "description" ? undefined : value,
    );
    return JSON.stringify(data);
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
