import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// A form in a partner's page stands apart from what is above and below it.

const browser = testBrowser();
const inPage = widgetNames.filter((name) => !isDialog(name) && name !== "help");

test.each(inPage)("%s has room around it, as the page says", async (name) => {
  const tag = `maloca-${name}`;
  const page = await openPage(
    browser,
    `<style>#chosen{--maloca-margin:48px}#own{margin:8px 0}</style>
     <main><p>Antes</p><${tag} id="usual"></${tag}><${tag} id="chosen"></${tag}><${tag} id="own"></${tag}><p>Después</p></main>
     <div><${tag} id="alone"></${tag}></div>
     <script type="module" src="/maloca.js"></script>`,
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
