import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright";
import { beforeAll, expect } from "vitest";
import { book, servePage, visit, type World } from "./world";

const PARTNER = 'Hotel "La Cabaña" & [Río]';

/** The builder's page, opened before the tests of the calling file. */
export function openBuilder(world: World) {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await visit(world.browser, `${world.url}/cdn/insertar.html`, {
      permissions: ["clipboard-read", "clipboard-write"],
    }));
  });

  /** The part with the sample and the code; the brand's editor has texts to copy too. */
  const result = () => page.locator("section", { has: page.locator("iframe") });

  const show = async (way: string) => {
    await page.getByText(way, { exact: true }).click();
    const more = result().locator("details:not([open]) > summary");
    if (await more.count()) await more.click();
  };

  const builder = {
    get page() {
      return page;
    },
    /** Its errors and warnings so far. */
    get faults() {
      return faults;
    },
    widget: () => page.getByLabel("¿Qué quieres mostrar?").first(),
    sample: () => page.frameLocator("iframe"),

    /** Chooses a booking as a hotel would. */
    async choose() {
      await builder.widget().selectOption("Reserva");
      await page.getByLabel("Destino").selectOption("La Macarena");
      await page.getByLabel("Paquete").selectOption("Aventura Completa");
      await page.getByLabel("Nombre de tu negocio").fill(PARTNER);
      await page.getByLabel("Marca", { exact: true }).fill("#7a1f5c");
      await page.getByLabel(/^Pedir la autorización/).setChecked(true);
    },

    /** The code for a kind of page, copied by its buttons, read from the clipboard; the newest first. */
    async copy(way: string): Promise<string[]> {
      await show(way);
      const texts: string[] = [];
      for (const button of await result().getByRole("button", { name: "Copiar" }).all()) {
        await button.click();
        texts.push(await page.evaluate(() => navigator.clipboard.readText()));
      }
      return texts;
    },

    /** The same code as shown on the page. */
    async written(way: string): Promise<string[]> {
      await page.getByText(way, { exact: true }).click();
      return result()
        .locator("textarea[readonly]")
        .evaluateAll((all) => all.map((text) => (text as HTMLTextAreaElement).value));
    },
  };
  return builder;
}

export const pageOf = (markup: string) =>
  `<!doctype html><html lang="es-CO"><meta charset="utf-8"><title>Hotel</title>${markup}</html>`;

/** Opens a partner's page from another origin. */
export const openPartner = async (world: World, html: string, query = "") =>
  visit(world.browser, (await servePage(html)) + query);

/**
 * The booking opens in the chosen colours, loads files of that address only, and is stored with its
 * partner.
 */
export async function expectBooking(
  world: World,
  html: string,
  name: string,
  address = /^\/cdn\/v\d+\.\d+\.\d+\//,
) {
  const { page, faults } = await openPartner(world, html);
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.push(pathname);
  });
  await page.getByText("Reservar", { exact: true }).click();
  const form = page.getByRole("dialog");
  expect(await form.getByLabel("Destino").inputValue()).toBe(
    "Viaje a La Macarena - Aventura Completa",
  );
  const brand = (node: Element) => getComputedStyle(node).getPropertyValue("--maloca-brand");
  expect(await form.evaluate(brand)).toBe("#7a1f5c");
  await form.getByRole("button", { name: "Pagar anticipo o total" }).click();
  await page.getByText(/^Anticipo \(50\s%\)/).waitFor();
  await page.getByRole("button", { name: "Volver" }).click();
  await form.getByLabel(/Autorizo/).check();
  await book(page, name, "");
  expect(await world.leads()).toContainEqual(expect.objectContaining({ name, partner: PARTNER }));
  expect(files.filter((file) => !address.test(file))).toEqual([]);
  expect(faults).toEqual([]);
}

/** The component in an application of its own, with the built package. */
export async function bundle(component: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from "react-dom/client";
        ${component}
        createRoot(document.body.appendChild(document.createElement("div"))).render(<Maloca />);`,
      loader: "tsx",
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
    },
    bundle: true,
    // The package as installed, not its sources.
    tsconfigRaw: "{}",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    outdir: "out",
    write: false,
    logLevel: "error",
  });
  const [script, style] = outputFiles.map(({ text }) => text);
  return `<style>${style}</style><body><script type="module">${script?.replaceAll("</script", "<\\/script")}</script>`;
}
