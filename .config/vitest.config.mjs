import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { adoptedStyles } from "../packages/widgets/build/adopted-styles.mjs";
import { preactAliases } from "../packages/widgets/build/preact.mjs";
import { browserArgs, findBrowser } from "./browser.mjs";
import { engineProvider } from "./engine-provider.mjs";
import { engineNames, engineTests, missingEngine } from "./engines.mjs";

// Before any test, and once: to unpack it takes seconds.
const browser = await findBrowser();

/** Vitest fills these in: each project needs its own. */
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

/** Those built on React. On preact they stay apart, or a bundle of them would keep an old copy of ours. */
const onReact = ["@floating-ui/react", "@r2wc/react-to-web-component"];

const onPreact = {
  include: [
    ...dependencies.filter((name) => !onReact.includes(name)),
    "preact",
    "preact/hooks",
    "preact/jsx-dev-runtime",
    "preact/jsx-runtime",
  ],
  exclude: onReact,
};

/**
 * Where a change is let in or not, a test that fails may try once more. One that needs it is named
 * above the closing line: it waits for the wrong thing, or the code does.
 */
const again = { retry: process.env.CI ? 1 : 0 };

/** These machines are slow at times; a test that waits for long fails all the same. */
const patient = { expect: { poll: { timeout: 10_000 } }, testTimeout: 30_000, ...again };

const elementTests = "packages/widgets/**/*.element.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Vitest leaves one core to itself; most of what these files do is to wait for a browser, and on
    // two cores two of them can.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ["default", "./.config/closing-line.ts", "./examples/test/early.ts"],
    projects: [
      {
        test: {
          name: "node",
          include: [
            ".config/*.test.ts",
            "packages/*/test/**/*.test.ts",
            "site/test/**/*.test.ts",
            "examples/**/*.test.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...again,
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
          name: "react",
          include: ["packages/widgets/src/**/*.test.{ts,tsx}"],
          browser: chromium(),
        },
      },
      {
        // The same elements as visitors download them.
        plugins: [adoptedStyles()],
        resolve: { tsconfigPaths: true, alias: preactAliases },
        oxc: { jsx: { importSource: "preact" } },
        optimizeDeps: onPreact,
        test: { ...patient, name: "preact", include: [elementTests], browser: chromium() },
      },
      {
        // What a partner's page relies on, in the engines of everybody else.
        plugins: [adoptedStyles()],
        resolve: { tsconfigPaths: true, alias: preactAliases },
        oxc: { jsx: { importSource: "preact" } },
        optimizeDeps: onPreact,
        test: {
          ...patient,
          name: "engines",
          include: engineTests,
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
