import type { Reporter, TestModule } from "vitest/node";
import { engineNames, engineTests, missingEngine } from "../browsers/engines.ts";

/** How many of the slowest files are listed. */
const SLOWEST = 10;

const secondsOf = (module: TestModule) => Math.round(module.diagnostic().duration / 1000);

const isEngineTest = (path: string) => engineTests.includes(path);

/**
 * Ends a run's output with a line that scripts can read: `N passed, N failed`, and `, N skipped` if some
 * were. Above it are the slowest files, with their seconds, and why tests were skipped.
 */
export default class SummaryReporter implements Reporter {
  #finished: TestModule[] = [];
  /** Errors outside of tests. Of a run that ends early, for example by an error of its own process, one. */
  #errors = 1;

  constructor() {
    // After the default reporter's own summary.
    process.once("exit", () => this.#print());
  }

  onTestModuleEnd(module: TestModule) {
    this.#finished.push(module);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    this.#finished = [...modules];
    this.#errors = errors.length;
  }

  #print() {
    const modules = this.#finished;
    let passed = 0;
    const skipped = new Map<string, number>();
    const skip = (why: string, many = 1) => skipped.set(why, (skipped.get(why) ?? 0) + many);
    // A file that cannot be loaded has no tests, but counts as a failure.
    let failed = this.#errors;
    for (const module of modules) {
      if (module.state() === "failed" && module.errors().length) failed++;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === "passed") passed++;
        if (result.state === "failed") failed++;
        if (result.state === "skipped") skip(result.note ?? "by a filter, or without a reason");
      }
      // A missing engine would have run the same tests as Chromium.
      if (
        module.project.name === "script-tag (chromium)" &&
        isEngineTest(module.relativeModuleId)
      ) {
        for (const why of engineNames.map(missingEngine)) {
          if (why) skip(why, [...module.children.allTests()].length);
        }
      }
    }
    const slowest = modules
      .toSorted((one, other) => secondsOf(other) - secondsOf(one))
      .slice(0, SLOWEST)
      .map((module) => `${module.relativeModuleId} ${secondsOf(module)}`);
    const total = [...skipped.values()].reduce((sum, many) => sum + many, 0);
    // Another exit listener may have set another code.
    if (failed) process.exitCode = 1;
    if (modules.length > SLOWEST) console.log(`slowest, in seconds: ${slowest.join(", ")}`);
    for (const [why, many] of skipped) console.log(`skipped ${many}: ${why}`);
    console.log(`${passed} passed, ${failed} failed${total ? `, ${total} skipped` : ""}`);
  }
}
