import type { Reporter, TestModule } from "vitest/node";
import { crashesOfRun } from "../browsers/crashes.mjs";
import { engineNames, engineTests, missingEngine } from "../browsers/engines.ts";

/** How many of the slowest files are listed. */
const SLOWEST = 10;

const secondsOf = (module: TestModule) => Math.round(module.diagnostic().duration / 1000);

const isEngineTest = (path: string) => engineTests.includes(path);

/** Whether this is Vitest's error for a browser that was lost while it ran a file. */
const isOfFileThatDidNotEnd = (error: unknown) =>
  /^Failed to run the test /.test(Object(error).message);

/**
 * Ends a run's output with a line that scripts can read: `N passed, N failed`, and `, N skipped` if some
 * were. Above it are the slowest files, with their seconds, why tests were skipped, and
 * the crashes of browsers.
 */
export default class SummaryReporter implements Reporter {
  /** By project and file: a file that a browser's crash took runs once more. */
  readonly #finished = new Map<string, TestModule>();
  /** Errors outside of tests. */
  #errors: unknown[] = [];
  /** False of a run that ends early, for example by an error of its own process. */
  #ended = false;
  /** The files that ran once more. */
  #again: string[] = [];

  constructor() {
    // After the default reporter's own summary.
    process.once("exit", () => this.#print());
  }

  onTestModuleEnd(module: TestModule) {
    this.#finished.set(`${module.project.name} ${module.moduleId}`, module);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    for (const module of modules) this.onTestModuleEnd(module);
    // After a crash the second run says whether a file that had not ended passes.
    this.#errors = [...this.#errors.filter((error) => !isOfFileThatDidNotEnd(error)), ...errors];
    if (this.#ended) this.#again = modules.map(({ relativeModuleId }) => relativeModuleId);
    this.#ended = true;
  }

  #print() {
    const modules = [...this.#finished.values()];
    let passed = 0;
    const skipped = new Map<string, number>();
    const skip = (why: string, many = 1) => skipped.set(why, (skipped.get(why) ?? 0) + many);
    // A file that cannot be loaded has no tests, but counts as a failure.
    let failed = this.#errors.length + (this.#ended ? 0 : 1);
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
    for (const { what } of crashesOfRun()) console.log(what);
    if (this.#again.length) console.log(`run once more after it: ${this.#again.join(", ")}`);
    console.log(`${passed} passed, ${failed} failed${total ? `, ${total} skipped` : ""}`);
  }
}
