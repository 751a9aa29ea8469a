import { trips } from "@maloca/catalog";
import { expect, test } from "vitest";
import { documentOf, paths, textOf } from "./built";

// What the pages that are no trip's say and lead to, as the operator states it: `words/` keeps it, line by line, so that
// an accidental change is noticed; `-u` writes it anew. Trip pages are compared with the catalog (`trips/trips.test.ts`).

const INLINE = /^(a|abbr|b|br|button|em|i|img|input|label|s|small|span|strong|sup|svg|time|wbr)$/;

const isLine = (node: Element): boolean =>
  [...node.children].every((child) => INLINE.test(child.localName) && isLine(child));

/** What pages give an element beside its words: where a link leads, what a button opens. */
const GIVEN = /^(href|src|name|value|lang|disabled|commandfor|data-(maloca|pending|not-found).*)$/;

const givenTo = (node: Element) => [
  ...(node.localName === "s" ? [` [struck ${textOf(node)}]`] : []),
  ...[...node.attributes]
    .filter(({ name }) => GIVEN.test(name))
    .map(({ name, value }) => ` [${name}${value && ` ${decodeURIComponent(value)}`}]`),
];

/** A line for each piece of text, with its tag. */
function linesOf(node: Element): string[] {
  const tag = node.localName;
  if (/^(style|script|svg)$/.test(tag)) return [];
  // Of a widget its fields alone: its words are its own.
  if (tag === "template")
    return [...(node as HTMLTemplateElement).content.querySelectorAll("[name], [href]")].map(
      (field) => `  ${field.localName}${givenTo(field).join("")}`,
    );
  const id = node.id && /^(section|dialog|article|div)$/.test(tag) ? [`\n#${node.id}`] : [];
  const whole = isLine(node);
  const given = (whole ? [node, ...node.querySelectorAll("*")] : [node]).flatMap(givenTo).join("");
  const words = whole ? textOf(node) : "";
  const line = words || given ? [`${tag} ${words}${given}`] : [];
  return [...id, ...line, ...(whole ? [] : [...node.children].flatMap(linesOf))];
}

const ofTrips = new Set(trips.map(({ slug }) => `/${slug}`));

test.each(paths.filter((path) => !ofTrips.has(path)))("%s says what it said", async (path) => {
  const document = documentOf(path);
  const parts = [...document.querySelectorAll("main, body > dialog")];
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-").replace(".html", "");
  await expect(`${parts.flatMap(linesOf).join("\n").trim()}\n`).toMatchFileSnapshot(
    `words/${name}.txt`,
  );
});
