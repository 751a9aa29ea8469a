import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { missingProgram, which } from "../programs/system-programs.mjs";
import { tellCrash } from "./crashes.mjs";

// Firefox and WebKit are started with a URL, as a visitor starts them, without a driver: scripts in the
// page do the testing and report the results.

const WEBKIT_HOMES = ["4.1", "6.0", "4.0"].flatMap((version) =>
  ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"].map(
    (folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`,
  ),
);

const firefoxPath = () => which("firefox-esr") ?? which("firefox");
/** MiniBrowser may be left when the driver's package was removed; the tests need both. */
const webkitPath = () =>
  which("xvfb-run") && which("WebKitWebDriver")
    ? WEBKIT_HOMES.find((path) => existsSync(path))
    : undefined;

/** Each with the Debian packages that provide it, and what opens it. */
const engines = {
  firefox: { title: "Firefox", find: firefoxPath, packages: ["firefox-esr"], open: openFirefox },
  webkit: {
    title: "WebKit",
    find: webkitPath,
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
    open: openWebKit,
  },
};

export type EngineName = keyof typeof engines;

/** Engines beside Chromium. */
export const engineNames = Object.keys(engines) as EngineName[];

const WIDGETS = "packages/widgets/src/";

/** Element tests without real key presses, which need a driver. */
export const engineTests = readdirSync(WIDGETS, { encoding: "utf8", recursive: true })
  .filter((file) => /\.element\.test\.tsx?$/.test(file))
  .map((file) => WIDGETS + file)
  .filter((file) => !readFileSync(file, "utf8").includes('"vitest/browser"'));

export const programOf = (name: EngineName) => engines[name].find();

/** Why an engine's tests are skipped; undefined if it is installed. */
export function missingEngine(name: EngineName): string | undefined {
  const { title, find, packages } = engines[name];
  return missingProgram(title, find, packages);
}

/** Ends a program with all of its processes. */
type End = () => Promise<void>;

/**
 * Opens `url` in a new process of the engine, with a new profile. The result closes it.
 */
export async function openEngine(name: EngineName, url: string): Promise<End> {
  const { find, open, title } = engines[name];
  const path = find();
  if (!path) throw new Error(`${title} is not installed.`);
  const home = await mkdtemp(join(tmpdir(), `maloca-${name}-`));
  const end = await open(path, home, url);
  return async () => {
    await end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A visitor's environment, with a home of its own. */
export const visitorAt = (home: string) => ({ ...process.env, HOME: home, LANG: "es_CO.UTF-8" });

/** What a browser prints where a signal ended one of its processes. */
const CRASH = /WebProcess CRASHED/;

/** Starts a program that ends with this process, and tells the run where a browser's process crashes. */
export function startEngine(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal: NodeJS.Signals = "SIGKILL",
): End {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, env });
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (CRASH.test(line)) tellCrash("WebKit's process of a page crashed.");
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const end = () => {
    try {
      // The negative id ends its child processes, too.
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  process.once("exit", end);
  return async () => {
    process.off("exit", end);
    end();
    await ended;
  };
}

/** Writes what differs in a profile of Firefox from a new one. */
export async function writePreferences(profile: string, preferences: Record<string, unknown>) {
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(", ")});\n`,
  );
  await writeFile(join(profile, "user.js"), lines);
}

/** Turns off what a new profile does by itself: welcome pages, updates, telemetry. */
const FIREFOX_PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.min_background_timeout_value": 4,
  // No process is started in advance: it needs as much CPU time as a page.
  "dom.ipc.processPrelaunch.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "intl.accept_languages": "es-CO",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 1,
};

async function openFirefox(path: string, home: string, url: string) {
  await writePreferences(home, FIREFOX_PREFERENCES);
  const args = ["--headless", "--no-remote", "--profile", home, url];
  return startEngine(path, args, visitorAt(home));
}

/** The environment of WebKit without a sandbox, which does not run as root, and without a graphics card. */
export const webkitVariables = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
  // Painting on the CPU is faster than emulating a graphics card.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
};

/** Runs a program on a screen that nobody sees. */
export const onScreen = ["-a", "-s", "-screen 0 1440x900x24"];

async function openWebKit(path: string, home: string, url: string) {
  // WebKit's `prefers-reduced-motion` follows GTK.
  const settings = join(home, ".config/gtk-3.0");
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  const env = { ...visitorAt(home), ...webkitVariables, GTK_A11Y: "none" };
  return startEngine("xvfb-run", [...onScreen, path, url], env);
}
