import { fileURLToPath } from "node:url";
import { parseSource } from "@maloca/catalog";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import type { MalocaElement } from "../src/core/widget";
import { accepted, fakeServer, widgetOn } from "../src/testing";
import { holdBack, openPage } from "./built";
import { goodRequest } from "./samples";

// A page with only the loader: nothing loads until it is needed.

const browser = testBrowser();

test("a press on a button of the page's own kind, which has a shadow root, opens the dialog", async () => {
  const page = await openPage(
    browser,
    `<script src="/maloca.js"></script><page-button data-maloca-open="booking">Reservar</page-button>
    <div data-maloca-open="booking"><maloca-contact></maloca-contact></div><script>
      customElements.define("page-button", class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: "open" }).innerHTML = "<button><b><slot></slot></b></button>";
        }
      });
    </script>`,
  );
  // What is pressed inside of a widget is the widget's, whatever stands around it.
  await widgetOn(page, "contact").fill({ name: "Ana" });
  await page.locator("maloca-contact [name=name]").click();
  await page.locator("maloca-contact [part=submit]").click();
  await page.locator("maloca-contact [part=error]").first().waitFor();
  expect(await page.locator("maloca-booking").count()).toBe(0);
  await page.locator("page-button").click();
  await page.locator("maloca-booking dialog[open]").waitFor();
});

test("a page that includes the loader twice is listened to once", async () => {
  const page = await openPage(
    browser,
    `<script>
      var heard = [];
      const { addEventListener: add } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (name, ...rest) {
        heard.push(name);
        return add.call(this, name, ...rest);
      };
    </script><script src="/maloca.js"></script><script src="/maloca.js"></script>`,
  );
  const heard = await page.evaluate<string[]>("heard");
  expect(heard.filter((name) => name === "pointerover")).toHaveLength(1);
});

test("a click on a page's link opens the dialog and follows no link; with Ctrl, Meta or Shift it is the browser's", async () => {
  const page = await openPage(
    browser,
    `<script src="/maloca.js"></script><a href="#plain" data-maloca-open="booking">Reservar</a><script>
      addEventListener("click", (event) => {
        document.body.dataset.prevented = event.defaultPrevented;
        event.preventDefault();
      });
    </script>`,
  );
  const isPrevented = async (key?: string) => {
    await page.locator("a").evaluate((link, held) => {
      const keys = held ? { [held]: true } : {};
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    }, key);
    return (await page.locator("body").getAttribute("data-prevented")) === "true";
  };
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) expect(await isPrevented(key)).toBe(false);
  expect(await page.locator("maloca-booking").count()).toBe(0);
  expect(await isPrevented()).toBe(true);
  await page.locator("maloca-booking dialog[open]").waitFor();
});

