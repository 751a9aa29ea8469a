// tier: merge

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { COLOURS, violations } from "../packages/tooling/browsers/axe";
import { equalAccess } from "../packages/tooling/browsers/equal-access";
import { languages, pagesOf } from "../packages/tooling/docs-site/guides";
import { codeBlocks } from "../packages/tooling/docs-site/markdown";
import { typeErrors } from "../packages/tooling/vitest/type-errors";
import { widgetOn } from "../packages/widgets/src/testing";
import { dialogs, widgetNames } from "../packages/widgets/src/widgets";
import { openPartner, pageOf } from "./test/builder";
import { openWorld, visit } from "./test/world";

// The documentation as the lead server serves it, and every piece of code in it.

const pages = languages.flatMap((language) => pagesOf(language));

const snippets = pages.flatMap(({ url, markdown }) =>
  codeBlocks(markdown).map((block, at) => ({ ...block, url, name: `${url} ${at + 1}` })),
);

const inLanguage = (...names: string[]) =>
  snippets.filter(({ language }) => names.includes(language));

/** Brings an inline element into view, and waits until its code has come. */
async function expectAwake(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await element.page().mouse.wheel(0, 1);
      // A button in a page's markup waits for its visitor.
      await element.dispatchEvent("pointerover");
      return element.evaluate(
        (one) => one.matches(":defined") && Boolean(one.shadowRoot?.querySelector("div > *")),
      );
    })
    .toBe(true);
}

const world = openWorld();
const ownAddress = (code: string) => code.replaceAll("https://YOUR-OPERATOR", world.url);

/** Opens the first dialog that a page's button or link opens. */
async function expectDialog(page: Page, within = "body") {
  await page
    .locator(within)
    .locator(
      ":is(maloca-booking, maloca-payment, maloca-lightbox) a, [data-maloca-open], [command]",
    )
    .first()
    .click();
  await page.getByRole("dialog").first().waitFor();
}

const tagIn = (code: string) => /<(maloca-[\w-]+)/.exec(code)?.[1] ?? "";

const opensDialog = (code: string) =>
  !/<maloca-booking\s[^>]*inline/.test(code) &&
  (dialogs.some((name) => code.includes(`<maloca-${name}`)) || code.includes("data-maloca-open"));

/** Less than this of the window moves: a rounded pixel of a line. */
const STILL = 0.001;

/** How much a page has moved so far that its visitor did not (the sum behind CLS). */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts: Shift[] = [];
    const keep = (list: PerformanceEntryList) => shifts.push(...(list as Shift[]));
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A change is reported after the next frame.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    keep(observer.takeRecords());
    return shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0);
  });

