import { readdir, readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { checkDocuments, problemLine } from "../packages/catalog/src/documents/check.ts";

const content = new URL("../packages/catalog/content/", import.meta.url);

/** Stops a build, and the start of the dev server, where a document does not fit its schema: names file, place and mend. */
export const checkedDocuments: Plugin = {
  name: "maloca:checked-documents",
  async buildStart() {
    const trips = (await readdir(new URL("trips/", content))).map((file) => `trips/${file}`);
    const texts = ["home.json", ...trips].map(
      async (file): Promise<[string, string]> => [
        file.replace(/\.json$/, ""),
        await readFile(new URL(file, content), "utf8"),
      ],
    );
    const checked = checkDocuments(Object.fromEntries(await Promise.all(texts)));
    if ("documents" in checked) return;
    this.error(checked.problems.map(problemLine).join("\n"));
  },
};
