// tier: merge

import { test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { dialogs, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";
import { expectNoLeaks } from "./no-leaks";

// Pages that stay open for days must not leak: not one node or listener is left after many rounds.

const ROUNDS = 10;

const browser = testBrowser();

/** Children of the tags that show nothing without them. */
const inside: Partial<Record<WidgetName, string>> = {
  lightbox: '<a href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>">Mar</a>',
};

/** What TypeScript does not know of a node yet. */
interface Mover {
  moveBefore(node: Node, before: Node | null): void;
}

async function widgetPage(name: WidgetName) {
  const page = await openPage(browser, "<main></main>");
  await page.addScriptTag({ url: `/${name}.js`, type: "module" });
  await page.waitForFunction((tag) => customElements.get(tag), `maloca-${name}`);
  return page;
}

test.each(widgetNames)("mounting, moving and removing %s leaks nothing", async (name) => {
  const page = await widgetPage(name);
  await expectNoLeaks(page, ROUNDS, (many) =>
    page.evaluate(
      async ({ tag, content, many }) => {
        for (let round = 0; round < many; round++) {
          const element = document.createElement(tag);
          element.innerHTML = content;
          const main = document.querySelector("main") as HTMLElement;
          main.append(element);
          const root = element.shadowRoot as ShadowRoot;
          if ("show" in element) Object.assign(element, { open: true });
          const mounted = () => (root.querySelector("div") as HTMLElement).firstElementChild;
          while (!mounted()) await new Promise(requestAnimationFrame);
          (main as HTMLElement & Mover).moveBefore(element, null);
          element.remove();
          while (mounted()) await new Promise(requestAnimationFrame);
        }
      },
      { tag: `maloca-${name}`, content: inside[name] ?? "", many },
    ),
  );
});

test.each([...dialogs, "help" as const])("opening and closing %s leaks nothing", async (name) => {
  const page = await widgetPage(name);
  await page.evaluate(
    ({ tag, content }) => {
      (document.querySelector("main") as HTMLElement).innerHTML = `<${tag}>${content}</${tag}>`;
    },
    { tag: `maloca-${name}`, content: inside[name] ?? "" },
  );
  await expectNoLeaks(page, ROUNDS, (many) =>
    page.evaluate(
      async ({ tag, many }) => {
        const element = document.querySelector(tag) as HTMLElement & { open: boolean };
        const shown = () =>
          Boolean(element.shadowRoot?.querySelector("dialog[open], [part=panel]"));
        for (let round = 0; round < many; round++) {
          element.open = true;
          while (!shown()) await new Promise(requestAnimationFrame);
          const dialog = element.shadowRoot?.querySelector("dialog");
          // Its event comes after it has gone.
          const closed =
            dialog &&
            new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
          element.open = false;
          while (shown()) await new Promise(requestAnimationFrame);
          await closed;
        }
      },
      { tag: `maloca-${name}`, many },
    ),
  );
});
