import { settings, trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
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

// The headlines of the site: none is said twice, and on one page no two have one form.

/** Headings that say what a part of a page holds: the same words at the same place. And the operator's own line. */
const PARTS = new Set<string>([
  settings.tagline,
  "El viaje en breve",
  "Elige tu viaje",
  "Elige dónde dormir",
  "Incluye",
  "No incluye",
  "Cómo llegas y dónde duermes",
  "El ecolodge",
  "Cómo reservar",
  "Antes de reservar",
  "Tratamiento de datos",
  "Protegemos a la niñez",
]);

/** Forms of a headline that two on one page make a tic. */
const FORMS = {
  "a thing that does something": /^(\p{L}+ )?\p{L}+ que \p{L}/u,
  "from one to the other": /(^|, )del? .+ al? /iu,
  "two sentences": /[.?!] ./u,
  "a thing and its other": / y (su|sus) /u,
  "without something": / sin /u,
} as const;

/** A fold of a phone has its heading a second time, for wider windows. */
const headlines = (path: string) =>
  [...documentOf(path).querySelectorAll("h1, h2:not(summary + div > h2)")]
    .map(textOf)
    .filter((text) => !PARTS.has(text));

test("no headline is said twice on the site", () => {
  const all = paths.flatMap((path) => headlines(path).map((text) => ({ text, path })));
  expect(all.length).toBeGreaterThan(100);
  const twice = all.filter(({ text }, i) => all.findIndex((one) => one.text === text) < i);
  expect(twice).toEqual([]);
});

describe.each(paths)("%s", (path) => {
  test.each(Object.entries(FORMS))("has one headline of the form “%s” at most", (_, form) => {
    const alike = headlines(path).filter((text) => form.test(text));
    expect(alike.length, alike.join(" | ")).toBeLessThanOrEqual(1);
  });
});
