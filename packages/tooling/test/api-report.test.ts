import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { describeElements } from "../../widgets/build/custom-elements-manifest";
import { describeExports } from "../api-report/exports";
import { apiReport, schemaFile } from "../api-report/report";
import { limit } from "../vitest/limits.mjs";

test(
  "the API is as its report says",
  async () => {
    const report = apiReport(describeExports(), describeElements());
    expect(
      report,
      "The API has changed. If that is meant, declare it: `npm run docs` writes docs/api-report.md, and CHANGELOG.md gets a line.",
    ).toBe(readFileSync("docs/api-report.md", "utf8"));
  },
  limit(30),
);

test("an export that goes away is declared with what to write instead", async () => {
  const folder = await mkdtemp(join(tmpdir(), "maloca-exports-"));
  const source = relative("packages/widgets/src", join(folder, "made-up.ts"));
  const describe = async (comment: string) => {
    await writeFile(join(folder, "made-up.ts"), `/** ${comment} */\nexport const plus = 1;\n`);
    return describeExports([[".", source]]);
  };
  try {
    expect(await describe("A sum.")).toEqual([[".", ["plus: 1"]]]);
    expect(await describe("A sum. @deprecated since 1.2: write `add`.")).toEqual([
      [".", ["plus: 1\n  goes away, since 1.2: write `add`."]],
    ]);
    await expect(describe("@deprecated")).rejects.toThrow(/^plus: write "@deprecated since 1\.2/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("editors know the facts of maloca.json", () => {
  const written = readFileSync("packages/server/deploy/maloca.schema.json", "utf8");
  expect(schemaFile(), "npm run docs writes it").toBe(written);
});
