import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtManifest } from "../../widgets/build/editor-data";
import { describeExports } from "../api-report/exports";
import { apiReport } from "../api-report/report";
import { requestsPage } from "../requests-page";
import { limit } from "../vitest/limits.mjs";

test(
  "the API is as its report says",
  async () => {
    const report = apiReport(describeExports(), builtManifest());
    expect(
      report,
      "The API has changed. If that is meant, declare it: `npm run docs` writes docs/api-report.md, and CHANGELOG.md gets a line.",
    ).toBe(readFileSync("docs/api-report.md", "utf8"));
  },
  limit(30),
);

test("docs/product/requests.md is what the code says", () => {
  expect(readFileSync("docs/product/requests.md", "utf8"), "run `npm run docs`").toBe(
    requestsPage(),
  );
});
