import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserArgs, findBrowser } from "../browsers/chromium.mjs";
import { builtPages, serveBuilt } from "../programs/built-server.mjs";
import { installed } from "./install.mjs";
import { median } from "./table.mjs";

export const name = "Lighthouse, mobile, on every page of the built site";

const ROUNDS = 3;

/** What is asked of a page, and what is read from a report. A `least` or `most` is the aim. */
const figures = [
  { what: "accessibility", unit: "of 100", least: 100 },
  { what: "best-practices", unit: "of 100", least: 100 },
  { what: "seo", unit: "of 100", least: 100 },
  { what: "performance", unit: "of 100", least: 99 },
  { what: "cumulative-layout-shift", unit: "CLS", most: 0 },
  { what: "largest-contentful-paint", unit: "ms" },
];

const figureOf = ({ categories, audits }, { what }) =>
  categories[what] ? Math.round(categories[what].score * 100) : audits[what].numericValue;

/** The pages named on the command line (`npm run bench -- lighthouse /cartagena`), or all. */
async function pages() {
  const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
  return named.length ? named : builtPages();
}

export async function run() {
  const lighthouse = join(installed("lighthouse"), "node_modules/lighthouse/cli/index.js");
  const server = await serveBuilt();
  try {
    const rows = [];
    for (const page of await pages()) {
      const reports = [];
      for (let round = 0; round < ROUNDS; round++) {
        const measure = () => report(lighthouse, server.url + page);
        // Now and then its own recording of a page fails; a page that is at fault fails twice.
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

async function report(lighthouse, url) {
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
export function remarks(rows) {
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
