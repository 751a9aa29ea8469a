import { seasonalTrips, seasonIsOver, trips } from "@maloca/catalog";
import { expect, test } from "vitest";
import { contentReport } from "../checks/report";
import { initials } from "../content/home";
import { trust } from "../content/trust";
import { names } from "../home/finder/map-names";
import { documentOf, partBelow, textOf, texts } from "./built";

// What single trip pages have of their own. What the other pages say is kept in `words/`.

const mainOf = (path: string) => documentOf(path).querySelector("main") as HTMLElement;
const below = (path: string, heading: string) => partBelow(mainOf(path), heading) as HTMLElement;

const STEPS = ["Confirma tu interés", "Paga la reserva", "Recibe la guía", "Disfruta"];
const EXPERIENCES = ["Safari de ballenas", "Clase de surf", "Pesca artesanal", "Masaje"];

test.each<[string, string, number | string[]]>([
  ["macarena", "Cómo reservar", STEPS],
  ["macarena-fin-de-ano", "Cómo reservar", STEPS],
  ["guajira", "Seis razones para cruzar el desierto", 6],
  ["macarena", "El ecolodge", 3],
  ["macarena-fin-de-ano", "El ecolodge", 3],
  ["fin-de-ano-choco", "Elige dos experiencias", EXPERIENCES],
])("/%s: below %s stand %j", (slug, heading, expected) => {
  const titles = texts(below(`/${slug}`, heading).closest("section") as Element, "h3");
  if (typeof expected === "number") expect(titles).toHaveLength(expected);
  else expect(titles).toEqual(expected);
});

test("what names a trip by its slug names one that has a page", () => {
  const { photos, hosts, reviews } = trust;
  const pages = [...photos, ...hosts].flatMap((one) => one.pages);
  for (const slug of [...Object.keys(names), ...pages, ...reviews.map(({ page }) => page)])
    expect(documentOf(`/${slug}`).querySelector("h1"), slug).not.toBeNull();
});

test("New Year in the Pacific has its experiences' boxes before any script, and a donation", () => {
  const main = mainOf("/fin-de-ano-choco");
  const boxes = main.querySelector<HTMLTemplateElement>("maloca-experiences > template")?.content;
  expect([...(boxes?.querySelectorAll("input") ?? [])].map(({ value }) => value)).toEqual(
    EXPERIENCES,
  );
  expect(main.querySelectorAll("a[href^='https://donaciones.']")).toHaveLength(1);
});

test("Cartagena's night has three tickets by radio, each with its button", () => {
  const form = mainOf("/cartagena").querySelector("form:has(fieldset)") as HTMLFormElement;
  const tiers = [...form.querySelectorAll("label")].map((label) => {
    const { type, value, checked } = label.querySelector("input") as HTMLInputElement;
    return [type, value, checked];
  });
  const names = ["SUPER VIP", "PREMIUM", "GENERAL"].map(
    (tier) => `Fin de año en la muralla, ${tier}`,
  );
  expect(tiers).toEqual(
    names.map((name, i) => [
      "radio",
      `Hola, quiero reservar: Viaje a Cartagena - ${name}.`,
      i === 0,
    ]),
  );
  expect([...form.querySelectorAll("button")].map(({ dataset }) => dataset.package)).toEqual(names);
  expect(texts(form, "label").join()).toMatch(
    /SUPER VIP\$ 1\.820\.000.*aprox\. 455 USD,PREMIUM\$ 1\.170\.000.*aprox\. 290 USD,GENERAL\$ 650\.000.*aprox\. 160 USD$/,
  );
});

// What the built home page has beside its words, which are kept in `words/home.txt`.

const home = documentOf("/");

/** A section by its id. */
function section(id: string): HTMLElement {
  const found = home.getElementById(id);
  if (!found) throw new Error(`The home page has no #${id}.`);
  return found;
}

test("a retreat's days and nights are drawn one by one", () => {
  const lengths = [...section("aliados").querySelectorAll("li:has([aria-hidden])")];
  expect(lengths.map((one) => [textOf(one), one.querySelectorAll("[aria-hidden]").length])).toEqual(
    [
      ["2 días / 1 noche", 3],
      ["3 días / 2 noches", 5],
      ["4 días / 3 noches", 7],
    ],
  );
});

test("a seasonal card calls its departure over once it is", () => {
  const cards = [...section("viajes-temporada").querySelectorAll("li:has(> div > img)")];
  const over = cards.map((card) => /^Temporada \d{4}$/.test(textOf(card.querySelector("p"))));
  expect(over).toEqual(
    seasonalTrips.map(({ season }) => season !== undefined && seasonIsOver(season, new Date())),
  );
});

test("each trip's artwork has one view-transition name, on its card", () => {
  const names = new Map<string, number>();
  const css = [...home.querySelectorAll("head style")].map(textOf).join("");
  for (const [, selector, name] of css.matchAll(
    /(\[[\w=-]+\])\{view-transition-name:(art-[\w-]+)\}/g,
  )) {
    names.set(String(name), home.querySelectorAll(String(selector)).length);
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

test("the volunteering's bar asks for a place, and every page's menu leads to it", () => {
  const link = mainOf("/voluntariado").querySelector<HTMLAnchorElement>("[data-bar] a[target]");
  expect(textOf(link)).toBe("Reservar");
  expect(new URL(link?.href ?? "").searchParams.get("text")).toBe(
    "Hola, quiero reservar: Voluntariado en el Chocó - consulta general.",
  );
  expect(home.querySelector("#menu a[href='/voluntariado']")).not.toBeNull();
});
