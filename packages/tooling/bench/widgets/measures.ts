import type { Browser, Page } from "playwright";
import { brokenRules } from "../../browsers/axe";
import { changedPixels, pngUrl } from "../../browsers/changed-pixels";
import type { Contender } from "./contenders";
import type { Site } from "./pages";
import { approach, press, shown, timeTap, visit } from "./visit";

/** A channel may differ invisibly by this much of 255. */
const TOLERANCE = 8;

const ROUNDS = 100;
/** Rounds before the count begins: the first ones create what stays, such as style sheets. */
const WARM_UP = 5;
/** No visitor presses faster, and delayed tasks have run by then. */
const PAUSE_MS = 50;

/** A measured number of a contender; less is better. */
export interface Measure {
  what: string;
  unit: string;
  /** How often it is measured. */
  times: number;
  take(browser: Browser, site: Site, contender: Contender): Promise<number>;
  /** The contenders that it takes; without it, those that open. */
  takes?(contender: Contender): boolean;
}

/** Opens a contender, and waits for what it loads. */
async function use(page: Page, contender: Contender) {
  await press(page, contender);
  await page.waitForLoadState("networkidle");
}

/** Opening and closing repeatedly, which not every contender can. */
const closes = ({ close }: Contender) => close !== undefined;

export const measures: Measure[] = [
  {
    what: "download before intent",
    unit: "byte gzip",
    times: 1,
    takes: () => true,
    take: (browser, site) => {
      site.downloads();
      return visit(browser, site, {}, async () => site.downloads());
    },
  },
  {
    what: "download to first use",
    unit: "byte gzip",
    times: 1,
    take: (browser, site, contender) => {
      site.downloads();
      return visit(browser, site, {}, async (page) => {
        await use(page, contender);
        return site.downloads();
      });
    },
  },
  {
    what: "calls to other hosts before intent",
    unit: "request",
    times: 1,
    takes: () => true,
    take: (browser, site) => callsOf(browser, site),
  },
  {
    what: "calls to other hosts to first use",
    unit: "request",
    times: 1,
    take: callsOf,
  },
  {
    what: "script time at load",
    unit: "ms, CPU ÷ 4",
    times: 5,
    take: (browser, site) =>
      visit(browser, site, { isSlowPhone: true }, async (_page, devtools) => {
        const { metrics } = await devtools.send("Performance.getMetrics");
        const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value;
        if (seconds === undefined) throw new Error("The browser reports no script time.");
        return seconds * 1000;
      }),
  },
  {
    what: "press to open, cold",
    unit: "ms, slow 4G",
    times: 5,
    take: (browser, site, contender) =>
      visit(browser, site, { isSlowPhone: true }, (page) => timeTap(page, contender)),
  },
  {
    what: "press to open, approached",
    unit: "ms, slow 4G",
    times: 5,
    take: (browser, site, contender) =>
      visit(browser, site, { isSlowPhone: true }, async (page) => {
        await approach(page, contender);
        return timeTap(page, contender);
      }),
  },
  {
    what: "nodes left by 100 openings",
    unit: "node",
    times: 1,
    take: leftBy("nodes"),
    takes: closes,
  },
  {
    what: "listeners left by 100",
    unit: "listener",
    times: 1,
    take: leftBy("jsEventListeners"),
    takes: closes,
  },
  {
    what: "breaches of a strict policy",
    unit: "report",
    times: 1,
    take: (browser, site, contender) =>
      visit(browser, site, { query: "strict" }, async (page) => {
        // The policy may prevent it from opening: the violations still count.
        await press(page, contender).catch(() => {});
        return page.evaluate(() => window.breaches);
      }),
  },
  {
    what: "axe's findings when open",
    unit: "rule",
    times: 1,
    take: (browser, site, contender) =>
      visit(browser, site, {}, async (page) => {
        await press(page, contender);
        return (await brokenRules(page)).length;
      }),
  },
  {
    what: "pixels a hostile page changes",
    unit: "%",
    times: 1,
    take: async (browser, site, contender) => {
      const photograph = async (page: Page) => {
        await use(page, contender);
        return page.screenshot({ animations: "disabled" });
      };
      const calm = await visit(browser, site, {}, async (page) => {
        const picture = await photograph(page);
        return { picture, box: await shown(page, contender).boundingBox() };
      });
      const hostile = await visit(browser, site, { query: "hostile" }, photograph).catch(
        () => null,
      );
      if (!hostile) return 100;
      const page = await browser.newPage();
      const { share } = await changedPixels(page, [pngUrl(calm.picture), pngUrl(hostile)], {
        tolerance: TOLERANCE,
        box: calm.box ?? undefined,
      });
      await page.close();
      return 100 * share;
    },
  },
];

/** How often a page calls another host: until it has loaded, or, with a contender, until that one is open. */
async function callsOf(browser: Browser, site: Site, contender?: Contender): Promise<number> {
  const { host } = new URL(site.url);
  let calls = 0;
  const onRequest = (url: string) => {
    if (/^https?:/.test(url) && new URL(url).host !== host) calls += 1;
  };
  return visit(browser, site, { onRequest }, async (page) => {
    if (contender) await use(page, contender);
    return calls;
  });
}

/** How many nodes or listeners a hundred openings leave behind. */
function leftBy(counted: "nodes" | "jsEventListeners"): Measure["take"] {
  return (browser, site, contender) =>
    visit(browser, site, {}, async (page, devtools) => {
      const count = async () => {
        await devtools.send("HeapProfiler.collectGarbage");
        await devtools.send("HeapProfiler.collectGarbage");
        return (await devtools.send("Memory.getDOMCounters"))[counted];
      };
      await openAndClose(page, contender, WARM_UP);
      const before = await count();
      await openAndClose(page, contender, ROUNDS);
      return Math.max(0, (await count()) - before);
    });
}

async function openAndClose(page: Page, contender: Contender, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    await press(page, contender);
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(`(${contender.close})()`);
    await shown(page, contender).waitFor({ state: "hidden" });
    await page.waitForTimeout(PAUSE_MS);
  }
}
