import { defineConfig } from "vitest/config";

/** The tests in Node that the mutations run. */
export default defineConfig({
  test: {
    include: [
      "packages/catalog/test/*.test.ts",
      "packages/widgets/test/{submission,answers,backend}.test.ts",
    ],
    // It reads sources, and runs none.
    exclude: ["packages/catalog/test/pure.test.ts"],
  },
});
