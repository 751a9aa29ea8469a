import type { Page } from "playwright";
import { launchBrowser, visitorOptions } from "../../packages/tooling/browsers/chromium.mjs";
import { engineNames, missingEngine, programOf } from "../../packages/tooling/browsers/engines";
import { openMarionette } from "../../packages/tooling/browsers/marionette";
import { openWebKitDriver } from "../../packages/tooling/browsers/webkit-driver";

/** A visitor with a real mouse and real keys, in any of three engines. Places are CSS pixels of the window. */
export interface Visitor {
  go(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and what it gives are data. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  press(x: number, y: number): Promise<void>;
  /** Lets go once `held` resolves: a carousel takes a drag that ends in motion for a flick. */
  drag(from: [number, number], to: [number, number], held: () => Promise<unknown>): Promise<void>;
  wheel(x: number, y: number, by: number): Promise<void>;
  /** Presses keys one after another, each a character or a name of WebDriver's. */
  keys(text: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export const engines = ["chromium", ...engineNames] as const;
export type Engine = (typeof engines)[number];

export const missing = (engine: Engine) =>
  engine === "chromium" ? undefined : missingEngine(engine);

/** Keys by their names, as WebDriver has them. */
export const Key = { escape: "\uE00C", tab: "\uE004" };
const namesOfKeys: Record<string, string> = { [Key.escape]: "Escape", [Key.tab]: "Tab" };

const call = (work: (...given: never[]) => unknown, given: unknown[]) =>
  `(${work})(...${JSON.stringify(given)})`;

const DRAG_STEPS = 8;

async function inChromium(): Promise<Visitor> {
  const browser = await launchBrowser();
  const page: Page = await browser.newPage({
    ...visitorOptions,
    viewport: { width: 1280, height: 700 },
  });
  return {
    go: async (url) => void (await page.goto(url)),
    run: (work, ...given) => page.evaluate(call(work, given)),
    press: (x, y) => page.mouse.click(x, y),
    async drag([x, y], to, held) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: DRAG_STEPS });
      await held();
      await page.mouse.up();
    },
    async wheel(x, y, by) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, by);
    },
    async keys(text) {
      for (const key of text) {
        const name = namesOfKeys[key];
        await (name ? page.keyboard.press(name) : page.keyboard.type(key));
      }
    },
    close: () => browser.close(),
  };
}

interface Driver {
  go(url: string): Promise<unknown>;
  execute(script: string): Promise<unknown>;
  perform(actions: object[]): Promise<unknown>;
  close(): Promise<void>;
}

/** A visitor by the protocol that Firefox and WebKit share. */
function byDriver(driver: Driver): Visitor {
  const mouse = (...actions: object[]) =>
    driver.perform([
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
    ]);
  const move = (x: number, y: number) => ({
    type: "pointerMove",
    duration: 0,
    origin: "viewport",
    x: Math.round(x),
    y: Math.round(y),
  });
  const [down, up] = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return {
    go: async (url) => void (await driver.go(url)),
    run: (work, ...given) =>
      driver.execute(`return ${call(work, given)}`) as ReturnType<Visitor["run"]> as never,
    press: async (x, y) => void (await mouse(move(x, y), down, up)),
    async drag(from, to, held) {
      const steps = Array.from({ length: DRAG_STEPS }, (_, at) => {
        const [x, y] = [0, 1].map(
          (axis) =>
            (from[axis] as number) +
            (((to[axis] as number) - (from[axis] as number)) * (at + 1)) / DRAG_STEPS,
        );
        return { ...move(x as number, y as number), duration: 20 };
      });
      await mouse(move(...from), down, ...steps);
      await held();
      await mouse(up);
    },
    async wheel(x, y, by) {
      const scroll = { type: "scroll", origin: "viewport", deltaX: 0, deltaY: by, duration: 0 };
      const actions = [{ ...scroll, x: Math.round(x), y: Math.round(y) }];
      await driver.perform([{ type: "wheel", id: "wheel", actions }]);
    },
    async keys(text) {
      const actions = text.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await driver.perform([{ type: "key", id: "keys", actions }]);
    },
    close: driver.close,
  };
}

async function inFirefox(): Promise<Visitor> {
  const { send, close } = await openMarionette(programOf("firefox") as string);
  return byDriver({
    go: (url) => send("WebDriver:Navigate", { url }),
    execute: async (script) =>
      (
        await send<{ value: unknown }>("WebDriver:ExecuteScript", {
          script,
          args: [],
          sandbox: null,
        })
      ).value,
    perform: (actions) => send("WebDriver:PerformActions", { actions }),
    close,
  });
}

async function inWebKit(): Promise<Visitor> {
  const { call, close } = await openWebKitDriver(programOf("webkit") as string);
  return byDriver({
    go: (url) => call("POST", "/url", { url }),
    execute: (script) => call("POST", "/execute/sync", { script, args: [] }),
    perform: (actions) => call("POST", "/actions", { actions }),
    close,
  });
}

const opened: Record<Engine, () => Promise<Visitor>> = {
  chromium: inChromium,
  firefox: inFirefox,
  webkit: inWebKit,
};

/** Starts an engine with one window. */
export const openVisitor = (engine: Engine): Promise<Visitor> => opened[engine]();
