import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, broken, fakeServer, widgetOn } from "../src/testing";
import { fillKnown, goodTexts, openPage, rendered } from "./built";

// Two clicks, two taps or a held key are one press for whatever opens, mails, copies or sends.

const browser = testBrowser();

/** A press that is repeated at once. */
const ways: Record<string, (button: Locator) => Promise<unknown>> = {
  "two clicks": (button) => button.dblclick(),
  "two taps": async (button) => {
    await button.scrollIntoViewIfNeeded();
    // Where the button was: it may be gone after the first.
    const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail("no button");
    const { touchscreen } = button.page();
    await touchscreen.tap(x + width / 2, y + height / 2);
    await touchscreen.tap(x + width / 2, y + height / 2);
  },
  "a held key": async (button) => {
    await button.focus();
    const { keyboard } = button.page();
    await keyboard.down("Enter");
    await keyboard.down("Enter");
    await keyboard.up("Enter");
  },
};

interface Case {
  widget: "partnership" | "payment" | "help" | "contact" | "booking" | "newsletter";
  attributes?: string;
  answer?: typeof accepted;
  /** Gives the button or link to press, in a page that is ready for it. */
  ready(page: Page): Promise<Locator>;
  /** What the page has done then. */
  done: RegExp;
}

const part = (page: Page, name: string) => page.locator(`[part~=${name}]:visible`).first();

const filled = (
  widget: Case["widget"],
  attributes = "",
  texts = goodTexts,
): Omit<Case, "done"> => ({
  widget,
  attributes,
  async ready(page) {
    await fillKnown(widgetOn(page, widget as "booking"), texts);
    return part(page, "submit");
  },
});

/** A form whose request was handed over, a while ago. */
const handedOver = (form: Omit<Case, "done">, link: string): Omit<Case, "done"> => ({
  ...form,
  async ready(page) {
    await (await form.ready(page)).click();
    const found = page.locator(link).first();
    await found.waitFor();
    await page.evaluate(() => Object.assign(window, { done: [] }));
    return found;
  },
});

const proposal = filled("partnership", "", {
  firstName: "Ana",
  lastName: "Gómez",
  organizationName: "Posada del Río",
  organizationType: "hotel",
  email: "ana@example.com",
  phone: "300 123 4567",
  country: "Colombia",
  projectDescription: "Llevamos huéspedes a conocer la pesca artesanal con la comunidad.",
  objectives: "Que cada viaje deje trabajo en la comunidad.",
});
const payment: Omit<Case, "done"> = {
  widget: "payment",
  attributes: 'open amount="1500000" concept="Viaje"',
  async ready(page) {
    await widgetOn(page, "payment").fill({ name: "Ana Gómez" });
    return part(page, "submit");
  },
};
const opened = async (page: Page, link: string) => {
  await part(page, "button").click();
  await page.locator(link).waitFor();
  return page.locator(link);
};

const cases: Record<string, Case> = {
  "the proposal's button": { ...proposal, done: /^open mailto:/ },
  "the proposal's copy": { ...handedOver(proposal, "[part=copy]"), done: /^copy/ },
  "the payment's button": { ...payment, done: /^open https:/ },
  "the help's chat": {
    widget: "help",
    ready: (page) => opened(page, "[part=messaging]"),
    done: /^link https:/,
  },
  "the help's mail": {
    widget: "help",
    ready: (page) => opened(page, "[href^='mailto:']"),
    done: /^link mailto:/,
  },
  "the policy's link in a form": {
    widget: "newsletter",
    ready: async (page) => page.locator("[part=consent] a"),
    done: /^link http.*#tratamiento-de-datos$/,
  },
  "the policy's link in a dialog": {
    widget: "booking",
    attributes: "open consent",
    ready: async (page) => page.locator("[part=consent] a"),
    done: /^link http.*#tratamiento-de-datos$/,
  },
  contact: { ...filled("contact"), done: /^call / },
  newsletter: { ...filled("newsletter"), done: /^call / },
  booking: { ...filled("booking", "open"), done: /^call / },
};

