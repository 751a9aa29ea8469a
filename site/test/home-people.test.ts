import { describe, expect, test } from "vitest";
import { contentReport } from "../checks/report";
import { initials } from "../content/home/community";
import { textOf, texts } from "./built";
import { figures, inside, linkOf, outside, section } from "./home";

const pending = (id: string) => texts(section(id), "[data-pending] :is(h3, h4, p:first-child)");

describe("communities", () => {
  const territorios = section("territorios");

  test("have one active checkpoint, Jardín del Mar", () => {
    const checkpoint = territorios.querySelector("article") as Element;
    expect(textOf(checkpoint)).toMatch(
      /^Activo · 2025Jardín del Mar - Arusí, ChocóFamilias de Arusí/,
    );
    expect(figures(checkpoint)).toEqual([
      ["60", "familias"],
      ["50", "niñas y niños en educación marina"],
    ]);
    expect(texts(checkpoint, "li")).toEqual(["Energía solar comunitaria", "Agua limpia"]);
  });

  test("count Sardinas' families, and lead to the Eje Cafetero and to the donation", () => {
    const [, coffee, sardinas] = territorios.querySelectorAll("article");
    expect(textOf(coffee)).toContain("Checkpoint Eje Cafetero");
    expect(linkOf(coffee as Element, "Ir al Eje Cafetero")).toEqual(inside("/eje-cafetero"));
    expect(textOf(sardinas)).toContain("Sardinas, La Guajira");
    expect(figures(sardinas as Element)).toEqual([["150", "familias"]]);
    expect(linkOf(territorios, "Donar al Jardín del Mar")).toEqual(
      outside("https://donaciones.maloca.example/jardin-del-mar"),
    );
  });
});

test("the guides are Maestros de Vida, and the consultancy has its name", () => {
  expect(textOf(section("territorios"))).toContain("Maestros de Vida, los guías del lugar");
  expect(textOf(section("nosotros"))).toContain("Programa de Impacto Comunitario");
});

test("about us: families, students and congresses", () => {
  expect(figures(section("nosotros"))).toEqual([
    ["+200", "familias en 5 territorios"],
    ["20", "estudiantes en el primer semestre de 2025"],
    ["+15", "congresos"],
  ]);
});

test("recognitions that the operator has not given are left out, and the programme of 2025 stays", () => {
  const rows = [...section("reconocimientos").querySelectorAll("li")];
  expect(rows.map((row) => texts(row, "div > p, h3"))).toEqual([
    ["2025", "Programa de aceleración"],
  ]);
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
    const name = textOf(person.querySelector("h4"));
    expect(name).not.toBe("");
    // A role has no initials.
    expect(textOf(person.querySelector("[aria-hidden]"))).toBe("");
    expect(person.querySelectorAll("p")).toHaveLength(2);
  }
  expect(partners?.querySelectorAll("li[data-pending]")).toHaveLength(10);
});

test("initials are those of the first and the last word", () => {
  expect(["Asesora comunitaria", "Ana María Gómez", "Óscar"].map(initials)).toEqual([
    "AC",
    "AG",
    "Ó",
  ]);
});

test("everything pending on the page is listed for the operator", () => {
  const report = contentReport().split("\n");
  const home = report.slice(report.indexOf("/") + 1, report.indexOf("/cartagena"));
  const shown = [...pending("comunidad"), "Reconocimientos", "Programa de aceleración de 2025"];
  expect(shown).toHaveLength(19);
  for (const fact of shown) {
    expect(
      home.some((line) => line.endsWith(`: ${fact}`) || line.startsWith(`  - ${fact}: `)),
      fact,
    ).toBe(true);
  }
  expect(home.filter((line) => line.includes("Fecha de la historia"))).toHaveLength(3);
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
