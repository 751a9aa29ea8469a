import crypto from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes an empty embedded database beside the built server, in one file. Creating a database takes seconds and
 * 776 MB of memory; unpacking one takes a fraction of both. The file is cached until PGlite's version changes. It
 * is the same to the byte wherever it is made.
 */
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(import.meta.url);
const { version } = require(
  join(dirname(require.resolve("@electric-sql/pglite")), "../package.json"),
);
const cache = here("../../../node_modules/.cache/maloca/");
const cached = join(cache, `empty-database-${version}.still.tar.gz`);

/**
 * Stops the clock and makes random bytes constant, because a new database stores some of both. The random bytes
 * are for logins with a password, which the embedded database does not have.
 */
function makeDeterministic() {
  const now = Date.UTC(2000, 0);
  globalThis.Date = class extends Date {
    constructor(given = now) {
      super(given);
    }
    static now() {
      return now;
    }
  };
  performance.now = () => 0;
  crypto.randomFillSync = (view) => view.fill(7);
  syncBuiltinESMExports();
}

if (!existsSync(cached)) {
  makeDeterministic();
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir("gzip");
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${cached}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  renameSync(draft, cached);
}
copyFileSync(cached, here("../dist/empty-database.tar.gz"));
