import {
  advertisedPrices,
  destinations,
  formatCop,
  leastQuote,
  seasonalTrips,
  seasonIsOver,
  tripName,
  trips,
} from "@maloca/catalog";
import { expect, test } from "vitest";
import { contentReport } from "../checks/report";
import { initials } from "../content/home/community";
import { documentOf, textOf, texts } from "./built";

// The built home page. Written out as the operator states it, so that an accidental change is noticed; what a
// card says of its trip is the catalog's, whose prices are compared with docs/product/prices.md.

const home = documentOf("/");

/** A section by its id. */
function section(id: string): HTMLElement {
  const found = home.getElementById(id);
  if (!found) throw new Error(`The home page has no #${id}.`);
  return found;
}

/** `[figure, label]` of a list of figures. */
const figures = (root: ParentNode) =>
  [...root.querySelectorAll("dl > div")].map((one) => [
    textOf(one.querySelector("dd")),
    textOf(one.querySelector("dt")),
  ]);

/** The fields of a form in the HTML, before any script runs. */
function formIn(id: string, name: string): ParentNode {
  const template = section(id).querySelector<HTMLTemplateElement>(
    `maloca-${name} > template[shadowrootmode=open]`,
  );
  if (!template) throw new Error(`No <maloca-${name}> stands in the HTML.`);
  return template.content;
}

const cardsOf = (id: string) => [...section(id).querySelectorAll("li:has(> div > img)")];

test("the sections stand in their order, each with a heading of its own", () => {
  const sections = [...home.querySelectorAll("main > section")];
  expect(sections.map(({ id }) => id)).toEqual([
    "", // the hero
    "buscador",
    "problema",
    "programas",
    "jardin-del-mar",
    "destinos",
    "aliados",
    "viajes",
    "custom-trip-form",
    "viajes-temporada",
    "territorios",
    "nosotros",
    "reconocimientos",
    "galeria",
    "comunidad",
    "blog",
    "newsletter",
    "", // the 2030 call
  ]);
  for (const one of sections) {
    expect(one.querySelectorAll("h1, h2"), `#${one.id}`).toHaveLength(1);
  }
  expect(section("buscador").contains(section("mapa"))).toBe(true);
  expect(section("aliados").contains(section("hoteles"))).toBe(true);
  expect(home.querySelector("main + footer")).not.toBeNull();
});

test.each([
  ["jardin-del-mar", "3.000", "litros de agua al día"],
  ["jardin-del-mar", "60", "familias"],
  ["jardin-del-mar", "50", "niñas y niños"],
  ["jardin-del-mar", "12", "empleos"],
  ["jardin-del-mar", "200.000 USD", "inversión comercial"],
  ["jardin-del-mar", "150.000 USD", "aporte filantrópico"],
  ["jardin-del-mar", "22–25 %", "TIR de la inversión comercial"],
  ["jardin-del-mar", "4 años", "para recuperar la inversión"],
  ["aliados", "2", "años, como mínimo, dura cada alianza académica"],
  ["aliados", "10–15", "estudiantes en cada piloto"],
  ["territorios", "60", "familias"],
  ["territorios", "50", "niñas y niños en educación marina"],
  ["territorios", "150", "familias"],
  ["nosotros", "+200", "familias en 5 territorios"],
  ["nosotros", "20", "estudiantes en el primer semestre de 2025"],
  ["nosotros", "+15", "congresos"],
])("#%s states %s %s", (id, figure, label) => {
  expect(figures(section(id))).toContainEqual([figure, label]);
});

test("no other figure is stated, and the last call is the 2030 vision", () => {
  const counts = ["jardin-del-mar", "aliados", "territorios", "nosotros"].map(
    (id) => figures(section(id)).length,
  );
  expect(counts).toEqual([8, 2, 3, 3]);
  const call = home.querySelector("main > section:last-child") as Element;
  expect(textOf(call.querySelector("h2"))).toContain("2030");
  expect(figures(call)).toEqual([
    ["50", "hoteles regenerativos"],
    ["15", "checkpoints activos"],
    ["+10.000", "beneficiarios directos"],
  ]);
  expect(texts(call, "button[data-maloca-open=booking]")).toEqual(["Agenda tu Viaje"]);
});

