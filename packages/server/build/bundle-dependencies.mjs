import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import resolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const built = join(root, "packages/server/dist");

/** What PGlite reads from beside its own code: PostgreSQL, its files, and the program that makes a database. */
const PGLITE_FILES = ["pglite.wasm", "pglite.data", "initdb.wasm"];

/** PGlite is PostgreSQL, whose licence is to be kept with every copy. */
const POSTGRES_LICENSE = fileURLToPath(new URL("postgresql-license.txt", import.meta.url));

/**
 * Writes the two programs with the packages that they import into a folder, not shortened, and the
 * packages' licences beside them. Hundreds of small files would cost whoever installs them seconds.
 * @param {string} folder
 */
export async function bundleDependencies(folder) {
  const build = await rollup({
    input: { main: join(built, "main.js"), leads: join(built, "leads.js") },
    plugins: [resolve({ exportConditions: ["node"], preferBuiltins: true })],
    external: [/^node:/, ...builtinModules],
    onwarn({ code = "", message }) {
      // The others are about the packages' own manner of writing.
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
  writeFileSync(join(folder, "THIRD-PARTY.txt"), licensesOf(modules));
}

/**
 * Name, version and licence of every package that the modules are of.
 * @param {string[]} modules their paths.
 */
function licensesOf(modules) {
  const packages = new Set(
    modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []),
  );
  const texts = [...packages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const file = readdirSync(folder).find((entry) => /^(un)?licen[cs]e/i.test(entry));
    const text = file ? `\n\n${readFileSync(join(folder, file), "utf8").trim()}` : "";
    return `${name} ${version} (${license})${text}\n`;
  });
  texts.push(`PostgreSQL, in PGlite\n\n${readFileSync(POSTGRES_LICENSE, "utf8")}`);
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}
