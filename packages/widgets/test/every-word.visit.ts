import type { Page } from "playwright";
import { expect } from "vitest";
import type { TestBrowser } from "../../tooling/vitest/test-browser";
import {
  accepted,
  broken,
  type FakeServer,
  fakeServer,
  held,
  unreachable,
} from "../src/testing/fake-server";
import { isDialog, type WidgetName } from "../src/widgets";
import { openPage } from "./built";
import { collectWords, OWN, ownStrings } from "./every-word";

/** A page with one widget, and what a visitor does there. */
export interface Visit {
  name: WidgetName;
  page: Page;
  server: FakeServer;
  set(options: Record<string, unknown>): Promise<void>;
  /** Presses something in the widget, even if it is out of view. */
  press(selector: string): Promise<void>;
  visible(selector: string): Promise<void>;
}

const PICTURE = "data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>";

/** Opens a page with the widget in a language, or with words of a partner's own. */
export async function visit(
  browser: TestBrowser,
  name: WidgetName,
  language: string,
  attributes = "",
  prepare = collectWords,
): Promise<Visit> {
  const tag = `maloca-${name}`;
  const server = fakeServer(accepted);
  const lang = language === OWN ? "es" : language;
  const pictures = `<a href="${PICTURE}">Zzmar</a><a href="data:,">Zzrio</a>`;
  const page = await openPage(
    browser,
    `<${tag} lang="${lang}" operator="Zzoperator" rnt="Zz1" test-mode ${attributes}>${name === "lightbox" ? pictures : ""}</${tag}>`,
    server,
    {},
    "",
    prepare,
  );
  if (language === OWN) {
    await page
      .locator(tag)
      .evaluate((element, strings) => Object.assign(element, { strings }), ownStrings(name));
  }
  await page.addScriptTag({ url: `/${name}.js`, type: "module" });
  await page.waitForFunction((each) => customElements.get(each), tag);
  const root = page.locator(tag);
  const of: Visit = {
    name,
    page,
    server,
    set: (options) =>
      root.evaluate((element, given) => void Object.assign(element, given), options),
    press: (selector) =>
      root
        .locator(selector)
        .first()
        .evaluate((node) => (node as HTMLElement).click()),
    visible: (selector) => root.locator(selector).first().waitFor(),
  };
  if (isDialog(name)) {
    await of.set({ open: true });
    await of.visible("dialog[open]");
  }
  return of;
}

export const ERROR = "[part~=error]";
/** The line beside a form's button. */
const status = (page: Page, name: WidgetName) =>
  page.locator(`maloca-${name} form [role=status]`).last();

/** Waits until that line says something else. */
export async function changing({ page, name }: Visit, work: () => Promise<void>) {
  const before = await status(page, name).textContent();
  await work();
  const said = () => status(page, name).textContent();
  await expect.poll(said).not.toBe(before);
}

/** What can be wrong with a form whose fields are filled. */
export async function tooLong({ page, press, visible, name }: Visit, field: string, good: string) {
  const input = page.locator(`maloca-${name} [name="${field}"]`);
  await input.evaluate((node) => {
    Object.assign(node, { value: "x".repeat(6000) });
    node.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await press("[part~=submit]");
  await visible(ERROR);
  await input.fill(good);
}

/** The states of a request that is sent, from the visitor's first press to the last. */
export async function sendInAllStates(of: Visit) {
  const { page, server, name, set, press, visible } = of;
  const submit = () => press("[part~=submit]");
  const settled = () =>
    page.locator(`maloca-${name} form[aria-busy=false]`).waitFor({ state: "attached" });
  await set({ consent: true });
  await page.locator(`maloca-${name} [name=consent]`).waitFor({ state: "attached" });
  await submit();
  await page.locator(`maloca-${name} [name=consent][aria-invalid]`).waitFor();
  await page.locator(`maloca-${name} [name=consent]`).setChecked(true);
  // Slow, and then it fails.
  const { answer, release } = held(broken);
  server.answerWith(answer);
  await submit();
  await page.locator(`maloca-${name} form[aria-busy=true]`).waitFor();
  await changing(of, () => page.clock.fastForward(5000));
  release();
  await visible("[part~=unsent]");
  // Kept, forgotten, and where nothing can be kept.
  await press("[part~=unsent]");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await press("[part~=unsent]");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  server.answerWith(broken);
  await submit();
  await visible("[part~=unsent]");
  await settled();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await press("[part~=unsent]");
  await page.locator(`maloca-${name} [part~=unsent]`).waitFor({ state: "detached" });
  // Without signal.
  await page.context().setOffline(true);
  server.answerWith(unreachable);
  await submit();
  await visible("[part~=unsent]");
  await settled();
  // Sent by itself once the signal is back.
  server.answerWith(accepted);
  await page.context().setOffline(false);
  await page.locator("[part~=toast]").first().waitFor();
  await settled();
  // A booking's form has closed.
  if (name !== "booking") await visible("[part~=confirmation]");
}

/** The message that stands for a widget that broke. */
export async function breakDown({ page, name, set }: Visit) {
  await set({ open: true });
  await page.locator(`maloca-${name}`).evaluate((element) => {
    const { strings } = element as HTMLElement & { strings: Record<string, unknown> };
    const broken = Object.defineProperty({ ...strings }, "operatedBy", {
      enumerable: true,
      get() {
        throw new Error("broken on purpose");
      },
    });
    Object.assign(element, { strings: broken });
  });
  await page.locator(`maloca-${name} a[href^=mailto]`).first().waitFor({ state: "attached" });
}
