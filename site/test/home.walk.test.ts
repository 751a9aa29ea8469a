// tier: merge

import type { BrowserContextOptions, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { realServer } from "./real-server";
import { DESK, emptyPages, PHONE } from "./visit";

// The home page in use, on a phone and on a desktop.

const sizes = [
  ["a phone", PHONE],
  ["a desk", DESK],
] as const;

const server = realServer();
const open = emptyPages();

async function visit(options: BrowserContextOptions): Promise<Page> {
  const page = await open(options);
  await page.goto(server.address());
  return page;
}

describe.each(sizes)("on %s", (place, viewport) => {
  let page: Page;
  beforeEach(async () => {
    page = await visit({ viewport });
  });

  test("the trip wizard loads, goes through its four steps and is stored", async () => {
    const wizard = page.locator("maloca-trip-wizard");
    const fill = (label: string, value: string) =>
      wizard.getByLabel(label, { exact: true }).fill(value);
    const next = () => wizard.getByRole("button", { name: "Continuar" }).click();
    // On a phone it is folded: a link to its section opens it.
    await page.getByRole("link", { name: "Armar mi viaje" }).click();
    await fill("Nombre", "Ana");
    await fill("Apellido", "Gómez");
    await next();
    await fill("Correo electrónico", `ana@${viewport.width}.example`);
    await next();
    await wizard.getByLabel("Destino").fill("Un río con sombra");
    await wizard.getByText("Proyectos comunitarios").click();
    await next();
    await wizard.getByRole("button", { name: "Enviar", exact: true }).click();
    await wizard.getByText("¡Solicitud enviada!").waitFor();
    const said = await wizard.getByText("Tu referencia:").textContent();
    expect(said).toMatch(/MAL-\w{6}$/);
    await wizard.getByRole("heading", { name: "¿Cómo te llamas?" }).waitFor();
    await wizard.getByRole("button", { name: "Cerrar" }).click();
    await wizard.getByText("Tu referencia:").waitFor({ state: "detached" });

    const asked = await server.list("--kind", "trip-request");
    const mine = asked.filter(({ email }: { email: string }) =>
      email.includes(String(viewport.width)),
    );
    expect(mine, place).toMatchObject([
      {
        first_name: "Ana",
        destination: "Un río con sombra",
        interests: ["Proyectos comunitarios"],
      },
    ]);
  });

  test("the partnership form loads, refuses a short text and opens the mail client", async () => {
    const form = page.locator("maloca-partnership");
    const fill = (label: string | RegExp, value: string) => form.getByLabel(label).fill(value);
    const send = form.getByRole("button", { name: "Enviar propuesta" });
    // No mail client is started.
    await page.evaluate(() => {
      const seen = window as { opened?: string[] };
      seen.opened = [];
      window.open = (url) => {
        seen.opened?.push(String(url));
        return null;
      };
    });
    const opened = () => page.evaluate(() => (window as { opened?: string[] }).opened);

    await page.getByText("Cuéntanos qué traes").filter({ visible: true }).click();
    await page.getByText("Escribir la propuesta").click();
    await fill("Nombre", "Ana");
    await fill("Apellido", "Gómez");
    await fill(/^Organización/, "Hotel aliado");
    await form.getByLabel("Tipo de organización").selectOption("hotel");
    await fill("Correo electrónico", "ana@hotel.example");
    await fill(/Teléfono/, "+57 300 123 4567");
    await fill("País", "Colombia");
    await fill(/Tu proyecto/, "Muy corto");
    await fill(/Objetivos/, "Que cada estadía deje un árbol en pie.");
    await send.click();
    await form.getByText("Describe tu proyecto con al menos 50 caracteres").waitFor();
    expect(await opened()).toEqual([]);

    await fill(/Tu proyecto/, "Un circuito de huéspedes que siembran mangle con la comunidad.");
    await send.click();
    await page.getByText("¡Propuesta enviada!").waitFor();
    expect(await opened()).toEqual([expect.stringMatching(/^mailto:alianzas@maloca\.example\?/)]);
  });
});

test("without scripts the forms are shown and a gallery picture opens as a file", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.getByText("Escribir la propuesta").click();
  for (const [tag, button] of [
    ["maloca-partnership", "Enviar propuesta"],
    ["maloca-trip-wizard", "Enviar"],
    ["maloca-newsletter", "Suscribirme"],
  ] as const) {
    const form = page.locator(tag);
    const box = await form.getByRole("button", { name: button }).first().boundingBox();
    expect(box?.height, tag).toBeGreaterThanOrEqual(44);
  }
  await page.locator("#galeria a").first().click();
  await expect.poll(() => page.url()).toBe(server.address("/art/guaviare/noche.svg"));
});
