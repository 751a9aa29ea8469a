import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { adoptedStyles } from "../widgets/build/adopted-styles.mjs";
import { builtElements } from "../widgets/build/built-elements.mjs";
import { browserArgs, findBrowser } from "./browsers/chromium.mjs";
import { engineNames, engineTests, missingEngine } from "./browsers/engines.ts";
import { engineProvider } from "./vitest/engine-provider.ts";
import { SlowFirst, slowTests } from "./vitest/slow-tests.ts";

// Before any test, and once: to unpack it takes seconds.
const browser = await findBrowser();

/**
 * Vitest fills these in: each project needs its own.
 * @returns {import("vitest/node").BrowserConfigOptions}
 */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...browser, args: browserArgs },
    contextOptions: { reducedMotion: "reduce", locale: "es-CO" },
  }),
  instances: [{ browser: "chromium" }],
});

/**
 * Told beforehand: what vite would meet only when a test loads it costs a reload of the page, and
 * with it the test.
 */
const dependencies = [
  "@floating-ui/react",
  "@r2wc/react-to-web-component",
  "clsx/lite",
  "ofetch",
  "zod/mini",
];

/**
 * Where a change is let in or not, a test that fails may try once more. One that needs it is named
 * above the closing line: it waits for the wrong thing, or the code does.
 */
const again = { retry: process.env.CI ? 1 : 0 };

/** These machines are slow at times; a test that waits for long fails all the same. */
const patient = { expect: { poll: { timeout: 10_000 } }, ...again };

/** Fails a file whose widgets are others than those that visitors download. */
const asDownloaded = "packages/widgets/test/as-downloaded.ts";

const elementTests = "packages/widgets/**/*.element.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Vitest leaves one core to itself; most of what these files do is to wait for a browser, and on
    // two cores two of them can.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
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
          exclude: process.env.MALOCA_TESTS === "quick" ? slowTests : [],
          ...patient,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: "packages/server/test/global-setup.ts",
          setupFiles: "packages/server/test/clean-up.ts",
          // A worker loads its modules once, and not once a file: a quarter of the time of short files.
          isolate: false,
        },
      },
      {
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
          ...patient,
          testTimeout: 30_000,
          name: "react",
          include: ["packages/widgets/src/**/*.test.{ts,tsx}"],
          browser: chromium(),
        },
      },
      {
        // The same elements on preact: the very files that visitors download.
        plugins: [adoptedStyles(), builtElements()],
        resolve: { tsconfigPaths: true },
        test: {
          ...patient,
          testTimeout: 30_000,
          name: "preact",
          include: [elementTests],
          setupFiles: asDownloaded,
          browser: chromium(),
        },
      },
      {
        // What a partner's page relies on, in the engines of everybody else.
        plugins: [adoptedStyles(), builtElements()],
        resolve: { tsconfigPaths: true },
        test: {
          ...patient,
          testTimeout: 30_000,
          name: "engines",
          include: engineTests,
          setupFiles: asDownloaded,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: engineProvider(),
            instances: engineNames
              .filter((name) => !missingEngine(name))
              .map((browser) => ({ browser })),
          },
        },
      },
      {
        // Every story with its play function, and axe over what it shows.
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "storybook", browser: chromium(), ...again },
      },
    ],
  },
});
