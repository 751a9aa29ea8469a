/**
 * `npm run mutations`: StrykerJS breaks the catalog, the reducer of a form's request and the delivery of mails and
 * events, one place at a time, and lists the changes that no test notices. Only tests in Node run, without a build: some
 * 1,000 changes take minutes, and the 200 of the delivery, whose tests have a database, twenty.
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
    "packages/server/src/deliveries/*.ts",
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
  // A test on a database takes seconds on a busy machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
};
