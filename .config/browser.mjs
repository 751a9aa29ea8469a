import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright";

/** What a headless browser needs on a small machine, as root, behind a closed network. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser's own download may hang for ever on a closed network. */
const DOWNLOAD_MS = 180_000;

let found;

/**
 * The path of a Chromium that starts: the one named by `CHROME_BIN`, one on the path, the one that
 * came with the packages, or one that is installed now.
 */
export function findBrowser() {
  // A test's own process finds what the run has found already.
  found ??= process.env.MALOCA_CHROMIUM ? Promise.resolve(process.env.MALOCA_CHROMIUM) : search();
  return found;
}

async function search() {
  const ways = [
    () => process.env.CHROME_BIN,
    () =>
      ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        .map(which)
        .find(Boolean),
    async () => (await import("@sparticuz/chromium")).default.executablePath(),
    () => {
      run("npx", ["playwright", "install", "chromium"]);
      return playwright.executablePath();
    },
    () => {
      install(["chromium"]);
      return which("chromium");
    },
  ];
  const tried = [];
  for (const way of ways) {
    try {
      const path = await way();
      if (path && (await starts(path))) return path;
    } catch (error) {
      tried.push(String(error.message).split("\n")[0]);
    }
  }
  throw new Error(`No Chromium could be started; set CHROME_BIN. Tried: ${tried.join("; ")}`);
}

/** Path of a program, if it is there. */
export function which(name) {
  try {
    return execFileSync("which", [name], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

function run(command, args) {
  execFileSync(command, args, { stdio: "ignore", timeout: DOWNLOAD_MS });
}

/** Installs Debian's packages, where we may. */
export function install(packages) {
  run("apt-get", ["update"]);
  run("apt-get", [
    ...["-o", "DPkg::Lock::Timeout=300"],
    ...["install", "-y", "--no-install-recommends", ...packages],
  ]);
}

async function starts(path) {
  if (!existsSync(path)) return false;
  const browser = await playwright.launch({ executablePath: path, args: browserArgs });
  await browser.close();
  return true;
}

/** A Chromium for a test that opens pages itself. */
export async function launchBrowser() {
  return playwright.launch({ executablePath: await findBrowser(), args: browserArgs });
}
