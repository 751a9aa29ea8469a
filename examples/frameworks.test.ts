import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leftBy } from "../packages/widgets/test/left-by";
import { command, copyExample, forgetPack, install, manifestOf } from "./test/install";
import { book, openWorld, serve, visit, type World } from "./test/world";

// Each application as its developer has it: our package from `npm pack` and the framework from the
// registry, installed outside the house, built by its own build and opened as built.

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  await forgetPack();
});

interface Application {
  name: string;
  /** Folders of the example, a later one over an earlier one; the last has the package.json. */
  folders: string[];
  partner: string;
  /** What opens a booking: a button each. */
  openers: string[];
}

const element = "Reservar con el elemento";
const react = {
  partner: "Agencia Río Arriba",
  openers: ["Reservar con el componente", element],
};

const applications: Application[] = [
  { name: "React 19", folders: ["react"], ...react },
  { name: "React 18", folders: ["react", "react-18"], ...react },
  { name: "Vue", folders: ["vue"], partner: "Hostal La Ceiba", openers: [element] },
  { name: "Svelte", folders: ["svelte"], partner: "Finca El Roble", openers: [element] },
];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves what a build has left, as any static host does. */
const serveFolder = (folder: string) =>
  serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = normalize(
      join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname),
    );
    const content = await readFile(file).catch(() => undefined);
    // A browser asks for an icon, and no example has one.
    response.statusCode = content ? 200 : pathname === "/favicon.ico" ? 204 : 404;
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(content);
  });

async function build({ folders }: Application) {
  const last = folders.at(-1) as string;
  const folder = await install(last, await manifestOf(last));
  await copyExample(folders, folder, world.adapt);
  await command("npm", ["run", "build"], folder);
  return folder;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const destination = (page: Page) => page.getByRole("dialog").getByLabel("Destino", { exact: true });
const news = (page: Page) => page.locator("output").textContent();

describe.each(applications)("$name", (application) => {
  let host: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    host = await serveFolder(join(await build(application), "dist"));
  }, 300_000);
  afterAll(() => host?.close());

  test.each(application.openers)(
    "%s: options, events and a booking from end to end",
    async (opener) => {
      const { page, faults } = await visit(world.browser, host.url);
      await press(page, opener);
      await expect
        .poll(() => destination(page).inputValue())
        .toBe("Viaje a Guaviare - consulta general");
      expect(await page.getByRole("dialog").getByRole("checkbox").count()).toBe(2);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: opener, expanded: false }).waitFor();

      await press(page, "Prefiero el Chocó");
      await press(page, opener);
      await expect
        .poll(() => destination(page).inputValue())
        .toBe("Viaje a Chocó - consulta general");
      const name = `Ana, ${application.name}, ${opener}`;
      await book(page, name);
      const [lead] = (await world.leads()).filter((lead) => lead.name === name);
      expect(lead).toMatchObject({
        partner: application.partner,
        destination: "Viaje a Chocó - consulta general",
        experiences: "Clase de surf",
      });
      await expect.poll(() => news(page)).toContain(`${name}: ${lead?.reference}`);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("taking it away leaves nothing, open or closed", async () => {
    const { page, faults } = await visit(world.browser, host.url);
    const [opener] = application.openers.slice(-1) as [string];
    await press(page, opener);
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Quitar" }).evaluate((button) => {
      (button as HTMLButtonElement).click();
    });
    await expect.poll(() => page.locator("maloca-booking, dialog").count()).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.getAttribute("style") || null),
    ).toBeNull();
    expect(await page.evaluate(() => document.body.getAttribute("style") || null)).toBeNull();
    await leftBy(page, 20, async (many) => {
      for (let round = 0; round < many; round++) {
        for (const [name, there] of [
          ["Poner", 1],
          ["Quitar", 0],
        ] as const) {
          await press(page, name);
          await expect.poll(() => page.locator("maloca-booking").count()).toBe(there);
        }
      }
    });
    expect(faults).toEqual([]);
    await page.close();
  });
});
