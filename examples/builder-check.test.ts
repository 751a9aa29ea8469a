// tier: merge

import { beforeAll, expect, test } from "vitest";
import { callsLoopback } from "../packages/server/test/receiver";
import { violations } from "../packages/tooling/browsers/axe";
import { openBuilder, openPartner, pageOf } from "./test/builder";
import { book, openWorld, serve } from "./test/world";

// "Comprobar mi página": what it says of a page, beside what that page really does in a browser.
// `packages/builder/test/check-page.test.ts` has all that it says of a source.

const world = openWorld(callsLoopback);
const builder = openBuilder(world);

const link = '<a href="https://wa.me/573000000000">Reservar</a>';
const booking = `<maloca-booking destination="Guaviare">${link}</maloca-booking>`;
const loader = () => `<script async src="${world.url}/cdn/v1/maloca.js"></script>`;
const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

/** What the builder says of a page: `Lo impide …`. */
async function check(source: string): Promise<string[]> {
  const { page } = builder;
  await page.getByLabel("Código fuente de tu página").fill(source);
  await page.getByRole("button", { name: "Comprobar" }).click();
  await page.getByText(/^(No encontramos nada|Encontramos)/).waitFor();
  return page.locator("[data-kind]").allTextContents();
}

/** How far a visitor comes on a page: to the link, to the form, or to a request that is sent. */
async function visitorsWay(source: string): Promise<"link" | "form" | "sent"> {
  const { page } = await openPartner(world, source);
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.getByText("Reservar", { exact: true }).click();
  // A link that nothing holds back leads to WhatsApp.
  const reached = page
    .getByRole("dialog")
    .or(page.getByText("WhatsApp", { exact: true }))
    .first();
  await reached.waitFor();
  if (page.url().startsWith("https://wa.me/")) return "link";
  await book(page, "Ana de la prueba", "", /no (se )?pudimos|problema|no se envió|enviada/i);
  return (await page.getByText("¡Solicitud enviada!").count()) ? "sent" : "form";
}

let origin: string;
let loaderText: string;
beforeAll(async () => {
  origin = world.url;
  loaderText = await (await fetch(`${origin}/cdn/maloca.js`)).text();
});

test.each<[title: string, source: () => string, way: string, said?: RegExp]>([
  ["a page as it is copied", () => loader() + booking, "sent"],
  [
    "a policy without the operator's scripts",
    () => policy("script-src 'self'") + loader() + booking,
    "link",
    /^Lo impide.*script-src/,
  ],
  [
    "a policy without the operator's connections",
    () => policy(`script-src ${origin}; connect-src 'self'`) + loader() + booking,
    "form",
    /^Lo impide.*connect-src/,
  ],
  [
    "a nonce alone, which the files that load later take over",
    () =>
      policy(`script-src 'nonce-abc'; connect-src ${origin}`) +
      loader().replace("<script", '<script nonce="abc"') +
      booking,
    "sent",
  ],
  [
    "the loader imported by a module",
    () => `<script type="module">import "${origin}/cdn/v1/maloca.js";</script>${booking}`,
    "link",
    /^Lo impide.*«import»/,
  ],
  [
    "the loader's text in the page",
    () => `<script>${loaderText.replaceAll("</", "<\\/")}</script>${booking}`,
    "link",
    /^Lo impide.*copiado dentro de la página/,
  ],
])("%s", async (_title, markup, way, said) => {
  const source = pageOf(markup());
  const findings = await check(source);
  expect(await visitorsWay(source)).toBe(way);
  const bad = findings.filter((text) => !text.startsWith("Bien"));
  expect(bad).toEqual(said ? [expect.stringMatching(said)] : []);
});

test("a pasted page is read and not run, and what is said of it breaks no rule of accessibility", async () => {
  await check(pageOf(`<script>document.title = "ran"</script><img src=x onerror="alert(1)">`));
  expect(await builder.page.title()).not.toBe("ran");
  expect(await violations(builder.page)).toEqual([]);
});

