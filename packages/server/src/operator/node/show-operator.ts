import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import {
  addressOfPage,
  contentPolicy,
  headersFile,
  type PolicyTools,
} from "@maloca/catalog/content-policy";
import type { Folders } from "../../folders";
import { makeWhole, shortHash } from "../../storage/node/files";
import { writeCompressed } from "../../storage/node/precompressed";
import { built, type Operator } from "../operator";
import { type Medium, replaceInPage, replacerFor } from "../shown-texts";
import { writeScripts } from "./operator-scripts";
import { withIcons, withPictures } from "./shown-pictures";

// Writes the built site and script-tag files with an operator's facts into the data folder, from where they are
// served like a build of their own: with their own names, hashes, policies and compressed files.

type Shown = Pick<Folders, "site" | "cdn" | "stamp">;

const MEDIA: Readonly<Record<string, Medium>> = {
  ".html": "html",
  ".xml": "html",
  ".txt": "html",
  ".css": "html",
  ".json": "json",
  ".webmanifest": "json",
};

/** Licence texts of other projects are not changed. */
const LICENCES = /THIRD-PARTY|OFL/;

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
    await writeShown(draft, operator);
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

async function writeShown(draft: string, operator: Operator): Promise<void> {
  const site = join(draft, "site");
  const { pictures } = operator;
  for (const { path, address } of Object.values(pictures.files ?? {})) {
    await mkdir(dirname(join(site, address)), { recursive: true });
    await copyFile(path, join(site, address));
  }
  const renamed = await writeScripts({ cdn: join(draft, "cdn"), site }, operator);
  const replace = replacerFor(operator, new Map([renamed]));
  for (const file of filesIn(draft)) {
    const medium = MEDIA[extname(file)];
    if (!medium || LICENCES.test(file)) continue;
    const before = await readFile(file, "utf8");
    let after = file.endsWith(".html")
      ? withPictures(replaceInPage(before, replace), pictures)
      : replace(before, medium);
    if (file.endsWith(".webmanifest")) after = withIcons(after, pictures);
    if (after === before) continue;
    if (existsSync(`${file}.br`)) await writeCompressed(file, after);
    else await writeFile(file, after);
  }
  await writePolicies(site);
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
