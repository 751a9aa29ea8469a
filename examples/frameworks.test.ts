// tier: merge

import { formPaths } from "@maloca/catalog/forms";
import { formPageWords, newsletterNotices } from "@maloca/catalog/locales/es";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { color, dark } from "../packages/widgets/src/theme/tokens";
import { expectNoLeaks } from "../packages/widgets/test/no-leaks";
import { applications, openApplication, prepare } from "./test/applications";
import { forgetPack } from "./test/install";
import { book, openWorld, visit } from "./test/world";

// Each application as its developer has it: our packed package and the framework from its registry, installed outside the
// repository, built with its own tools and opened as built.

const world = openWorld();
afterAll(forgetPack);

const press = (page: Page, name: string) =>
  page.getByRole("button", { name }).or(page.getByRole("link", { name })).click();

async function signUp(page: Page, email: string) {
  await page.getByLabel("Tu correo electrónico").fill(email);
  await page.getByRole("button", { name: "Suscribirme" }).click();
}

const destination = (page: Page) => page.getByRole("dialog").getByLabel("Destino", { exact: true });
const news = (page: Page) => page.locator("output").textContent();

/** The colours of an open booking's ground and words, as they are seen: a bundler may write them anew. */
const painted = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) => {
    const { backgroundColor, color } = getComputedStyle(dialog);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    return [backgroundColor, color].map((colour) => {
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const hex = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      return `#${hex.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    });
  });
const lightPaint = [color.card, color.ink];
const darkPaint = [dark.card, dark.ink];

describe.each(applications)("$name", (application) => {
  let host: Awaited<ReturnType<typeof openApplication>>;
  beforeAll(async () => {
    host = await openApplication(await prepare(application), application, world);
  }, limit(60));
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
    },
  );

  test.each(application.openers)(
    "%s: the page decides whether it is light or dark",
    async (opener) => {
      const { page, faults } = await visit(world.browser, host.url);
      await press(page, opener);
      await page.getByRole("dialog").waitFor();
      for (const [colorScheme, paint] of [
        ["light", lightPaint],
        ["dark", application.darkens ? darkPaint : lightPaint],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => painted(page), { message: colorScheme }).toEqual(paint);
      }
      // As a theme switch does, whatever the system's setting.
      for (const [colorScheme, scheme, paint] of [
        ["light", "dark", darkPaint],
        ["dark", "light", lightPaint],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate((scheme) => {
          document.documentElement.style.colorScheme = scheme;
        }, scheme);
        await expect.poll(() => painted(page), { message: `switched: ${scheme}` }).toEqual(paint);
      }
      expect(faults).toEqual([]);
    },
  );

  test("removing it leaves nothing behind, open or closed", async () => {
    const { page, faults } = await visit(world.browser, host.url);
    const [opener] = application.openers.slice(-1) as [string];
    await press(page, opener);
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Quitar" }).evaluate((button) => {
      (button as HTMLButtonElement).click();
    });
    await expect.poll(() => page.locator("maloca-booking, dialog").count()).toBe(0);
    const styles = () =>
      page.evaluate(() => [document.documentElement, document.body].map((it) => it.style.cssText));
    await expect.poll(styles).toEqual(["", ""]);
    /** Puts it there and takes it away. */
    const round = async () => {
      for (const [name, there] of [
        ["Poner", 1],
        ["Quitar", 0],
      ] as const) {
        await press(page, name);
        await expect.poll(() => page.locator("maloca-booking").count()).toBe(there);
      }
    };
    // The element's own rounds are in `leaks.test.ts`, and the component is the same in all.
    const leaks = async (many: number) => {
      for (let left = many; left > 0; left--) await round();
    };
    if (/^React 1\d$/.test(application.name)) await expectNoLeaks(page, 10, leaks);
    else await round();
    expect(faults).toEqual([]);
  });

  if (!application.rendered) return;

  test("the form in the server's HTML is sent", async () => {
    const { page, faults } = await visit(world.browser, host.url);
    const email = `ana@${application.name.toLowerCase()}.example`;
    await signUp(page, email);
    await page.getByText(newsletterNotices.sent.text).waitFor();
    const signups = (await world.leads()).filter((lead) => lead.email === email);
    expect(signups).toMatchObject([{ partner: application.partner }]);
    expect(faults).toEqual([]);
  });

  test("without scripts the form goes through the operator's own, which keeps what was typed", async () => {
    const { page } = await visit(world.browser, host.url, { javaScriptEnabled: false });
    const email = `sin-scripts@${application.name.toLowerCase()}.example`;
    await signUp(page, email);
    await page.waitForURL(({ pathname }) => pathname === formPaths.newsletter);
    expect(await page.locator("input[name=email]").inputValue()).toBe(email);
    await page.getByRole("button", { name: formPageWords.submit }).click();
    await page.getByText(newsletterNotices.sent.title).first().waitFor();
    const signups = (await world.leads()).filter((lead) => lead.email === email);
    expect(signups).toMatchObject([{ partner: application.partner }]);
  });
});
