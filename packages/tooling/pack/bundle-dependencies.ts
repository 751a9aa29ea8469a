import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import resolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { licensesOf, THIRD_PARTY } from "../../widgets/build/third-party.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const built = join(root, "packages/server/dist");

/** The files that PGlite reads beside its code: PostgreSQL, its data, and the program `initdb`. */
const PGLITE_FILES = ["pglite.wasm", "pglite.data", "initdb.wasm"];

/** PGlite contains PostgreSQL, whose licence every copy must include. */
const POSTGRES_LICENSE = fileURLToPath(new URL("postgresql-license.txt", import.meta.url));

/**
 * Bundles the two programs with the packages that they import into a folder, not minified, and writes the
 * packages' licences beside them. Hundreds of small files would take seconds to install.
 */
export async function bundleDependencies(folder: string) {
  const build = await rollup({
    input: { main: join(built, "main.js"), leads: join(built, "leads.js") },
    plugins: [resolve({ exportConditions: ["node"], preferBuiltins: true })],
    external: [/^node:/, ...builtinModules],
    onwarn({ code = "", message }) {
      // Other warnings are about the packages' own code.
      if (/^(UNRESOLVED|MISSING)_/.test(code)) throw new Error(message);
    },
  });
  const { output } = await build.write({ dir: folder, chunkFileNames: "[name].js" });
  await build.close();
  for (const name of ["build.json", "empty-database.tar.gz"]) {
    copyFileSync(join(built, name), join(folder, name));
  }
  for (const name of PGLITE_FILES) {
    copyFileSync(join(root, "node_modules/@electric-sql/pglite/dist", name), join(folder, name));
  }
  const modules = output.flatMap((file) =>
    file.type === "chunk" ? Object.keys(file.modules) : [],
  );
  const postgres = `PostgreSQL, in PGlite\n\n${readFileSync(POSTGRES_LICENSE, "utf8")}`;
  writeFileSync(join(folder, THIRD_PARTY), licensesOf(modules, [postgres]));
}
