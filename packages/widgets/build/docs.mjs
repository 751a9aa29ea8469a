import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeElements } from "./custom-elements-manifest.mjs";
import { referenceOf } from "./editor-data.mjs";
import { writeWidgets } from "./wordpress-plugin.mjs";

/** Writes the partner's reference and the WordPress plugin's list; a test fails when they are out of date. */
const file = fileURLToPath(new URL("../../../docs/widgets.md", import.meta.url));
writeFileSync(file, referenceOf(await describeElements()));
await writeWidgets();
