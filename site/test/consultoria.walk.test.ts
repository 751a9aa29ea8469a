// tier: merge

import type { BrowserContextOptions, Locator, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { realServer } from "./real-server";
import { emptyPages } from "./visit";

// The consultancy's two dialogs, on the real server (docs/product.md, "Consultancy page").

const server = realServer();
const newPage = emptyPages();
let page: Page;

const visit = async (
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
) => {
  page = await newPage(options);
  await before?.(page);
  await page.goto(server.address("/consultoria"));
};
beforeEach(() => visit());

const dialog = (name: string) => page.getByRole("dialog", { name });
const proposal = () => dialog("Propuesta de consultoría");
const message = () => dialog("Escríbenos");
const open = (button: string) => page.getByRole("button", { name: button }).last().click();

test("the dialogs open and close independently", async () => {
  expect([await proposal().count(), await message().count()]).toEqual([0, 0]);
  await open("Presentar una propuesta");
  await proposal().getByLabel("Nombre", { exact: true }).fill("Ana");
  expect(await message().count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => proposal().count()).toBe(0);

  await open("Escribir un mensaje");
  expect([await proposal().count(), await message().count()]).toEqual([0, 1]);
  await message().getByRole("button", { name: "Cerrar" }).click();
  await expect.poll(() => message().count()).toBe(0);

  // Another package's button opens the same form, with what was typed.
  await page.getByRole("button", { name: "Pedir propuesta" }).first().click();
  expect(await proposal().getByLabel("Nombre", { exact: true }).inputValue()).toBe("Ana");
});

test("a sent message closes its dialog, and its form is empty again", async () => {
  const written = {
    "Nombre completo": "Ana Gómez",
    "Correo electrónico": "ana@example.com",
    Mensaje: "¿Hablamos?",
  };
  const field = (label: string) => message().getByLabel(label, { exact: true });
  await open("Escribir un mensaje");
  for (const [label, text] of Object.entries(written)) await field(label).fill(text);
  await message().getByRole("button", { name: "Enviar mensaje" }).click();
  await page.getByText("¡Mensaje enviado!").waitFor();
  await expect.poll(() => message().count()).toBe(0);

  await open("Escribir un mensaje");
  for (const label of Object.keys(written)) expect(await field(label).inputValue()).toBe("");
  const sent = { email: "ana@example.com", message: "¿Hablamos?" };
  expect(await server.list()).toMatchObject([sent]);
});

test("on a phone a dialog stays at its top while its form loads", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("Presentar una propuesta");
  await proposal().getByLabel("Nombre", { exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => Boolean(customElements.get("maloca-partnership"))))
    .toBe(true);
  // Two frames, in which the loaded form has rendered and run its effects.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const scrolled = await page
    .locator("#propuesta, #propuesta header ~ div")
    .evaluateAll((nodes) => nodes.map(({ scrollTop }) => scrollTop));
  expect(scrolled).toEqual([0, 0]);
});

/** Where a dialog's pieces begin and end, in px from the head or the column that they stand in. */
async function edgesOf(dialog: Locator) {
  const boxOf = async (selector: string) => {
    const piece = dialog.locator(selector).filter({ visible: true }).first();
    const { left, right } = await piece.evaluate((node) => node.getBoundingClientRect());
    return { left, right };
  };
  // What scrolls is the form's column; a scrollbar stands at its end.
  const width = await dialog.locator("header ~ div").evaluate((node) => node.clientWidth);
  const [header, column] = [await boxOf("header"), await boxOf("header ~ div")];
  return {
    title: (await boxOf("h2, h3")).left - header.left,
    field: (await boxOf("[part=control]")).left - column.left,
    submit: (await boxOf("[part=submit]")).left - column.left,
    end: column.left + width - (await boxOf("form:not([method=dialog])")).right,
  };
}

test.each([390, 1440])("both dialogs have the widgets' inset at %i px", async (width) => {
  await page.setViewportSize({ width, height: 900 });
  for (const [button, shown] of [
    ["Presentar una propuesta", proposal],
    ["Escribir un mensaje", message],
  ] as const) {
    await open(button);
    await shown().locator("[part=submit]").waitFor();
    const { title, ...others } = await edgesOf(shown());
    expect(title).toBeGreaterThanOrEqual(16);
    for (const [piece, edge] of Object.entries(others)) {
      expect(Math.abs(edge - title), piece).toBeLessThanOrEqual(1);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => shown().count()).toBe(0);
  }
});

test("the buttons open the dialogs in a browser without command attributes", async () => {
  await visit({}, (fresh) =>
    fresh.addInitScript(() => {
      for (const name of ["command", "commandForElement"]) {
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      }
      // What browsers with these attributes do themselves.
      addEventListener("command", (event) => event.preventDefault(), true);
    }),
  );
  await open("Escribir un mensaje");
  await message().waitFor();
  expect(await proposal().count()).toBe(0);
});

test("both forms are in the page without scripts, and it begins at its top", async () => {
  await visit({ javaScriptEnabled: false });
  const buttons = ["Enviar propuesta", "Enviar mensaje"];
  for (const name of buttons) {
    const box = await page.getByRole("button", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  // A browser follows `autofocus` once it has drawn.
  await page.screenshot();
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
    "BODY",
    0,
  ]);
});
