import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { referenceOf } from "../build/editor-data.mjs";
import { withWidgets } from "../build/wordpress-plugin.mjs";
import type { Declaration } from "./declaration";

// What is written from the package's manifest of its elements. The manifest itself is compared with the
// elements in `manifest.live.test.ts`.

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const manifest = JSON.parse(file("../dist/custom-elements.json"));
const elements: Declaration[] = manifest.modules[0].declarations;

test("each element lists the words that `strings` replaces, in Spanish", () => {
  const textsOf = (tag: string) =>
    elements
      .find(({ tagName }) => tagName === tag)
      ?.strings.map(({ name, default: text, counted }) => [name, text, counted]) ?? [];
  for (const { tagName } of elements) {
    const keys = textsOf(tagName).map(([name]) => name);
    expect(keys.length, tagName).toBe(new Set(keys).size);
    expect(keys, tagName).toContain("operatedBy");
  }
  const booking = textsOf("maloca-booking");
  expect(booking).toContainEqual(["title", "Solicita tu reserva", undefined]);
  expect(booking).toContainEqual(["errors.email", "Email inválido", undefined]);
  expect(booking).toContainEqual(["notices.sent.title", "¡Solicitud enviada!", undefined]);
  expect(booking).toContainEqual(["counter", "Has seleccionado {n} de {max} experiencias", true]);
  expect(booking).toContainEqual(["choices.Clase de surf", "Clase de surf", undefined]);
});

// The build describes the elements, which takes the compiler seconds.
test("the committed reference is current: `npm run docs` writes it", () => {
  expect(file("../../../docs/widgets.md")).toBe(referenceOf(manifest));
});

test("the WordPress plugin knows every widget and its attributes: `npm run docs` writes them", async () => {
  const plugin = await withWidgets(manifest);
  expect(plugin).toContain('"booking":{"destination":"string"');
  expect(file("../../../examples/wordpress/maloca.php")).toBe(plugin);
});
