// tier: merge

import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, broken, type FakeServer, fakeServer } from "../src/testing/fake-server";
import { isDialog, type WidgetName } from "../src/widgets";
import { openPage } from "./built";
import type { Declaration } from "./declaration";

// Compares what the package says about its elements with the elements as they are used.

const elements: Declaration[] = JSON.parse(
  readFileSync(new URL("../dist/custom-elements.json", import.meta.url), "utf8"),
).modules[0].declarations;
const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();

const browser = testBrowser();

/** Values with which a form can be sent. */
const good: Record<string, string> = {
  name: "Ana Gómez",
  firstName: "Ana",
  lastName: "Gómez",
  first_name: "Ana",
  last_name: "Gómez",
  organizationName: "Universidad",
  organizationType: "university",
  email: "ana@example.com",
  phone: "3001234567",
  country: "Colombia",
  projectDescription: "Una salida de campo con la comunidad, de dos semanas.",
  objectives: "Aprender con los guías locales del lugar.",
  destination: "Viaje a Guaviare",
  travel_dates: "marzo",
  num_travelers: "2",
  budget_range: "2.000.000",
  dates: "marzo",
  travelers: "2",
  amount: "2.608.000",
  concept: "Viaje a Guaviare",
  message: "Hola, ¿hay cupo?",
};

/** Opens a widget and collects the parts and events that occur. */
async function live(tag: string) {
  const server = fakeServer(broken);
  const picture = "data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>";
  const content =
    tag === "maloca-lightbox" ? `<a href="${picture}">Mar</a><a href="${picture}">Río</a>` : "";
  // Without a trip there is nothing to pay.
  const trip = tag === "maloca-booking" ? 'destination="Guaviare"' : "";
  const page = await openPage(
    browser,
    `<${tag} ${trip} operator="Maloca">${content}</${tag}>`,
    server,
  );
  await page.evaluate(() => {
    const seen = { parts: new Set<string>(), events: new Set<string>() };
    Object.assign(window, { seen });
    for (const event of ["open", "close", "change", "sent", "failed"]) {
      document.addEventListener(`maloca-${event}`, () => seen.events.add(`maloca-${event}`));
    }
    const collectParts = () => {
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots) {
        for (const node of root.querySelectorAll("*")) {
          if (node.shadowRoot) roots.push(node.shadowRoot);
          const part = node.getAttribute("part");
          for (const name of part?.split(" ") ?? []) seen.parts.add(name);
        }
      }
      requestAnimationFrame(collectParts);
    };
    collectParts();
    // No other app is opened.
    window.open = () => ({}) as Window;
  });
  await page.addScriptTag({ url: `/${tag.replace("maloca-", "")}.js`, type: "module" });
  await page.waitForFunction((name) => customElements.get(name), tag);
  const seen = (kind: "parts" | "events") =>
    page.evaluate(
      (which) => [
        ...((window as never as { seen: Record<string, Set<string>> }).seen[which] ?? []),
      ],
      kind,
    );
  return { page, server, seen };
}

const press = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => (node as HTMLElement).click());