/** One of each kind of code that opens, copies or sends, in all ways; the others, which share it, in one. */
const inAllWays = [
  "the proposal's button",
  "the proposal's copy",
  "the policy's link in a form",
  "contact",
];

for (const [name, { widget, attributes = "", ready, done }] of Object.entries(cases)) {
  const some = Object.entries(ways).slice(0, inAllWays.includes(name) ? undefined : 1);
  test.each(some)(`${name} does it once for %s`, async (_, twice) => {
    const server = fakeServer(accepted);
    const page = await openPage(
      browser,
      `<maloca-${widget} ${attributes}></maloca-${widget}><script src="/maloca.js"></script>`,
      { server, hasTouch: true, prepare: (page) => page.addInitScript(record) },
    );
    await twice(await ready(page));
    const found = async () => [
      ...(await page.evaluate(() => (window as Partial<Recorded>).done ?? [])),
      ...server.calls.map((call) => `call ${call.name}`),
    ];
    await expect.poll(found).toEqual([expect.stringMatching(done)]);
    // A form that was sent is emptied: nothing in it is to blame.
    await rendered(page);
    expect(await page.locator("[aria-invalid]").count()).toBe(0);
    expect(await found()).toHaveLength(1);
  });
}

test("a widget has no links but those that open once", () => {
  const src = fileURLToPath(new URL("../src/", import.meta.url));
  const withLinks = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!test)\.tsx$/.test(file))
    .filter((file) => /<a\s/.test(readFileSync(join(src, file), "utf8")));
  // The help's is its button, which opens and closes; the booking's leads to a place of its page.
  const others = [join("booking", "booking.trip.tsx"), join("help", "help.tsx")];
  expect(withLinks.sort()).toEqual([...others, join("core", "outgoing-link.tsx")].sort());
});

type Recorded = { done: string[] };

/** Writes down what would leave the page. Runs in the page. */
function record() {
  const done: string[] = [];
  Object.assign(window, { done });
  const note = (what: string) => (window as unknown as Recorded).done.push(what);
  window.open = (address) => {
    note(`open ${address}`);
    return window;
  };
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text: string) => void note(`copy ${text}`) },
  });
  addEventListener("click", (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    note(`link ${link.href}`);
  });
}

test("two clicks keep an unsent request on the device, and do not delete it again", async () => {
  const page = await openPage(
    browser,
    `<maloca-contact></maloca-contact><script src="/maloca.js"></script>`,
    { server: fakeServer(broken) },
  );
  const contact = widgetOn(page, "contact");
  await contact.fill({ name: "Ana Gómez", email: "ana@example.com", message: "¿Hay cupo?" });
  await contact.send();
  await page.locator("maloca-contact [part=unsent]").dblclick();
  await page.getByText("Guardado en este dispositivo, sin enviar.").waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("¿Hay cupo?");
});

test("two clicks go one step of the wizard forth, and one back", async () => {
  const page = await openPage(
    browser,
    `<maloca-trip-wizard></maloca-trip-wizard><script src="/maloca.js"></script>`,
  );
  const wizard = widgetOn(page, "trip-wizard");
  await wizard.fill({ first_name: "Ana", last_name: "Gómez", email: "ana@example.com" });
  const shown = (name: string) => wizard.field(name as "email").isVisible();
  await part(page, "next").dblclick();
  await expect.poll(() => shown("num_travelers")).toBe(true);
  await part(page, "back").dblclick();
  await expect.poll(() => shown("email")).toBe(true);
});

test("a press that was refused is no press: once the form is right, the next opens", async () => {
  const page = await openPage(
    browser,
    `<maloca-partnership></maloca-partnership><script src="/maloca.js"></script>`,
    { prepare: (page) => page.addInitScript(record) },
  );
  await part(page, "submit").click();
  await page.locator("[aria-invalid]").first().waitFor();
  await (await proposal.ready(page)).click();
  const done = () => page.evaluate(() => (window as unknown as Recorded).done);
  await expect.poll(done).toEqual([expect.stringMatching(/^open mailto:/)]);
});
