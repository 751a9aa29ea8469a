import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages, pagesOf } from "../../widgets/build/docs-site/guides.mjs";
import { browserArgs, findBrowser } from "../browsers/chromium.mjs";
import { builtPages, serveBuilt } from "../programs/built-server.mjs";
import { installed } from "./install";
import { median, type Row } from "./table.mjs";

export const name = "Lighthouse, mobile, on every page of the built site and of its documentation";

const ROUNDS = 3;

/** The values read from a report; `least` or `most` is the aim. */
interface Figure {
  what: string;
  unit: string;
  least?: number;
  most?: number;
}

const figures: Figure[] = [
  { what: "accessibility", unit: "of 100", least: 100 },
  { what: "best-practices", unit: "of 100", least: 100 },
  { what: "seo", unit: "of 100", least: 100 },
  { what: "performance", unit: "of 100", least: 99 },
  { what: "cumulative-layout-shift", unit: "CLS", most: 0 },
  { what: "largest-contentful-paint", unit: "ms" },
];

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

function figureOf({ categories, audits }: Report, { what }: Figure): number {
  const category = categories[what];
  if (category) return Math.round(category.score * 100);
  const audit = audits[what];
  if (!audit) throw new Error(`Lighthouse's report has no ${what}.`);
  return audit.numericValue;
}

const guides = () => languages.flatMap(pagesOf).map(({ url }) => url);

/**
 * The pages named on the command line (`npm run bench -- lighthouse /cartagena`), or all; `/docs/` alone
 * stands for all of the documentation's.
 */
async function pages() {
  const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
  if (named.length === 1 && named[0] === "/docs/") return guides();
  return named.length ? named : [...(await builtPages()), ...guides()];
}

export async function run() {
  const lighthouse = join(installed("lighthouse"), "node_modules/lighthouse/cli/index.js");
  const server = await serveBuilt();
  try {
    const rows: (Row & Figure)[] = [];
    for (const page of await pages()) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const measure = () => report(lighthouse, server.url + page);
        // Lighthouse's recording sometimes fails; a faulty page fails twice.
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

async function report(lighthouse: string, url: string): Promise<Report> {
  const flags = ["--headless=new", ...browserArgs].join(" ");
  const { executablePath, env = process.env } = await findBrowser();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [lighthouse, url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    {
      env: { ...env, CHROME_PATH: executablePath },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

/** The rows that miss their aim. */
export function remarks(rows: readonly (Row & Figure)[]) {
  const short = rows.filter(({ samples, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const middle = median(samples);
    return middle < least || middle > most;
  });
  if (!short.length) return "Every page reaches 100, 100, 100, 99 and a CLS of 0.";
  return [
    "Short of the aim:",
    ...short.map(({ what, least, most }) => `  ${what} (${least ?? most})`),
  ].join("\n");
}
