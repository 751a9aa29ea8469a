import { readFileSync } from "node:fs";
import { experiences } from "@maloca/catalog/experiences";
import * as catalogEs from "@maloca/catalog/locales/es";
import { settings } from "@maloca/catalog/settings";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { elementsOf } from "../build/editor-data";
import { SAME_PRESS_MS } from "../src/core/press";
import { accepted, fakeServer, held, unreachable, widgetOn } from "../src/testing";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { fillKnown, openPage } from "./built";

// Every word on the screen, and none that a partner cannot replace; every part and every event, and none that
// the manifest leaves out: each widget goes through its states in Chromium, with words of a partner's own in
// the place of all. That each language has every word, `languages.test.ts` says.

const built = new URL("../dist/custom-elements.json", import.meta.url);
const manifest = elementsOf(JSON.parse(readFileSync(built, "utf8")));
const namesOf = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).sort();
const elementOf = (name: WidgetName) =>
  manifest.find(({ tagName }) => tagName === `maloca-${name}`);

const wordsOf = (name: WidgetName) => elementOf(name)?.strings ?? [];

/** A widget's words as a partner writes them, by their keys in `strings`: each is known again. */
const ownWords = (name: WidgetName): [key: string, own: string][] =>
  wordsOf(name).map(({ name: key, default: spanish }, index) => {
    const places = (spanish.match(/{\w+}/g) ?? []).map((place) => ` ${place}`).join("");
    return [key, `Qq${index}${"q".repeat(12)}${places}${spanish.endsWith(" ") ? " " : ""}`];
  });

/** The same as `strings` takes them. */
function ownStrings(name: WidgetName) {
  const strings: Record<string, unknown> = {};
  for (const [key, own] of ownWords(name)) {
    const path = key.startsWith("choices.")
      ? ["choices", key.slice("choices.".length)]
      : key.split(".");
    const last = path.pop() as string;
    const table = path.reduce<Record<string, unknown>>((found, group) => {
      found[group] ??= {};
      return found[group] as Record<string, unknown>;
    }, strings);
    table[last] = own;
  }
  return strings;
}

/** Of the mail that a proposal becomes: the team reads it, in the operator's words. */
const mailWords = [
  ...Object.values(catalogEs.partnershipTeamLabels),
  ...Object.values(catalogEs.partnershipLabels),
  ...Object.values(catalogEs.organizationTypes),
].sort((a, b) => b.length - a.length);

/** What is nobody's language: what the page wrote, names, money and addresses. */
const anywhere = [
  String.raw`Qq\d+q+|Zz[\w@.-]*|x{20,}|MAL-\w{6}|[\w.-]+@[\w.-]+`,
  String.raw`mailto:|https?://\S*|\?(subject|body|text|phone)=|&(body|text)=|COP|WhatsApp`,
  settings.brand,
];

/** The words of a text that are no partner's own. */
const foreignIn = (name: WidgetName, text: string) =>
  text
    .replace(
      new RegExp([...anywhere, ...(name === "partnership" ? mailWords : [])].join("|"), "gu"),
      " ",
    )
    .match(/\p{L}[\p{L} ]*/gu) ?? [];

/**
 * Keeps whatever a visitor could read or hear in the page's shadow roots, however short it stood there, and
 * the parts and events that a page could meet.
 */
