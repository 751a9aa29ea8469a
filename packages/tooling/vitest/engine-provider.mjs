import { defineBrowserProvider } from "@vitest/browser";
import { openEngine } from "../browsers/engines.mjs";

/** Runs browser tests in Firefox or WebKit; tests that press real keys are Chromium's. */
export const engineProvider = () =>
  defineBrowserProvider({
    name: "engine",
    supportedBrowser: ["firefox", "webkit"],
    options: {},
    providerFactory: (project) => new EngineProvider(project.config.browser.name),
  });

class EngineProvider {
  name = "engine";
  supportsParallelism = false;
  #close = [];

  constructor(engine) {
    this.engine = engine;
  }

  getCommandsContext() {
    return {};
  }

  async openPage(_session, url) {
    this.#close.push(await openEngine(this.engine, url));
  }

  async close() {
    await Promise.all(this.#close.splice(0).map((close) => close()));
  }
}
