import type { Reporter, TestSpecification } from "vitest/node";
import { applications, prepare } from "./applications";
import { forgetPack } from "./install";

/**
 * Prepares the applications while other tests run: an install mostly waits for the registry. If it
 * fails here, the test that needs it tries again and reports the error.
 */
export default class Early implements Reporter {
  #ready?: Promise<void>;

  onTestRunStart(specifications: readonly TestSpecification[]) {
    if (!specifications.some(({ moduleId }) => moduleId.endsWith("/frameworks.test.ts"))) return;
    this.#ready ??= (async () => {
      for (const application of applications) await prepare(application).catch(() => {});
      await forgetPack();
    })();
  }
}
