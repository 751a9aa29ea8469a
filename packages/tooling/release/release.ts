import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeFiles } from "./files.ts";

/**
 * `npm run release`: writes the files of a release into a folder, dates the changelog, commits that and tags
 * it. Pushing the tag starts the workflow that publishes. With `--dry-run` it ends with the folder.
 *
 * The version is that of `packages/widgets/package.json`. A commit gives the same bytes in every folder,
 * before and after it is tagged.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The default folder: Git ignores it, and each release empties it. */
const DEFAULT_FOLDER = join(root, "release");

const USAGE = "npm run release -- [vX.Y.Z] [--dry-run] [--out FOLDER] [--sign KEY]";

class Refused extends Error {}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        out: { type: "string", default: DEFAULT_FOLDER },
        sign: { type: "string" },
      },
    });
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`);
    // npm runs a script in the folder of its package; this is the caller's.
    const out = resolve(process.env.INIT_CWD ?? ".", values.out);
    return { dryRun: values["dry-run"], sign: values.sign, out, wanted: positionals[0] };
  } catch (error) {
    const [reason] = (error as Error).message.split(". ");
    throw new Refused(`${reason}. ${USAGE}`);
  }
}

/** Why a release is refused; undefined if it is not. */
function whyRefused(
  { version, repository }: { version: string; repository?: { url: string } },
  { wanted, dryRun, out }: ReturnType<typeof readOptions>,
) {
  const where = "packages/widgets/package.json says";
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${where} version ${version}, which is not X.Y.Z.`;
  if (wanted && wanted !== `v${version}`) return `${where} version ${version}, not ${wanted}.`;

  // The registry compares the repository of the build with the one in package.json.
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  const here = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  if (GITHUB_REPOSITORY && repository?.url !== here) {
    return `${where} ${repository ? `repository ${repository.url}` : "no repository"}, not ${here}.`;
  }

  if (!dryRun && !existsSync(join(root, "examples/released", version))) {
    return `examples/released/${version} is missing, which later builds replay: npm run release:keep`;
  }

  const changed = git("status", "--porcelain").split("\n").filter(Boolean);
  if (changed.length) return `Commit or remove the changes: ${changed[0]?.slice(3)}…`;

  // A dry run of the tagged commit may write its files again.
  const tagged = git("tag", "--list", `v${version}`).trim();
  const again = dryRun && git("tag", "--points-at", "HEAD").split("\n").includes(tagged);
  if (tagged && !again) return `The tag ${tagged} exists; a released version never changes.`;

  const isEmpty = () => statSync(out).isDirectory() && !readdirSync(out).length;
  if (out !== DEFAULT_FOLDER && existsSync(out) && !isEmpty()) return `${out} is no empty folder.`;
}

/** The changelog with a date for its newest version, and the entry of that version. */
function dateChangelog(version: string, day: string) {
  const text = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const changelog = text.replace(/^## Unreleased$/m, `## ${version} (${day})`);
  const [, first = ""] = changelog.split(/^(?=## )/m);
  const [heading = "", ...lines] = first.split("\n");
  const notes = lines.join("\n").trim();
  if (!heading.startsWith(`## ${version} (`) || !notes) {
    throw new Refused(`CHANGELOG.md must begin with "## Unreleased" and what is in ${version}.`);
  }
  return { changelog, notes: `${notes}\n` };
}

function release() {
  const options = readOptions();
  const manifest = JSON.parse(readFileSync(join(root, "packages/widgets/package.json"), "utf8"));
  const refusal = whyRefused(manifest, options);
  if (refusal) throw new Refused(refusal);

  const { dryRun, out, sign } = options;
  const { version } = manifest;
  const epoch = process.env.SOURCE_DATE_EPOCH ?? git("log", "-1", "--format=%ct").trim();
  const day = new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  const { changelog, notes } = dateChangelog(version, day);

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // A released build must not contain one operator's key.
  const { ANON_KEY, ...env } = process.env;
  env.SOURCE_DATE_EPOCH = epoch;
  process.stdout.write(makeFiles({ root, out, version, notes, env }));
  if (dryRun) return;

  writeFileSync(join(root, "CHANGELOG.md"), changelog);
  if (git("status", "--porcelain")) git("commit", "--quiet", "--all", "-m", `Release ${version}`);
  git(
    "tag",
    ...(sign ? ["--sign", "--local-user", sign] : ["--annotate"]),
    "-m",
    version,
    `v${version}`,
  );
  console.log(`Tagged v${version}. To publish it: git push --follow-tags`);
}

try {
  release();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
