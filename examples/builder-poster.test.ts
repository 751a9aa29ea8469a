// tier: merge

import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { violations } from "../packages/tooling/browsers/axe";
import { openBuilder, openPartner, pageOf } from "./test/builder";
import { openWorld } from "./test/world";

// The poster for a reception desk: printed on one sheet, and read by another library than drew its code.

const world = openWorld();
const builder = openBuilder(world);

const READER = createRequire(import.meta.url).resolve("jsqr");

test("the poster is one A4 sheet, and its code opens the booking on the partner's page", async () => {
  const { page } = builder;
  await page.getByLabel("Destino").selectOption("Guaviare");
  await page.getByLabel("Nombre de tu negocio").fill("Hotel La Cabaña del Río");
  await page.getByLabel(/^Que un código QR/).check();
  const [code = ""] = await builder.copy("HTML");
  expect(code).toContain('maloca.js" data-deep-link></script>');
  const partner = await openPartner(world, pageOf(code));

  await page.getByLabel("Dirección de tu página").fill("tu-hotel");
  await page.getByText("Eso no es una dirección de la web").waitFor();
  await page.getByLabel("Dirección de tu página").fill(`${partner.page.url()}?lang=es#viajes`);
  await page.getByRole("button", { name: "Imprimir o guardar en PDF" }).waitFor();
  expect(await violations(page)).toEqual([]);

  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    "latin1",
  );
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Míralo" }).isVisible()).toBe(false);
  const sheet = page.getByRole("article");
  expect((await sheet.allInnerTexts()).join()).toMatch(
    /Reserva tu viaje\s+Guaviare[\s\S]*Hotel La Cabaña del Río/,
  );
  const picture = (await sheet.screenshot()).toString("base64");
  await page.emulateMedia({ media: null });

  const reader = await world.browser.newPage();
  await reader.addScriptTag({ path: READER });
  const link = await reader.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? {};
    const { jsQR } = globalThis as unknown as { jsQR: typeof import("jsqr").default };
    return data && jsQR(data, image.width, image.height)?.data;
  }, picture);
  expect(link).toBe(`${partner.page.url()}?lang=es&maloca=booking#viajes`);
  expect(await page.getByLabel(/^El mismo enlace/).inputValue()).toBe(link);

  await reader.goto(link ?? "");
  const dialog = reader.getByRole("dialog");
  expect(await dialog.getByLabel("Destino").inputValue()).toBe(
    "Viaje a Guaviare - consulta general",
  );
  await reader.close();

  // In the other codes too.
  const [tag = ""] = await builder.copy("Administrador de etiquetas");
  const tagged = await openPartner(world, pageOf(`<body>${tag}`), "?maloca=booking");
  await tagged.page.getByRole("dialog").waitFor();
  await tagged.close();
  expect((await builder.written("React")).join()).toContain('get("maloca") === "booking"');

  await page.getByLabel("Idioma", { exact: true }).selectOption("Portugués");
  await page.getByText("Reserve sua viagem").waitFor();
  await page.getByLabel("¿Qué quieres mostrar?").selectOption("Pago");
  await page.getByText("Pague sua viagem").waitFor();
  await partner.close();
});
