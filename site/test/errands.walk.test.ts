// tier: merge

import { paymentLink, settings, trips } from "@maloca/catalog";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { PHONE, visitor } from "./visit";

// What a visitor comes for, on a phone: taps and scrolled pixels are counted, never times.

const visit = visitor();

interface Walk {
  taps: number;
  scrolled: number;
}

/** A visitor who taps and scrolls, and counts both. */
async function visitorOn(path: string) {
  const page = await visit(path, { viewport: PHONE, fonts: true });
  const walk: Walk = { taps: 0, scrolled: 0 };
  /** Scrolls until it is in the middle of the window, if it is out of view; a row of cards scrolls sideways, too. */
  const reach = async (what: Locator) => {
    walk.scrolled += await what.evaluate(async (node) => {
      await document.fonts.ready;
      const { top, bottom, left, right } = node.getBoundingClientRect();
      if (top < 68 || bottom > innerHeight || left < 0 || right > innerWidth)
        node.scrollIntoView({ block: "center" });
      const now = node.getBoundingClientRect();
      return Math.round(Math.abs(now.top - top) + Math.abs(now.left - left));
    });
  };
  const tap = async (what: Locator) => {
    await reach(what);
    walk.taps++;
    await what.click();
  };
  /** A tap into the field; typing is no tap. */
  const write = async (field: Locator, text: string) => {
    await tap(field);
    await field.fill(text);
  };
  /** A tap on a link to the messaging app, which is not followed; gives its address. */
  const ask = async (link: Locator) => {
    await reach(link);
    await link.click({ trial: true });
    walk.taps++;
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expect(href).toContain(settings.messaging.phone ? "wa.me" : "//");
    return href;
  };
  return { page, walk, reach, tap, write, ask };
}

type Visitor = Awaited<ReturnType<typeof visitorOn>>;

/** An errand, and what it may cost. */
interface Errand {
  name: string;
  from: string;
  most: Walk;
  go(visitor: Visitor): Promise<void>;
}

/** Pixels that a phone's keyboard takes. */
const KEYBOARD = 336;

const booking = (page: Page) => page.locator("maloca-booking");

const paidFor = (
  paymentLink(
    { subject: "Viaje a Guaviare - Puerta de la Selva", travelers: "2" },
    trips,
    new Date(),
  ) ?? ""
).replace(settings.siteUrl, "");

