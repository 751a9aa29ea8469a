import { trips } from "@maloca/catalog";
import { expect, test } from "vitest";
import { contentReport } from "../checks/report";
import { initials } from "../content/home/about";
import { documentOf, textOf, texts } from "./built";

// What the built home page has beside its words (`words.test.ts`).

const home = documentOf("/");

/** A section by its id. */
function section(id: string): HTMLElement {
  const found = home.getElementById(id);
  if (!found) throw new Error(`The home page has no #${id}.`);
  return found;
}

test("each trip's artwork has one view-transition name, on its card", () => {
  const names = new Map<string, number>();
  const css = [...home.querySelectorAll("head style")].map(textOf).join("");
  for (const [, selector, name] of css.matchAll(/\.(\w+)\{view-transition-name:(art-[\w-]+)\}/g)) {
    names.set(String(name), home.querySelectorAll(`.${selector}`).length);
  }
  expect([...names.keys()]).toEqual(trips.map(({ slug }) => `art-${slug}`));
  expect(new Set(names.values())).toEqual(new Set([1]));
});

test("initials are those of the first and the last word", () => {
  const names = ["Asesora comunitaria", "Ana María Gómez", "Óscar"];
  expect(names.map(initials)).toEqual(["AC", "AG", "Ó"]);
});

test("everything pending on the page is listed for the operator", () => {
  const report = contentReport().split("\n");
  const listed = report.slice(report.indexOf("/") + 1, report.indexOf("/cartagena"));
  const pending = texts(section("comunidad"), "[data-pending] :is(h3, h4, p:first-child)");
  const facts = [...pending, "Reconocimientos", "Programa de aceleración de 2025"];
  expect(facts).toHaveLength(19);
  for (const fact of facts) {
    const isListed = (line: string) =>
      line.endsWith(`: ${fact}`) || line.startsWith(`  - ${fact}: `);
    expect(listed.some(isListed), fact).toBe(true);
  }
  expect(listed.filter((line) => line.includes("Fecha de la historia"))).toHaveLength(3);
});
