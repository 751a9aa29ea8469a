import { beforeAll, describe, expect, it } from "vitest";
import { violations } from "../../tooling/browsers/axe";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { writeReport } from "../src/cli/report";
import type { SumsReader } from "../src/cli/stats-table";
import { DAY_MS } from "../src/durations";
import type { Measure, Sum } from "../src/leads/stats";
import { said } from "./in-process";

const now = new Date("2026-11-20T15:00:00Z");
const hostile = '<img src="https://x.example/a.png" onerror="alert(1)"> & "Sol"';

/** A report's data over so many weeks and names. */
function data(weeks: number, names: number): SumsReader {
  const nameOf = (index: number) => `${"Nombre muy largo de un lugar ".repeat(3)}${index}`;
  const list = Array.from({ length: names }, (_, index) => ({
    key: index === 2 ? null : index === 1 ? hostile : nameOf(index),
    leads: 1200 - index * 50,
    kinds: {},
  }));
  const sums: Record<Measure, Sum[]> = {
    week: Array.from({ length: weeks }, (_, index) => ({
      key: new Date(Date.parse("2025-01-06") + index * 7 * DAY_MS).toISOString().slice(0, 10),
      leads: (index * 7) % 23,
      kinds: {},
    })),
    ...{ partner: list, destination: list, source: list },
    kind: names ? [{ key: "booking", leads: 2050, kinds: {} }] : [],
  };
  return {
    robots: async () => names,
    stats: async (by) => sums[by],
    leadStats: async () => sums,
    firstAnswers: async () => ({
      kind: list.slice(0, 3).map(({ key, leads }) => ({
        ...{ key: key ?? "booking", leads, answered: leads - 50, median: 5400, slowest: 90_000 },
      })),
      partner: list.map(({ key, leads }, index) => ({
        ...{ key, leads, answered: index ? 10 : 0 },
        ...{ median: index ? 600 : null, slowest: index ? 86_400 : null },
      })),
    }),
    delays: async () =>
      names
        ? { sent: [5, 4, 3, 2, 1, 0, 1], waiting: 3, dead: 1, median: 74.3, slowest: 90_000 }
        : { sent: [0, 0, 0, 0, 0, 0, 0], waiting: 0, dead: 0, median: null, slowest: null },
  };
}

const samples = { nothing: data(0, 0), little: data(1, 2), much: data(80, 14) };
const pages: Record<string, string> = {};

describe("the report", () => {
  const browser = testBrowser();
  beforeAll(async () => {
    for (const [name, reader] of Object.entries(samples))
      pages[name] = await said(writeReport(reader, now));
  });

  it.each([
    ["nothing", 390, "light"],
    ["little", 390, "dark"],
    ["much", 390, "light"],
    ["much", 1440, "dark"],
  ] as const)("fits with %s in it: %d px, %s", async (name, width, colorScheme) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    const seen: string[] = [];
    page.on("console", (message) => seen.push(message.text()));
    page.on("pageerror", (error) => seen.push(error.message));
    page.on("request", (request) => seen.push(request.url()));
    await page.setContent(pages[name] ?? "");
    const found = await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      const boxes = [...document.querySelectorAll("svg text")].map((text) => ({
        text: text.firstChild?.textContent ?? "",
        box: text.getBoundingClientRect(),
        chart: text.closest("svg"),
      }));
      const overlapping = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.chart === b.chart &&
              a.box.left < b.box.right - 1 &&
              b.box.left < a.box.right - 1 &&
              a.box.top < b.box.bottom - 1 &&
              b.box.top < a.box.bottom - 1,
          )
          .map((b) => `${a.text} / ${b.text}`),
      );
      return {
        wide: document.documentElement.scrollWidth - window.innerWidth,
        outside: boxes.filter(({ box }) => box.right > window.innerWidth || box.left < 0).length,
        overlapping,
        live: document.querySelectorAll("script, img, iframe, [onerror]").length,
      };
    });
    expect(found).toEqual({ wide: 0, outside: 0, overlapping: [], live: 0 });
    expect(seen).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  it("says each number in words, so that no colour is needed", async () => {
    const page = await browser.newPage();
    await page.setContent(pages.much ?? "");
    const text = await page.locator("body").textContent();
    for (const expected of [
      "solicitudes en total2.050",
      "mediana hasta el aviso al equipo1,2 min",
      "Nueve de cada diez avisos salieron en 1 día o menos.",
      "Por semana, las últimas 52",
      "Y 6 más: leads stats.",
      "Sitio propio10 de 1.10010 min1 día",
    ])
      expect(text).toContain(expected);
    const labels = await page
      .locator("svg[role=img]")
      .evaluateAll((all) => all.map((svg) => svg.getAttribute("aria-label")));
    expect(labels).toHaveLength(6);
    expect(labels[1]).toContain(`${hostile}: 1.150`);
    expect(labels[1]).toMatch(/Otros \(6\): [\d.]+$/);
    expect(labels[5]).toMatch(/Hasta 1 min: 5; Hasta 5 min: 4; .*; En espera: 3; Abandonados: 1$/);
    const answers = page.getByRole("table").filter({ hasText: "Respuestas" });
    const firstRow = (table: number) => answers.nth(table).getByRole("row").nth(1).textContent();
    expect(await firstRow(0)).toContain("1.150 de 1.2001,5 horas1 día");
    expect(await firstRow(1)).toMatch(/0 de 1\.200––$/);
    // The separate part has stripes, not only another colour.
    const fills = await page
      .locator("rect.apart")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
    expect(fills).toEqual(Array(8).fill(expect.stringContaining("#stripes")));
    await page.setContent(pages.nothing ?? "");
    expect(await page.getByText("Todavía no hay nada que contar.").count()).toBe(8);
  });

  it("is written in parts, each before the data of the next is read", async () => {
    const read: string[] = [];
    const reader = new Proxy(samples.little, {
      get(target, name: keyof SumsReader) {
        read.push(name);
        return target[name];
      },
    });
    const before: string[][] = [];
    for await (const _ of writeReport(reader, now)) before.push(read.splice(0));
    expect(before).toEqual([[], ["robots"], ["leadStats", "delays"], ["stats"], ["firstAnswers"]]);
    expect(pages.little).toMatch(/^<!doctype html>[\s\S]+<\/html>\n$/);
  });
});
