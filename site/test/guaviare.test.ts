import { describe, expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";

// Written out as the spec states them, so that a change in the catalog or in the page is noticed.
const document = documentOf("/guaviare");
const main = document.querySelector("main") as HTMLElement;

/** The part of the page below a heading. */
const part = (heading: string) => {
  const title = [...main.querySelectorAll("h2")].find((h2) => textOf(h2) === heading);
  return title?.parentElement as HTMLElement;
};

describe("the Guaviare page", () => {
  test("is headed Magia Ancestral, over artwork", () => {
    expect(textOf(main.querySelector("h1"))).toBe("Magia Ancestral");
    expect(main.querySelector("section img")?.getAttribute("src")).toBe("/art/guaviare/hero.svg");
  });

  test("sets the figures large", () => {
    const figures = [...main.querySelectorAll("dl")].map((dl) =>
      [...dl.querySelectorAll("dd")].map((dd, i) => [textOf(dd), texts(dl, "dt")[i]]),
    );
    expect(figures).toContainEqual([
      ["2", "parques naturales"],
      ["9", "grupos étnicos"],
      ["7", "ecosistemas"],
      ["20.000", "años de arte rupestre"],
    ]);
  });

  test("tells the rock art's 10.000 years in its text", () => {
    expect(textOf(main)).toContain("hace unos 10.000 años");
  });

  test("has a facts card", () => {
    expect(texts(part("El viaje en breve"), "dt")).toEqual([
      "Duración",
      "Grupo",
      "Disponibilidad",
      "Punto de encuentro",
    ]);
  });

  test("offers three packages in pesos, with dollars at 4.200", () => {
    const cards = [...main.querySelectorAll("article")].map((card) => ({
      name: textOf(card.querySelector("h3")),
      price: /\$ [\d.]+/.exec(textOf(card))?.[0],
      dollars: /aprox\. ([\d.]+ USD)/.exec(textOf(card))?.[1],
      badge: /Más popular|Recomendado/.exec(textOf(card))?.[0],
      features: card.querySelectorAll("li").length,
    }));
    expect(cards).toEqual([
      { name: "Puerta de la Selva", price: "$ 2.362.000", dollars: "562 USD", features: 4 },
      {
        name: "Memoria de Piedra",
        price: "$ 2.608.000",
        dollars: "621 USD",
        badge: "Más popular",
        features: 4,
      },
      { name: "Magia Ancestral", price: "$ 3.100.000", dollars: "738 USD", features: 4 },
    ]);
    expect(textOf(main.querySelectorAll("article")[2])).toContain("5 días / 4 noches");
  });

  test("lists what is included and what is not", () => {
    expect(texts(part("Incluye"), "li")).toHaveLength(6);
    expect(texts(part("No incluye"), "li")).toHaveLength(4);
    expect(texts(part("No incluye"), "li")).toContain("Vuelos hasta San José del Guaviare");
  });

  test("shows six pictures, each a link to itself", () => {
    const tiles = [...main.querySelectorAll("li a:has(> img)")];
    expect(tiles).toHaveLength(6);
    for (const tile of tiles) {
      expect(tile.querySelector("img")?.getAttribute("src")).toBe(tile.getAttribute("href"));
    }
  });

  test("has the itinerary's placeholder and a way to ask for it", () => {
    const itinerary = part("Día a día");
    expect(textOf(itinerary)).toContain("Estamos terminando de dibujar el itinerario");
    expect(itinerary.querySelector("a")?.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Guaviare/);
  });
});

describe("its reserve buttons", () => {
  const forms = [...document.querySelectorAll("form")];
  const opening = forms.map((form) => ({
    package: form.querySelector("[data-maloca-open=booking]")?.getAttribute("data-package"),
    message: form.querySelector("[name=text]")?.getAttribute("value"),
  }));

  test("record their package, or none for a general enquiry", () => {
    const general = {
      package: null,
      message: "Hola, quiero reservar: Viaje a Guaviare - consulta general.",
    };
    const of = (name: string) => ({
      package: name,
      message: `Hola, quiero reservar: Viaje a Guaviare - ${name}.`,
    });
    // The bar's two, the hero's, three cards, the closing call.
    expect(opening).toEqual([
      general,
      general,
      general,
      of("Puerta de la Selva"),
      of("Memoria de Piedra"),
      of("Magia Ancestral"),
      general,
    ]);
  });

  test("write to the team where there are no scripts", () => {
    for (const form of forms) {
      expect(form.getAttribute("action")).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect(form.getAttribute("method")).toBe("get");
      expect(form.getAttribute("target")).toBe("_blank");
      expect(form.getAttribute("rel")).toContain("noopener");
    }
  });

  test("find one dialog, which knows the destination and its artwork", () => {
    const dialogs = document.querySelectorAll("maloca-booking");
    expect(dialogs).toHaveLength(1);
    expect(dialogs[0]?.getAttribute("destination")).toBe("Guaviare");
    expect(dialogs[0]?.getAttribute("image")).toBe("/art/guaviare/hero.svg");
  });
});
