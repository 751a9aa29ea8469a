import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Marionette, openMarionette } from "../browsers/marionette";
import { watch } from "../programs/launch";
import { signal } from "../programs/processes";
import { which } from "../programs/system-programs.mjs";
import { limit } from "../vitest/limits.mjs";

/** What a listening session is made of, and the Debian packages that hold it. */
const PROGRAMS = ["Xvfb", "dbus-daemon", "openbox", "orca", "xdotool", "firefox-esr"];
export const packages = [
  "orca",
  "at-spi2-core",
  "xdotool",
  "dbus-daemon",
  "xvfb",
  "openbox",
  "firefox-esr",
];
export const isInstalled = () => PROGRAMS.every(which);

/** Debian keeps it out of the path. */
const LAUNCHER = "/usr/libexec/at-spi-bus-launcher";

const BUS = `--config-file=${join(import.meta.dirname, "bus.conf")}`;

/** The system's, which has Orca's modules. */
const PYTHON = "/usr/bin/python3";

/** How the reader is set: it speaks to nobody, does not repeat keys, and reads no page by itself. */
const SETTINGS = {
  speechServerFactory: "",
  enableKeyEcho: false,
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
};

/** The machine cannot listen: a program does not start, or the reader stays silent. */
export class CannotListen extends Error {}

/** A screen reader with a browser. */
export type Session = Awaited<ReturnType<typeof startSession>>;

/**
 * So often a session is begun until the reader names the browser: on a busy machine they may miss each other, or the
 * reader does not start.
 */
const STARTS = 5;

/** Starts Orca and Firefox on a screen that nobody sees, with a home of their own, until they have met. */
export async function openSession(): Promise<Session> {
  let why: unknown;
  for (let at = 1; at <= STARTS; at++) {
    try {
      const session = await startSession();
      await session.quiet();
      if (session.said().some((sentence) => /Firefox/.test(sentence))) return session;
      await session.close();
      why = "The screen reader does not find the browser.";
    } catch (error) {
      why = error;
    }
  }
  throw new CannotListen(String(why));
}

async function startSession() {
  const home = await mkdtemp(join(tmpdir(), "maloca-listen-"));
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    HOME: home,
    TMPDIR: home,
    XDG_RUNTIME_DIR: home,
    LANG: "C.UTF-8",
    GSETTINGS_BACKEND: "keyfile",
  };
  const endAll = () => {
    // By their home: some have left their parent.
    for (const pid of processesOf(home)) signal(pid, "SIGKILL");
  };
  process.once("exit", endAll);
  const close = async () => {
    process.off("exit", endAll);
    for (endAll(); processesOf(home).length; endAll()) await pause(20);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const x = await watch(start("Xvfb", ["-displayfd", "1", ...SCREEN], env), /^(\d+)\n/).url;
    env.DISPLAY = `:${x}`;
    const bus = start("dbus-daemon", [BUS, "--nofork", "--print-address=1"], env);
    env.DBUS_SESSION_BUS_ADDRESS = await watch(bus, /^(.+)\n/).url;
    start("openbox", [], env);
    start(LAUNCHER, ["--launch-immediately"], env);
    const heard = await startReader(home, env);
    const firefox = await openMarionette(which("firefox-esr") ?? "", {
      env,
      preferences: {
        "accessibility.force_disabled": -1,
        "layout.spellcheckDefault": 0,
        "intl.accept_languages": "es-CO",
      },
    });
    const said = () => readFileSync(heard, "utf8").split("\n").slice(0, -1);
    return {
      firefox: firefox.send,
      /** What it has said so far, a sentence each. */
      said,
      /** Presses a key, as X names it: `Tab`, `shift+Tab`, `Return`. */
      async press(key: string) {
        const name = key.replace("Enter", "Return").replace("Space", "space");
        const [code] = await once(start("xdotool", ["key", name], env), "exit");
        if (code) throw new Error(`xdotool ended with ${code}`);
      },
      /** Waits until the page has drawn, and reader and browser wait; longer while no more than `after` sentences are said. */
      quiet: (after = -1) => quiet(firefox.send, home, heard, () => said().length > after),
      async close() {
        await firefox.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const SCREEN = ["-screen", "0", "1280x900x24", "-nolisten", "tcp"];

function start(command: string, args: string[], env: Record<string, string>) {
  return spawn(command, args, { env, stdio: ["ignore", "pipe", "ignore"] });
}

/** Starts the reader. Returns the file into which it writes. */
async function startReader(home: string, env: Record<string, string>): Promise<string> {
  const folder = join(home, ".local/share/orca");
  mkdirSync(folder, { recursive: true });
  const profile = { profile: ["Default", "default"], ...SETTINGS };
  copyFileSync(join(import.meta.dirname, "ear.py"), join(folder, "orca-customizations.py"));
  writeFileSync(
    join(folder, "user-settings.conf"),
    JSON.stringify({
      general: SETTINGS,
      profiles: { default: profile },
      pronunciations: {},
      keybindings: {},
    }),
  );
  const file = join(home, "said");
  writeFileSync(file, "");
  const program = [join(import.meta.dirname, "reader.py"), which("orca") ?? ""];
  const child = start(PYTHON, program, { ...env, MALOCA_SAID: file });
  const until = Date.now() + limit(4);
  while (Date.now() < until && child.exitCode === null && !child.signalCode) {
    if (readFileSync(file, "utf8").startsWith("Screen reader on")) return file;
    await pause(50);
  }
  throw new Error("The screen reader does not start.");
}

const read = (path: string) => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // It has ended.
    return "";
  }
};

/** The processes that have this folder as their home. */
const processesOf = (home: string): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/environ`).split("\0").includes(`HOME=${home}`))
    .map(Number);

/** Whether no thread of it runs, or waits for a processor. */
const isWaiting = (pid: number): boolean => {
  try {
    return readdirSync(`/proc/${pid}/task`).every(
      (thread) => !/\) [RD] /.test(read(`/proc/${pid}/task/${thread}/stat`)),
    );
  } catch {
    return true;
  }
};

/** So often everything has to wait since the last word: a message that is on its way is in no process. */
const TIMES = 6;
/** The same where something has still to be said. */
const SILENT_TIMES = 40;
const PAUSE_MS = 40;

async function quiet(send: Marionette["send"], home: string, heard: string, isSaid: () => boolean) {
  let before = -1;
  let all: number[] = [];
  for (let times = 0; times < (isSaid() ? TIMES : SILENT_TIMES); ) {
    // Firefox tells of changes once it has drawn them.
    await send("WebDriver:ExecuteAsyncScript", { script: IDLE, args: [] });
    await pause(PAUSE_MS);
    const { size } = statSync(heard);
    const isNew = size !== before;
    before = size;
    // To find them takes longer than to look at them.
    if (isNew) all = processesOf(home);
    // On a busy machine one that waits for a processor is met again and again: it counts as no time, not as speech.
    if (isNew) times = 0;
    else if (all.every(isWaiting)) times += 1;
  }
}

const IDLE = `
  const done = arguments[arguments.length - 1];
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));`;
