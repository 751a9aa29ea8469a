import { expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";

const document = documentOf("/");
const section = (id: string) => document.getElementById(id);

test("the hero's buttons scroll to viajes, nosotros and aliados", () => {
  const hero = document.querySelector("h1")?.closest("section");
  const targets = [...(hero?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"));
  expect(targets).toEqual(["#viajes", "#nosotros", "#aliados"]);
});

test("a card leads to Guaviare with its lowest price", () => {
  const card = section("viajes")?.querySelector("article");
  expect(card?.querySelector("a")?.getAttribute("href")).toBe("/guaviare");
  expect(textOf(card)).toContain("Desde $ 2.362.000 por persona, aprox. 562 USD");
});

test("the claims are the spec's", () => {
  const figures = (id: string) => texts(section(id) as Element, "dd");
  expect(figures("territorios")).toEqual(["60", "50", "3.000", "12"]);
  expect(figures("nosotros")).toEqual(["+200", "20", "+15"]);
  expect(textOf(section("aliados"))).toMatch(/5 % el hotel ?30 % las comunidades ?65 %/);
  expect(textOf(section("nosotros"))).toContain("50 USD (aprox. $ 210.000)");
  const vision = document.querySelector("#newsletter + section") as Element;
  expect(texts(vision, "dd")).toEqual(["50", "15", "+10.000"]);
  expect(textOf(vision)).toContain("2030");
});

test("a story without a page has its button disabled", () => {
  const buttons = [...(section("blog")?.querySelectorAll("button") ?? [])];
  expect(buttons.map((button) => [textOf(button), button.disabled])).toEqual([
    ["Leer más", true],
    ["Leer más", true],
  ]);
});

test("the newsletter's form stands in the HTML, with its styles", () => {
  const template = section("newsletter")?.querySelector<HTMLTemplateElement>(
    "maloca-newsletter > template[shadowrootmode=open]",
  );
  const names = [...(template?.content.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(names).toEqual(["email"]);
  expect(template?.content.querySelectorAll("style")).toHaveLength(1);
});
