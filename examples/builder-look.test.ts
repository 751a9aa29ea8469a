// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { contrast } from "../packages/catalog/src/contrast";
import { violations } from "../packages/tooling/browsers/axe";
import { bundle, openBuilder, openPartner, pageOf } from "./test/builder";
import { openWorld } from "./test/world";

// What a partner chooses of the widgets' look, and several widgets in one code.

const world = openWorld();
const builder = openBuilder(world);
const { copy, written } = builder;

const pick = (label: string, option: string) =>
  builder.page.getByLabel(label, { exact: true }).selectOption(option);

const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test("language, theme, corners, font, words and button are in the code, and on the partner's page", async () => {
  await pick("Idioma", "Inglés");
  await pick("Fondo claro u oscuro", "Oscuro");
  await pick("Esquinas", "Rectas");
  await pick("¿Cómo se ve el enlace?", "Botón lleno");
  await builder.page.getByLabel("Usar la letra de mi página").check();
  await builder.page.getByLabel("Botón principal", { exact: true }).fill("#ffd54f");
  const page = (code: string) =>
    pageOf(`<style>body { font-family: Georgia; color: #333 } a { color: red }</style>${code}`);

  const [newest = ""] = await copy("HTML");
  const html = await openPartner(world, page(newest));
  const link = html.page.getByRole("link", { name: "Book" });
  expect(await style(html.page, "maloca-booking > a", "background-color")).toBe(
    "rgb(255, 213, 79)",
  );
  expect(await style(html.page, "maloca-booking > a", "color")).toBe("rgb(0, 0, 0)");
  expect(await style(html.page, "maloca-booking > a", "border-radius")).toBe("0px");
  await link.click();
  const dialog = html.page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Send request" });
  await send.waitFor();
  expect(await dialog.evaluate((node) => getComputedStyle(node).colorScheme)).toBe("dark");
  expect(await send.evaluate((node) => getComputedStyle(node).borderRadius)).toBe("0px");
  expect(await send.evaluate((node) => getComputedStyle(node).fontFamily)).toBe("Georgia");
  expect(html.faults).toEqual([]);
  await html.close();

  await builder.page.getByLabel("Palabras del enlace").fill("I <want> to go & see");
  const [, component = ""] = await copy("React");
  const react = await openPartner(world, page(await bundle(component)));
  await react.page.getByRole("button", { name: "I <want> to go & see" }).click();
  expect(await style(react.page, "button", "background-color")).toBe("rgb(255, 213, 79)");
  const form = react.page.getByRole("dialog");
  await form.getByRole("button", { name: "Send request" }).waitFor();
  expect(await form.evaluate((node) => getComputedStyle(node).fontFamily)).toBe("Georgia");
  expect(react.faults).toEqual([]);
  await react.close();

  const [, shortcode, css, language] = await written("WordPress");
  expect(shortcode).toContain('theme="dark"]I &#60;want&#62; to go &#38; see[/maloca_booking]');
  expect(css).toContain("--maloca-font: ;");
  expect(css).toContain("maloca-booking > a[href] { display: inline-block;");
  expect(language).toBe("en");
  await builder.page.getByLabel("Palabras del enlace").fill("");
  await pick("Idioma", "El de mi página");
  await pick("Fondo claro u oscuro", "Como mi página");
});

