import type { Browser } from "playwright";
import { launchBrowser } from "../browsers/chromium.mjs";
import { installPeers } from "./install";
import { median, type Row } from "./table";
import { type Contender, contenders } from "./widgets/contenders";
import { type Measure, measures } from "./widgets/measures";
import { type Site, servePage } from "./widgets/pages";
import { BLOCK_OTHER_HOSTS } from "./widgets/visit";

export const name = "Widgets beside peers, on a page of their own; less is better in every row";

export async function run() {
  const packages = installPeers("widgets");
  const browser = await launchBrowser({ args: [BLOCK_OTHER_HOSTS] });
  const sites = await Promise.all(
    contenders.map(async (contender) => ({
      contender,
      site: await servePage(contender, packages),
    })),
  );
  try {
    const rows: Row[] = [];
    for (const measure of measures) rows.push(...(await takeAll(measure, browser, sites)));
    return rows;
  } finally {
    for (const { site } of sites) site.close();
    await browser.close();
  }
}

interface ContenderRow extends Row {
  contender: Contender;
  site: Site;
}

const opens = ({ rival }: Contender) => rival !== undefined;

/** Rounds of all contenders alternate, so that other load on the machine affects each. */
async function takeAll(
  { what, unit, times, take, takes = opens }: Measure,
  browser: Browser,
  sites: readonly { contender: Contender; site: Site }[],
): Promise<Row[]> {
  const rows: ContenderRow[] = sites
    .filter(({ contender }) => takes(contender))
    .map((each) => ({ ...each, what: `${each.contender.name}: ${what}`, unit, samples: [] }));
  for (let round = 0; round < times; round++) {
    for (const { contender, samples, site } of rows) {
      try {
        samples.push(await take(browser, site, contender));
      } catch (error) {
        console.error(`${contender.name}, ${what}: ${(error as Error).message.split("\n")[0]}`);
      }
    }
    console.error(`${what}: ${round + 1} of ${times}`);
  }
  const taken = rows.filter(({ samples }) => samples.length);
  return taken.map((row) => ({
    ...row,
    peer: row.contender.own ? bestPeer(row, taken)?.what : undefined,
  }));
}

const bestPeer = ({ contender }: ContenderRow, rows: readonly ContenderRow[]) =>
  rows
    .filter((row) => !row.contender.own && row.contender.rival === contender.rival)
    .sort((one, other) => median(one.samples) - median(other.samples))
    .at(0);

/** The rows in which a peer is better. */
export function remarks(rows: readonly Row[]): string {
  const byName = new Map(rows.map((row) => [row.what, row]));
  const behind = rows.filter(
    ({ samples, peer }) => median(samples) > median(byName.get(peer ?? "")?.samples ?? []),
  );
  if (!behind.length) return "First in every row.";
  return ["Not first:", ...behind.map(({ what, peer }) => `  ${what} (first is ${peer})`)].join(
    "\n",
  );
}
