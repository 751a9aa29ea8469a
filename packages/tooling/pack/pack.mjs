import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register();
const { bundleDependencies } = await import("./bundle-dependencies.ts");

/**
 * Packs the built site, widgets and server, with the packages that they import, into one file that npm
 * installs without a registry: `npm run pack:server -- FOLDER`. Prints the file's path.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const target = resolve(process.argv[2] ?? join(root, "packages/server/release"));
const draft = join(target, "draft");

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
