import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line that a script can read: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0;
    // A file that cannot be loaded holds no test that could fail.
    let failed = errors.length;
    for (const module of modules) {
      if (module.state() === "failed" && module.errors().length) failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed++;
        if (state === "failed") failed++;
      }
    }
    // After the default reporter's own summary.
    process.once("exit", () => console.log(`${passed} passed, ${failed} failed`));
  }
}
