// tier: merge
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../server/test/temporary-folder";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { widgetNames } from "../src/widgets";
import { callsOf, openPartner, sentBy, updatedOperator, use } from "./update";

// Every two widgets of a page, one used before its operator's update and the other after it.

const browser = testBrowser();
let operator: Awaited<ReturnType<typeof updatedOperator>>;
beforeAll(async () => {
  operator = await updatedOperator(await temporaryFolder());
});

test.each(widgetNames)("%s before an update, and each other widget after it", async (first) => {
  for (const second of widgetNames.filter((name) => name !== first)) {
    const partner = await openPartner(browser, operator, [first, second]);
    await use(partner.page, first);
    partner.update();
    await use(partner.page, second);
    const sent = [sentBy(first), sentBy(second)].filter((each) => each !== undefined);
    expect(callsOf(partner.server), second).toMatchObject(sent);
    expect(partner.folders.size, second).toBe(1);
    expect(partner.errors, second).toEqual([]);
    await partner.page.close();
  }
});
