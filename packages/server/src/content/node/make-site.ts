import { existsSync, readFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { dayInColombia } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { photosIn } from "@maloca/catalog/documents/photos";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import type { Folders } from "../../folders";
import { makeWhole, shortHash } from "../../storage/node/files";
import { writeCompressed } from "../../storage/node/precompressed";
import { fromBase64 } from "../pictures";
import { companyScripts, folderOf } from "./company-scripts";
import { builtScript, type Renderer, type SiteFiles } from "./render-site";

/** What the documents and the day decide. */
export type SiteFolders = Pick<Folders, "site" | "cdn" | "stamp">;

/** Rendered files, which a version may leave out: a page of a trip that is hidden. */
const RENDERED = /(^|\/)((index|404)\.html(\.\w+)?|_redirects)$/;

const COMPRESSED = /\.(html|json|txt|xml|webmanifest)$/;

export const publishedIn = (dataDir: string) => resolve(dataDir, "published");

/** Writes rendered files, compressed as the build's are; what did not change has its copies in the site of before. */
async function writeFiles(site: string, files: SiteFiles, before: string): Promise<void> {
  const rest = Object.entries(files);
  const writeNext = async (): Promise<void> => {
    const next = rest.pop();
    if (!next) return;
    const [file, text] = next;
    const path = join(site, file);
    await mkdir(dirname(path), { recursive: true });
    if (COMPRESSED.test(file)) await writeCompressed(path, text, join(before, file));
    else await writeFile(path, text);
    return writeNext();
  };
  // Two at a time: visitors' calls need threads for their files too.
  await Promise.all([writeNext(), writeNext()]);
}

/**
 * The site and the scripts of documents on a day: made in the data folder if they are not there yet, from where they are
 * served like a build of their own. Rejects if pages cannot be rendered.
 */
export async function makeSite(
  documents: Documents,
  {
    folders,
    dataDir,
    before,
    now,
    render,
    pictureOf,
  }: {
    folders: Folders;
    dataDir: string;
    /** The folder of the site that is shown. */
    before: string;
    now: Date;
    render: Renderer["render"];
    /** A photograph's content in base64. */
    pictureOf: (photo: string) => Promise<string | undefined>;
  },
): Promise<SiteFolders> {
  const { site, renderer, stamp } = folders;
  const cdn = await companyScripts(folders.cdn, documents.company, dataDir);
  const stamped = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const content = JSON.stringify([documents, dayInColombia(now)]);
  const name = shortHash([stamped, content].join("\0"));
  const folder = join(publishedIn(dataDir), name);
  await makeWhole(folder, async (draft) => {
    const made = join(draft, "site");
    await cp(site, made, {
      recursive: true,
      filter: (source) => !RENDERED.test(source.slice(site.length)),
    });
    let script = await builtScript(renderer);
    if (cdn !== folders.cdn) {
      // The site's own scripts are beside the widgets', and say no fact.
      const widgets = await folderOf(cdn);
      const beside = join("/assets", `widgets-${widgets}`);
      await rename(join(made, dirname(script)), join(made, beside));
      for (const file of await readdir(join(cdn, widgets)))
        await copyFile(join(cdn, widgets, file), join(made, beside, file));
      script = `${beside}/${basename(script)}`;
    }
    for (const { photo } of photosIn(documents)) {
      const file = join(made, photoAddress(photo));
      if (existsSync(file)) continue;
      const content = fromBase64((await pictureOf(photo)) ?? "");
      if (!content?.length) throw new Error(`the picture ${photo} is not there`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const files = await render({ documents, now, script });
    await writeFiles(made, files, before);
    const build = stamped ? JSON.parse(stamped) : {};
    await writeFile(join(draft, "build.json"), JSON.stringify({ ...build, content: name }));
  });
  return { site: join(folder, "site"), cdn, stamp: join(folder, "build.json") };
}