test("a form that is sent before its code is there waits for it, and does not leave the page", async () => {
  const server = fileURLToPath(new URL("../dist/server.js", import.meta.url));
  const markup = (await import(server)).renderWidget("contact", {});
  let release = () => {};
  const page = await openPage(
    browser,
    `<maloca-contact>${markup}</maloca-contact><script src="/maloca.js"></script>`,
    {
      server: fakeServer(accepted),
      async prepare(page) {
        release = await holdBack(page, "**/contact.js");
      },
    },
  );
  await page
    .locator("maloca-contact form")
    .evaluate((form) => (form as HTMLFormElement).requestSubmit());
  release();
  await page.locator("maloca-contact [part=error]").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("an `open` attribute or a page's script opens and closes an element that is not loaded yet", async () => {
  const page = await openPage(
    browser,
    '<maloca-booking destination="Guaviare"></maloca-booking><script src="/maloca.js"></script>',
  );
  const booking = page.locator("maloca-booking");
  await booking.evaluate((element: MalocaElement) => element.show({ package: "Viva" }));
  await page.waitForSelector("maloca-booking dialog[open]");
  expect(await booking.locator("[name=destination]").inputValue()).toBe("Viaje a Guaviare - Viva");
  expect(await booking.evaluate((element) => Object.keys(element))).not.toContain("show");
  await booking.evaluate((element: MalocaElement) => element.close());
  await page.waitForSelector("maloca-booking dialog[open]", { state: "detached" });
  await page.reload();
  expect(await page.evaluate(() => customElements.get("maloca-booking"))).toBeUndefined();
  await booking.evaluate((element) => element.setAttribute("open", ""));
  await page.waitForSelector("maloca-booking dialog[open]");
});

test("what comes into the page later can be used, and a page that changes is not looked through as a whole", async () => {
  const page = await openPage(browser, '<script src="/maloca.js"></script>');
  await page.keyboard.press("Shift");
  const method = await page.evaluate(async () => {
    document.querySelectorAll = () => {
      throw new Error("the whole page");
    };
    document.body.insertAdjacentHTML("beforeend", "<p><maloca-booking></maloca-booking></p>");
    document.body.insertAdjacentHTML("beforeend", '<p><a data-maloca-open="payment">Pagar</a></p>');
    await Promise.resolve();
    return typeof document.querySelector<MalocaElement>("maloca-booking")?.show;
  });
  expect(method).toBe("function");
  // What stands near the window loads after the first activity.
  await page.waitForFunction(() => customElements.get("maloca-payment"));
});

test("approaching the help button preloads its panel", async () => {
  const page = await openPage(
    browser,
    '<maloca-help></maloca-help><script src="/maloca.js"></script>',
  );
  const panel = page.waitForResponse(/help\.panel\.js/);
  await page.locator("maloca-help [part=button]").hover();
  await panel;
  expect(await page.locator("maloca-help [part=panel]").count()).toBe(0);
});

const reserve =
  '<maloca-booking destination="Guaviare" partner="Posada del Mar"><button>Reservar</button></maloca-booking><script src="/maloca.js"></script>';

/** Sends a booking and returns the headers it went out with. */
async function sendBooking(page: Page, changed = {}) {
  const booking = widgetOn(page, "booking");
  await booking.open(page.getByRole("button", { name: "Reservar" }));
  await booking.fill({ ...goodRequest, ...changed });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await booking.send();
  return (await sent).headers();
}

test("after a reload the same request has its key, because its answer may have been lost; another one has another", async () => {
  const page = await openPage(browser, reserve);
  const keyOf = async (dates: string) => {
    const { "idempotency-key": key } = await sendBooking(page, { dates });
    await page.locator("[part=toast]").waitFor();
    await page.reload();
    return key;
  };
  const first = await keyOf("julio");
  expect(await keyOf("julio")).toBe(first);
  expect(await keyOf("agosto")).not.toBe(first);
});

const campaign = "?utm_source=instagram&utm_campaign=Velitas+2026&gclid=abc&token=secreto";

// With storage that throws: `examples/pages.test.ts`.
test("the first page's campaign travels with the request", async () => {
  const page = await openPage(browser, reserve);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${page.url()}${campaign}`);
  // Nothing is stored before somebody types.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const booking = widgetOn(page, "booking");
  await booking.open(page.getByRole("button", { name: "Reservar" }));
  await booking.fill({ name: "Ana" });
  await expect.poll(() => page.evaluate(() => sessionStorage.maloca)).toBeTruthy();
  // The page's own navigation removes the query, as does a later page in the same tab.
  await page.evaluate(() => history.pushState(null, "", "/otra"));
  await page.goto(new URL("/", page.url()).href);
  const headers = await sendBooking(page);
  expect(parseSource(headers["x-maloca-source"] ?? "")).toEqual({
    utm_source: "instagram",
    utm_campaign: "Velitas 2026",
    gclid: "abc",
  });
  expect(headers["x-maloca-source"]).not.toContain("secreto");
  expect(decodeURIComponent(headers["x-maloca-partner"] ?? "")).toBe("Posada del Mar");
  expect(Number(headers["x-maloca-filled"])).toBeGreaterThan(0);
});

test("no attribute makes an element request an origin that the page did not name", async () => {
  const page = await openPage(browser, reserve, { server: fakeServer(accepted) });
  const own = new URL(page.url()).origin;
  const asked: string[] = [];
  const logged: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => logged.push(`${error}`));
  await page.reload();
  await page.evaluate(() => {
    const elsewhere = "https://elsewhere.example";
    const booking = document.querySelector("maloca-booking") as HTMLElement;
    const wrong: Record<string, string> = {
      destination: `<img src="${elsewhere}/destination.png">`,
      package: `"><script src="${elsewhere}/package.js"></script>`,
      experiences: `<link rel=stylesheet href=${elsewhere}/experiences.css>`,
      "max-experiences": `${elsewhere}/max`,
      strings: `{"title":<img src=${elsewhere}/strings.png>}`,
      endpoint: `javascript:fetch("${elsewhere}/endpoint")`,
      partner: `${elsewhere}/${"x".repeat(2 ** 20)}`,
    };
    for (const [name, text] of Object.entries(wrong)) booking.setAttribute(name, text);
  });
  const headers = await sendBooking(page);
  expect(headers["x-maloca-partner"]).toBeUndefined();
  await page.getByText("¡Solicitud enviada!").waitFor();

  expect(asked.some((url) => url.startsWith(`${own}/functions/`))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${own}/`)).map((url) => url.slice(0, 99))).toEqual(
    [],
  );
  const line = /^warning: <maloca-booking> attribute ([\w-]+): /;
  // Nothing else is said, and no error thrown; the events: `contract.element.test.tsx`.
  const named = logged.map((text) => line.exec(text)?.[1] ?? text.slice(0, 99));
  expect(named.sort()).toEqual(["endpoint", "max-experiences", "partner", "strings"]);
});

test("a misspelt tag or trigger is named once with the nearest name", async () => {
  const page = await openPage(browser, '<p id="top">Posada</p>');
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().startsWith("Maloca:"))
      said.push(message.text());
  });
  await page.evaluate(() => {
    document.body.innerHTML = `<maloca-bookin></maloca-bookin>
      <a href="#plain" data-maloca-open="bokking">Reservar</a><button data-maloca-open="payment">Pagar</button>`;
  });
  await page.addScriptTag({ url: "/maloca.js" });
  await expect.poll(() => said.length).toBeGreaterThan(0);
  for (let press = 0; press < 3; press++) await page.getByText("Reservar").click();
  // The link is followed, as it would be without scripts.
  await expect.poll(() => page.url()).toContain("#plain");
  expect(said).toEqual([
    'Maloca: <maloca-bookin>: there is no widget "bookin". Did you mean "booking"?',
    'Maloca: data-maloca-open="bokking": there is no widget "bokking". Did you mean "booking"?',
  ]);
  // The page's other widgets work.
  await page.getByText("Pagar").click();
  await page.locator("maloca-payment dialog[open]").waitFor();
});
