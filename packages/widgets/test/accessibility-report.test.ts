import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The report is kept by hand, and says no more than the tests show.

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

const report = read("docs/accessibility.openacr.yaml");

/** Lines with a title in quotes, or with what a screen reader said and not the key before it. */
const showing = (file: string) =>
  read(file)
    .split("\n")
    .filter((line) => (file.endsWith(".txt") ? /^ {2}/ : /(^\s*|\()["'`]/).test(line));

/** What a criterion names: a test by a part of its title, or a part of a sentence that was heard. */
const EVIDENCE = /(?:Test|Heard): "(?<title>[^"]+)" in `(?<file>[^`]+)`\./g;

test("every test and every sentence of a transcript that the report names exists", () => {
  const named = [...report.replaceAll("''", "'").matchAll(EVIDENCE)].map(
    ({ groups = {} }) => groups,
  );
  expect(named.length).toBeGreaterThan(60);
  const gone = named.filter(
    ({ file = "", title = "" }) => !showing(file).some((line) => line.includes(title)),
  );
  expect(gone).toEqual([]);
});

test("a criterion that is supported, or in part, names what shows it; one that does not apply says why", () => {
  const criteria = report.split(/^ {6}- num: /m).slice(1);
  const bare = criteria.filter((criterion) => {
    const [, level] = /level: (.+)/.exec(criterion) ?? [];
    const [, notes = ""] = /notes: (.+)/.exec(criterion) ?? [];
    return level === "not-applicable" ? notes.length < 12 : notes.search(EVIDENCE) < 1;
  });
  expect(bare).toEqual([]);
});

/** The catalog of VPAT 2.5 for WCAG 2.2: its criteria of the two levels, and its terms, of which AAA alone has a fifth. */
const catalog = {
  success_criteria_level_a:
    "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2",
  success_criteria_level_aa:
    "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};
const TERMS = /^(supports|partially-supports|does-not-support|not-applicable)$/;

test("the report has the chapters, criteria, components and terms of its catalog, and the widgets' version", () => {
  const [, ...chapters] = report.split(/^ {2}(?=success_criteria_level_)/m);
  const listed = chapters.map((chapter) => [
    chapter.slice(0, chapter.indexOf(":")),
    [...chapter.matchAll(/^ {6}- num: (\S+) # \S/gm)].map(([, number]) => number).join(" "),
  ]);
  expect(Object.fromEntries(listed)).toEqual({ ...catalog, success_criteria_level_aaa: "" });
  const of = (name: string) =>
    [...report.matchAll(new RegExp(`^ {6,}(?:- )?${name}: (.+)$`, "gm"))].map(([, is]) => is);
  expect(new Set(of("name"))).toEqual(new Set(["web"]));
  expect(of("level").filter((term) => !TERMS.test(String(term)))).toEqual([]);
  expect(of("level")).toHaveLength(Object.values(catalog).join(" ").split(" ").length);
  const { version } = JSON.parse(read("packages/widgets/package.json"));
  expect(report).toContain(`version: "${version}"`);
});

test("the guide names what the report says is supported in part, and no more", () => {
  const parts = [...report.matchAll(/num: (\S+) # (.+)\n(?:.+\n){3} +level: partially-supports/g)];
  const said = read("docs/guide/en/accessibility.md").matchAll(/^- \*\*(.+) \((\S+)\)\*\*/gm);
  expect(parts.length).toBeGreaterThan(0);
  expect([...said].map(([, name, number]) => `${number} ${name}`.toLowerCase())).toEqual(
    parts.map(([, number, name]) => `${number} ${name}`.toLowerCase()),
  );
});
