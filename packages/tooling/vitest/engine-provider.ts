import { defineBrowserProvider } from "@vitest/browser";
import type { BrowserProvider } from "vitest/node";
import { type EngineName, openEngine } from "../browsers/engines.ts";

/** Runs browser tests in Firefox or WebKit; tests that press real keys run in Chromium only. */
export const engineProvider = () =>
  defineBrowserProvider({
    name: "engine",
    supportedBrowser: ["firefox", "webkit"],
    options: {},
    providerFactory: (project) => new EngineProvider(project.config.browser.name as EngineName),
  });

class EngineProvider implements BrowserProvider {
  name = "engine";
  supportsParallelism = false;
  #engine: EngineName;
  #close: (() => Promise<void>)[] = [];

  constructor(engine: EngineName) {
    this.#engine = engine;
  }

  getCommandsContext() {
    return {};
  }

  async openPage(_session: string, url: string) {
    this.#close.push(await openEngine(this.#engine, url));
  }

  async close() {
    await Promise.all(this.#close.splice(0).map((close) => close()));
  }
}
