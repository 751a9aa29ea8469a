import { afterAll } from "vitest";
import { children } from "../../tooling/programs/launch.mjs";
import { removeTemporaryFolders } from "./temporary-folder";

// A set-up file, so that it runs for every test file; a module that they import runs once a worker.
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await removeTemporaryFolders();
});