const fill = (page: Page, tag: string) =>
  page.locator(`${tag} form`).evaluate((form, typed) => {
    for (const [name, text] of Object.entries(typed)) {
      const field = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement | null;
      if (!field) continue;
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    (form as HTMLFormElement)
      .querySelector<HTMLInputElement>("[name=consent]:not(:checked)")
      ?.click();
  }, good);

/** Goes through every state of a widget. */
async function goThrough(tag: string, page: Page, server: FakeServer) {
  const visible = async (part: string) => {
    await page.waitForSelector(`[part="${part}"]`, { state: "attached" });
    // Parts are collected once a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const setOpen = (open: boolean) =>
    page.locator(tag).evaluate((element, value) => Object.assign(element, { open: value }), open);
  const submit = `${tag} [part=submit]`;
  const dialog = isDialog(tag.replace("maloca-", "") as WidgetName);
  const wizard = tag === "maloca-trip-wizard";
  await page.locator(tag).evaluate((element) => {
    Object.assign(element, { testMode: true, consent: true });
    if (element.localName === "maloca-booking") Object.assign(element, { experiences: ["Surf"] });
  });
  if (dialog) {
    await setOpen(true);
    await page.waitForSelector(`${tag} dialog[open]`);
  }
  if (tag === "maloca-help") {
    await press(page, "[part=button]");
    await visible("panel");
    await press(page, "[part=button]");
  }
  if (tag === "maloca-experiences") await press(page, `${tag} input >> nth=0`);
  if (tag === "maloca-lightbox") {
    await press(page, "[aria-label='Imagen siguiente']");
    await visible("operator");
  }
  if (await page.locator(submit).count()) {
    await press(page, wizard ? `${tag} [part=next] >> nth=0` : submit);
    await visible("error");
    await fill(page, tag);
    for (let step = 0; wizard && step < 3; step++) {
      await press(page, `${tag} [part=next] >> nth=${step}`);
      await page.waitForSelector(`${tag} fieldset:nth-of-type(${step + 2}):not([hidden])`);
    }
    if (tag === "maloca-payment") {
      await setOpen(true);
      await page
        .locator(tag)
        .evaluate((element) => Object.assign(element, { amount: "2608000", travelers: 2 }));
      await visible("travelers");
      const blocked = await page.evaluateHandle(() => {
        const { open } = window;
        window.open = () => null;
        return open;
      });
      await press(page, submit);
      await visible("handover");
      await page.evaluate((open) => {
        window.open = open;
      }, blocked);
    }
    await press(page, submit);
    if (!/payment|partnership/.test(tag)) {
      await visible("unsent");
      server.answerWith(accepted);
      await press(page, submit);
    }
    await visible("toast");
    // A booking's form has closed.
    if (!/payment|partnership|booking/.test(tag)) await visible("confirmation");
  }
  if (dialog) await setOpen(false);
  // Last, because it breaks the widget: texts that cannot be read break any.
  await page.locator(tag).evaluate((element) => {
    const strings = Object.defineProperty({}, "title", {
      enumerable: true,
      get() {
        throw new Error("broken");
      },
    });
    Object.assign(element, { strings });
  });
}

describe.each(elements.map((element) => [element.tagName, element] as const))(
  "%s",
  (tag, element) => {
    test("its attributes are observed, have a property and are described", async () => {
      const { page } = await live(tag);
      const real = await page.evaluate((name) => {
        const kind = customElements.get(name) as CustomElementConstructor & {
          observedAttributes: string[];
        };
        const own: string[] = [];
        // An element that is a form's field stands on one that is not.
        for (let at = kind.prototype; at !== HTMLElement.prototype; at = Object.getPrototypeOf(at))
          own.push(...Object.getOwnPropertyNames(at));
        return { attributes: [...kind.observedAttributes].sort(), own };
      }, tag);
      expect(names(element.attributes)).toEqual(real.attributes);
      for (const { fieldName } of element.attributes) expect(real.own).toContain(fieldName);
      for (const { name, kind } of element.members) {
        if (kind === "method") expect(real.own).toContain(name);
      }
      const all = [...element.attributes, ...element.events, ...element.cssParts];
      expect(all.filter(({ description }) => !description)).toEqual([]);
      await page.close();
    });

    test("its parts and events match those seen in use", async () => {
      const { page, server, seen } = await live(tag);
      await goThrough(tag, page, server);
      await expect.poll(async () => (await seen("parts")).sort()).toEqual(names(element.cssParts));
      await expect.poll(async () => (await seen("events")).sort()).toEqual(names(element.events));
      await page.close();
    });
  },
);

test("each custom property changes what is rendered", async () => {
  const { page } = await live("maloca-booking");
  await page.evaluate(() => {
    (document.querySelector("maloca-booking") as HTMLElement & { open: boolean }).open = true;
  });
  await page.waitForSelector("maloca-booking dialog[open]");
  await press(page, "maloca-booking [part=submit]");
  await page.waitForSelector("[part=error]", { state: "attached" });
  for (const { name } of elements[0]?.cssProperties ?? []) {
    const probe = /radius/.test(name) ? "37px" : /font/.test(name) ? "Probe" : "rgb(1, 2, 3)";
    const found = await page.evaluate(
      ([property, value]) => {
        const element = document.querySelector("maloca-booking") as HTMLElement;
        element.style.setProperty(property as string, value as string);
        const nodes = [...(element.shadowRoot as ShadowRoot).querySelectorAll("*")];
        const styles = nodes.flatMap((node) => [
          getComputedStyle(node),
          getComputedStyle(node, "::after"),
        ]);
        const text = styles.map((style) =>
          [...style].map((each) => style.getPropertyValue(each)).join(),
        );
        element.style.removeProperty(property as string);
        return text.some((each) => each.includes(value as string));
      },
      [name, probe],
    );
    expect(found, name).toBe(true);
  }
  await page.close();
});
