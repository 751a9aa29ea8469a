import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserArgs, findBrowser } from "../browsers/chromium.mjs";
import { languages, pagesOf } from "../docs-site/guides";
import { builtPages, serveBuilt } from "../programs/built-server";
import { which } from "../programs/system-programs.mjs";
import { installPeers } from "./install";
import { median, type Row } from "./table";

export const name = "Lighthouse, mobile, on every page of the built site and of its documentation";

const ROUNDS = 3;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Lighthouse 13, which also rates a page for AI agents, needs Node 22.19 and a newer Chromium than the pinned one. */
const has13 = major > 22 || (major === 22 && minor >= 19);

/**
 * The system's Chromium, newer than the pinned one. Its shell first: the whole program opens pages of its own as it
 * starts, which take more of the processor than the page that is measured.
 */
const newest = which("chromium-headless-shell") ?? which("chromium");

/** A value of a report; `least` or `most` is its target. */
interface Figure {
  what: string;
  unit: string;
  least?: number;
  most?: number;
}

/** Figures that differ from one Chromium to the next. */
const speed: Figure[] = [
  { what: "performance", unit: "of 100", least: 99 },
  { what: "cumulative-layout-shift", unit: "CLS", most: 0 },
  { what: "largest-contentful-paint", unit: "ms" },
];

interface Engine {
  name: string;
  lighthouse: "lighthouse" | "lighthouse-on-node-22";
  find(): ReturnType<typeof findBrowser>;
  categories: readonly string[];
  figures: readonly Figure[];
}

const engines: Engine[] = [
  {
    name: "the tests' Chromium",
    lighthouse: "lighthouse",
    find: findBrowser,
    categories: ["accessibility", "best-practices", "seo", "performance"],
    figures: [
      { what: "accessibility", unit: "of 100", least: 100 },
      { what: "best-practices", unit: "of 100", least: 100 },
      { what: "seo", unit: "of 100", least: 100 },
      ...speed,
    ],
  },
];
if (newest) {
  engines.push({
    name: "the system's Chromium",
    lighthouse: has13 ? "lighthouse-on-node-22" : "lighthouse",
    find: async () => ({ executablePath: newest }),
    categories: has13 ? ["performance", "agentic-browsing"] : ["performance"],
    figures: has13 ? [...speed, { what: "agentic-browsing", unit: "of 100", least: 100 }] : speed,
  });
}

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
  if (!newest)
    console.error(
      "No system's Chromium (apt-get install chromium-headless-shell): one engine only.",
    );
  const server = await serveBuilt();
  try {
    const rows: (Row & Figure)[] = [];
    for (const page of await pages()) {
      const reports = engines.map((): Report[] => []);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [i, engine] of engines.entries()) {
          const measure = () => reportOf(server.url + page, engine);
          // Lighthouse's recording sometimes fails; a page with an error fails twice.
          const one = await measure().catch(measure);
          reports[i]?.push(one);
          const read = engine.figures.map((figure) => `${figure.what} ${figureOf(one, figure)}`);
          const of = `${round + 1} of ${ROUNDS}`;
          console.error(`${page}, ${engine.name}, ${of}: ${read.join(", ")}`);
        }
      }
      for (const [i, engine] of engines.entries()) {
        for (const figure of engine.figures) {
          const samples = (reports[i] ?? []).map((one) => figureOf(one, figure));
          rows.push({ ...figure, what: `${page} ${figure.what}, ${engine.name}`, samples });
        }
      }
    }
    return rows;
  } finally {
    await server.close();
  }
}

async function reportOf(url: string, engine: Engine): Promise<Report> {
  const lighthouse = join(installPeers(engine.lighthouse), "node_modules/lighthouse/cli/index.js");
  const { executablePath, env = process.env } = await engine.find();
  const flags = ["--headless=new", ...browserArgs].join(" ");
  const options = [
    "--quiet",
    "--output=json",
    `--chrome-flags=${flags}`,
    `--only-categories=${engine.categories.join()}`,
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
  const targets = engines
    .flatMap(({ figures }) => figures)
    .flatMap(({ what, least, most = least }) => (most === undefined ? [] : [`${what} ${most}`]));
  if (!short.length) return `Every page reaches its targets: ${targets.join(", ")}.`;
  return [
    "Short of the target:",
    ...short.map(({ what, least, most }) => `  ${what} (${least ?? most})`),
  ].join("\n");
}
