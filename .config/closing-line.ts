import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends a run with one plain line that a script can read: `N passed, N failed`. Above it stand the
 * tests that passed only when they were run again.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0;
    const flaky: string[] = [];
    // A file that cannot be loaded holds no test that could fail.
    let failed = errors.length;
    for (const module of modules) {
      if (module.state() === "failed" && module.errors().length) failed++;
      for (const test of module.children.allTests()) {
        const { state, errors: faults } = test.result();
        if (state === "passed") passed++;
        if (test.diagnostic()?.flaky) {
          flaky.push(
            `${module.relativeModuleId} > ${test.fullName}: ${faults?.[0]?.message.split("\n")[0]}`,
          );
        }
        if (state === "failed") failed++;
      }
    }
    // After the default reporter's own summary.
    process.once("exit", () => {
      for (const name of flaky) console.log(`passed at the second try: ${name}`);
      console.log(`${passed} passed, ${failed} failed`);
    });
  }
}
