import { subjectOf } from "@maloca/catalog";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { seasonLine } from "../../content/season";
import { documentOf, partBelow, textOf, texts } from "../built";
import { tripRenderer } from "../trip-renderer";
import type { ExpectedPackage } from "./expected";
import { expectedTrips } from "./expected-trips";

const FIGURE = String.raw`\d{1,3}(?:\.\d{3})*`;
const MONEY = `(\\$ ${FIGURE}|${FIGURE} USD)`;
const PRICE = new RegExp(`${MONEY}(?:por persona, )?aprox\\. ${MONEY}`);

let renderTrip: Awaited<ReturnType<typeof tripRenderer>>;
beforeAll(async () => {
  renderTrip = await tripRenderer();
});

const page = (html: string) => new JSDOM(html).window.document;

describe.each(expectedTrips)("/$slug", (expected) => {
  const document = documentOf(`/${expected.slug}`);
  const main = document.querySelector("main") as HTMLElement;
  const reserve = (about: string) => `Hola, quiero reservar: ${about}.`;

  test("shows its title over its artwork", () => {
    expect(textOf(main.querySelector("h1"))).toBe(expected.title);
    const [hero] = main.querySelectorAll("section img");
    expect(hero?.getAttribute("src")).toMatch(/^\/art\/[\w-]+\/hero\.svg$/);
    expect(hero?.getAttribute("alt")).not.toBe("");
  });

  test("shows its facts and figures", () => {
    const way = partBelow(main, "Cómo llegas y dónde duermes");
    const [facts, figures] = [...main.querySelectorAll("dl")].filter(
      (list) => list.parentElement !== way,
    );
    const values = Object.fromEntries(
      texts(facts as Element, "dt").map((label, i) => [
        label,
        expected.facts[label] === "…" ? "…" : texts(facts as Element, "dd")[i],
      ]),
    );
    expect(values).toEqual(expected.facts);
    const pairs =
      figures && texts(figures, "dd").map((value, i) => [value, texts(figures, "dt")[i]]);
    expect(pairs).toEqual(expected.figures);
    expect(textOf(main)).toContain(expected.from);
    expect(textOf(main.querySelector("a[href='#paquetes']"))).toBe("Ver Paquetes");
  });

  test("shows each package with its prices", () => {
    const cards = [...main.querySelectorAll("#paquetes article")].map((card) => {
      const [, own, other] = PRICE.exec(textOf(card)) ?? [];
      return [
        card.querySelector("button")?.dataset.package,
        own,
        other,
        /Más popular|Recomendado/.exec(textOf(card))?.[0] ?? "",
        card.querySelectorAll("li:not(li li)").length,
      ];
    });
    expect(cards).toEqual(expected.packages);
  });

  test("shows the required words", () => {
    for (const words of expected.says ?? []) expect(textOf(main)).toContain(words);
  });

  test("tells what is due before its departure, and nothing afterwards", () => {
    const before = page(renderTrip(expected.slug, { now: new Date("2025-06-01T12:00:00Z") }));
    const after = page(renderTrip(expected.slug, { now: new Date("2026-06-01T12:00:00Z") }));
    if (expected.terms) expect(textOf(before.body)).toContain(expected.terms);
    const struck = (at: Document) => at.querySelectorAll("main p > s").length;
    expect(struck(before)).toBe(0);
    expect(textOf(before.body)).not.toContain("Avísame de la próxima");
    if (!expected.over) return expect(textOf(after.body)).toBe(textOf(before.body));
    expect(textOf(after.body)).not.toContain("Reservas con el");
    expect(after.querySelector("maloca-payment")).toBeNull();
    expect(after.querySelector("maloca-booking")?.getAttribute("prefill")).toBe(
      '{"dates":"próxima temporada"}',
    );
    expect(after.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(true);
    expect(before.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(false);
    expect(struck(after)).toBe(1);
    expect(textOf(after.body)).toContain("Temporada 2025");
    expect(textOf(after.body)).toContain("Son los precios de la temporada 2025.");
    expect(textOf(after.querySelector("main section button"))).toBe("Avísame de la próxima");
  });

  test("shows its sections in order", () => {
    const headings = texts(main, "h2");
    // The facts card and the text about the place come first, the call to action last.
    const middle = headings.slice(2, -1);
    expect(middle).toEqual(expected.sections);
  });

  test("shows its lists, pictures and days", () => {
    expect(texts(partBelow(main, "Incluye") as Element, "li")).toHaveLength(expected.included);
    expect(texts(partBelow(main, "No incluye") as Element, "li")).toHaveLength(
      expected.notIncluded,
    );
    const tiles = [...main.querySelectorAll("maloca-lightbox li a:has(> img)")];
    expect(tiles).toHaveLength(expected.pictures);
    for (const tile of tiles) {
      expect(tile.querySelector("img")?.getAttribute("src")).toBe(tile.getAttribute("href"));
    }
    const itinerary = [...main.querySelectorAll("section > div > ol")].filter(
      (list) => textOf(list.parentElement?.querySelector("h2")) !== "Cómo reservar",
    );
    const days = itinerary.reduce((sum, list) => sum + list.children.length, 0);
    expect(days).toBe(expected.days);
  });

  test("describes the place, with check marks", () => {
    const about = main.querySelectorAll("h2")[1]?.closest("section") as Element;
    expect(about.querySelectorAll("p").length).toBeGreaterThanOrEqual(1);
    expect(about.querySelectorAll("li").length).toBeGreaterThanOrEqual(3);
  });

  test("labels each package's button", () => {
    const { button = "Reservar" } = expected;
    const words = ([name]: ExpectedPackage) => button.replace("{package}", name);
    expect(texts(main, "#paquetes article button")).toEqual(expected.packages.map(words));
  });

  test("ends with a call to action, the help and the footer", () => {
    expect(main.querySelectorAll("maloca-help")).toHaveLength(1);
    const closing = [...main.querySelectorAll("h2")].at(-1)?.closest("section");
    // The coffee region in December uses the messaging app.
    const ways = "button[data-maloca-open=booking], a[href^='https://wa.me/']";
    expect(closing?.querySelectorAll(ways)).toHaveLength(1);
    expect(document.querySelector("main + footer")).not.toBeNull();
  });

  test("has one booking dialog, with the trip's subject", () => {
    const dialogs = [...document.querySelectorAll("maloca-booking")];
    expect(dialogs).toHaveLength(1);
    for (const name of ["concept", "fixed-concept", "experiences", "min-travelers"]) {
      expect(dialogs[0]?.getAttribute(name) ?? undefined).toBe(expected.dialog[name]);
    }
    if (expected.dialog.destination) {
      expect(dialogs[0]?.getAttribute("destination")).toBe(expected.dialog.destination);
    }
    expect(dialogs[0]?.getAttribute("image")).toBe(main.querySelector("img")?.getAttribute("src"));
    // As the dialog makes it from these attributes.
    const about = {
      destination: dialogs[0]?.getAttribute("destination") ?? "",
      concept: dialogs[0]?.getAttribute("concept") ?? "",
      fixedConcept: dialogs[0]?.hasAttribute("fixed-concept"),
    };
    expect(subjectOf(about)).toBe(expected.general);
    expect(subjectOf({ ...about, package: "X" })).toBe(`${expected.stem} - X`);
  });

  test("passes the package or a general enquiry with each reserve button", () => {
    const forms = [...document.querySelectorAll("form:has(input[type=hidden])")];
    const asked = forms.map((form) => [
      form.querySelector("button")?.dataset.package,
      form.querySelector("[name=text]")?.getAttribute("value"),
      form.querySelector("button")?.dataset.malocaOpen,
    ]);
    const general = [undefined, reserve(expected.general), "booking"];
    const ofPackages = expected.packages.map(([name]) => [
      name,
      reserve(`${expected.stem} - ${name}`),
      "booking",
    ]);
    expect(asked.filter(([name]) => name)).toEqual(ofPackages);
    // The bar's two and the hero's, at least.
    expect(asked.filter(([name]) => !name).length).toBeGreaterThanOrEqual(3);
    for (const one of asked.filter(([name]) => !name)) expect(one).toEqual(general);
  });

  test("opens a message to the team without scripts", () => {
    const forms = [...document.querySelectorAll("form:has([data-maloca-open])")];
    expect(forms.length).toBeGreaterThan(expected.packages.length);
    for (const form of forms) {
      expect(form.getAttribute("action")).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect(form.getAttribute("method")).toBe("get");
      expect(form.getAttribute("target")).toBe("_blank");
      expect(form.getAttribute("rel")).toContain("noopener");
    }
  });

  test("says once that its season is over, with a link to ask for the next", () => {
    const lines = [...main.querySelectorAll("[data-season-over]")];
    expect(lines.map((line) => textOf(line).split(" Pregúntanos")[0])).toEqual(
      expected.over ? [expected.over] : [],
    );
    for (const line of lines) {
      expect(line.querySelector("a")?.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(decodeURIComponent(String(line.querySelector("a")?.href))).toContain("próxima");
    }
  });
});

test("a season is over only after its last day", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonLine(season, new Date("2025-12-08T20:00:00Z"))).toBeUndefined();
  expect(seasonLine(season, new Date("2025-12-10T20:00:00Z"))).toBe(
    "Esta salida fue del 4 al 8 de diciembre de 2025.",
  );
  expect(seasonLine(undefined, new Date())).toBeUndefined();
});
