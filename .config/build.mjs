import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { alone } from "./alone.mjs";
import { forgetBuild, isFresh, noteBuild } from "./fresh.mjs";

/**
 * `npm run build`: the widgets and the server, then the site. Two of them take turns.
 *
 * - `--if-needed`, for `npm start` and others: only where something is missing or older than its
 *   sources. The public key is baked into what visitors download, so another key is another build;
 * - `--any-key`: a build with another key will do. The operator's command line serves nobody.
 */
const root = fileURLToPath(new URL("../", import.meta.url));
const COMMANDS = "npx rollup -c --silent && npm run build -w @maloca/site";

const ifNeeded = process.argv.includes("--if-needed");
const anyKey = process.argv.includes("--any-key");
const anonKey = process.env.ANON_KEY;

const done = () => ifNeeded && isFresh(root, { anonKey, anyKey });

async function build() {
  // Another process may have built while this one waited for its turn.
  if (done()) return;
  const begun = new Date();
  forgetBuild(root);
  const stdio = ifNeeded ? "pipe" : "inherit";
  const child = spawn(COMMANDS, { shell: true, stdio: ["ignore", stdio, stdio] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  if (code === 0) return noteBuild(root, { anonKey, begun });
  if (said) console.error(said);
  process.exitCode = 1;
}

// From here its path is short enough for a socket, wherever the repository lies.
process.chdir(root);
if (!done()) {
  if (ifNeeded) console.error("Building the widgets, the server and the site (about a minute)…");
  await alone("node_modules/.cache/maloca/build.sock", build);
}
