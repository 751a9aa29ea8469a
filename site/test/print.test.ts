// tier: merge

import { settings, trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";
import { visitor } from "./visit";

const visit = visitor();

/** A sheet of A4 between its margins, and how many a trip may take. */
const SHEET = { width: 672, height: 1000 };
const PAGES = 3;

describe.each(trips.map(({ slug }) => slug))("/%s on paper", (slug) => {
  test("prints facts, lists, days and contact", async () => {
    const page = await visit(`/${slug}`, { viewport: SHEET });
    await page.emulateMedia({ media: "print" });
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
    const seen = (await page.locator("body").innerText()).replace(/\s+/g, " ");

    const main = documentOf(`/${slug}`).querySelector("main") as HTMLElement;
    const lists = [...main.querySelectorAll("h3")]
      .filter((title) => /^(No i|I)ncluye$/.test(textOf(title)))
      .flatMap((title) => texts(title.parentElement as Element, "li"));
    expect(lists.length).toBeGreaterThan(7);
    const steps = textOf(
      [...main.querySelectorAll("h2")].find((h2) => /Cómo reservar/.test(textOf(h2))),
    );
    const days = [...main.querySelectorAll("section > ol")]
      .filter((list) => !steps || !textOf(list.parentElement).startsWith(steps))
      .flatMap((list) => texts(list, "h3"));
    for (const words of [
      textOf(main.querySelector("h1")),
      ...texts(main.querySelector("dl") as Element, "dd"),
      ...texts(main, "#paquetes h3"),
      ...lists,
      ...days,
      settings.phone,
      settings.email,
      settings.supportHours,
    ]) {
      expect(seen).toContain(words);
    }

    for (const screen of ["header nav", "button", "img", "maloca-lightbox", "maloca-help"]) {
      expect(await page.locator(`${screen}:visible`).count(), screen).toBe(0);
    }
    expect(seen).not.toContain("Agenda tu Viaje");
    // What is included is a word, and no mark of the screen hangs at the sheet's corner.
    expect(await page.getByText("Solo diferencias").isVisible()).toBe(false);
    const lost = await page.locator("main").evaluate((node) =>
      [...node.querySelectorAll("*")].flatMap((one) => {
        const { content, position } = getComputedStyle(one, "::before");
        const clipped = one.matches("td > span") && getComputedStyle(one).clipPath !== "none";
        const adrift = content !== "none" && position === "absolute";
        return clipped || adrift ? [one.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(lost).toEqual([]);

    const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(PAGES);
  });
});
