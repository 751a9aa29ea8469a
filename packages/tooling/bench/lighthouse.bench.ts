import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserArgs, findBrowser } from "../browsers/chromium.mjs";
import { languages, pagesOf } from "../docs-site/guides";
import { builtPages, serveBuilt } from "../programs/built-server";
import { installPeers } from "./install";
import { median, type Row } from "./table";

export const name = "Lighthouse, mobile, on every page of the built site and of its documentation";

const ROUNDS = 3;

/** A value of a report; `least` or `most` is its target. */
interface Figure {
  what: string;
  unit: string;
  least?: number;
  most?: number;
}

const figures: readonly Figure[] = [
  { what: "accessibility", unit: "of 100", least: 100 },
  { what: "best-practices", unit: "of 100", least: 100 },
  { what: "seo", unit: "of 100", least: 100 },
  { what: "performance", unit: "of 100", least: 99 },
  { what: "cumulative-layout-shift", unit: "CLS", most: 0 },
  { what: "largest-contentful-paint", unit: "ms" },
];

const CATEGORIES = ["accessibility", "best-practices", "seo", "performance"];

/** The part of Lighthouse's report that is read. */
interface Report {
  /** Null where one of its audits failed. */
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue: number }>;
}

function figureOf({ categories, audits }: Report, { what }: Figure): number {
  const category = categories[what];
  if (category) return Math.round(Number(category.score) * 100);
  const audit = audits[what];
  if (!audit) throw new Error(`Lighthouse's report has no ${what}.`);
  return audit.numericValue;
}

const guides = () => languages.flatMap(pagesOf).map(({ url }) => url);

/**
 * The pages named on the command line (`npm run bench -- lighthouse /cartagena`), or all; `/docs/` alone
 * stands for every page of the documentation.
 */
async function pages() {
  const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
  if (named.length === 1 && named[0] === "/docs/") return guides();
  return named.length ? named : [...(await builtPages()), ...guides()];
}

export async function run() {
  const server = await serveBuilt();
  try {
    const rows: (Row & Figure)[] = [];
    for (const page of await pages()) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const measure = () => reportOf(server.url + page);
        // Lighthouse's recording sometimes fails; a page with an error fails twice.
        const one = await measure().catch(measure);
        reports.push(one);
        const read = figures.map((figure) => `${figure.what} ${figureOf(one, figure)}`);
        console.error(`${page}, ${round + 1} of ${ROUNDS}: ${read.join(", ")}`);
      }
      for (const figure of figures) {
        const samples = reports.map((one) => figureOf(one, figure));
        rows.push({ ...figure, what: `${page} ${figure.what}`, samples });
      }
    }
    return rows;
  } finally {
    await server.close();
  }
}

async function reportOf(url: string): Promise<Report> {
  const lighthouse = join(installPeers("lighthouse"), "node_modules/lighthouse/cli/index.js");
  const { executablePath, env = process.env } = await findBrowser();
  const flags = ["--headless=new", ...browserArgs].join(" ");
  const options = [
    "--quiet",
    "--output=json",
    `--chrome-flags=${flags}`,
    `--only-categories=${CATEGORIES.join()}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...options], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: Report = JSON.parse(stdout);
  for (const [category, { score }] of Object.entries(report.categories)) {
    if (score === null) throw new Error(`${url} has no score for ${category}.`);
  }
  return report;
}

/** The rows that miss their target. */
export function remarks(rows: readonly (Row & Figure)[]) {
  const short = rows.filter(({ samples, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const middle = median(samples);
    return middle < least || middle > most;
  });
  const targets = figures.flatMap(({ what, least, most = least }) =>
    most === undefined ? [] : [`${what} ${most}`],
  );
  if (!short.length) return `Every page reaches its targets: ${targets.join(", ")}.`;
  return [
    "Short of the target:",
    ...short.map(({ what, least, most }) => `  ${what} (${least ?? most})`),
  ].join("\n");
}
