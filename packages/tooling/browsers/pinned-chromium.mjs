import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

// The Chromium among the packages: the same program and fonts on every machine, so that tests and
// snapshots do not depend on the machine.

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/maloca");
const manifest = join(root, "node_modules/@sparticuz/chromium/package.json");

const homeOf = (/** @type {string} */ folder) => ({
  executablePath: join(folder, "chromium"),
  env: {
    ...process.env,
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
    // Libraries that a small system lacks.
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
  },
});

/** No system fonts: a glyph that our fonts lack would look different on each machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Makes the package unpack itself into the temporary folder, under names without its version. */
const UNPACK = 'await (await import("@sparticuz/chromium")).default.executablePath()';

const folder = existsSync(manifest)
  ? join(cache, `chromium-${JSON.parse(readFileSync(manifest, "utf8")).version}`)
  : undefined;

/** Its program and environment; undefined where it does not run. */
export const pinned =
  folder && process.platform === "linux" && process.arch === "x64" ? homeOf(folder) : undefined;

/**
 * Unpacks it unless an earlier run has done so. Processes that unpack at the same time use separate
 * folders; the first one to finish is kept.
 * @param {(chromium: ReturnType<typeof homeOf>) => Promise<void>} tryOut rejects if it does not start.
 */
export async function unpackPinned(tryOut) {
  if (!folder || existsSync(folder)) return;
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  try {
    const env = {
      ...process.env,
      TMPDIR: unpacked,
      // Unpacks the libraries that this system needs.
      AWS_LAMBDA_JS_RUNTIME: "nodejs20.x",
    };
    const args = ["--input-type=module", "--eval", UNPACK];
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
    await writeFile(join(unpacked, "fonts.conf"), FONTS);
    await tryOut(homeOf(unpacked));
    await rename(unpacked, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
