// tier: merge

import { expect, test } from "vitest";
import { holdBack } from "../../packages/widgets/test/built";
import { realServer } from "./real-server";
import { emptyPages, PHONE, recordShifts, shiftsOf } from "./visit";

// The home page's forms, which are in its HTML before any script, on the real server.

/** After loading, a page fetches only its widgets' code. */
const CODE = "**/assets/widgets-*/**";

const server = realServer();
const open = emptyPages();

test("the newsletter form keeps text, focus and position when its code loads, and is stored", async () => {
  const page = await open();
  await recordShifts(page);
  await page.goto(server.address());
  const arrive = await holdBack(page, CODE);
  const email = page.getByLabel("Tu correo electrónico");
  const isLoaded = () => page.evaluate(() => customElements.get("maloca-newsletter") !== undefined);
  await email.pressSequentially("ana@exa");
  const field = await email.elementHandle();
  const place = () => field?.evaluate((input) => input.getBoundingClientRect().top + scrollY);
  const before = await place();
  expect(await isLoaded()).toBe(false);

  arrive();
  await expect.poll(isLoaded).toBe(true);
  await page.keyboard.type("mple.com");
  expect(
    await field?.evaluate((input: HTMLInputElement) => [input.isConnected, input.value]),
  ).toEqual([true, "ana@example.com"]);
  expect(await place()).toBe(before);
  expect(await shiftsOf(page)).toBe(0);

  await page.keyboard.press("Enter");
  await page.getByText("Te has suscrito exitosamente a nuestro newsletter.").waitFor();
  expect(await server.list("--kind", "newsletter")).toMatchObject([{ email: "ana@example.com" }]);
});

test("the trip wizard loads, goes through its four steps and is stored", async () => {
  const page = await open({ viewport: PHONE });
  await page.goto(server.address());
  const wizard = page.locator("maloca-trip-wizard");
  const fill = (label: string, value: string) =>
    wizard.getByLabel(label, { exact: true }).fill(value);
  const next = () => wizard.getByRole("button", { name: "Continuar" }).click();
  // On a phone it is folded: a link to its section opens it.
  await page.getByRole("link", { name: "Armar mi viaje" }).click();
  await fill("Nombre", "Ana");
  await fill("Apellido", "Gómez");
  await next();
  await fill("Correo electrónico", "ana@example.com");
  await next();
  await wizard.getByText("Proyectos comunitarios").click();
  await next();
  await wizard.getByRole("button", { name: "Enviar", exact: true }).click();
  await wizard.getByText("¡Solicitud enviada!").waitFor();
  expect(await server.list("--kind", "trip-request")).toMatchObject([
    { first_name: "Ana", interests: ["Proyectos comunitarios"] },
  ]);
});
