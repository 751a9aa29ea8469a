import { defineConfig } from "vitest/config";

/** The tests in Node that the mutations run. */
export default defineConfig({
  test: {
    include: [
      "packages/catalog/test/*.test.ts",
      "packages/widgets/test/{submission,answers,backend}.test.ts",
      "packages/server/test/{mail-order,outages,outbox,refusals,webhooks}.test.ts",
    ],
    // It reads sources, and runs none.
    exclude: ["packages/catalog/test/pure.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: "packages/server/test/global-setup.ts",
    setupFiles: "packages/server/test/clean-up.ts",
  },
});
