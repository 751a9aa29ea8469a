import { readFileSync } from "node:fs";
import ts from "typescript";
import { chapters } from "../test/clauses";
import { type Chapter, type Shown, tags } from "../test/clauses/clause";
import { code, table } from "./markdown";

const root = new URL("../../", import.meta.url);

/** The titles of a file's tests, as its source writes them; `…` is what a template fills in. */
function titlesIn(file: string): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, root), "utf8"),
    ts.ScriptTarget.Latest,
  );
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    // `test(…)`, `test.each(…)(…)`, `it(…)`; a `describe` shows nothing.
    if (
      first &&
      ts.isCallExpression(node) &&
      /^(test|it)\b/.test(node.expression.getText(source))
    ) {
      if (ts.isStringLiteral(first)) titles.add(first.text);
      else if (ts.isTemplateLiteral(first))
        titles.add(
          first
            .getText(source)
            .slice(1, -1)
            .replace(/\$\{[^}]*\}/g, "…"),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Clauses whose tests are not there: renamed, or never written. */
export function unshown(of: readonly Chapter[] = chapters): string[] {
  const known = new Map<string, Set<string>>();
  const isThere = ([file, title]: Shown) => {
    const titles = known.get(file) ?? titlesIn(file);
    known.set(file, titles);
    return titles.has(title);
  };
  return of.flatMap(({ title: chapter, clauses }) =>
    clauses.flatMap(([section, asks, ...shownBy]) => {
      const missing = shownBy.filter((one) => !isThere(one)).map((one) => one.join(": "));
      if (shownBy.length === 0) missing.push("no test");
      return missing.map((why) => `${chapter}, ${section}, ${asks}: ${why}`);
    }),
  );
}

const testCell = ([file, title]: Shown) => `${title} (${code(file)})`;

const sectionLink = (heading: string) =>
  `[${heading}](../docs/product.md#${heading.toLowerCase().replaceAll(" ", "-")})`;

function chapterOf({ title, routes, clauses }: Chapter): string {
  const rows = clauses.map(([section, asks, ...shownBy]) => [
    section,
    asks,
    shownBy.map(testCell).join("<br>"),
  ]);
  const about = routes.length > 1 ? [routes.join(", "), ""] : [];
  return [`## ${title}`, "", ...about, table(["Tag", "What it asks", "Test"], rows)].join("\n");
}

/** The text of `site/COVERAGE.md`. */
export const coverage = () =>
  [
    "# What the product must do, and the test that shows it",
    "",
    "Written by `npm run coverage` from `site/test/clauses/`, where each clause names its tests; a test",
    "fails when one of them is gone, or when this file is old. `%s` stands for each row that a test goes",
    "through. What the product must do is told in [docs/product.md](../docs/product.md); here it is cut",
    "into clauses, and the tag of a clause says what it is about:",
    "",
    table(
      ["Tag", "About", "Told in"],
      Object.entries(tags).map(([tag, { about, sections }]) => [
        tag,
        about,
        sections.map(sectionLink).join(", "),
      ]),
    ),
    ...chapters.map(chapterOf),
  ].join("\n");