test.each([
  ["jardin-del-mar", "Inversión total 350.000 USD"],
  ["jardin-del-mar", "Arusí, Chocó"],
  ["programas", "De temporadaDe 4 a 6 días"],
  ["programas", "VoluntariadoDe 2 a 4 semanas"],
  ["programas", "A tu medidaDe 5 a 12 días"],
  ["programas", "Desde unos 400 USD, aprox. $ 1.680.000"],
  ["programas", "Desde 710 USD por persona, aprox. $ 2.982.000"],
  ["programas", "Desde 1.200 USD por persona, aprox. $ 5.040.000"],
  ["custom-trip-form", "De 5 a 12 días"],
  ["custom-trip-form", "Desde unos 400 USD, aprox. $ 1.680.000"],
  ["custom-trip-form", "En 30 minutos"],
  ["custom-trip-form", "50 USD (aprox. $ 210.000) y te los devolvemos"],
  ["hoteles", "5 % el hotel30 % las comunidades65 % la operación del viaje"],
  ["viajes", "De 2 a 4 semanas"],
  ["viajes", "Desde 1.200 USD (aprox. $ 5.040.000) por persona"],
  ["viajes", "Posada Nativa$ 1.700.000Ecolodge Hotel$ 2.560.000"],
  ["territorios", "Activo · 2025Jardín del Mar - Arusí, ChocóFamilias de Arusí"],
  ["territorios", "Energía solar comunitariaAgua limpia"],
  ["territorios", "Checkpoint Eje Cafetero"],
  ["territorios", "Sardinas, La Guajira"],
  ["territorios", "Maestros de Vida, los guías del lugar"],
  ["nosotros", "Programa de Impacto Comunitario"],
  ["reconocimientos", "2025Programa de aceleración"],
])("#%s says %s", (id, words) => {
  expect(textOf(section(id))).toContain(words);
});

test.each([
  ["programas", "custom-trip-form", "#custom-trip-form"],
  ["programas", "viajes-temporada", "#viajes-temporada"],
  ["programas", "voluntariado", "/voluntariado#semanas"],
  ["viajes", "1.200 USD", "/voluntariado#semanas"],
  ["aliados", "grupo de otro tamaño", "/voluntariado#estudiantes"],
  ["viajes", "Conocer el voluntariado", "/voluntariado"],
  ["aliados", "Conviértete en Aliado", "/consultoria"],
  ["territorios", "Ir al Eje Cafetero", "/eje-cafetero"],
  ["hoteles", "catálogo de bodas", "https://documentos.maloca.example/catalogo-de-bodas.pdf"],
  ["custom-trip-form", "Agendar la consulta", "https://agenda.maloca.example/consulta"],
  ["territorios", "Donar", "https://donaciones.maloca.example/jardin-del-mar"],
])("#%s links %s to %s", (id, words, href) => {
  const link = section(id).querySelector(`a[href='${href}']`);
  expect(textOf(link) + href).toContain(words);
});

test("the hero's buttons, the tiles and the problem's points", () => {
  const hrefs = (root: ParentNode | null | undefined, selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].map((one) => one.getAttribute("href"));
  const hero = home.querySelector("h1")?.closest("section");
  expect(hrefs(hero, "a")).toEqual(["#viajes", "#nosotros", "#aliados"]);
  const places = ["cartagena", "eje-cafetero", "macarena", "santa-marta", "providencia"];
  expect(hrefs(section("destinos"), "li a")).toEqual(
    [...places, "voluntariado"].map((slug) => `/${slug}`),
  );
  expect(texts(section("destinos"), "li a")[5]).toContain("Chocó");
  expect(section("problema").querySelectorAll("li")).toHaveLength(3);
});

test("a headline of departures says beside it what the least of them charges", () => {
  expect(textOf(section("programas"))).toContain(
    "La más económica: Diciembre en el Caribe, desde 417 USD por persona en grupo de 10.",
  );
});

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

test.each([
  [
    "aliados",
    "partnership",
    "firstName lastName organizationName organizationType email phone country projectDescription objectives timeline budget additionalInfo",
  ],
  ["newsletter", "newsletter", "email"],
])("#%s has the fields of its form before any script, with their styles", (id, name, fields) => {
  const form = formIn(id, name);
  const found = [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));
  expect(found).toEqual(fields.split(" "));
  expect(form.querySelectorAll("style")).toHaveLength(1);
});

test("the wizard has its four steps and six interests before any script", () => {
  const wizard = formIn("custom-trip-form", "trip-wizard");
  expect(wizard.querySelectorAll("fieldset[id]")).toHaveLength(4);
  expect(wizard.querySelectorAll("[name=interests]")).toHaveLength(6);
});

test.each([
  ["viajes", destinations],
  ["viajes-temporada", seasonalTrips],
])("#%s has a card for each trip: name, length, three highlights and artwork", (id, listed) => {
  const found = cardsOf(id).map((card) => [
    card.querySelector("a[aria-label]")?.getAttribute("href"),
    textOf(card.querySelector("h3")),
    card.querySelectorAll("ul > li").length,
    card.querySelector("img")?.getAttribute("src"),
  ]);
  expect(found).toEqual(
    listed.map((trip) => [`/${trip.slug}`, tripName(trip), 3, `/art/${trip.slug}/hero.svg`]),
  );
});