/** Pixels by which a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The tables and pieces of code that show only a part of themselves. */
const partsToScroll = () =>
  [...document.querySelectorAll(".table, pre")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

const PHONE = { width: 390, height: 844 };

const liveIn = (markdown: string) =>
  codeBlocks(markdown).filter(({ marks }) => marks.includes("live"));

/** All pages are of one template: text, a wide table and a form stand for them where rules are asked. */
const asked = pages.filter(({ url }) =>
  /\/(quick-start|works-with|widgets\/contact|es\/idiomas)\/$/.test(url),
);

test.each(asked)("$url breaks no rule on a phone, by day or night", async ({ url }) => {
  const { page } = await visit(world.browser, `${world.url}${url}`, { viewport: PHONE });
  await page.evaluate(wakeExamples);
  // A form finds out by itself what is behind it.
  await expect.poll(() => violations(page)).toEqual([]);
  expect(await equalAccess(page)).toEqual([]);
  // The dark scheme changes only colours.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => violations(page, COLOURS)).toEqual([]);
  expect(await page.locator(":is(table, thead, tbody, tr, th, td)[role]").count()).toBe(0);
});

test.each(pages.filter(({ markdown }) => liveIn(markdown).length))(
  "$url stays still on a phone, and its live examples work",
  async ({ url, markdown }) => {
    const { page, faults } = await visit(world.browser, `${world.url}${url}`, { viewport: PHONE });
    await page.evaluate(wakeExamples);
    expect(await shiftOf(page)).toBeLessThan(STILL);
    expect(await overflowOf(page)).toBe(0);
    expect(await page.evaluate(partsToScroll)).toEqual([]);

    const live = liveIn(markdown);
    const examples = page.locator(".example");
    expect(await examples.count()).toBe(live.length);
    for (const [at, { code }] of live.entries()) {
      const element = examples.nth(at).locator(tagIn(code)).first();
      if (opensDialog(code)) {
        await element.locator("a").first().click();
        await page.getByRole("dialog").first().waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").first().waitFor({ state: "detached" });
      } else await expectAwake(element);
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  ["on a wide screen", 1440, pages],
  ["on a phone", PHONE.width, pages.filter(({ markdown }) => !liveIn(markdown).length)],
] as const)(
  "no page moves or is cut %s, while it loads and its examples wake",
  async (_, width, all) => {
    // Only what is in view counts: all examples are.
    const options = { viewport: { width, height: 4000 } };
    const { page } = await visit(world.browser, `${world.url}/docs/`, options);
    const restless: string[] = [];
    const cut: (string | null)[] = [];
    for (const { url } of all) {
      await page.goto(world.url + url);
      await page.evaluate(wakeExamples);
      const [moved, over] = [await shiftOf(page), await overflowOf(page)];
      if (moved > STILL || over) restless.push(`${url}: ${moved}, ${over} px too wide`);
      cut.push(...(await page.evaluate(partsToScroll)));
    }
    expect(restless).toEqual([]);
    expect(cut).toEqual([]);
  },
);

/** Wakes the examples that stand in the page, and waits for all that they show. */
async function wakeExamples() {
  const awake = [...document.querySelectorAll(".example *")].filter((one) => one.shadowRoot);
  for (const one of awake) one.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const isWhole = (one: Element) =>
    one.matches(":defined") &&
    (!one.matches("[test-mode]") || one.shadowRoot?.querySelector("[part=ribbon]"));
  while (!awake.every(isWhole)) await new Promise((frame) => requestAnimationFrame(frame));
}

/** Whole pages: neither shown live, nor a line to add to another. */
const isPage = ({ marks }: { marks: string[] }) => /page|policy/.test(marks.join());

test.each(inLanguage("html").filter(isPage))(
  "markup of $name works on a partner's page",
  async ({ code }) => {
    const linked = code.includes("data-deep-link");
    const query = linked ? "?maloca=booking&package=Viva" : "";
    const { page, faults } = await openPartner(world, pageOf(ownAddress(code)), query);
    if (linked) await page.getByRole("dialog").waitFor();
    else if (opensDialog(code)) await expectDialog(page);
    else await expectAwake(page.locator(tagIn(code)));
    expect(faults).toEqual([]);
  },
);

test.each(inLanguage("js"))("script of $name runs on a page with the widgets", async ({ code }) => {
  const markup = widgetNames.map((name) => `<maloca-${name}></maloca-${name}>`).join("");
  const loader = `<script async src="${world.url}/cdn/maloca.js"></script>`;
  const { page, faults } = await openPartner(world, pageOf(loader + markup));
  // A sample may end with a promise that waits for the visitor.
  await page.evaluate(`{ ${ownAddress(code)} } void 0`);
  expect(faults).toEqual([]);
});

/** What meets a piece of code of each kind: a test of this file, or nothing because it is only shown. */
const kinds =
  /^(html .*(live|page|policy|consent)|(js|tsx?|css|sh) |\w+ .*of=|json .*event=|text \[|text .*contrast of)/s;

test("each piece of code is of a kind that a test meets", () => {
  const unmet = snippets.filter(
    ({ language, marks, code }) => !kinds.test(`${language} ${marks.join(" ")}${code}`),
  );
  expect(unmet.map(({ name }) => name)).toEqual([]);
  expect(snippets.length).toBeGreaterThan(60);
});

test("every command is one of this repository, or installs packages that it knows", async () => {
  const { scripts, devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  for (const { code, name } of inLanguage("sh")) {
    for (const line of code.split("\n")) {
      const [npm, verb, ...words] = line.split(" ");
      expect(npm, name).toBe("npm");
      if (verb === "run") expect(scripts, name).toHaveProperty(words[0] ?? "");
      else {
        expect(verb, name).toBe("install");
        const known = ["@maloca/widgets", ...Object.keys(devDependencies)];
        expect(known, name).toEqual(expect.arrayContaining(words));
      }
    }
  }
});

/** A partner's page with the first piece of a page of the guides; gives the second. */
async function openRecipe(name: string) {
  const [html, script] = snippets.filter(({ url }) => url === `/docs/${name}/`);
  const { page } = await openPartner(world, pageOf(ownAddress(html?.code ?? "")));
  return { page, script: script?.code ?? "" };
}

test("the recipe carries the choice into the booking", async () => {
  const { page, script } = await openRecipe("experiences-into-booking");
  await page.evaluate(script);
  await expectAwake(page.locator("maloca-experiences"));
  await page.getByText("Clase de surf").click();
  await expectDialog(page);
  expect(await page.getByRole("dialog").getByLabel("Clase de surf").isChecked()).toBe(true);
});

test("the recipe's form is sent only with an experience, and with those that were chosen", async () => {
  const { page } = await openRecipe("experiences-in-a-form");
  await expectAwake(page.locator("maloca-experiences"));
  await page.getByLabel("Your name").fill("Ana");
  await page.getByText("Send").click();
  await page.locator("maloca-experiences:invalid").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByText("Clase de surf").click();
  await page.getByText("Send").click();
  await page.waitForURL("**/plan?guest=Ana&plan=Clase+de+surf");
});

test("the recipe for a tag manager tells nothing before the visitor allows it", async () => {
  const { page, script } = await openRecipe("tag-manager");
  const pushed = () =>
    page.evaluate<string[]>("dataLayer.map(({ event }) => event).filter(Boolean)");
  await expectDialog(page);
  expect(await pushed()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.evaluate(script.replace(/<\/?script>/g, "").replace("default", "update"));
  await expectDialog(page);
  await expect.poll(pushed).toEqual(["maloca_open"]);
});

const partOf = ({ marks }: { marks: string[] }) => /of=(\S+)/.exec(marks.join(" "))?.[1];

test.each(snippets.filter(partOf))("$name is a part of its application", async (snippet) => {
  const file = await readFile(`examples/${partOf(snippet)}`, "utf8");
  const lines = file.split("\n").map((line) => line.trim());
  const missing = snippet.code
    .replaceAll("https://YOUR-OPERATOR", "http://localhost:4173")
    .split("\n")
    .filter((line) => !lines.includes(line.trim()));
  expect(missing).toEqual([]);
});

/** The detail of an event that a widget's page, or that of what waits on a device, shows. */
const details = inLanguage("json").flatMap(({ code, marks, url }) => {
  const [, event] = /event=(\S+)/.exec(marks.join(" ")) ?? [];
  const tag = `maloca-${/widgets\/([\w-]+)/.exec(url)?.[1] ?? "contact"}`;
  return event ? [{ code, event, tag }] : [];
});

test("every piece of TypeScript, and every event's detail, has the package's types", async () => {
  const whole = inLanguage("ts", "tsx").filter((snippet) => !partOf(snippet));
  const pieces = whole.map(({ code, language, url }, at) => [
    `${url.replace(/\W+/g, "-")}${at}.${language}`,
    code,
  ]);
  expect(pieces.length).toBeGreaterThan(3);
  expect(details.length).toBeGreaterThan(6);
  const listeners = details.map(({ code, event, tag }) => [
    `${tag} ${event}.ts`,
    `import "@maloca/widgets/elements";
    document.querySelector("${tag}")?.addEventListener("${event}", ({ detail }) => {
      const shown: typeof detail = ${code};
      return shown;
    });`,
  ]);
  expect(await typeErrors(Object.fromEntries([...pieces, ...listeners]))).toEqual([]);
});

test("every style is one that a browser understands", async () => {
  const { page } = await visit(world.browser, `${world.url}/docs/`);
  const manifest = await (await fetch(`${world.url}/docs/custom-elements.json`)).text();
  for (const { code, name } of inLanguage("css")) {
    const rules = await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].map((rule) => rule.cssText);
    }, code);
    expect(rules.length, name).toBeGreaterThan(0);
    for (const [, name] of code.matchAll(/(--maloca-[\w-]+|(?<=::part\()[\w-]+)/g))
      expect(manifest).toContain(`"name": "${name}"`);
  }
});

test("the search finds a page by its words, without accents, and says when there is none", async () => {
  const { page } = await visit(world.browser, `${world.url}/docs/es/`);
  const field = page.getByRole("searchbox", { name: "Buscar en la guía" });
  await field.fill("conexion permiso");
  await page
    .getByRole("link", { name: /Permisos de tu página|Problemas y soluciones/ })
    .first()
    .waitFor();
  // A slip of the hand, and a matter of which only the other language has pages.
  await field.fill("reesrva wrodpress");
  await page.getByRole("link", { name: "En WordPress" }).first().waitFor();
  await field.fill("typescript");
  await page.locator('#results a[lang="en"]', { hasText: "Quick start" }).waitFor();
  await field.fill("xyzzy");
  await page.getByText("No encontramos nada.").waitFor();
  await field.fill("wordpress");
  await page.locator("#results a").first().waitFor();
  await field.press("Enter");
  await page.waitForURL("**/docs/es/wordpress/");
});

test("a copied snippet has the operator's own address", async () => {
  const { page } = await visit(world.browser, `${world.url}/docs/quick-start/`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Copy" }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`src="${world.url}/cdn/maloca.js"`);
  // Over plain http there is no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy" }).first().click();
  expect(await page.evaluate(() => `${getSelection()}`)).toContain("/cdn/maloca.js");
  await page.getByRole("link", { name: "Español: para hoteles y agencias" }).click();
  await page.getByRole("heading", { name: "Insertarlo, paso a paso" }).waitFor();
});

test("without scripts a page has its text and its menu, and the builder says what to do", async () => {
  const { page } = await visit(world.browser, `${world.url}/docs/prefill/`, {
    javaScriptEnabled: false,
  });
  await page.getByRole("heading", { name: "Prefill a form", level: 1 }).waitFor();
  expect(await page.getByRole("navigation").getByRole("link").count()).toBe(pagesOf("en").length);
  expect(await page.getByRole("searchbox").count()).toBe(0);
  await page.goto(`${world.url}/cdn/insertar.html`);
  await page.getByRole("link", { name: "guía paso a paso" }).click();
  await page.getByRole("heading", { name: "Insertarlo, paso a paso" }).waitFor();
});

test("every link of a page leads to a page, and to a heading that it has", async () => {
  const texts = new Map<string, string>();
  const textAt = async (path: string) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(`${world.url}${path}`);
    const text = answer.status === 200 ? await answer.text() : "";
    texts.set(path, text);
    return text;
  };
  const lost: string[] = [];
  for (const { url } of pages) {
    for (const [, href = ""] of (await textAt(url)).matchAll(/(?:href|src)="(\/[^"]*|#[^"]*)"/g)) {
      const [path, anchor] = href.split("#");
      const text = await textAt(path || url);
      // The builder writes its page itself.
      const hasAnchor = !anchor || path?.startsWith("/cdn/") || text.includes(`id="${anchor}"`);
      if (!text || !hasAnchor) lost.push(`${url}: ${href}`);
    }
  }
  expect(lost).toEqual([]);
});

test("assistants find each page as Markdown, and all English ones in one file", async () => {
  const index = await (await fetch(`${world.url}/llms.txt`)).text();
  const listed = [...index.matchAll(/\]\((\/docs\/[^)]*index\.md)\)/g)].map(([, path]) => path);
  expect(listed).toHaveLength(pages.length);
  const whole = await (await fetch(`${world.url}/llms-full.txt`)).text();
  const linked = new Set<string>();
  const collect = (text: string) => {
    for (const [, path = ""] of text.matchAll(/\]\((?!https?:|#)([^()\s#]+)/g)) linked.add(path);
  };
  collect(whole);
  for (const path of listed) {
    const answer = await fetch(`${world.url}${path}`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/markdown/);
    const text = await answer.text();
    expect(text).toMatch(/^# /);
    collect(text);
  }
  for (const path of linked) {
    expect(path).toMatch(/^\//);
    expect((await fetch(`${world.url}${path}`)).status, path).toBe(200);
  }
  for (const name of widgetNames) expect(whole).toContain(`<maloca-${name}>`);
  expect(whole).toContain("`--maloca-brand`");
});

test("shortcodes are those of the WordPress plugin", () => {
  const shortcodes = inLanguage("text").filter(({ code }) => code.startsWith("["));
  expect(shortcodes.length).toBeGreaterThan(0);
  for (const { code, name } of shortcodes) {
    const [, widget = ""] = /^\[maloca_(\w+)/.exec(code) ?? [];
    expect(widgetNames, name).toContain(widget.replaceAll("_", "-"));
  }
});

test("what the documentation's examples send is stored as a test", async () => {
  const name = "Ana de la guía";
  const { page } = await visit(world.browser, `${world.url}/docs/widgets/contact/`);
  await expectAwake(page.locator("maloca-contact"));
  const contact = widgetOn(page, "contact");
  await contact.fill({ name, email: "ana@example.com", message: "Hola" });
  await contact.sent();
  const names = (leads: Record<string, string>[]) => leads.map((lead) => lead.name);
  expect(names(await world.leads())).not.toContain(name);
  expect(names(await world.command("list", "--test"))).toContain(name);
});
