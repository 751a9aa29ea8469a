import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";

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
  await page.close();
});