const errands: Errand[] = [
  {
    name: "December, two people, five million for each",
    from: "/",
    most: { taps: 3, scrolled: 1_200 },
    async go({ page, reach, tap, write }) {
      const finder = page.locator("#buscador");
      await tap(finder.getByText("dic", { exact: true }));
      await write(finder.getByLabel("Personas"), "2");
      const budget = finder.getByLabel("Presupuesto por persona");
      await tap(budget);
      await budget.selectOption({ index: 4 });
      const trip = finder.locator("tbody tr").filter({ visible: true }).last();
      await expect.poll(() => trip.textContent()).toMatch(/2\s×/);
      await reach(trip);
      expect(await finder.locator("tbody tr").filter({ visible: true }).count()).toBeLessThan(13);
    },
  },
  {
    name: "compare a trip's packages",
    from: "/guaviare",
    most: { taps: 2, scrolled: 500 },
    async go({ page, tap, reach }) {
      await tap(page.getByRole("link", { name: "Precios", exact: true }));
      await tap(page.getByRole("link", { name: "Comparar los paquetes" }));
      const table = page.getByRole("table");
      await reach(table);
      expect(await table.getByRole("columnheader").count()).toBe(2);
    },
  },
  {
    name: "ask for a place",
    from: "/guaviare",
    most: { taps: 6, scrolled: 420 },
    async go({ page, tap, write }) {
      await tap(page.getByRole("button", { name: "Reservar mi lugar" }).first());
      const form = booking(page);
      await form.getByLabel("Destino").waitFor();
      await write(form.locator("[name=name]"), "Ana Gómez");
      await write(form.locator("[name=email]"), "ana@correo.example");
      await write(form.locator("[name=phone]"), "+57 300 123 4567");
      await write(form.locator("[name=dates]"), "10 al 14 de diciembre");
      await write(form.locator("[name=travelers]"), "2 adultos");
      await form.getByRole("button", { name: /Enviar/ }).waitFor();
    },
  },
  {
    name: "pay 30 % for two",
    from: "/guaviare",
    most: { taps: 6, scrolled: 1_300 },
    async go({ page, tap, write }) {
      await tap(page.getByRole("link", { name: "Precios", exact: true }));
      await page.waitForURL(/#paquetes/);
      await tap(page.locator("#paquetes [data-package]").first());
      const dialog = booking(page);
      await dialog.locator("[name=name]").first().waitFor();
      const share = await dialog.evaluate(({ shadowRoot }) => {
        const box = (part: string) =>
          shadowRoot?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return (box("dialog").bottom - box("header").bottom) / box("dialog").height;
      });
      expect(share, "of the sheet is the form's").toBeGreaterThanOrEqual(2 / 3);
      await write(dialog.locator("[name=name]").first(), "Ana Gómez");
      await write(dialog.locator("[name=travelers]"), "2");
      await tap(dialog.getByRole("button", { name: "Pagar anticipo o total" }));
      const total = dialog.getByLabel("Valor total del viaje (COP)");
      const digits = (text: string) => text.replace(/\D/g, "");
      await expect.poll(async () => digits(await total.inputValue())).toBe("4724000");
      expect(await dialog.getByLabel("Nombre del viajero").inputValue()).toBe("Ana Gómez");
      expect(await dialog.getByLabel("Anticipo (30 %)").isChecked()).toBe(true);
      const now = dialog.locator("dd").first();
      await expect.poll(async () => digits((await now.textContent()) ?? "")).toBe("1417200");
      await tap(dialog.getByRole("button", { name: "Continuar por WhatsApp" }));
    },
  },
  {
    name: "pay by the link that the team sends",
    from: paidFor,
    most: { taps: 2, scrolled: 700 },
    async go({ page, write, tap }) {
      const dialog = page.locator("maloca-payment");
      const total = dialog.getByLabel("Valor total del viaje (COP)");
      await expect.poll(() => total.inputValue()).toMatch(/4\.724\.000/);
      await write(dialog.getByLabel("Nombre del viajero"), "Ana Gómez");
      await tap(dialog.getByRole("button", { name: "Continuar por WhatsApp" }));
    },
  },
  {
    name: "how one cancels, and who answers it",
    from: "/guaviare",
    most: { taps: 2, scrolled: 700 },
    async go({ page, tap, ask }) {
      await tap(page.getByRole("link", { name: "Qué incluye y cómo se paga" }));
      await page.waitForURL(/#antes/);
      await page.locator("#antes", { hasText: "cómo se cancela" }).waitFor();
      await ask(page.locator("#antes a"));
    },
  },
  {
    name: "what a visitor asks before a booking, from its form",
    from: "/guaviare",
    most: { taps: 3, scrolled: 0 },
    async go({ page, tap, write }) {
      await tap(page.getByRole("button", { name: "Reservar mi lugar" }).first());
      const name = booking(page).locator("[name=name]");
      await write(name, "Ana Gómez");
      await tap(booking(page).getByRole("link", { name: "Antes de reservar" }));
      await expect.poll(() => name.isVisible()).toBe(false);
      const title = page.getByRole("heading", { name: "Antes de reservar" });
      await expect
        .poll(() => title.evaluate((node) => node.getBoundingClientRect().top))
        .toBeLessThan(PHONE.height / 2);
      expect(await name.inputValue()).toBe("Ana Gómez");
    },
  },
  {
    name: "write to a person, from the home page",
    from: "/",
    most: { taps: 1, scrolled: 0 },
    async go({ page, ask }) {
      await ask(page.getByRole("link", { name: "Escribir por WhatsApp" }).first());
    },
  },
  {
    name: "write to a person, from a trip",
    from: "/guaviare",
    most: { taps: 2, scrolled: 1_100 },
    async go({ page, walk, reach, tap }) {
      await reach(page.locator("main section").nth(1).locator("ul"));
      // The bar with the button slides in: until it stands, the button is below the window.
      const help = page.locator("maloca-help [part=button]");
      await expect
        .poll(() => help.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight))
        .toBe(true);
      await tap(help);
      await page.locator("maloca-help [part=panel] a").first().waitFor();
      walk.taps++;
    },
  },
  {
    name: "twenty people, a million and a half for each",
    from: "/",
    most: { taps: 3, scrolled: 600 },
    async go({ page, reach, tap, write }) {
      const finder = page.locator("#buscador");
      await write(finder.getByLabel("Personas"), "20");
      const budget = finder.getByLabel("Presupuesto por persona");
      await tap(budget);
      await budget.selectOption({ index: 1 });
      const trip = finder.locator("tbody tr").filter({ visible: true });
      await expect.poll(() => trip.count()).toBe(1);
      await reach(trip);
      expect(await trip.textContent()).toMatch(/^La Guajira.*29\.000\.000/);
      await tap(trip.getByRole("link"));
      await page.waitForURL(/guajira/);
    },
  },
  {
    name: "volunteer for some weeks",
    from: "/",
    most: { taps: 2, scrolled: 2_200 },
    async go({ page, tap, ask }) {
      await tap(page.locator("#programas a[href*='semanas']"));
      await page.waitForURL(/voluntariado/);
      await ask(page.locator("#semanas").getByRole("link", { name: "Pedir las semanas" }));
    },
  },
  {
    name: "volunteer for some weeks, from a trip",
    from: "/guaviare",
    most: { taps: 3, scrolled: 1_000 },
    async go({ page, tap, ask }) {
      await tap(page.getByRole("button", { name: "Menú" }));
      await tap(page.locator("header nav[popover]").getByRole("link", { name: "Voluntariado" }));
      await page.waitForURL(/voluntariado/);
      await ask(page.locator("#semanas").getByRole("link", { name: "Pedir las semanas" }));
    },
  },
  {
    name: "a hotel's proposal",
    from: "/",
    most: { taps: 11, scrolled: 1_000 },
    async go({ page, tap, write }) {
      await tap(page.getByRole("link", { name: "Alianzas", exact: true }).first());
      await page.waitForURL(/#aliados/);
      const fold = (summary: string) => page.locator("#aliados summary", { hasText: summary });
      await tap(fold("Cuéntanos qué traes"));
      await tap(fold("Escribir la propuesta"));
      const form = page.locator("maloca-partnership");
      await write(form.locator("[name=firstName]"), "Ana");
      await write(form.locator("[name=lastName]"), "Gómez");
      await write(form.locator("[name=organizationName]"), "Hotel del Río");
      const kind = form.locator("[name=organizationType]");
      await tap(kind);
      await kind.selectOption("hotel");
      await write(form.locator("[name=email]"), "ana@hotel.example");
      await write(form.locator("[name=country]"), "Colombia");
      await write(form.locator("[name=projectDescription]"), "Huéspedes que quieren ir al río.");
      await write(form.locator("[name=objectives]"), "Que el pueblo reciba su parte.");
      await form.getByRole("button", { name: "Enviar propuesta" }).waitFor();
    },
  },
  {
    name: "a professor with twenty students",
    from: "/",
    most: { taps: 3, scrolled: 2_600 },
    async go({ page, tap, ask }) {
      const fold = page.locator("#aliados details").filter({ hasText: "Universidades" });
      await tap(fold.locator("summary"));
      await tap(fold.getByRole("link"));
      await page.waitForURL(/voluntariado/);
      const link = page.getByRole("link", { name: "Preguntar por un grupo" });
      expect(await ask(link)).toContain("estudiantes");
    },
  },
];

test("above a phone's keyboard each field of the booking is seen while it is filled in", async () => {
  const page = await visit("/guaviare", { viewport: PHONE, fonts: true });
  await page.getByRole("button", { name: "Reservar mi lugar" }).first().click();
  const form = booking(page);
  await form.locator("[name=name]").first().waitFor();
  await page.setViewportSize({ ...PHONE, height: PHONE.height - KEYBOARD });
  const fields = form.locator("[part=field] :is(input, textarea)");
  expect(await fields.count()).toBeGreaterThanOrEqual(6);
  for (const field of await fields.all()) {
    await field.focus();
    const name = await field.getAttribute("name");
    await expect
      .poll(
        () =>
          field.evaluate((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            const seen = (node.getRootNode() as ShadowRoot).elementFromPoint(
              (left + right) / 2,
              (top + bottom) / 2,
            );
            return seen === node && top >= 0 && bottom <= innerHeight;
          }),
        { message: name ?? "" },
      )
      .toBe(true);
  }
});

test.each(errands)("$name: no more taps and pixels than stated", async (errand) => {
  const visitor = await visitorOn(errand.from);
  await errand.go(visitor);
  const { taps, scrolled } = visitor.walk;
  console.info(`${errand.name}: ${taps} taps, ${scrolled} px`);
  expect(taps).toBeLessThanOrEqual(errand.most.taps);
  expect(scrolled).toBeLessThanOrEqual(errand.most.scrolled);
});
