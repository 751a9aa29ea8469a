// tier: merge

import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// A visitor's system settings, in every widget: reduced motion, forced colours, paper.

const browser = testBrowser();
const CDN = new URL("../dist/cdn/", import.meta.url);

const open = (name: WidgetName, options: BrowserContextOptions) =>
  openPage(browser, `<script src="/maloca.js"></script>${markupOf(name)}`, options);

/** Finds motion and missing borders in a loaded widget; of the newsletter also in its toast. */
async function examine(name: WidgetName, options: BrowserContextOptions) {
  const page = await open(name, options);
  const element = page.locator(`maloca-${name}`);
  await element.locator(loadedBy(name)).first().waitFor();
  if (name === "newsletter") {
    // The server is broken: a toast about a field would go away, since this window has no room for both.
    await element.locator("input").fill("ana@correo.example");
    await element.locator("[type=submit]").click();
    await page.locator("[part=toast]").waitFor();
  }
  const found = await page.evaluate(() => {
    const roots = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((node) => [
        node,
        ...(node.shadowRoot ? roots(node.shadowRoot) : []),
      ]);
    const own = roots(document).filter(
      (node) => node.getRootNode() !== document && node.checkVisibility(),
    );
    const named = (node: Element) => `${node.localName} ${node.className}`;
    const moves = ["", "::before", "::after", "::backdrop"].flatMap((part) =>
      own
        .filter((node) => {
          const style = getComputedStyle(node, part);
          const lasts = style.transitionDuration
            .split(", ")
            .some((time) => Number.parseFloat(time) > 0);
          const changes = lasts && style.transitionProperty !== "none";
          return style.animationName !== "none" || changes;
        })
        .map((node) => named(node) + part),
    );
    const edgeless = own
      .filter((node) => node.matches("button,[role=button],input,select,textarea,[part=toast]"))
      // The browser draws these.
      .filter((node) => !node.matches("[type=checkbox],[type=radio]"))
      .filter((node) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(node);
        const seen = !/^rgba\(.*, 0\)$/.test(borderTopColor) && borderTopStyle !== "none";
        return !seen || Number.parseFloat(borderTopWidth) < 1;
      })
      .map(named);
    return { moves, edgeless, many: own.length };
  });
  return found;
}

test.each(widgetNames)(
  "%s has no motion with reduced motion, and keeps its borders in forced colours",
  async (name) => {
    const found = await examine(name, { reducedMotion: "reduce", forcedColors: "active" });
    expect(found.many).toBeGreaterThan(5);
    expect(found).toMatchObject({ moves: [], edgeless: [] });
  },
);

test.each(["light", "dark"] as const)(
  "a visitor who asks for more contrast gets hints and edges in the text's colour, %s too",
  async (colorScheme) => {
    const colours = async (contrast: "more" | "no-preference") => {
      const page = await openPage(
        browser,
        `<style>:root { color-scheme: light dark }</style><script src="/maloca.js"></script>${markupOf("booking")}`,
        { contrast, colorScheme },
      );
      const name = page.locator("maloca-booking [name=name]");
      await name.waitFor();
      const all = await name.evaluate((field) => {
        const hint = field.getRootNode() as ShadowRoot;
        const of = (node: Element | null, what: "color" | "borderTopColor") =>
          node && getComputedStyle(node)[what];
        return [
          of(field, "color"),
          of(field, "borderTopColor"),
          of(hint.querySelector("label ~ p, [part~=hint]"), "color"),
        ];
      });
      return new Set(all).size;
    };
    expect(await colours("no-preference")).toBe(3);
    expect(await colours("more")).toBe(1);
  },
);

test("a dialog's band is woven in forced colours too", async () => {
  const page = await open("booking", { forcedColors: "active" });
  const header = page.locator("maloca-booking header");
  const painted = (part?: string) =>
    header.evaluate((node, of) => getComputedStyle(node, of).backgroundImage, part);
  // The browser takes any other pattern away.
  await expect.poll(() => painted()).toBe("none");
  expect(await painted("::after")).toContain("conic-gradient");
});

test("no animation repeats three times a second", async () => {
  const files = readdirSync(CDN, { encoding: "utf8", recursive: true }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(files.length).toBeGreaterThan(widgetNames.length);
  const code = files.map((file) => readFileSync(new URL(file, CDN), "utf8")).join("\n");
  const repeated = [...code.matchAll(/animation:([^;}]*infinite)/g)].map(([, of]) => of ?? "");
  expect(repeated.length).toBeGreaterThan(0);
  const seconds = (of: string) => Number(/(\d*\.?\d+)s/.exec(of)?.[1]);
  expect(repeated.filter((of) => !(seconds(of) > 1 / 3))).toEqual([]);
});

test("motion is found where it is allowed", async () => {
  const { moves } = await examine("booking", { reducedMotion: "no-preference" });
  expect(moves.join()).toMatch(/dialog .*dialog .*::backdrop/);
});

test("a toast has room for its words on a phone with text twice as large", async () => {
  const page = await open("newsletter", { viewport: { width: 195, height: 422 } });
  // The server is broken: a toast about a field would go away in a window that has no room for both.
  await page.locator("maloca-newsletter input").fill("ana@correo.example");
  await page.locator("maloca-newsletter [type=submit]").click();
  const toast = page.locator("[part=toast]");
  await toast.waitFor();
  const [beyond, right] = await toast.evaluate((node) => [
    Math.max(...[node, ...node.children].map((each) => each.scrollWidth - each.clientWidth)),
    node.getBoundingClientRect().right,
  ]);
  expect(beyond).toBe(0);
  expect(right).toBeLessThanOrEqual(195);
});

test("a booking that is printed while it is open is whole, on as many sheets as it needs", async () => {
  const page = await open("booking", { viewport: { width: 390, height: 500 } });
  const dialog = page.locator("maloca-booking dialog");
  await dialog.locator("[part=submit]").waitFor();
  const cutOff = () =>
    dialog.evaluate((node) =>
      [node, ...node.querySelectorAll("*")]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .filter((each) => /auto|scroll|hidden/.test(getComputedStyle(each).overflowY))
        .map((each) => each.className),
    );
  expect(await cutOff()).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await cutOff()).toEqual([]);
  await page.emulateMedia({ media: null });
  await dialog.locator("[name=email]").focus();
  const pdf = (await page.pdf({ format: "A6" })).toString("latin1");
  expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeGreaterThan(2);
  // Afterwards it is above the page again, and the visitor where they were.
  await page.waitForFunction(() => {
    const root = document.querySelector("maloca-booking")?.shadowRoot;
    return root?.querySelector("dialog:modal") && root.activeElement?.matches("[name=email]");
  });
});
