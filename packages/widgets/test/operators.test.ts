import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, widgetOn } from "../src/testing";
import { openPage, serveCdn } from "./built";
import { goodRequest } from "./samples";

// Which operator a page's elements mean: with loaders of two, and where an optimiser has moved a loader.

const LOADER = readFileSync(new URL("../dist/cdn/maloca.js", import.meta.url), "utf8");
const [ONE, OTHER] = ["https://one.example", "https://other.example"] as const;
const tag = (operator: string) => `<script async src="${operator}/cdn/maloca.js"></script>`;

const browser = testBrowser();

/** A partner's page, beside two operators of the same build. */
async function open(markup: string, files: Record<string, string> = {}) {
  const server = fakeServer(accepted);
  const lines: string[] = [];
  const asked: string[] = [];
  const page = await openPage(browser, markup, {
    server,
    async prepare(page) {
      page.on("console", (message) => {
        if (message.type() === "error") lines.push(message.text());
      });
      page.on("pageerror", (error) => lines.push(String(error)));
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      for (const operator of [ONE, OTHER]) await serveCdn(page, operator);
      for (const [path, body] of Object.entries(files))
        await page.route(`**${path}`, (route) =>
          route.fulfill({ contentType: "text/javascript", body }),
        );
    },
  });
  return { page, lines, asked, sentTo: () => server.calls.map(({ url }) => new URL(url).origin) };
}

type Page = Awaited<ReturnType<typeof open>>["page"];

const message = { name: "Ana", email: "ana@example.com", message: "¿Hay cupo?" };

/** Sends the contact form of an operator. */
async function write(page: Page, selector = "maloca-contact") {
  const contact = widgetOn(page, "contact", page.locator(selector));
  await contact.fill(message);
  await contact.sent();
}

/** Waits for a line of the console. */
const said = (lines: string[], text: RegExp) =>
  expect.poll(() => lines.filter((line) => text.test(line))).toHaveLength(1);

test.each([
  ["one, then the other", tag(ONE) + tag(OTHER)],
  ["the other, then one", tag(OTHER) + tag(ONE)],
])("with two loaders, %s, each element's request goes to its own operator", async (_, tags) => {
  const elements = [ONE, OTHER].map(
    (each) => `<maloca-contact endpoint="${each}"></maloca-contact>`,
  );
  const { page, lines, sentTo } = await open(elements.join("") + tags);
  await write(page, `[endpoint="${OTHER}"]`);
  await write(page, `[endpoint="${ONE}"]`);
  expect(sentTo()).toEqual([OTHER, ONE]);
  expect(lines).toEqual([]);
});

test("with two loaders an element without address is not shown, and the console says what to write", async () => {
  const { page, lines, sentTo } = await open(
    `<maloca-contact></maloca-contact><maloca-booking><a href="#whatsapp">Reservar</a></maloca-booking>${tag(ONE)}${tag(OTHER)}`,
  );
  await page.mouse.wheel(0, 10);
  await said(
    lines,
    /widgets of https:\/\/one\.example, https:\/\/other\.example; write endpoint="https:\/\/…" on each <maloca-contact>/,
  );
  await page.getByText("Reservar").click();
  await page.waitForURL("**/#whatsapp");
  await said(lines, /<maloca-booking>/);
  expect(await page.locator("maloca-contact input, maloca-booking dialog[open]").count()).toBe(0);
  expect(sentTo()).toEqual([]);
});

