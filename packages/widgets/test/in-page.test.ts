import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, held, widgetOn } from "../src/testing";
import { holdBack, openPage } from "./built";
import { goodRequest } from "./samples";

// A form in a partner's page stands apart from what is above and below it.

const browser = testBrowser();
test("a form has room around it, as the page says", async () => {
  const form = (id: string) => `<maloca-contact id="${id}"></maloca-contact>`;
  const page = await openPage(
    browser,
    `<style>#chosen{--maloca-margin:48px}#own{margin:8px 0}</style>
     <main><p>Antes</p>${form("usual")}${form("chosen")}${form("own")}<p>Después</p></main>
     <div>${form("alone")}</div><script type="module" src="/maloca.js"></script>`,
  );
  const room = (id: string) =>
    page.locator(`#${id}`).evaluate((node) => {
      const { marginTop, marginBottom } = getComputedStyle(node);
      return [marginTop, marginBottom];
    });
  await expect.poll(() => room("usual")).toEqual(["24px", "24px"]);
  expect(await room("chosen")).toEqual(["48px", "48px"]);
  expect(await room("own")).toEqual(["8px", "8px"]);
  expect(await room("alone")).toEqual(["0px", "0px"]);
});

test("a press on the button is not lost where a question about the mail comes between", async () => {
  const server = fakeServer(accepted);
  const page = await openPage(
    browser,
    '<maloca-contact></maloca-contact><script src="/maloca.js"></script>',
    { server },
  );
  const letCome = await holdBack(page, "**/backend.js");
  await widgetOn(page, "contact").fill({ name: "Ana", email: "ana@gmial.com", message: "Hola" });
  const slip = page.locator("maloca-contact [part=slip]");
  const leave = async (name: string) => {
    await page.locator("maloca-contact [name=email]").focus();
    await page.locator(`maloca-contact [name=${name}]`).focus();
  };
  await leave("message");
  // The code that asks comes after the field was left.
  letCome();
  await slip.waitFor();
  await page.locator("maloca-contact [name=email]").fill("ana@gmail.con");
  await slip.waitFor({ state: "detached" });

  const box = await page.locator("maloca-contact [part=submit]").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  for (let frames = 3; frames > 0; frames--)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await expect.poll(() => server.calls.length).toBe(1);
});

test("text that comes back after the press is no typing: the sent booking closes, and is forgotten at once", async () => {
  const answer = held();
  const server = fakeServer(answer.answer);
  let bringBack = () => {};
  const page = await openPage(
    browser,
    '<maloca-booking></maloca-booking><script src="/maloca.js"></script>',
    {
      server,
      async prepare(page) {
        await page.addInitScript(
          (typed) => sessionStorage.setItem("maloca-booking", typed),
          `${new URLSearchParams(goodRequest)}`,
        );
        bringBack = await holdBack(page, "**/prefill.js");
      },
    },
  );
  const booking = widgetOn(page, "booking");
  await booking.open();
  await booking.fill(goodRequest);
  await page.locator("maloca-booking [part=submit]").click();
  await expect.poll(() => server.calls.length).toBe(1);
  // What the page that follows would find, as soon as this one could be left.
  await page.evaluate(() => {
    const element = document.querySelector("maloca-booking") as Element;
    const seen = window as { restored?: Promise<void>; left?: Promise<unknown> };
    seen.restored = new Promise((resolve) => {
      element.shadowRoot?.querySelector("form")?.addEventListener("input", () => resolve());
    });
    seen.left = new Promise((resolve) => {
      new MutationObserver(() =>
        setTimeout(() => resolve(sessionStorage.getItem("maloca-booking"))),
      ).observe(element.shadowRoot?.querySelector("dialog") as Element, {
        attributeFilter: ["open"],
      });
    });
  });
  bringBack();
  await page.evaluate(() => (window as { restored?: Promise<void> }).restored);
  answer.release();
  expect(await page.evaluate(() => (window as { left?: Promise<unknown> }).left)).toBeNull();
});
