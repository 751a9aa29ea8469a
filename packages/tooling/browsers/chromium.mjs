import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { DOWNLOAD_MS } from "../programs/system-programs.mjs";
import { tellCrash } from "./crashes.mjs";
import { pinned, unpackPinned } from "./pinned-chromium.mjs";

/** Flags for a small machine, for root, and for a network without access to the internet. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A visitor's browser: in Colombian Spanish, and with reduced motion, so that no test waits for
 * animations.
 * @type {{ locale: string, reducedMotion: "reduce" }}
 */
export const visitorOptions = { locale: "es-CO", reducedMotion: "reduce" };

/**
 * A process may load this module several times, and has one `chromium`: this is Playwright's own launch of it.
 * @type {{ malocaLaunch?: typeof chromium.launch }}
 */
const own = Object(chromium);
own.malocaLaunch ??= chromium.launch;
const launch = own.malocaLaunch;

/**
 * Chromium sometimes crashes while it starts, once in some fourteen whole runs on two cores. It is then started
 * once more, also where Vitest starts it, for which Vitest has no option. A crash of a page's process is told.
 * @type {typeof launch}
 */
chromium.launch = async (options) => {
  const browser = await launch.call(chromium, options).catch((error) => {
    const [signal] = /signal=SIG\w+/.exec(String(error)) ?? [];
    if (!signal) throw error;
    console.warn(`Chromium crashed at its start (${signal}), and is started once more.`);
    return launch.call(chromium, options);
  });
  const session = await browser.newBrowserCDPSession();
  session.on("Target.targetCrashed", ({ status, errorCode }) =>
    tellCrash(`Chromium's process of a page ended: ${status}, signal ${errorCode}.`),
  );
  await session.send("Target.setDiscoverTargets", { discover: true });
  return browser;
};

/** @typedef {{ executablePath: string, env?: Record<string, string | undefined> }} Browser */

/** @type {Promise<Browser> | undefined} */
let found;

/**
 * The Chromium of this run: the one that `CHROME_BIN` names; else the one pinned among the packages; if
 * that one does not start, the one that Playwright downloads.
 * @returns {Promise<Browser>}
 */
export function findBrowser() {
  found ??= search();
  return found;
}

/** Whether this run's Chromium is the pinned one, with which snapshots are made. */
export const isPinned = async () => (await findBrowser()).executablePath === pinned?.executablePath;

const reasonOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error);

/** @returns {Promise<Browser>} */
async function search() {
  const executablePath = process.env.CHROME_BIN;
  if (executablePath) return { executablePath };
  let why = `it is made for Linux on x64, and this is ${process.platform} on ${process.arch}`;
  if (pinned) {
    try {
      await unpackPinned(start);
      return pinned;
    } catch (error) {
      why = reasonOf(error);
    }
  }
  try {
    const downloaded = { executablePath: chromium.executablePath() };
    if (!existsSync(downloaded.executablePath)) {
      execFileSync("npx", ["playwright", "install", "chromium"], {
        stdio: "ignore",
        timeout: DOWNLOAD_MS,
        shell: process.platform === "win32",
      });
    }
    await start(downloaded);
    return downloaded;
  } catch (error) {
    throw new Error(
      `No Chromium could be started; set CHROME_BIN to the path of one.\nThe pinned one: ${why}\nPlaywright's own: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

/** @param {Browser} candidate */
async function start(candidate) {
  await (await chromium.launch({ ...candidate, args: browserArgs })).close();
}

/**
 * A Chromium for a test that opens pages itself.
 * @param {import("playwright").LaunchOptions} [options]
 */
export const launchBrowser = async ({ args = [], ...options } = {}) =>
  chromium.launch({ ...(await findBrowser()), args: [...browserArgs, ...args], ...options });
