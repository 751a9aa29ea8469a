import { describe, expect, test } from "vitest";
import { documentOf, exists, fileOf, paths, textOf } from "./built";

// Every link and anchor of every built page, also inside widgets.

const ORIGIN = "https://maloca.example";

/** A page with its widgets' shadow roots. */
const partsOf = (document: Document): ParentNode[] => [
  document,
  ...[...document.querySelectorAll("template")].map(({ content }) => content),
];

const documents = new Map(paths.map((path) => [path, documentOf(path)]));

const hasId = (path: string, id: string) =>
  documents.get(path.replace(/(.)\/$/, "$1"))?.getElementById(id) != null;

/** Why an address is broken; undefined if it is not. */
function faultOf(href: string, path: string): string | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?\d+)$/.test(href)) return undefined;
  if (!href || href === "#") return "empty";
  const url = new URL(href, ORIGIN + path);
  if (url.origin !== ORIGIN) return url.protocol === "https:" ? undefined : "not https";
  if (/^https?:/.test(href)) return "a full address of our own";
  const isFile = /\.(?!html)\w+$/.test(url.pathname);
  if (!exists(isFile ? url.pathname : fileOf(url.pathname))) return "no such page";
  if (!isFile && url.pathname !== "/" && url.pathname.endsWith("/")) return "not the page's own";
  const id = decodeURIComponent(url.hash.slice(1));
  // The fragment of a picture selects a view of it.
  return id && !isFile && !hasId(url.pathname, id) ? "no such anchor" : undefined;
}

describe.each(paths)("%s", (path) => {
  const parts = partsOf(documents.get(path) as Document);
  const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);

  test("has no broken link or anchor", () => {
    const dead = all("a[href],area[href]").flatMap((link) => {
      const href = link.getAttribute("href") ?? "";
      const fault = faultOf(href, path);
      return fault ? [`${textOf(link)} → ${href}: ${fault}`] : [];
    });
    expect(dead).toEqual([]);
    expect(all("a:not([href])")).toEqual([]);
  });

  test("opens outside links in a new tab without an opener", () => {
    const outside = all("a[href^=http],form[action^=http]");
    const wrong = outside.filter(
      (one) =>
        one.getAttribute("target") !== "_blank" ||
        !one.getAttribute("rel")?.split(" ").includes("noopener"),
    );
    expect(wrong.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
  });

  test("names every link and button", () => {
    const nameless = all("a,button").filter(
      (one) =>
        !textOf(one) &&
        !one.getAttribute("aria-label") &&
        !one.querySelector("img[alt]:not([alt=''])"),
    );
    expect(nameless.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
  });

  test("has unique ids and refers to no missing one", () => {
    for (const part of parts) {
      const ids = [...part.querySelectorAll("[id]")].map(({ id }) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const referring = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];
      for (const name of [...referring, "popovertarget", "commandfor"]) {
        const wanted = [...part.querySelectorAll(`[${name}]`)].flatMap((one) =>
          (one.getAttribute(name) ?? "").split(" "),
        );
        expect(
          wanted.filter((id) => !ids.includes(id)),
          name,
        ).toEqual([]);
      }
    }
  });
});
