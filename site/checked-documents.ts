import { readdir, readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { checkTrip } from "../packages/catalog/src/trips/trip-document.ts";

const trips = new URL("../packages/catalog/content/trips/", import.meta.url);

/** Stops a build, and the start of the dev server, where a document does not fit its schema: names file, place and mend. */
export const checkedDocuments: Plugin = {
  name: "maloca:checked-documents",
  async buildStart() {
    const wrong: string[] = [];
    for (const file of await readdir(trips)) {
      const checked = checkTrip(await readFile(new URL(file, trips), "utf8"));
      if ("document" in checked) continue;
      for (const { place, mend } of checked.problems) wrong.push(`${file} ${place}: ${mend}`);
    }
    if (wrong.length) this.error(wrong.join("\n"));
  },
};
