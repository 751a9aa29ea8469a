import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeElements } from "./custom-elements-manifest.mjs";
import { referenceOf } from "./editor-data.mjs";

/** Writes the partner's reference anew; a test says when it is out of date. */
const file = fileURLToPath(new URL("../../../docs/widgets.md", import.meta.url));
writeFileSync(file, referenceOf(await describeElements()));
