import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.mjs";
import { widgetFiles } from "./script-tag.mjs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * Prepares the script-tag build for serving: compresses each file, and writes into `manifest.json` the
 * version, the hashes with which a page pins each file, the lazy ones too, and which files each widget
 * loads.
 * @type {import("rollup").Plugin}
 */
export const release = {
  name: "maloca-release",
  writeBundle({ dir = "." }) {
    /** @type {Record<string, string>} */
    const integrity = {};
    for (const file of readdirSync(dir).filter((name) => name.endsWith(".js"))) {
      const bytes = readFileSync(join(dir, file));
      integrity[file] = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
      precompress(join(dir, file));
    }
    const manifest = { version, integrity, widgets: widgetFiles() };
    writeFileSync(join(dir, "manifest.json"), JSON.stringify(manifest, null, 2));
  },
};
