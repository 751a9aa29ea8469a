import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportFile, reportPage } from "./accessibility/report.mjs";
import { describeElements } from "./custom-elements-manifest.mjs";
import { referenceOf } from "./editor-data.mjs";
import { writeWidgets } from "./wordpress-plugin.mjs";

/**
 * Writes the partner's reference, the accessibility report and the WordPress plugin's list; a test fails
 * when they are out of date.
 */
const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
writeFileSync(`${docs}widgets.md`, referenceOf(await describeElements()));
writeFileSync(`${docs}guide/en/accessibility.md`, reportPage());
writeFileSync(`${docs}accessibility.openacr.yaml`, reportFile());
await writeWidgets();
