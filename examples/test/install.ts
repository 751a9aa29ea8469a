import { type ChildProcess, execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withLock } from "../../packages/tooling/build/with-lock";
import { limit } from "../../packages/tooling/vitest/limits.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const widgets = join(root, "packages/widgets");
export const examples = join(root, "examples");
export const hashOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex");

/**
 * Where examples are installed and kept for the next run: outside the repository, so that frameworks do
 * not find our packages, nor add theirs. Each clone has its own folder. `npm test` names the place, as
 * its other temporary files are in memory.
 */
export const cache = join(
  process.env.MALOCA_KEPT ?? tmpdir(),
  `maloca-examples-${hashOf(root).slice(0, 12)}`,
);

/** A registry that does not answer must fail the test, not hang it. */
const INSTALL_MS = limit(30);
const quickly = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];

/** No framework sends telemetry from tests. */
const silent = {
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
};

const running = new Set<ChildProcess>();
// Otherwise it would go on writing into a folder that the next run uses.
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** Runs a program to its end; an error contains its output. */
export async function command(
  program: string,
  args: string[],
  cwd: string,
  milliseconds = limit(20),
) {
  // The test runner's own variables are not for the programs it starts.
  const { NODE_ENV, VITEST, ...environment } = process.env;
  const ended = promisify(execFile)(program, args, {
    cwd,
    env: { ...environment, ...silent, CI: "1" },
    timeout: milliseconds,
    maxBuffer: 64 * 1024 * 1024,
  });
  running.add(ended.child);
  try {
    return (await ended).stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error([`${program} ${args.join(" ")}`, stdout, stderr, message].join("\n"));
  } finally {
    running.delete(ended.child);
  }
}

/** Locks a folder of the cache: the test run and one of its tests may prepare it at the same time. */
export const withFolder = <Result>(name: string, work: () => Promise<Result>) =>
  withLock(join(cache, `${name}.sock`), work);

let packed: Promise<string> | undefined;

/** The built package as it would be published. */
export function packWidgets(): Promise<string> {
  packed ??= (async () => {
    const folder = join(cache, `pack-${process.pid}`);
    await mkdir(folder, { recursive: true });
    await command("npm", ["pack", "--pack-destination", folder, "--ignore-scripts"], widgets);
    const [name] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
    return join(folder, name as string);
  })();
  return packed;
}

/** Removes it. The next test file of the same worker packs anew. */
export async function forgetPack() {
  if (!packed) return;
  packed = undefined;
  await rm(join(cache, `pack-${process.pid}`), { recursive: true, force: true });
}

/**
 * Installs an example's package.json with our built package, and returns the folder. An up-to-date
 * folder is used again.
 * @param name the folder under the cache.
 * @param manifest the text of the package.json.
 */
export async function install(name: string, manifest: string): Promise<string> {
  const folder = join(cache, name);
  const project = JSON.parse(manifest);
  const ours = project.dependencies?.["@maloca/widgets"] ? await packWidgets() : undefined;
  // The folder depends on the manifest and on our build.
  const asked = hashOf(manifest + (ours ? await readFile(join(widgets, "package.json")) : ""));
  const stamp = `${asked} ${ours ? hashOf(await readFile(ours)) : ""}`;
  const stampFile = join(folder, "installed");
  const before = await readFile(stampFile, "utf8").catch(() => undefined);
  if (before === stamp) return folder;
  // An interrupted install leaves an incomplete package, which npm takes for complete.
  if (!before) await rm(join(folder, "node_modules"), { recursive: true, force: true });
  await rm(stampFile, { force: true });
  if (ours && before?.startsWith(`${asked} `)) {
    const home = join(folder, "node_modules/@maloca/widgets");
    await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true });
    await command("tar", ["-xzf", ours, "--strip-components=1", "-C", home], folder);
    await writeFile(stampFile, stamp);
    return folder;
  }
  await mkdir(folder, { recursive: true });
  if (ours) {
    project.dependencies["@maloca/widgets"] = `file:${ours}`;
    // npm would keep an older build with the same name and version.
    await rm(join(folder, "node_modules/@maloca"), { recursive: true, force: true });
    await rm(join(folder, "package-lock.json"), { force: true });
  }
  await writeFile(join(folder, "package.json"), JSON.stringify(project, null, 2));
  await command("npm", ["install", ...quickly], folder, INSTALL_MS);
  await writeFile(stampFile, stamp);
  return folder;
}

export const manifestOf = (name: string) => readFile(join(examples, name, "package.json"), "utf8");
