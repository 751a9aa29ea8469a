import { readdir, readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { checkDocuments, problemLine } from "../packages/catalog/src/documents/check.ts";
import { photosIn } from "../packages/catalog/src/documents/photos.ts";
import { photoAddress } from "../packages/catalog/src/trips/from-document.ts";

const content = new URL("../packages/catalog/content/", import.meta.url);

/**
 * The files of the photographs that documents name: they lie beside these in `fotos`, as `content export` writes them.
 * Rejects where one is missing.
 */
export async function photosBeside(folder: URL, documents: object) {
  const names = new Set(photosIn(documents).map(({ photo }) => photo));
  return Promise.all(
    [...names].map(async (photo) => ({
      fileName: photoAddress(photo).slice(1),
      source: await readFile(new URL(`fotos/${photo}`, folder)),
    })),
  );
}

/**
 * Stops a build, and the start of the dev server, where a document does not fit its schema: names file, place and mend.
 * A build gets the documents' photographs, too.
 */
export const checkedDocuments: Plugin = {
  name: "maloca:checked-documents",
  async buildStart() {
    const files = await readdir(content, { recursive: true });
    const documents = files.filter(
      (file) => file.endsWith(".json") && !/^(drawings\.json|schemas\b)/.test(file),
    );
    const texts = documents.map(
      async (file): Promise<[string, string]> => [
        file.replace(/\.json$/, ""),
        await readFile(new URL(file, content), "utf8"),
      ],
    );
    const checked = checkDocuments(Object.fromEntries(await Promise.all(texts)));
    if ("problems" in checked) return this.error(checked.problems.map(problemLine).join("\n"));
    const photos = await photosBeside(content, checked.documents);
    if (this.environment.name !== "client" || this.meta.watchMode) return;
    for (const { fileName, source } of photos) this.emitFile({ type: "asset", fileName, source });
  },
};
