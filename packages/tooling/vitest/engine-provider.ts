import { defineBrowserProvider } from "@vitest/browser";
import { type EngineName, openEngine } from "../browsers/engines.ts";

/** Runs browser tests in Firefox or WebKit; tests that press real keys run in Chromium only. */
export const engineProvider = () =>
  defineBrowserProvider({
    name: "engine",
    supportedBrowser: ["firefox", "webkit"],
    options: {},
    providerFactory({ config }) {
      const open: (() => Promise<void>)[] = [];
      return {
        name: "engine",
        supportsParallelism: false,
        getCommandsContext: () => ({}),
        async openPage(_session, url) {
          open.push(await openEngine(config.browser.name as EngineName, url));
        },
        async close() {
          await Promise.all(open.splice(0).map((close) => close()));
        },
      };
    },
  });
