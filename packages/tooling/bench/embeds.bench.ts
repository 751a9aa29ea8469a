import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { launchBrowser } from "../browsers/chromium.mjs";
import { installPeers } from "./install";
import type { Row } from "./table.mjs";
import { type Contender, contenders } from "./widgets/contenders";
import { servePage } from "./widgets/pages";
import { BLOCK_OTHER_HOSTS, press, visit } from "./widgets/visit";

export const name =
  "Embeds on a page of their own: what their packages have, and how often they call their vendor";

/** A contender that may lack an opener: some packages show nothing by themselves. */
type Embed = Pick<Contender, "name" | "own" | "markup" | "entry" | "vendor"> & Partial<Contender>;

const contenderNamed = (prefix: string): Embed => {
  const found = contenders.find((one) => one.name.startsWith(prefix));
  if (!found) throw new Error(`No contender's name begins with ${prefix}.`);
  return found;
};

/** Ours, and the embeds of four products, each set up as its documentation says. */
const embeds: Embed[] = [
  contenderNamed("maloca-booking"),
  {
    name: "Formbricks",
    markup: "",
    entry: `
      import formbricks from "@formbricks/js";
      formbricks.setup({ workspaceId: "demo", appUrl: "https://app.formbricks.com" });`,
  },
  {
    name: "Stripe",
    markup: "",
    entry: `
      import { loadStripe } from "@stripe/stripe-js";
      loadStripe("pk_test_demo").catch(() => {});`,
  },
  contenderNamed("Typeform"),
  contenderNamed("Cal.com"),
];

/** What a page has loaded so far. */
interface Visit {
  bytes: number;
  calls: number;
}

const figures = {
  bytes: { what: "script and styles of the package", unit: "byte gzip" },
  calls: { what: "calls to other hosts", unit: "request" },
} as const;

const moments = ["before a press", "open"] as const;

export async function run(): Promise<Row[]> {
  const packages = installPeers("widgets");
  const browser = await launchBrowser({ args: [BLOCK_OTHER_HOSTS] });
  try {
    const rows: Row[] = [];
    const ours = new Map<string, string>();
    for (const embed of embeds) {
      const visits = await measure(embed, browser, packages);
      for (const [at, seen] of visits.entries()) {
        for (const [key, { what, unit }] of Object.entries(figures)) {
          const figure = `${what}, ${moments[at]}`;
          const row = `${embed.name}: ${figure}`;
          if (embed.own) ours.set(figure, row);
          const peer = embed.own ? undefined : ours.get(figure);
          rows.push({ what: row, unit, samples: [seen[key as keyof Visit]], peer });
        }
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** What is loaded until the network is idle, and, where something opens, until it is idle after that. */
async function measure(embed: Embed, browser: Browser, packages: string): Promise<Visit[]> {
  const contender = { rival: "dialog", opener: "", opened: "", ...embed } as Contender;
  const site = await servePage(contender, packages);
  const host = new URL(site.url).host;
  let calls = 0;
  const onRequest = (url: string) => {
    if (/^https?:/.test(url) && new URL(url).host !== host) calls += 1;
  };
  try {
    return await visit(browser, site, { onRequest }, async (page) => {
      const visits = [{ bytes: site.downloads(), calls }];
      if (!contender.opener) return visits;
      await press(page, contender);
      await page.waitForLoadState("networkidle");
      const [before] = visits;
      visits.push({ bytes: (before?.bytes ?? 0) + site.downloads(), calls });
      return visits;
    });
  } finally {
    site.close();
  }
}

const pinned: Record<string, string> = JSON.parse(
  readFileSync(new URL("peers.json", import.meta.url), "utf8"),
).widgets;

/** What the table does not show. */
export const remarks = () =>
  [
    "Versions: " +
      Object.entries(pinned)
        .filter(([name]) => /formbricks|stripe|typeform|calcom/.test(name))
        .map((entry) => entry.join(" "))
        .join(", "),
    "The bytes are those of the package alone. A call to another host fails here: what a vendor would",
    "send, its form or calendar, comes on top and cannot be measured without its server.",
  ].join("\n");
