import { destinations, seasonalTrips, seasonIsOver, trips } from "@maloca/catalog";
import { expect, test } from "vitest";
import { textOf, texts } from "./built";
import { home, inside, linkOf, outside, section } from "./home";

// Written out as the operator states them, so that an accidental change is noticed.

/** Cards of the trips in a table, and no others: a new trip needs no row. */
const those = (found: ReturnType<typeof cards>, rows: readonly unknown[][]) =>
  found
    .filter(({ href }) => rows.some(([path]) => path === href))
    .map(({ href, name, place, tags, price }) => [href, name, place, tags, price]);

/** A card's link, name and texts. */
const cards = (id: string) =>
  [...section(id).querySelectorAll("li:has(> div > img)")].map((card) => ({
    href: card.querySelector("a[aria-label]")?.getAttribute("href"),
    name: textOf(card.querySelector("h3")),
    tags: texts(card, "div + p > span"),
    place: textOf(card.querySelector("h3 + p")),
    price: /Desde .*? USD|Desde .*? aprox\. \$ [\d.]+/.exec(textOf(card))?.[0],
    highlights: card.querySelectorAll("ul > li").length,
    art: card.querySelector("img")?.getAttribute("src"),
  }));

test("destination cards show region, status, badge, highlights and price in pesos", () => {
  const found = cards("viajes");
  expect(found.map(({ href }) => href)).toEqual(destinations.map(({ slug }) => `/${slug}`));
  const rows = [
    [
      "/cartagena",
      "Cartagena",
      "Caribe",
      ["Activo", "Ciudad viva"],
      "Desde $ 5.200.000, aprox. 1.300 USD",
    ],
    [
      "/providencia",
      "Providencia",
      "Caribe insular",
      ["Activo", "Arrecife"],
      "Desde unos $ 3.192.000, 760 USD",
    ],
    [
      "/san-andres",
      "San Andrés",
      "Caribe insular",
      ["Activo", "One love"],
      "Desde unos $ 3.066.000, 730 USD",
    ],
    [
      "/eje-cafetero",
      "Eje Cafetero",
      "Andes",
      ["Activo", "Café y palma"],
      "Desde unos $ 7.770.000, 1.850 USD",
    ],
    [
      "/santa-marta",
      "Santa Marta",
      "Sierra y Caribe",
      ["Activo", "Para grupos"],
      "Desde unos $ 1.514.500 por persona, 379 USD",
    ],
    [
      "/macarena",
      "La Macarena",
      "Meta",
      ["Activo", "Río de colores"],
      "Desde $ 2.650.000, aprox. 631 USD",
    ],
    [
      "/guaviare",
      "Guaviare",
      "Amazonia y Orinoquia",
      ["Activo", "Arte rupestre"],
      "Desde $ 2.362.000, aprox. 562 USD",
    ],
    [
      "/guajira",
      "La Guajira",
      "Caribe",
      ["Próximamente", "Hoteles en 2027"],
      "Desde $ 1.450.000, aprox. 345 USD",
    ],
  ];
  expect(those(found, rows)).toEqual(rows);
  for (const { highlights, href, art } of found) {
    expect([highlights, art]).toEqual([3, `/art${href}/hero.svg`]);
  }
});

test("seasonal cards show dates, badges and stated prices", () => {
  const found = cards("viajes-temporada");
  expect(found.map(({ href }) => href)).toEqual(seasonalTrips.map(({ slug }) => `/${slug}`));
  const rows = [
    [
      "/velitas-choco",
      "Velitas en el Chocó",
      "4 al 8 de diciembre de 2025 · Grupos pequeños",
      ["Temporada 2025"],
      "Desde 710 USD",
    ],
    [
      "/fin-de-ano-choco",
      "Fin de año en el Chocó",
      "31 de diciembre de 2025 · Grupos pequeños",
      ["Temporada 2025"],
      "Desde $ 3.100.000 por persona, aprox. 738 USD",
    ],
    [
      "/eje-cafetero-diciembre",
      "Navidad en el Eje Cafetero",
      "15 al 20 de diciembre de 2025 · Mínimo 2, máximo 8 personas",
      ["Temporada 2025"],
      "Desde 2.050 USD",
    ],
    [
      "/macarena-fin-de-ano",
      "Fin de año en La Macarena",
      "31 de diciembre de 2025 · Grupos pequeños",
      ["Temporada 2025"],
      "Desde 690 USD",
    ],
    [
      "/santa-marta-diciembre",
      "Diciembre en el Caribe",
      "Diciembre · 10 personas (ajustable)",
      ["Disponible Ahora"],
      "Desde 295 USD",
    ],
  ];
  expect(those(found, rows)).toEqual(rows);
  for (const { highlights, href, art } of found) {
    expect([highlights, art]).toEqual([3, `/art${href}/hero.svg`]);
  }
  const texts = [...section("viajes-temporada").querySelectorAll("h3 + p + p + p")].map(textOf);
  expect(texts.filter((words) => words.length > 40)).toHaveLength(seasonalTrips.length);
  // Dollars as stated, pesos derived; Santa Marta's at its own rate.
  const pesos = [...section("viajes-temporada").querySelectorAll("li")]
    .flatMap((card) => [...textOf(card).matchAll(/USD por persona, aprox\. (\$ [\d.]+)/g)])
    .map(([, figure]) => figure);
  expect(pesos).toEqual(["$ 2.982.000", "$ 8.610.000", "$ 2.898.000", "$ 1.180.000"]);
});

test("a seasonal card keeps its badge, struck through once its days have passed", () => {
  const badges = [...section("viajes-temporada").querySelectorAll("li:has(> div > img)")].map(
    (card) => texts(card, "div + p > s"),
  );
  expect(badges).toEqual([
    ["Inscripciones Abiertas"],
    ["Próximamente"],
    ["Edición Especial"],
    ["Disponible"],
    [],
  ]);
});

test("a seasonal card says when its days have passed and links to ask for the next", () => {
  for (const [i, trip] of seasonalTrips.entries()) {
    const note = section("viajes-temporada")
      .querySelectorAll("li:has(> div > img)")
      [i]?.querySelector("[data-season-over]");
    const over = trip.season !== undefined && seasonIsOver(trip.season, new Date());
    expect(Boolean(note), trip.slug).toBe(over);
    if (!note) continue;
    expect(textOf(note)).toMatch(/^Esta salida fue .* de 2025\. Pregúntanos por la próxima\.$/);
    const [href, ...how] = linkOf(note, "Pregúntanos por la próxima");
    expect([new URL(String(href)).hostname, ...how]).toEqual(outside("wa.me"));
  }
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

test("the volunteer card shows its stays in true pesos and explains no fault of the data", () => {
  const card = section("viajes").querySelector("article") as Element;
  expect(textOf(card)).toContain("De 2 a 4 semanas");
  expect(textOf(card)).toContain("Desde 1.200 USD (aprox. $ 5.040.000) por persona");
  const packages = [...card.querySelectorAll("dl > div")].map((one) => texts(one, "dt, dd"));
  expect(packages).toEqual([
    ["Posada Nativa", "$ 1.700.000"],
    ["Ecolodge Hotel", "$ 2.560.000"],
  ]);
  expect(textOf(card)).not.toMatch(/publicado|miles de pesos/);
  expect(linkOf(card, "Conocer el voluntariado")).toEqual(inside("/voluntariado"));
});
