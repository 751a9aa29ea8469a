import { color, formPaths } from "@maloca/catalog";
import { expect, it } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { formStyle } from "../src/http/form-style";
import { stubDatabase } from "./databases";
import { appOver } from "./samples";

const browser = testBrowser();

it("draws the edge of a wrong field in the colour of errors, and of a right one as ever", async () => {
  const app = appOver(stubDatabase(() => Promise.reject(new Error("nothing is stored"))));
  const answer = await app.request(formPaths.booking, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      host: "maloca.test",
      "sec-fetch-site": "same-origin",
    },
    body: "name=Ana&email=nada&message=Hola",
  });
  const page = await browser.newPage();
  await page.setContent(await answer.text());
  await page.addStyleTag({ content: formStyle });
  const edges = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopColor));
  const shown = await page.evaluate((error) => {
    const probe = document.createElement("i");
    probe.style.color = error;
    document.body.append(probe);
    return getComputedStyle(probe).color;
  }, color.error);
  const wrong = await edges("input[aria-invalid]:not([type=checkbox]), textarea[aria-invalid]");
  expect(wrong.length).toBeGreaterThan(2);
  expect(new Set(wrong)).toEqual(new Set([shown]));
  expect(await edges("[name=name]")).not.toContain(shown);
});
