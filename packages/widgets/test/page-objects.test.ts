import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { widgetOn } from "../src/testing";
import { openPage } from "./built";

// The test kit's page objects, where other tests do not use them.

const browser = testBrowser();

test("experiences are chosen by name, whatever the field is called, and an unknown one is an error", async () => {
  const page = await openPage(
    browser,
    '<script src="/maloca.js"></script><maloca-experiences name="plan"></maloca-experiences>',
  );
  const experiences = widgetOn(page, "experiences");
  await experiences.choose(["Masaje"]);
  await expect(experiences.choose(["Buceo"])).rejects.toThrow('No box has "Buceo", only ');
  expect(await experiences.chosen()).toEqual([]);
});

test("a dialog opens and closes also where its root is an element around it, as of a React component", async () => {
  const page = await openPage(
    browser,
    `<script src="/maloca.js"></script>
     <main><button data-maloca-open="payment">Pagar</button><maloca-payment></maloca-payment></main>`,
  );
  const payment = widgetOn(page, "payment", page.locator("main"));
  await payment.open(page.locator("button").first());
  await payment.fill({ name: "Ana" });
  await payment.close();
  expect(await payment.dialog.count()).toBe(0);
});
