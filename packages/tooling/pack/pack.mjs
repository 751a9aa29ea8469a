import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { register } from "tsx/esm/api";

register();
const { licensesOf, THIRD_PARTY } = await import("../../widgets/build/third-party.ts");

/**
 * Packs the built site, widgets and server, with the packages that they import, into one file that npm
 * installs without a registry: `npm run pack:server -- FOLDER`. Prints the file's path.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const target = resolve(process.argv[2] ?? join(root, "packages/server/release"));
const draft = join(target, "draft");

const built = join(root, "packages/server/dist");

/** The files that PGlite reads beside its code: PostgreSQL, its data, and the program `initdb`. */
const PGLITE_FILES = ["pglite.wasm", "pglite.data", "initdb.wasm"];

/** PGlite contains PostgreSQL, whose licence every copy must include. */
const POSTGRES_LICENSE = fileURLToPath(new URL("postgresql-license.txt", import.meta.url));

/**
 * Bundles the two programs with the packages that they import into a folder, not minified, and writes the
 * packages' licences beside them. Hundreds of small files would take seconds to install.
 * @param {string} folder
 */
async function bundleDependencies(folder) {
  const build = await rollup({
    input: { main: join(built, "main.js"), leads: join(built, "leads.js") },
    plugins: [nodeResolve({ exportConditions: ["node"], preferBuiltins: true }), commonjs()],
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

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { version, license, engines, repository } = read("packages/widgets/package.json");
const { name, description } = read("packages/server/package.json");

rmSync(draft, { recursive: true, force: true });
await bundleDependencies(join(draft, "packages/server/dist"));
for (const folder of [
  "packages/server/supabase/migrations",
  "packages/server/deploy",
  "packages/widgets/dist/cdn",
  "packages/widgets/dist/docs",
  "site/dist/client",
  "site/dist/render",
]) {
  cpSync(join(root, folder), join(draft, folder), { recursive: true });
}
cpSync(join(root, "LICENSE"), join(draft, "LICENSE"));
mkdirSync(join(draft, "bin"));
// `npx` runs the one with the name of the package.
const programs = { server: "main", "maloca-server": "main", leads: "leads" };
for (const [command, program] of Object.entries(programs)) {
  // The program starts only if it is the main program.
  writeFileSync(
    join(draft, `bin/${command}.mjs`),
    `#!/usr/bin/env node
import { fileURLToPath } from "node:url";
const program = new URL("../packages/server/dist/${program}.js", import.meta.url);
process.argv[1] = fileURLToPath(program);
await import(program.href);
`,
    { mode: 0o755 },
  );
}
writeFileSync(
  join(draft, "package.json"),
  JSON.stringify(
    {
      name,
      version,
      description,
      license,
      ...(repository && { repository: { ...repository, directory: "packages/server" } }),
      engines,
      type: "module",
      bin: Object.fromEntries(
        Object.keys(programs).map((command) => [command, `bin/${command}.mjs`]),
      ),
      files: ["bin", "packages", "site"],
    },
    null,
    2,
  ),
);
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", target], {
  cwd: draft,
  encoding: "utf8",
});
rmSync(draft, { recursive: true, force: true });
console.log(join(target, packed.trim().split("\n").at(-1) ?? ""));
