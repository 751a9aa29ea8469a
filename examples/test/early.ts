import type { Reporter, TestSpecification } from "vitest/node";
import { applications, prepare } from "./applications";
import { forgetPack } from "./install";

/**
 * Gets the applications ready while other tests run: an install waits for a registry most of its
 * time. What fails here is tried again, and told, by the test that needs it.
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