test("a destination's card says region, status, badge and the least price in pesos", () => {
  for (const [i, { card, packages }] of destinations.entries()) {
    const shown = cardsOf("viajes")[i] as Element;
    expect(texts(shown, "div + p > span")).toEqual([card.status, card.badge]);
    expect(textOf(shown.querySelector("h3 + p"))).toBe(card.region);
    expect(textOf(shown)).toContain(formatCop(leastQuote(packages).cop).replace(/\s/g, " "));
  }
  // Stated pesos, converted ones, and one person's share of a group.
  const [cartagena, providencia, , , santaMarta] = cardsOf("viajes").map(textOf);
  expect(cartagena).toContain("Desde $ 5.200.000, aprox. 1.300 USD");
  expect(providencia).toContain("Desde unos $ 3.192.000, 760 USD");
  expect(santaMarta).toContain("Desde unos $ 1.514.500 por persona, 379 USD");
});

test.each([
  [
    "Desde 710 USD por persona, aprox. $ 2.982.000",
    "4 al 8 de diciembre de 2025 · Grupos pequeños",
    "Inscripciones Abiertas",
  ],
  [
    "Desde $ 3.100.000 por persona, aprox. 738 USD",
    "31 de diciembre de 2025 · Grupos pequeños",
    "Próximamente",
  ],
  [
    "Desde 2.050 USD por persona, aprox. $ 8.610.000",
    "15 al 20 de diciembre de 2025 · Mínimo 2, máximo 8 personas",
    "Edición Especial",
  ],
  [
    "Desde 690 USD por persona, aprox. $ 2.898.000",
    "31 de diciembre de 2025 · Grupos pequeños",
    "Disponible",
  ],
  [
    "Desde 295 USD por persona, aprox. $ 1.180.000. En su página, desde 417 USD por persona en grupo de 10",
    "Diciembre · 10 personas (ajustable)",
    undefined,
  ],
])("a seasonal card says %s and %s; its badge is struck through once it is over", (...row) => {
  const [price, place, badge] = row;
  const i = cardsOf("viajes-temporada").findIndex((card) => textOf(card).includes(price));
  const [card, trip] = [cardsOf("viajes-temporada")[i] as Element, seasonalTrips[i]];
  expect(textOf(card.querySelector("h3 + p"))).toBe(place);
  expect(textOf(card.querySelector("h3 + p + p + p")).length).toBeGreaterThan(40);
  expect(texts(card, "div + p > s")).toEqual(badge ? [badge] : []);
  expect(texts(card, "div + p > span")).toEqual([badge ? "Temporada 2025" : "Disponible Ahora"]);
  const note = card.querySelector("[data-season-over]");
  expect(Boolean(note)).toBe(Boolean(trip?.season && seasonIsOver(trip.season, new Date())));
  if (!note) return;
  expect(textOf(note)).toMatch(/^Esta salida fue .* de 2025\. Pregúntanos por la próxima\.$/);
  expect(note.querySelector("a")?.hostname).toBe("wa.me");
});

test("the volunteer card explains no fault of the data", () => {
  expect(advertisedPrices.volunteering).toBe(1200);
  expect(textOf(section("viajes").querySelector("article"))).not.toMatch(
    /publicado|miles de pesos/,
  );
});

test("each trip's artwork has one view-transition name, on its card", () => {
  const names = new Map<string, number>();
  const css = [...home.querySelectorAll("head style")].map(textOf).join("");
  for (const [, selector, name] of css.matchAll(/\.(\w+)\{view-transition-name:(art-[\w-]+)\}/g)) {
    names.set(String(name), home.querySelectorAll(`.${selector}`).length);
  }
  expect([...names.keys()]).toEqual(trips.map(({ slug }) => `art-${slug}`));
  expect(new Set(names.values())).toEqual(new Set([1]));
});

test("the gallery's pictures are links to themselves inside a lightbox", () => {
  const tiles = [...section("galeria").querySelectorAll("maloca-lightbox a:has(> img)")];
  expect(tiles).toHaveLength(6);
  for (const tile of tiles) {
    expect(tile.querySelector("img")?.getAttribute("src")).toBe(tile.getAttribute("href"));
    expect(textOf(tile)).not.toBe("");
  }
});

test("seven advisers and ten partners, none of them named yet", () => {
  const [advisers, partners] = section("comunidad").querySelectorAll("ul");
  const people = [...(advisers?.querySelectorAll("li[data-pending]") ?? [])];
  expect(people).toHaveLength(7);
  for (const person of people) {
    expect(textOf(person.querySelector("h4"))).not.toBe("");
    // A role has no initials.
    expect(textOf(person.querySelector("[aria-hidden]"))).toBe("");
    expect(person.querySelectorAll("p")).toHaveLength(2);
  }
  expect(partners?.querySelectorAll("li[data-pending]")).toHaveLength(10);
  expect(section("reconocimientos").querySelectorAll("li")).toHaveLength(1);
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

test("three stories: two lead on, the third has its button disabled", () => {
  const stories = [...section("blog").querySelectorAll("li")].map((story) => {
    const button = story.querySelector<HTMLButtonElement>("a, button");
    return [textOf(button), button?.getAttribute("href"), button?.disabled];
  });
  expect(stories).toEqual([
    ["Leer más", "/blog/el-salto", undefined],
    ["Leer más", "/blog/choco-checkpoint", undefined],
    ["Leer más", null, true],
  ]);
});
