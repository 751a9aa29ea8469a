import crypto from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes an empty embedded database beside the built server, in one file. To make a database costs
 * seconds and 776 MB of memory; to unpack one, a fraction of both. It is kept until PGlite's version
 * changes. It is the same to the byte wherever it is made.
 */
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(import.meta.url);
const { version } = require(
  join(dirname(require.resolve("@electric-sql/pglite")), "../package.json"),
);
const cache = here("../../../node_modules/.cache/maloca/");
const kept = join(cache, `empty-database-${version}.still.tar.gz`);

/**
 * A clock that stands and random bytes that are always the same: of both, a new database keeps some. Its
 * random bytes belong to logins with a password, which the embedded database does not have.
 */
function standStill() {
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

if (!existsSync(kept)) {
  standStill();
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir("gzip");
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
  renameSync(draft, kept);
}
copyFileSync(kept, here("../dist/empty-database.tar.gz"));
