import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Builds what is missing or older than its sources, so that `npm start` is always enough. The
 * public key is baked into what visitors download: another key is another build.
 */
const outputs = [
  "packages/server/dist/main.js",
  "packages/widgets/dist/cdn/maloca.js",
  "site/dist/client/index.html",
];
const sources = ["packages", "site", "rollup.config.mjs", "package-lock.json"];
const ignored = new Set(["dist", "node_modules", "test", ".data", "_shared"]);
const stamp = "node_modules/.cache/maloca/build.json";

const built = { anonKey: process.env.ANON_KEY ?? "" };

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !ignored.has(name))
      .map((name) => newest(join(path, name))),
  );
}

function isFresh() {
  if (![stamp, ...outputs].every((path) => existsSync(path))) return false;
  if (readFileSync(stamp, "utf8") !== JSON.stringify(built)) return false;
  return Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs;
}

if (!isFresh()) {
  console.error("Building the widgets, the server and the site (about a minute)…");
  try {
    execSync("npm run --silent build", { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    console.error(error.stdout, error.stderr);
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(built));
}
