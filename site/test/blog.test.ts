import { describe, expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";

const stories = {
  "/blog/choco-checkpoint": {
    title: "El primer checkpoint regenerativo nació en el Chocó",
    ways: [
      ["Volver al inicio", "/"],
      ["Volver al inicio", "/"],
    ],
  },
  "/blog/el-salto": {
    title: "El salto",
    ways: [
      ["Leer la historia del primer checkpoint", "/blog/choco-checkpoint"],
      ["Volver al inicio", "/"],
    ],
  },
};

describe.each(Object.entries(stories))("%s", (path, { title, ways }) => {
  const article = documentOf(path).querySelector("main > article") as HTMLElement;

  test("is one long story, of 600 to 900 words", () => {
    expect(textOf(article.querySelector("h1"))).toBe(title);
    const words = texts(article, "p, h2").join(" ").split(" ").length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(900);
    expect(article.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
  });

  test("links to the required pages", () => {
    const links = [...article.querySelectorAll("a")].map((link) => [
      texts(link, "span").concat(textOf(link).replace("←", "")).join(" "),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual(ways);
  });
});

test("the checkpoint's figures are the pilot's", () => {
  const article = documentOf("/blog/choco-checkpoint").querySelector("article") as HTMLElement;
  expect(texts(article, "dd")).toEqual([
    "Arusí, Chocó",
    "Activo · 2025",
    "60",
    "50",
    "3.000 litros al día",
    "12",
  ]);
  for (const figure of [
    "350.000 USD (aprox. $ 1.470.000.000)",
    "200.000 USD de capital comercial",
    "150.000 USD de filantropía",
    "en abril, las sardinas; de junio a noviembre, las ballenas jorobadas; en diciembre, el tiburón ballena",
  ]) {
    expect(textOf(article)).toContain(figure);
  }
});
