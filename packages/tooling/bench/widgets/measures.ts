import type { Browser, Page } from "playwright";
import type { Contender } from "./contenders";
import type { Site } from "./pages";
import { approach, press, timeTap, visit } from "./visit";

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