/** What the builder says of a page that the server reads. */
async function checkAddress(url: string): Promise<string[]> {
  const { page } = builder;
  await page.getByLabel("Dirección de tu página").fill(url);
  await page.getByRole("button", { name: "Leer mi página" }).click();
  await page.getByText(/^Leímos /).waitFor();
  return page.locator("[data-kind]").allTextContents();
}

test("a page's address is enough, and its headers count", async () => {
  const host = await serve((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", [
      "default-src *",
      "connect-src 'self', img-src *",
    ]);
    response.end(pageOf(loader() + booking));
  });
  expect(await checkAddress(host)).toEqual([
    expect.stringMatching(/^Lo impide.*connect-src/),
    expect.stringMatching(/^Bien/),
    expect.stringMatching(/^Bien/),
  ]);
});

/** What the builder says once it has opened the page of which it has the source. */
async function tryOut(): Promise<string> {
  const { page } = builder;
  await page.getByRole("button", { name: "Abrir mi página aquí y probarla" }).click();
  const said = page.locator("[data-kind]").filter({ hasText: "Abrimos tu página" });
  await said.waitFor();
  return (await said.textContent()) ?? "";
}

test.each<[title: string, source: () => string, said: RegExp]>([
  ["opens a booking", () => loader() + booking, /^Bien.*se abrió «<maloca-booking>»/],
  [
    "has a policy that keeps the code away",
    () => policy("script-src 'unsafe-inline'") + loader() + booking,
    /^Lo impide.*no dejó cargar el código.*script-src/,
  ],
  ["has nothing to press", () => loader(), /^Mira esto.*no había nada que tocar/],
])("a page that %s does so in the builder's frame", async (_title, source, said) => {
  await check(pageOf(source()));
  expect(await tryOut()).toMatch(said);
});

test("a page that forbids frames is not opened, and the builder says which header forbids it", async () => {
  const host = await serve((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("x-frame-options", "DENY");
    response.end(pageOf(loader() + booking));
  });
  const said = await checkAddress(host);
  expect(said.at(-1)).toMatch(/^Mira esto.*no se deja abrir.*X-Frame-Options: DENY/);
  expect(await builder.page.getByRole("button", { name: /^Abrir mi página/ }).count()).toBe(0);
});

test("what cannot be read is reported beside its field, with a way out", async () => {
  const { page } = builder;
  const field = page.getByLabel("Dirección de tu página");
  const ask = async (address: string, message: RegExp) => {
    await field.fill(address);
    await page.getByRole("button", { name: "Leer mi página" }).click();
    await page.getByText(message).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  };
  await ask("", /^Escribe primero la dirección/);
  await ask(
    "otro-hotel.example/viajes",
    /otro-hotel\.example no está en la lista CHECK_HOSTS.*pega el código/,
  );
  await ask(`${world.url}/nada`, /^Tu servidor respondió 404/);
  await ask(`${world.url}/cdn/v1/maloca.js`, /^En esa dirección no hay una página/);
  expect(await page.locator("[data-kind]").count()).toBe(0);
});

test("a link from the guides leads to it, and an operator who lists no hosts has no field for an address", async () => {
  const page = await world.browser.newPage();
  await page.route("**/page-check", (route) => route.fulfill({ json: { reads: false } }));
  const asked = page.waitForResponse("**/page-check");
  await page.goto(`${world.url}/cdn/insertar.html#check`);
  await asked;
  const title = page.getByRole("heading", { name: "Comprobar mi página" });
  await expect
    .poll(() => title.evaluate((node) => node.getBoundingClientRect().top))
    .toBeLessThan(700);
  await page.getByLabel("Código fuente de tu página").waitFor();
  expect(await page.getByLabel("Dirección de tu página").count()).toBe(0);
});