async function collectWords(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const parts = new Set<string>();
    const events = new Set<string>();
    for (const name of ["open", "close", "change", "sent", "failed"]) {
      document.addEventListener(`maloca-${name}`, ({ type }) => events.add(type));
    }
    const spokenAttributes = ["placeholder", "aria-label", "title", "alt"];
    const take = (text: string | null | undefined) => {
      if (text?.trim()) seen.add(text.trim());
    };
    const read = (node: Node) => {
      if (node instanceof Text) return take(node.data);
      if (!(node instanceof Element) && !(node instanceof ShadowRoot)) return;
      if (node instanceof Element) {
        if (/^(style|script)$/.test(node.localName)) return;
        for (const name of spokenAttributes) take(node.getAttribute(name));
        for (const name of node.part) parts.add(name);
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
          if (!/radio|checkbox/.test(node.type)) take(node.value);
        }
      }
      for (const child of node.childNodes) read(child);
    };
    const roots: ShadowRoot[] = [];
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      roots.push(root);
      new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
          if (type === "childList") addedNodes.forEach(read);
          else read(target);
        }
      }).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: [...spokenAttributes, "part"],
      });
      return root;
    };
    const opened = { answer: {} as unknown };
    window.open = (address) => {
      take(decodeURIComponent(`${address}`).replaceAll("+", " "));
      if (opened.answer instanceof Error) throw opened.answer;
      return opened.answer as Window;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
    Object.assign(window, {
      opened,
      readAll: () => {
        roots.forEach(read);
        return { words: [...seen], parts: [...parts].sort(), events: [...events].sort() };
      },
    });
  });
}

/** What was met since the page was opened. */
const seenOn = (page: Page) =>
  page.evaluate(() =>
    (
      window as typeof window & { readAll(): Record<"words" | "parts" | "events", string[]> }
    ).readAll(),
  );

/** What another app that the widget opens is like: there, blocked, or an error. */
const otherApp = (page: Page, answer: "there" | "blocked" | "broken") =>
  page.evaluate((how) => {
    const answers = { there: {}, blocked: null, broken: new Error("broken") };
    (window as typeof window & { opened: { answer: unknown } }).opened.answer = answers[how];
  }, answer);

const browser = testBrowser();

/** A page with one widget, and what a visitor does there. */
type Visit = Awaited<ReturnType<typeof visit>>;

const PICTURE = "data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>";

/** Opens a page with the widget in words of a partner's own. */
async function visit(name: WidgetName, prepare = collectWords) {
  const tag = `maloca-${name}`;
  const server = fakeServer(accepted);
  const pictures = `<a href="${PICTURE}">Zzmar</a><a href="data:image/png,">Zzrio</a>`;
  const page = await openPage(
    browser,
    `<${tag} operator="Zzoperator" rnt="Zz1" test-mode>${name === "lightbox" ? pictures : ""}</${tag}>`,
    { server, prepare },
  );
  await page
    .locator(tag)
    .evaluate((element, strings) => Object.assign(element, { strings }), ownStrings(name));
  await page.addScriptTag({ url: `/${name}.js`, type: "module" });
  await page.waitForFunction((each) => customElements.get(each), tag);
  const root = page.locator(tag);
  const of = {
    name,
    page,
    server,
    set: (options: Record<string, unknown>) =>
      root.evaluate((element, given) => void Object.assign(element, given), options),
    /** Presses something in the widget, even if it is out of view. */
    press: (selector: string) =>
      root
        .locator(selector)
        .first()
        .evaluate((node) => (node as HTMLElement).click()),
    visible: (selector: string) => root.locator(selector).first().waitFor(),
  };
  if (isDialog(name)) {
    await of.set({ open: true });
    await of.visible("dialog[open]");
  }
  return of;
}

const ERROR = "[part~=error]";
/** Is not tried again, which would take its time. */
const failing = () => Response.json({ code: "internal" }, { status: 501 });
/** The line beside a form's button. */
const status = (page: Page, name: WidgetName) =>
  page.locator(`maloca-${name} form [role=status]`).last();

/** Waits until one of the widget's words was shown. */
async function says({ page, name }: Visit, word: string) {
  const [, own = ""] = ownWords(name).find(([key]) => key === word) ?? [];
  const seen = async () => (await seenOn(page)).words.some((text) => text.includes(own));
  await expect.poll(seen).toBe(true);
}

/** Waits until that line says something else. */
async function changing({ page, name }: Visit, work: () => Promise<void>) {
  const before = await status(page, name).textContent();
  await work();
  const said = () => status(page, name).textContent();
  await expect.poll(said).not.toBe(before);
}