test("a colour that cannot be read is named, and one press mends it", async () => {
  const { page } = builder;
  const colour = page.getByLabel("Texto menor", { exact: true });
  await page.getByText("Todos los colores se leen.").waitFor();
  await colour.fill("#c9c9c9");
  await page.getByText("No se lee sobre «Fondo». Contraste 1,6; hace falta 4,5.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Usar #\w{6} en «Texto menor»$/ }).click();
  await page.getByText("Todos los colores se leen.").waitFor();
  const mended = await colour.inputValue();
  expect(contrast(mended, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(mended, "#ffffff")).toBeLessThan(5);
  expect(await colour.evaluate((node) => node === document.activeElement)).toBe(true);
  expect((await written("HTML")).join()).toContain(`--maloca-text-soft: ${mended}`);

  // A dark form has no ground of its own on a light page.
  await pick("¿Qué quieres mostrar?", "Contacto");
  await pick("Fondo claro u oscuro", "Oscuro");
  await page.getByText(/^Los formularios no tienen fondo propio: los oscuros/).waitFor();
  expect(await page.getByText("Todos los colores se leen.").count()).toBe(0);
  await page.getByRole("button", { name: "Usar «Como mi página»" }).click();
  await page.getByText("Todos los colores se leen.").waitFor();
  expect((await written("HTML")).join()).not.toContain("theme=");
  await pick("¿Qué quieres mostrar?", "Reserva");

  // Black on white would be chosen by the widget itself; white on yellow was chosen by somebody.
  await page.getByLabel("Botón principal", { exact: true }).fill("#ffd54f");
  await page.getByText("Todos los colores se leen.").waitFor();
  await page.getByLabel("Texto del botón principal", { exact: true }).fill("#fffffe");
  await page.getByText("No se lee sobre «Botón principal».").waitFor();
  await page.getByLabel("Texto del botón principal", { exact: true }).fill("#ffffff");

  // On a dark ground neither the text nor the links can be read.
  await page.getByLabel("Fondo", { exact: true }).fill("#222222");
  await page.getByText("Aquí no se leen los enlaces").waitFor();
  await page.getByRole("button", { name: /en «Fondo»$/ }).click();
  await page.getByText("Todos los colores se leen.").waitFor();
  await page.getByLabel("Fondo", { exact: true }).fill("#fffdf8");
  await page.getByLabel("Botón principal", { exact: true }).fill("#8a3a18");
});

test("the sample is shown as wide as a phone, and on a dark page", async () => {
  const { page } = builder;
  const body = builder.sample().locator("body");
  const ground = () => body.evaluate((node) => getComputedStyle(node).backgroundColor);
  // The sample is shown anew a moment after the test before has changed it.
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  await page.getByLabel("Página oscura").check();
  await expect.poll(ground).toBe("rgb(22, 24, 26)");
  await page.getByLabel("Ancho de celular").check();
  expect((await page.locator("iframe").boundingBox())?.width).toBe(390);
  await page.getByLabel("Página oscura").uncheck();
  await page.getByLabel("Ancho de celular").uncheck();
});

test("several widgets stand in one code with one script", async () => {
  const { page } = builder;
  await page.getByRole("button", { name: "Agregar otro elemento" }).click();
  const second = page.getByRole("group", { name: "Elemento 2" });
  const bookings = (await written("HTML")).map((code) => code.match(/<maloca-booking/g)?.length);
  expect(bookings).toEqual([2, 2]);
  await second.getByLabel("¿Qué quieres mostrar?").selectOption("Boletín");
  await builder.sample().locator("maloca-newsletter").waitFor();
  const [newest = ""] = await copy("HTML");
  expect(newest.match(/<script/g)).toHaveLength(1);
  const html = await openPartner(world, pageOf(newest));
  await html.page.getByRole("textbox").waitFor();
  await html.page.getByRole("link", { name: "Reservar" }).click();
  await html.page.getByRole("dialog").waitFor();
  expect(html.faults).toEqual([]);
  await html.close();

  const [, component = ""] = await copy("React");
  const react = await openPartner(world, pageOf(await bundle(component)));
  await react.page.getByRole("textbox").waitFor();
  await react.page.getByRole("button", { name: "Reservar" }).click();
  await react.page.getByRole("dialog").waitFor();
  expect(react.faults).toEqual([]);
  await react.close();

  // Payment terms are the page's: the first trip's hold.
  await second.getByLabel("¿Qué quieres mostrar?").selectOption("Reserva");
  await second.getByLabel("Destino").selectOption("La Macarena");
  await page.getByText("condiciones de pago distintas").waitFor();
  await page.getByRole("button", { name: "Quitar el elemento 1" }).click();
  expect(await page.getByText("condiciones de pago distintas").count()).toBe(0);
  expect(await page.getByLabel("Destino").inputValue()).not.toBe("");
});

test("the page breaks no rule of accessibility, and fits a phone", async () => {
  const page = await world.browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${world.url}/cdn/insertar.html`);
  await page.getByRole("heading", { name: "Míralo" }).waitFor();
  await page.getByRole("button", { name: "Agregar otro elemento" }).click();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});
