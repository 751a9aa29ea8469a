import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm run version`, after changesets has raised the version of @maloca/widgets: says below the
 * version's heading when it was released, and puts what the repository's changelog calls unreleased
 * under that version. Changesets writes no dates, and reads headings that are a version and nothing else.
 * @param {string} root the repository's folder.
 * @param {string} date as 2026-11-22.
 */
export function dateRelease(root, date) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  const { version } = JSON.parse(read("packages/widgets/package.json"));
  const heading = `## ${version}\n`;
  const dated = `${heading}\nReleased on ${date}.\n`;

  const own = read("packages/widgets/CHANGELOG.md");
  if (!own.includes(heading)) throw new Error(`The widgets' changelog has no version ${version}.`);
  if (own.includes(`${heading}\nReleased on `)) return;
  writeFileSync(join(root, "packages/widgets/CHANGELOG.md"), own.replace(heading, dated));

  const open = "## Unreleased\n";
  const all = read("CHANGELOG.md");
  if (!all.includes(open)) throw new Error("CHANGELOG.md has no heading for what is unreleased.");
  writeFileSync(join(root, "CHANGELOG.md"), all.replace(open, `${open}\n${dated}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  dateRelease(root, new Date().toISOString().slice(0, 10));
}
