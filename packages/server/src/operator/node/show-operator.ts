import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import {
  addressOfPage,
  contentPolicy,
  headersFile,
  type PolicyTools,
} from "@maloca/catalog/content-policy";
import type { Folders } from "../../folders";
import { makeWhole, shortHash } from "../../storage/node/files";
import { built, type Operator } from "../operator";
import { type Medium, replaceInPage, replacerFor } from "../shown-texts";
import { withIcons, withPictures } from "./shown-pictures";

// Writes the built site and script-tag files with an operator's facts into the data folder, from where they are
// served like a build of their own: with their own names, hashes, policies and compressed files.

type Shown = Pick<Folders, "site" | "cdn" | "stamp">;

const MEDIA: Readonly<Record<string, Medium>> = {
  ".html": "html",
  ".xml": "html",
  ".txt": "html",
  ".css": "html",
  ".js": "js",
  ".json": "json",
  ".webmanifest": "json",
};

/** Licence texts of other projects are not changed. */
const LICENCES = /THIRD-PARTY|OFL/;

const compressions = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

const hashOf = (...parts: string[]) => shortHash(parts.join("\0"));

const folderIn = (dataDir: string) => resolve(dataDir, "shown");

/** The folders to serve for an operator: those of the build if no fact differs. */
export async function showOperator(
  folders: Folders,
  operator: Operator,
  dataDir: string,
): Promise<Folders> {
  const { site, cdn, stamp } = folders;
  if (JSON.stringify(operator) === JSON.stringify(built) || !existsSync(cdn)) return folders;
  const stamped = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const name = hashOf(stamped, JSON.stringify(operator));
  const all = folderIn(dataDir);
  const shown = {
    site: join(all, name, "site"),
    cdn: join(all, name, "cdn"),
    stamp: join(all, name, "build.json"),
  };
  await makeWhole(join(all, name), async (draft) => {
    await cp(cdn, join(draft, "cdn"), { recursive: true });
    if (existsSync(site)) await cp(site, join(draft, "site"), { recursive: true });
    await writeShown(draft, name, operator);
    const written = stamped ? JSON.parse(stamped) : {};
    await writeFile(join(draft, "build.json"), JSON.stringify({ ...written, operator: name }));
  });
  return { ...folders, ...shown };
}

/** Removes the folders of earlier facts. `builds.ts` keeps the files that open pages still load. */
export async function removeUnused({ stamp }: Shown, dataDir: string): Promise<void> {
  const all = folderIn(dataDir);
  if (!existsSync(all)) return;
  for (const name of await readdir(all))
    if (!stamp.startsWith(join(all, name, "/")))
      await rm(join(all, name), { recursive: true, force: true });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** New names for a folder and files whose name is a hash of their content. */
function renamedIn(draft: string, name: string): Map<string, string> {
  const { folder } = JSON.parse(readFileSync(join(draft, "cdn/manifest.json"), "utf8"));
  const assets = join(draft, "site/assets");
  const scripts = existsSync(assets)
    ? filesIn(assets).filter((file) => file.endsWith(".js") && !file.includes(`-${folder}/`))
    : [];
  return new Map([
    [folder, hashOf(folder, name)],
    ...scripts.map((file): [string, string] => [
      basename(file),
      basename(file).replace(/\.js$/, `-${name.slice(0, 8)}.js`),
    ]),
  ]);
}

async function writeShown(draft: string, name: string, operator: Operator): Promise<void> {
  const renamed = renamedIn(draft, name);
  const replace = replacerFor(operator, renamed);
  const site = join(draft, "site");
  const { pictures } = operator;
  for (const { path, address } of Object.values(pictures.files ?? {})) {
    await mkdir(dirname(join(site, address)), { recursive: true });
    await copyFile(path, join(site, address));
  }
  const changed: string[] = [];
  for (const file of filesIn(draft)) {
    const medium = MEDIA[extname(file)];
    if (!medium || LICENCES.test(file)) continue;
    const before = await readFile(file, "utf8");
    let after = file.endsWith(".html")
      ? withPictures(replaceInPage(before, replace), pictures)
      : replace(before, medium);
    if (file.endsWith(".webmanifest")) after = withIcons(after, pictures);
    if (after === before) continue;
    changed.push(file);
    await writeFile(file, after);
  }
  await moveRenamed(draft, renamed);
  const moved = (file: string) => renamedPath(file, renamed);
  await writeIntegrity(join(draft, "cdn"));
  await writePolicies(site);
  // Four at a time: each takes some megabytes.
  const waiting = [...changed, join(draft, "cdn/manifest.json")].map(moved);
  const compressNext = async (): Promise<void> => {
    const file = waiting.pop();
    if (!file) return;
    for (const [suffix, compress] of Object.entries(compressions))
      if (existsSync(file + suffix))
        await writeFile(file + suffix, await compress(await readFile(file)));
    return compressNext();
  };
  await Promise.all([1, 2, 3, 4].map(compressNext));
}

function renamedPath(file: string, renamed: ReadonlyMap<string, string>): string {
  let path = file;
  for (const [from, to] of renamed) path = path.replace(from, to);
  return path;
}

/** Moves renamed scripts with their compressed files, then the folders. */
async function moveRenamed(draft: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  const paths = readdirSync(draft, { recursive: true, encoding: "utf8" });
  // The deepest first: a folder takes its files along.
  for (const path of paths.sort((one, other) => other.length - one.length)) {
    const last = basename(path);
    const to = renamedPath(last, renamed);
    if (to !== last) await rename(join(draft, path), join(draft, path, "..", to));
  }
}

/** The hashes with which a page pins the files. */
async function writeIntegrity(cdn: string): Promise<void> {
  const file = join(cdn, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  for (const name of Object.keys(manifest.integrity)) {
    const digest = createHash("sha384").update(await readFile(join(cdn, name)));
    manifest.integrity[name] = `sha384-${digest.digest("base64")}`;
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const tools: PolicyTools = {
  sha256: (text) => createHash("sha256").update(text).digest("base64"),
  originOf: (url) => new URL(url).origin,
};

/** The content policies of a site's pages, as its build writes them. */
async function writePolicies(site: string): Promise<void> {
  const headers = join(site, "_headers");
  if (!existsSync(headers)) return;
  const policies = new Map<string, string>();
  for (const file of filesIn(site).filter((each) => each.endsWith(".html"))) {
    const address = addressOfPage(relative(site, file));
    policies.set(address, contentPolicy(await readFile(file, "utf8"), tools));
  }
  await writeFile(headers, headersFile(policies));
}
