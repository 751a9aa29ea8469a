import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/**
 * Writes an empty embedded database beside the built server, in one file. To make a database costs
 * seconds and 776 MB of memory; to unpack one, a fraction of both. It is kept until PGlite's version
 * changes.
 */
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(import.meta.url);
const { version } = require(
  join(dirname(require.resolve("@electric-sql/pglite")), "../package.json"),
);
const cache = here("../../../node_modules/.cache/maloca/");
const kept = join(cache, `empty-database-${version}.tar.gz`);

if (!existsSync(kept)) {
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir("gzip");
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  renameSync(draft, kept);
}
copyFileSync(kept, here("../dist/empty-database.tar.gz"));
