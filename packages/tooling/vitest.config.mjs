import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { adoptedStyles } from "../widgets/build/adopted-styles.ts";
import { builtElements } from "../widgets/build/built-elements.ts";
import { browserArgs, findBrowser, visitorOptions } from "./browsers/chromium.mjs";
import { engineNames, engineTests, missingEngine } from "./browsers/engines.ts";
import { testProcessFlags } from "./programs/launch.ts";
import { endWithReason } from "./programs/processes.ts";
import { engineProvider } from "./vitest/engine-provider.ts";
import { limit } from "./vitest/limits.mjs";
import { seedOfRun } from "./vitest/seed.mjs";
import { LaterTiersFirst } from "./vitest/sequencer.ts";
import { includes, laterTests, tierOfRun } from "./vitest/tiers.ts";

/** Prepares this run. A wrong variable, or a missing engine that cannot be installed, ends it. */
async function prepareRun() {
  try {
    const tier = tierOfRun(process.argv);
    // Before the workers start, which inherit the variable.
    console.log(`MALOCA_SEED=${seedOfRun()}`);
    return {
      tier,
      later: laterTests(tier),
      engines: includes(tier, "merge") ? engineNames.filter((name) => !missingEngine(name)) : [],
      // Once, before any test: unpacking takes seconds.
      browser: await findBrowser(),
    };
  } catch (error) {
    return endWithReason(error);
  }
}

const { tier, later, engines, browser } = await prepareRun();

/**
 * The options of a project in Chromium. Vitest changes the object, so each project needs a new one.
 * @returns {import("vitest/node").BrowserConfigOptions}
 */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...browser, args: browserArgs },
    contextOptions: visitorOptions,
  }),
  instances: [{ browser: "chromium" }],
});

/** Vite bundles these first: a dependency that it finds during a test reloads the page. */
const dependencies = ["@floating-ui/react", "@r2wc/react-to-web-component", "ofetch", "zod/mini"];

/** Time limits against hangs: no test relies on them. */
const guards = {
  expect: { poll: { timeout: limit(6) } },
  testTimeout: limit(12),
  hookTimeout: limit(12),
};

/**
 * For projects that repeat what others test at each change, in less common environments. Made only then: Storybook's
 * plugin loads Storybook.
 * @template Project
 * @param {() => Project} project
 */
const atMerge = (project) => (includes(tier, "merge") ? [project()] : []);

/**
 * Stories come after the other projects: two cores are too few for four browsers at once. All of them are shown in one
 * page, as in Storybook itself: loading it anew for each file takes a third of their time.
 */
const stories = () => ({
  browser: { ...chromium(), isolate: false },
  sequence: { groupOrder: 1 },
  ...guards,
});

/** Fails a test file whose widgets are not the ones that visitors download. */
const asDownloaded = "packages/widgets/test/as-downloaded.ts";

const elementTests = "packages/widgets/**/*.element.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Vitest reserves one core; these files mostly wait for browsers, so two run on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LaterTiersFirst },
    // Tests stop the database; see `isLostTypesQuery` in the server's process.ts.
    onUnhandledError: (error) => !/pg_catalog\.pg_type/.test(String(Object(error).query)),
    reporters: [
      "default",
      "./packages/tooling/vitest/summary-reporter.ts",
      "./examples/test/early.ts",
    ],
    projects: [
      {
        test: {
          name: "node",
          include: [
            "packages/*/test/**/*.test.ts",
            "site/test/**/*.test.ts",
            "examples/**/*.test.ts",
          ],
          exclude: later,
          ...guards,
          globalSetup: "packages/server/test/global-setup.ts",
          setupFiles: "packages/server/test/clean-up.ts",
          execArgv: testProcessFlags,
          // Workers keep modules between files: loading them takes a quarter of a short file's time.
          isolate: false,
        },
      },
      ...atMerge(() => ({
        plugins: [adoptedStyles(), react()],
        resolve: { tsconfigPaths: true },
        optimizeDeps: {
          include: [
            ...dependencies,
            "react",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "react-dom",
            "react-dom/client",
          ],
        },
        test: {
          ...guards,
          name: "react",
          include: ["packages/widgets/src/**/*.test.{ts,tsx}"],
          browser: chromium(),
        },
      })),
      {
        // The same elements as the files that visitors download.
        plugins: [adoptedStyles(), builtElements()],
        resolve: { tsconfigPaths: true },
        test: {
          ...guards,
          name: "script-tag",
          include: [elementTests],
          setupFiles: asDownloaded,
          browser: chromium(),
        },
      },
      ...atMerge(() => ({
        // The elements in the other engines.
        plugins: [adoptedStyles(), builtElements()],
        resolve: { tsconfigPaths: true },
        test: {
          ...guards,
          name: "engines",
          include: engineTests,
          setupFiles: asDownloaded,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: engineProvider(),
            instances: engines.map((browser) => ({ browser })),
          },
        },
      })),
      ...atMerge(() => ({
        // Every story: its play function, then axe, then the second engine.
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "storybook",
          setupFiles: "packages/tooling/vitest/equal-access-of-stories.ts",
          ...stories(),
        },
      })),
      ...atMerge(() => ({
        // The widgets' stories again, with the toolbar set to custom element, dark page and another language.
        plugins: [
          storybookTest({
            configDir: ".storybook",
            initialGlobals: { as: "element", scheme: "dark", language: "en" },
            tags: { exclude: ["tokens"] },
          }),
          // A separate cache: on a new machine both projects fill theirs at once.
          { name: "cache", config: () => ({ cacheDir: "node_modules/.cache/storybook-elements" }) },
        ],
        test: { name: "storybook-elements", ...stories() },
      })),
    ],
  },
});