/** What can be wrong with a form whose fields are filled. */
async function tooLong({ page, press, visible, name }: Visit, field: string, good: string) {
  const input = page.locator(`maloca-${name} [name="${field}"]`);
  await input.evaluate((node) => {
    Object.assign(node, { value: "x".repeat(6000) });
    node.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await press("[part~=submit]");
  await visible(ERROR);
  await input.fill(good);
}

/** A mail that looks like a slip is asked about when its field is left. */
async function mistype({ page, name }: Visit) {
  const field = page.locator(`maloca-${name} [name=email]`);
  await field.evaluate((node: HTMLInputElement) => {
    node.blur();
    node.value = "zz@gmial.com";
    node.dispatchEvent(new FocusEvent("focusout", { bubbles: true, composed: true }));
  });
  await page.locator(`maloca-${name} [part~=slip]`).waitFor({ state: "attached" });
  await field.evaluate((node: HTMLInputElement, mail) => {
    node.value = mail;
    node.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, EMAIL);
}

/** The states of a request that is sent, from the visitor's first press to the last. */
async function sendInAllStates(of: Visit) {
  const { page, server, name, set, press, visible } = of;
  await mistype(of);
  const submit = () => press("[part~=submit]");
  const settled = () =>
    page.locator(`maloca-${name} form[aria-busy=false]`).waitFor({ state: "attached" });
  await set({ consent: true });
  await page.locator(`maloca-${name} [name=consent]`).waitFor({ state: "attached" });
  await submit();
  await page.locator(`maloca-${name} [name=consent][aria-invalid]`).waitFor();
  await page.locator(`maloca-${name} [name=consent]`).setChecked(true);
  // Slow, and then it fails.
  const { answer, release } = held(failing);
  server.answerWith(answer);
  await submit();
  await page.locator(`maloca-${name} form[aria-busy=true]`).waitFor();
  await changing(of, () => page.clock.fastForward(5000));
  release();
  await visible("[part~=unsent]");
  await says(of, "failed");
  // Kept, forgotten, and where nothing can be kept.
  await press("[part~=unsent]");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await says(of, "kept");
  await press("[part~=unsent]");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  server.answerWith(failing);
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
  await says(of, "unkept");
  // Without signal.
  await page.context().setOffline(true);
  server.answerWith(unreachable);
  const asked = server.calls.length;
  await submit();
  // It is tried again after a while.
  await expect.poll(() => server.calls.length).toBeGreaterThan(asked);
  await page.clock.fastForward(1000);
  await visible("[part~=unsent]");
  await says(of, "offline");
  await settled();
  // Sent by itself once the signal is back.
  server.answerWith(accepted);
  await page.context().setOffline(false);
  await page.locator("[part~=toast] p").first().waitFor();
  await settled();
  // A booking's form has closed.
  if (name !== "booking") await visible("[part~=confirmation]");
}

/** The message that stands for a widget that broke. */
async function breakDown({ page, name, set }: Visit) {
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

/** Ticks two boxes, one after the other: what counts them has a text for one, and for more. */
async function tickTwo({ page, name }: Visit, field: string) {
  const boxes = page.locator(`maloca-${name} [name=${field}]`);
  for (const at of [0, 1]) await boxes.nth(at).setChecked(true);
}

const EMAIL = "Zz@Zz.example";

/** What is typed into the fields of any form, by their names. */
const texts: Record<string, string> = {
  name: "Zzname",
  email: EMAIL,
  phone: "3001234567",
  dates: "Zzdates",
  travelers: "Zz2",
  firstName: "Zzname",
  lastName: "Zzother",
  organizationName: "Zzuniversity",
  organizationType: "university",
  country: "Zzcountry",
  projectDescription: `Zz${"z".repeat(50)}`,
  objectives: `Zz${"z".repeat(30)}`,
};
const fillIn = ({ page, name }: Visit) => fillKnown(widgetOn(page, name as "booking"), texts);

/** How a visitor goes through each widget, so that it says all its words; one without a walk fails. */
const walks: Partial<Record<WidgetName, (of: Visit) => Promise<void>>> = {
  async booking(of) {
    const { page, press, visible, set } = of;
    await set({ experiences: ["Zzone", "Zzother"], destination: "Zzplace" });
    await tickTwo(of, "experiences");
    const known = experiences.map(({ name }) => name);
    await set({ experiences: known });
    // What fills a field is seen only when it is looked at.
    await seenOn(page);
    await press("[part~=submit]");
    await visible(ERROR);
    await fillIn(of);
    await page.locator("maloca-booking [name=destination]").fill("");
    await press("[part~=submit]");
    await visible(ERROR);
    await page.locator("maloca-booking [name=destination]").fill("Zzplace");
    await tooLong(of, "message", "");
    await set({ package: "Zzpackage", amount: 100, groupSize: 10, answers: "#zz" });
    await page.locator("maloca-booking [part~=ticket]").getByText("100").waitFor();
    await seenOn(page);
    await set({ groupSize: 0, unitAssumed: true });
    await page.locator("maloca-booking [name=travelers]").fill("2");
    await page.locator("maloca-booking [part~=ticket]").getByText("200").waitFor();
    // The payment's code does not come.
    await page.route("**/payment.beside.js", (route) => route.abort());
    await press("[part~=pay]");
    const belowForm = page.locator("maloca-booking [role=status]").last();
    await expect.poll(() => belowForm.textContent()).not.toBe("");
    await sendInAllStates(of);
    await set({ inline: true });
    await visible("[part~=card]");
  },

  async "trip-wizard"(of) {
    const { page, press, visible } = of;
    await visible("[part~=next]");
    await press("[part~=next]");
    await visible(ERROR);
    const wizard = widgetOn(page, "trip-wizard");
    await wizard.fill({ first_name: "Zzname", last_name: "Zzother" });
    await press("[part~=next]:visible");
    await page.locator("maloca-trip-wizard [name=email]").waitFor();
    await press("[part~=next]:visible");
    await page.locator(`maloca-trip-wizard ${ERROR}:visible`).first().waitFor();
    await wizard.fill({ email: EMAIL, num_travelers: "Zzfew", how_found_us: "Zzsomewhere" });
    await tooLong(of, "how_found_us", "");
    await sendInAllStates(of);
  },

  async contact(of) {
    await of.visible("form");
    await of.press("[part~=submit]");
    await of.visible(ERROR);
    await fillIn(of);
    await widgetOn(of.page, "contact").fill({ message: "Zzmessage" });
    await tooLong(of, "organization", "");
    await sendInAllStates(of);
  },

  async newsletter(of) {
    await of.visible("form");
    await of.press("[part~=submit]");
    await of.visible(ERROR);
    await tooLong(of, "email", EMAIL);
    await sendInAllStates(of);
  },

  async partnership(of) {
    const { page, press, visible, set } = of;
    await visible("form");
    await press("[part~=submit]");
    await visible(ERROR);
    await fillIn(of);
    await tooLong(of, "timeline", "");
    await set({ consent: true });
    await visible("[name=consent]");
    await press("[part~=submit]");
    await visible(ERROR);
    await page.locator("maloca-partnership [name=consent]").setChecked(true);
    await otherApp(page, "broken");
    await press("[part~=submit]");
    await page.locator("[part~=toast] p").first().waitFor();
    await otherApp(page, "there");
    await press("[part~=submit]");
    await visible("textarea[readonly]");
    await changing(of, () => press("textarea[readonly] ~ div button"));
  },

  async payment(of) {
    const { page, press, visible, set } = of;
    const dialog = widgetOn(page, "payment");
    const opened = async () => {
      await set({ open: true });
      await visible("dialog[open]");
    };
    await set({ destination: "Zzplace" });
    await press("[part~=submit]");
    await visible(ERROR);
    await dialog.fill({ name: "Zzname", amount: "Zz" });
    await press("[part~=submit]");
    await page.locator("[part~=toast] p").first().waitFor();
    await dialog.fill({ amount: "2.608.000" });
    await page.locator("maloca-payment [part~=figures] p span:not(:empty)").waitFor();
    await otherApp(page, "blocked");
    await press("[part~=submit]");
    await visible("textarea[readonly]");
    await changing(of, () => press("textarea[readonly] ~ div button"));
    await otherApp(page, "there");
    // At once it would be the same press.
    await page.clock.fastForward(SAME_PRESS_MS);
    await press("[part~=submit]");
    await page.locator("maloca-payment dialog").waitFor({ state: "hidden" });
    await set({ amount: 100, travelers: 2, minTravelers: 2, unitAssumed: true });
    await page.locator("maloca-payment output").waitFor({ state: "attached" });
    await set({ groupSize: 10 });
    await page.locator("maloca-payment output").waitFor({ state: "detached" });
    await set({ amount: "", groupSize: 0 });
    // In full, over a link that carries no text, and with neither link nor number.
    for (const link of ["https://example.com", ""]) {
      await opened();
      await set({ messagingPhone: "", messagingLink: link });
      await dialog.fill({ name: "Zzname", amount: "2.608.000" });
      await page.locator("maloca-payment [name=option][value=full]").setChecked(true);
      await press("[part~=submit]");
      await visible("textarea[readonly]");
    }
  },

  async help({ press, visible }) {
    await visible("[part~=button][role=button]");
    await press("[part~=button]");
    await visible("[part~=panel]");
    await visible("[part~=operator]");
    await press("[part~=button]");
  },

  async experiences(of) {
    await of.visible("[part~=operator]");
    // What a browser says of a field is no text of the page.
    await of.set({ required: true });
    await of.page.locator("maloca-experiences").evaluate((field) => {
      const said = (field as HTMLObjectElement).validationMessage;
      field.shadowRoot?.append(said);
    });
    await tickTwo(of, "experiences");
  },

  async lightbox({ page, press, visible, set }) {
    await visible("[part~=operator]");
    await press("button");
    // The second picture is none.
    await page.locator("maloca-lightbox [part~=picture][hidden]").waitFor({ state: "attached" });
    await press("button");
    await set({ open: false });
  },
};

const ONLY_PROGRAMS = { "errors.invalid": "only a program sends something that is no text" };

/** Words that no visitor can meet, and why. */
const unmet: Partial<Record<WidgetName, Record<string, string>>> = {
  booking: ONLY_PROGRAMS,
  contact: ONLY_PROGRAMS,
  newsletter: {
    ...ONLY_PROGRAMS,
    "errors.tooLong": "an address that is too long is an invalid one",
  },
  partnership: ONLY_PROGRAMS,
  payment: { back: "a booking's second panel alone has it" },
  "trip-wizard": {
    ...ONLY_PROGRAMS,
    "errors.num_travelers": "what is no number goes as text (`withTravelers`)",
    "notices.sent.text": "everybody has written a name, and the text has it (`byName.text`)",
  },
};

/** What a form says whose code does not come: in a visit of its own, because browsers do not ask again. */
async function withoutCode(name: WidgetName): Promise<string[]> {
  if (!/payment|partnership/.test(name)) return [];
  // The focus in a dialog's first field asks for it, so the way to it is closed before.
  const of = await visit(name, async (page) => {
    await collectWords(page);
    await page.route(`**/${name}.lazy.js`, (route) => route.abort());
  });
  await of.visible("form");
  await of.press("[part~=submit]");
  await says(of, "failed");
  const { words } = await seenOn(of.page);
  return words;
}

test.each(widgetNames)(
  "%s says all its words and no other, and has its parts and events",
  async (name) => {
    const of = await visit(name);
    await of.page.clock.install();
    await walks[name]?.(of);
    await breakDown(of);
    const element = elementOf(name);
    const documented = { parts: namesOf(element?.cssParts), events: namesOf(element?.events) };
    await expect.poll(() => seenOn(of.page)).toMatchObject(documented);
    const seen = [...(await seenOn(of.page)).words, ...(await withoutCode(name))];
    const missing = ownWords(name)
      .filter(([, own]) => !seen.some((text) => text.includes(own.split(" ")[0] ?? "")))
      .map(([key]) => key);
    // A reason that holds no longer is to go.
    expect(missing.sort()).toEqual(Object.keys(unmet[name] ?? {}).sort());
    expect(seen.flatMap((text) => foreignIn(name, text))).toEqual([]);
  },
);
