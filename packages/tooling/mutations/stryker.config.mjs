/**
 * `npm run mutations`: StrykerJS breaks the catalog and the reducer of a form's request, one place at a time, and
 * lists the changes that no test notices. Only tests in Node run, without a build: some 1,000 changes take minutes.
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "packages/tooling/mutations/vitest.config.mjs", related: false },
  mutate: [
    "packages/catalog/src/*.ts",
    "packages/catalog/src/requests/*.ts",
    "packages/widgets/src/forms/submission/submission{,.answers,.device}.ts",
  ],
  // Words are for people to read.
  mutator: { excludedMutations: ["StringLiteral"] },
  // What runs while a module loads would need a process of its own for each change.
  ignoreStatic: true,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: "node_modules/.cache/stryker",
  ignorePatterns: ["**/dist", "storybook-static", ".data"],
  concurrency: 2,
};
