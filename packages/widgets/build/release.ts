import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rollup";
import { precompress } from "./precompress.ts";
import { chunkFolder, sharedFile, widgetFiles } from "./script-tag.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * Prepares the script-tag build for serving: compresses each file, and writes `manifest.json` with the
 * version, the folder of the files that load later, the hashes by which a page pins each file, and the
 * files of that folder that each widget loads.
 */
export const release: Plugin = {
  name: "maloca-release",
  writeBundle({ dir = "." }) {
    const integrity: Record<string, string> = {};
    const folder = chunkFolder();
    const files = [...readdirSync(dir), ...readdirSync(join(dir, folder)).map(inside(folder))];
    for (const file of files.filter((name) => name.endsWith(".js"))) {
      const bytes = readFileSync(join(dir, file));
      integrity[file] = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
      precompress(join(dir, file));
    }
    const manifest = {
      version,
      folder,
      integrity,
      widgets: widgetFiles(),
      runtime: sharedFile(),
    };
    writeFileSync(join(dir, "manifest.json"), JSON.stringify(manifest, null, 2));
  },
};

const inside = (folder: string) => (file: string) => `${folder}/${file}`;
