// tier: release

// Before a merge `build.test.ts` looks for what most often makes builds differ: the folder's own path.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { outputs } from "../build/build-stamp";
import { limit } from "../vitest/limits.mjs";
import { copySources } from "./recipes";

/** Copies the packages that are bundled, instead of linking them: source maps have their files' paths. */
function copyBundled(folder: string) {
  const { dependencies } = JSON.parse(readFileSync("packages/widgets/package.json", "utf8"));
  for (const name of Object.keys(dependencies)) {
    const path = join("node_modules", name);
    const copy = join(folder, path);
    // A scope is one link to all of its packages.
    if (lstatSync(dirname(copy)).isSymbolicLink()) continue;
    rmSync(copy);
    cpSync(path, copy, { recursive: true });
  }
}

/** The hash of each file that a build has written. */
const filesOf = (root: string) =>
  Object.fromEntries(
    outputs.whole.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => {
          const file = join(parentPath, name);
          const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
          return [file.slice(root.length), hash];
        }),
    ),
  );

test(
  "the same sources give the same bytes in another folder, the stamp of the build included",
  async () => {
    const folder = copySources();
    copyBundled(folder);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    expect(existsSync(join(folder, "packages/server/dist"))).toBe(false);
    // The copy has no caches, so that the empty database is created again.
    expect(existsSync(join(folder, "node_modules/.cache"))).toBe(false);
    const { VITEST, NODE_ENV, ...env } = process.env;
    await promisify(execFile)(process.execPath, ["packages/tooling/build/build.mjs"], {
      cwd: folder,
      env,
    });
    const [own, other] = [filesOf(process.cwd()), filesOf(folder)];
    expect(Object.keys(own)).toContain("/packages/server/dist/build.json");
    expect(other).toEqual(own);
  },
  limit(120),
);
