import { afterAll, expect } from "vitest";
import { children } from "../../tooling/programs/launch";
import { removeTemporaryFolders } from "./temporary-folder";

// A set-up file of Vitest runs for every test file; an imported module would run once for each worker.

process.env.MALOCA_TEST_FILE = expect.getState().testPath;

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await removeTemporaryFolders();
});
