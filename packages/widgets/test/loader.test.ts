import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../../.config/browser.mjs";
import { openPage } from "./built";

// A page with the loader alone: nothing is loaded until it is needed.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("an `open` attribute wakes an element that still sleeps", async () => {
  const page = await openPage(
    browser,
    '<maloca-booking destination="Guaviare"></maloca-booking><script src="/maloca.js"></script>',
  );
  expect(await page.evaluate(() => customElements.get("maloca-booking"))).toBeUndefined();
  await page.locator("maloca-booking").evaluate((element) => element.setAttribute("open", ""));
  await page.waitForSelector("maloca-booking dialog[open]");
  await page.close();
});

test("a request that was kept is sent on the next visit, once the visitor stirs", async () => {
  const answer = { status: 500, body: "{}" };
  const page = await openPage(
    browser,
    '<maloca-contact></maloca-contact><script src="/maloca.js"></script>',
    answer,
  );
  await page.mouse.move(5, 5);
  await page.locator("maloca-contact [name=name]").fill("Ana Gómez");
  await page.locator("maloca-contact [name=email]").fill("ana@example.com");
  await page.locator("maloca-contact [name=message]").fill("¿Hay cupo?");
  await page.locator("maloca-contact [part=submit]").click();
  await page.locator("maloca-contact [part=unsent]").click();
  await page.getByText("Guardado en este dispositivo, sin enviar.").waitFor();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.headers()["idempotency-key"] as string);
  });
  answer.status = 200;
  answer.body = '{"success":true,"reference":"MAL-1"}';
  const key = await page.evaluate(
    () => JSON.parse(localStorage.getItem("maloca-unsent") as string)[0].to.idempotencyKey,
  );
  await page.reload();
  await page.mouse.move(9, 9);
  await page.getByText("¡Mensaje enviado!").waitFor();
  expect(sent).toEqual([key]);
  expect(await page.evaluate(() => localStorage.getItem("maloca-unsent"))).toBeNull();
  await page.close();
});

test("signal lost between typing and sending: what keeps the request is there, and it goes out later", async () => {
  const answer = { status: 200, body: '{"success":true,"reference":"MAL-1"}' };
  const page = await openPage(
    browser,
    '<maloca-contact></maloca-contact><script src="/maloca.js"></script>',
    answer,
  );
  await page.mouse.move(5, 5);
  const outbox = page.waitForResponse("**/outbox.js");
  await page.locator("maloca-contact [name=name]").fill("Ana Gómez");
  await page.locator("maloca-contact [name=email]").fill("ana@example.com");
  await page.locator("maloca-contact [name=message]").fill("¿Hay cupo?");
  await (await outbox).finished();
  await page.route("**/*", (route) => route.abort());
  await page.evaluate(() =>
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
  );
  await page.locator("maloca-contact [part=submit]").click();
  await page.getByText("Sin señal.").waitFor();
  await page.locator("maloca-contact [part=unsent]").click();
  await page.getByText("Guardado en este dispositivo, sin enviar.").waitFor();

  await page.unroute("**/*");
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("online"));
  });
  await page.getByText("¡Mensaje enviado!").waitFor();
  expect(await page.locator("maloca-contact [name=message]").inputValue()).toBe("");
  await page.close();
});
