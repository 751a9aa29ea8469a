import { expect, test } from "vitest";
import { temporaryFolder } from "../../server/test/temporary-folder";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { callsOf, openPartner, sentBy, updatedOperator, use } from "./update";

// `update-orders.test.ts` goes through all pairs of widgets.

const browser = testBrowser();

test("a page that was opened before an update sends a booking as one, after a contact message", async () => {
  const operator = await updatedOperator(await temporaryFolder());
  const partner = await openPartner(browser, operator, ["contact", "booking"]);
  await use(partner.page, "contact");
  partner.update();
  await use(partner.page, "booking");
  expect(callsOf(partner.server)).toMatchObject([sentBy("contact"), sentBy("booking")]);
  expect(partner.folders.size).toBe(1);
  expect(partner.errors).toEqual([]);

  // The next page has the new build, whose files export other things under the same names.
  await partner.page.reload();
  await use(partner.page, "booking");
  expect(callsOf(partner.server).slice(2)).toMatchObject([sentBy("booking")]);
  expect(partner.folders.size).toBe(2);
  expect(partner.errors).toEqual([]);
  await partner.page.close();
});
