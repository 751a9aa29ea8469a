// tier: merge

import { trips } from "@maloca/catalog";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { tripWords } from "../content/trip";
import { contentPolicy } from "../content-policy";
import { htmlOf, paths } from "./built";
import { realServer } from "./real-server";
import { emptyPages, PHONE } from "./visit";

// Every page under the content policy that the lead server sends with it, used as visitors use it.

const server = realServer();
const open = emptyPages();

type Watched = Window & { refused?: string[] };

/** A page as a visitor gets it, which records what its policy refuses. */
async function visit(path: string): Promise<Page> {
  const page = await open({ viewport: PHONE });
  await page.addInitScript(() => {
    const refused: string[] = [];
    (window as Watched).refused = refused;
    document.addEventListener("securitypolicyviolation", (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await page.goto(server.address(path));
  return page;
}

const refusedOn = (page: Page) => page.evaluate(() => (window as Watched).refused);

/** A dialog, or the panel of the help, once it is shown. */
async function closeOpened(page: Page): Promise<void> {
  const opened = page.getByRole("dialog").or(page.locator("maloca-help section"));
  await opened.first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => opened.count()).toBe(0);
}

/** Presses the first button of each kind that opens a dialog, and closes it. */
async function openDialogs(page: Page): Promise<number> {
  const menu = page.locator("header nav[popover]");
  await page.getByRole("button", { name: "Menú" }).click();
  await menu.waitFor();
  // The help's button is out of reach beside the hero's own.
  const openers = page.locator(
    "nav[popover] [data-maloca-open], main [data-maloca-open]:not([part])",
  );
  const kinds = await openers.evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-maloca-open") ?? one.getAttribute("commandfor")),
  );
  for (const kind of new Set(kinds)) {
    await openers.nth(kinds.indexOf(kind)).click();
    await closeOpened(page);
  }
  return new Set(kinds).size;
}

test("each page comes with its own policy", async () => {
  for (const path of paths) {
    const answer = await fetch(server.address(path));
    expect(answer.headers.get("content-security-policy"), path).toBe(contentPolicy(htmlOf(path)));
  }
});

/** One component makes the pages of all trips: of the year, of a season, with choices and with a night stand for them. */
const KINDS = ["/guaviare", "/velitas-choco", "/fin-de-ano-choco", "/cartagena"];
const isTrip = new Set<string>(trips.map(({ slug }) => `/${slug}`));

test.each(paths.filter((path) => !isTrip.has(path) || KINDS.includes(path)))(
  "%s works under its strict content policy, which refuses nothing of it",
  async (path) => {
    const page = await visit(path);
    // Its styles hold, on the page and in the shadow roots that came with it.
    const margins = await page.evaluate(() => {
      const roots = [...document.querySelectorAll("*")].flatMap((one) => one.shadowRoot ?? []);
      const sheets = roots.flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets]);
      return [getComputedStyle(document.body).margin, sheets.length >= roots.length];
    });
    expect(margins).toEqual(["0px", true]);
    const data = page.locator("script[type='application/ld+json']");
    expect(JSON.parse((await data.textContent()) ?? "")["@context"]).toBe("https://schema.org");

    expect(await openDialogs(page)).toBeGreaterThan(0);

    const help = page.locator("maloca-help [part=button]");
    if (await help.count()) {
      // On a phone it stands in the bar, below the hero and away from the page's own buttons.
      await page
        .getByRole("heading", { name: tripWords.facts })
        .evaluate((title) => title.scrollIntoView());
      await help.click();
      await closeOpened(page);
    }
    for (const summary of await page.locator("footer summary:visible").all()) {
      await summary.click();
    }
    const picture = page.locator("main a[href^='/art/']:visible").first();
    if (await picture.count()) {
      await picture.click();
      await closeOpened(page);
    }
    const finder = page.locator("form[data-finder]");
    if (await finder.count()) {
      await finder.locator("select, input").first().focus();
      await finder.locator("select").first().selectOption({ index: 1 });
      await expect.poll(() => new URL(page.url()).search).not.toBe("");
    }
    expect(await refusedOn(page)).toEqual([]);
  },
);

test("a style, a script and markup that are not the page's own are refused", async () => {
  const page = await visit("/cartagena");
  const ran = await page.evaluate(() => {
    const style = document.createElement("style");
    style.append("body { margin: 99px }");
    document.head.append(style);
    const attempts = [
      () =>
        document.head.append(Object.assign(document.createElement("script"), { text: "ran=1" })),
      () => document.body.setAttribute("onclick", "ran=1"),
      () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='ran=1'>"),
      () =>
        document.body.append(Object.assign(document.createElement("iframe"), { src: "data:," })),
    ];
    const threw = attempts.map((attempt) => {
      try {
        attempt();
      } catch {
        return true;
      }
      return false;
    });
    return ["ran" in window, getComputedStyle(document.body).margin, threw];
  });
  expect(ran).toEqual([false, "0px", [true, true, true, false]]);
  await expect
    .poll(async () => (await refusedOn(page))?.map((line) => line.split(" ")[0]))
    .toEqual(expect.arrayContaining(["style-src-elem", "require-trusted-types-for", "frame-src"]));
});

test("the policy of a page has a hash for each inline style and script, and none for data or a file", () => {
  const policy = contentPolicy(
    `<style>a{}</style><script type="application/ld+json">{}</script>
     <script type="speculationrules">{}</script><script src="/x.js"></script>`,
  );
  // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
  expect(policy).toContain(
    "script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=';",
  );
  expect(policy).not.toContain("unsafe");
});
