import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportFile, reportPage } from "./accessibility/report.ts";
import { describeElements } from "./custom-elements-manifest.ts";
import { referenceOf } from "./editor-data.ts";
import { writeWidgets } from "./wordpress-plugin.ts";

/**
 * Writes the partner's reference, the accessibility report and the WordPress plugin's list; a test fails
 * when they are out of date.
 */
const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
writeFileSync(`${docs}widgets.md`, referenceOf(await describeElements()));
writeFileSync(`${docs}guide/en/accessibility.md`, reportPage());
writeFileSync(`${docs}accessibility.openacr.yaml`, reportFile());
await writeWidgets();
