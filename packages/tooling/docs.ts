import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeElements } from "../widgets/build/custom-elements-manifest.ts";
import { describeExports } from "./api-report/exports.ts";
import { apiReport } from "./api-report/report.ts";
import { requestsPage } from "./requests-page.ts";
import { describeWidgets, widgetsFile } from "./wordpress/plugin.ts";

/**
 * `npm run docs`: writes the WordPress plugin's list, the report of the API, and the tables of requests; a test
 * fails when one is out of date.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const manifest = describeElements();

writeFileSync(widgetsFile, describeWidgets(manifest));
writeFileSync(`${root}docs/api-report.md`, apiReport(describeExports(), manifest));
writeFileSync(`${root}docs/product/requests.md`, requestsPage());
