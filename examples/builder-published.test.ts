// tier: merge

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { programs, run } from "../packages/server/test/programs";
import { temporaryFolder } from "../packages/server/test/temporary-folder";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { openBuilder } from "./test/builder";
import { openWorld } from "./test/world";

// The builder page where other trips and prices are published than the build has.

const DATA_DIR = join(await temporaryFolder(), "data");
const world = openWorld({ DATA_DIR });
const command = (...args: string[]) => run(programs.leads, args, { DATA_DIR });

beforeAll(async () => {
  const folder = await temporaryFolder();
  await command("content", "export", folder);
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
  const recipe = fileURLToPath(new URL("../docs/recipes/trip-page.md", import.meta.url));
  const [, amazonas = ""] = /```json\n(\{.*?)```/s.exec(await readFile(recipe, "utf8")) ?? [];
  await writeFile(join(folder, "trips/amazonas.json"), amazonas);
  await edit("home.json", (text) => text.replace('"guajira"', '"amazonas"'));
  await edit("trips/macarena.json", (text) => text.replace("2650000", "2712345"));
  await command("content", "import", folder);
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${world.url}/cdn/operator.json`)).text()).toContain("2712345"),
    { timeout: limit(30) },
  );
});

const builder = openBuilder(world);

test("the page, its code and its check have the trips and prices that are published", async () => {
  const { page, widget, written, sample } = builder;
  const choose = async (trip: string, name: string) => {
    await page.getByLabel("Destino").selectOption(trip);
    await page.getByLabel("Paquete").selectOption(name);
  };
  await widget().selectOption("Pago");
  await choose("La Macarena", "Esencial");
  expect((await written("HTML"))[0]).toContain('amount="2712345"');
  await sample().locator('maloca-payment[amount="2712345"]').waitFor({ state: "attached" });
  expect((await written("React"))[1]).toContain("amount={2712345}");

  const trips = await page.getByLabel("Destino").locator("option").allTextContents();
  expect(trips).toContain("Amazonas");
  expect(trips).not.toContain("La Guajira");
  await widget().selectOption("Reserva");
  await choose("Amazonas", "Orilla");
  expect((await written("WordPress"))[1]).toMatch(/destination="Amazonas" package="Orilla"/);
  expect((await written("HTML"))[0]).toContain('amount="2400000"');

  await page
    .getByLabel("Código fuente de tu página")
    .fill('<maloca-booking destination="Amazonaz"><a href="/">Reservar</a></maloca-booking>');
  await page.getByRole("button", { name: "Comprobar" }).click();
  await page.getByText(/«?Amazonaz»?.*Amazonas/).waitFor();

  // The gallery of the first trip, before one is chosen.
  await widget().selectOption("Contacto");
  await widget().selectOption("Galería");
  expect(await page.getByLabel("Destino").inputValue()).toBe("amazonas");
  const [, alt] = /alt="([^"]+)"/.exec((await written("HTML"))[0] ?? "") ?? [];
  expect(alt).toBeTruthy();
  expect(builder.faults).toEqual([]);
});