test("with two loaders a button apart from both elements opens none, unless it names its operator", async () => {
  const button = (address: string) =>
    `<button data-maloca-open="booking"${address}>Reservar</button>`;
  const elements = [ONE, OTHER].map(
    (each) => `<maloca-booking endpoint="${each}"></maloca-booking>`,
  );
  const tags = tag(ONE) + tag(OTHER);
  const unclear = await open(elements.join("") + button("") + tags);
  await unclear.page.getByText("Reservar").click();
  await said(unclear.lines, /put the button into its <maloca-booking>, or write data-endpoint/);
  expect(await unclear.page.locator("dialog[open]").count()).toBe(0);

  const { page, lines, sentTo } = await open(
    elements.join("") + button(` data-endpoint="${OTHER}"`) + tags,
  );
  const booking = widgetOn(page, "booking");
  await booking.open(page.getByText("Reservar"));
  await booking.fill(goodRequest);
  await booking.sent();
  expect(sentTo()).toEqual([OTHER]);
  expect(lines).toEqual([]);
});

const moved: [how: string, script: string, files?: Record<string, string>][] = [
  [
    "combined with others",
    '<script defer src="/cache/all.js"></script>',
    { "/cache/all.js": `window.a = 1;${LOADER}` },
  ],
  ["written into the page", `<script>${LOADER}</script>`],
  [
    "imported by a module",
    '<script type="module">import "/js/copy.js"</script>',
    { "/js/copy.js": LOADER },
  ],
];

test.each(moved)(
  "a loader that was %s finds its operator by an endpoint, which may end in a slash, and says so where none is written, or none with a protocol",
  async (_, script, files) => {
    const named = await open(
      `<maloca-contact endpoint="${ONE}/"></maloca-contact>${script}`,
      files,
    );
    await write(named.page);
    expect(named.sentTo()).toEqual([ONE]);
    expect(named.lines).toEqual([]);

    for (const endpoint of ["", 'endpoint="one.example/api"']) {
      const { page, lines } = await open(
        `<maloca-booking ${endpoint}><a href="#whatsapp">Reservar</a></maloca-booking>${script}`,
        files,
      );
      await page.getByText("Reservar").click();
      await page.waitForURL("**/#whatsapp");
      // Once more by the second try.
      expect([...new Set(lines)]).toEqual(['maloca-booking: write endpoint="..."']);
    }
  },
);

test("a loader that was written into a page of the operator's own finds it by an empty endpoint", async () => {
  for (const address of ["", "/"]) {
    const { page, asked } = await open(
      `<maloca-contact endpoint="${address}"></maloca-contact><script>${LOADER}</script>`,
    );
    await page.mouse.wheel(0, 10);
    await expect.poll(() => asked).toContain("/cdn/contact.js");
  }
});

test("a loader's own tag as a module, and one that was delayed, need nothing", async () => {
  const delayed = `<script type="text/plain" id="late" src="${ONE}/cdn/maloca.js"></script><script>
    addEventListener("load", () => {
      const script = document.createElement("script");
      script.src = late.src;
      late.replaceWith(script);
    });</script>`;
  for (const script of [tag(ONE).replace("async", 'type="module"'), delayed]) {
    const { page, lines, sentTo } = await open(`<maloca-contact></maloca-contact>${script}`);
    await write(page);
    expect(sentTo()).toEqual([ONE]);
    expect(lines).toEqual([]);
  }
});

test("a snapshot of a page with an open dialog does not open it again; a page's own `open` does", async () => {
  const { page } = await open(`<maloca-booking></maloca-booking>${tag(ONE)}`);
  const opened = page.locator("maloca-booking dialog[open]");
  await widgetOn(page, "booking").open();
  // As Turbo and htmx do: they keep the markup of a page that is left, and show it again on the way back.
  const markup = await page.evaluate(() => document.body.innerHTML);
  expect(markup).not.toMatch(/<maloca-booking[^>]* open/);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, markup);
  await page.waitForFunction(
    () => !document.querySelector<HTMLElement & { open?: boolean }>("maloca-booking")?.open,
  );
  expect(await opened.count()).toBe(0);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).overflow === "visible",
  );

  await widgetOn(page, "booking").open();
  await widgetOn(page, "booking").close();
  await page.evaluate(() => {
    document.body.innerHTML = "<maloca-booking open></maloca-booking>";
  });
  await opened.waitFor();
});
