import { includedText, voluntariado } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";

// Written out as the operator states them, so that an accidental change is noticed; the lists are the catalog's.
const document = documentOf("/voluntariado");
const main = document.querySelector("main") as HTMLElement;

const part = (heading: string) => {
  const title = [...main.querySelectorAll("h2")].find((h2) => textOf(h2) === heading);
  return title?.parentElement as HTMLElement;
};

describe("the volunteering page", () => {
  test("shows the three seasons of the sea", () => {
    const seasons = [...part("El mar trae el calendario").querySelectorAll("li")];
    expect(seasons.map((li) => [textOf(li.querySelector("h3")), texts(li, "p")[0]])).toEqual([
      ["Sardinas", "abril"],
      ["Ballenas jorobadas", "junio a noviembre"],
      ["Tiburón ballena", "diciembre"],
    ]);
  });

  test("offers six stays in pesos, with dollars at 4.200", () => {
    const stays = [...main.querySelectorAll("article")].map((card) => [
      textOf(card.closest("div")?.querySelector("h3")),
      textOf(card.querySelector("h4")),
      /\$ [\d.]+/.exec(textOf(card))?.[0],
      /aprox\. ([\d.]+ USD)/.exec(textOf(card))?.[1],
      /Más popular|Recomendado/.exec(textOf(card))?.[0] ?? "",
    ]);
    expect(stays).toEqual([
      ["Ecolodge Hotel", "3 días / 2 noches", "$ 2.560.000", "610 USD", ""],
      ["Ecolodge Hotel", "4 días / 3 noches", "$ 3.280.000", "781 USD", "Más popular"],
      ["Ecolodge Hotel", "5 días / 4 noches", "$ 3.990.000", "950 USD", ""],
      ["Posada Nativa", "3 días / 2 noches", "$ 1.700.000", "405 USD", ""],
      ["Posada Nativa", "4 días / 3 noches", "$ 1.990.000", "474 USD", ""],
      ["Posada Nativa", "5 días / 4 noches", "$ 2.390.000", "569 USD", ""],
    ]);
  });

  test("reserves by message, with the package in its text", () => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>("article a")];
    expect(links.map(({ href }) => new URL(href).searchParams.get("text"))).toEqual(
      ["Ecolodge Hotel", "Posada Nativa"].flatMap((place) =>
        [3, 4, 5].map(
          (days) => `Hola, quiero reservar: Voluntariado en el Chocó - ${place} ${days} días.`,
        ),
      ),
    );
    for (const link of links) {
      expect(textOf(link)).toBe("Reservar");
      expect(link.href).toMatch(/^https:\/\/wa\.me\/573000000000\?/);
      expect([link.target, link.rel]).toEqual(["_blank", "noopener"]);
    }
    expect(main.querySelector("[data-maloca-open]")).toBeNull();
  });

  test("shows the 45 minutes by boat and the tax that is not included", () => {
    expect(texts(part("El viaje en breve"), "dd")).toContain("45 minutos en lancha");
    expect(textOf(part("El viaje en breve"))).toContain("Desde $ 1.700.000 por persona");
    expect(texts(part("Incluye"), "li")).toEqual(voluntariado.included.map(includedText));
    const out = texts(part("No incluye"), "li");
    expect(out).toHaveLength(voluntariado.notIncluded.length);
    expect(out).toContain("Impuesto de ingreso a la región, cerca de $ 35.000 (aprox. 8 USD)");
  });

  test("shows six pictures in a lightbox, each a link to itself", () => {
    const tiles = [...main.querySelectorAll<HTMLAnchorElement>("maloca-lightbox a:has(> img)")];
    expect(tiles).toHaveLength(6);
    for (const tile of tiles) {
      expect(tile.querySelector("img")?.getAttribute("src")).toBe(tile.getAttribute("href"));
      expect(textOf(tile)).not.toBe("");
    }
  });

  test("shows no picture twice in a row of three", () => {
    const pictures = [...main.querySelectorAll("img")].map((img) => img.getAttribute("src"));
    for (const [i, src] of pictures.entries()) {
      expect(pictures.slice(i + 1, i + 4)).not.toContain(src);
    }
  });

  test("has the itinerary's placeholder and the help", () => {
    const itinerary = part("El día a día lo dicta la marea").querySelector("a");
    expect(new URL(itinerary?.href ?? "").searchParams.get("text")).toBe(
      "Hola, me gustaría recibir el itinerario de Voluntariado en el Chocó.",
    );
    const help = document.querySelector("maloca-help template")?.innerHTML ?? "";
    expect(help).toContain('aria-label="Escríbenos por WhatsApp"');
    expect(decodeURIComponent(help.match(/wa\.me[^"]+/)?.[0] ?? "")).toContain(
      "sobre este viaje: Voluntariado en el Chocó.",
    );
  });
});
