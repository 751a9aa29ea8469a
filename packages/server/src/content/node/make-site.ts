import { existsSync, readFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { dayInColombia } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { photosIn } from "@maloca/catalog/documents/photos";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import type { Folders } from "../../folders";
import { folderOf, operatorScripts } from "../../operator/node/operator-scripts";
import type { Operator } from "../../operator/operator";
import { makeWhole, shortHash } from "../../storage/node/files";
import { writeCompressed } from "../../storage/node/precompressed";
import { fromBase64 } from "../pictures";
import { builtScript, renderSite, type SiteFiles } from "./render-site";

/** What an operator's facts, the documents and the day decide. */
export type SiteFolders = Pick<Folders, "site" | "cdn" | "stamp">;

/** Rendered files, which a version may leave out: a page of a trip that is hidden. */
const RENDERED = /(^|\/)((index|404)\.html(\.\w+)?|_redirects)$/;

const COMPRESSED = /\.(html|json|txt|xml|webmanifest)$/;

export const publishedIn = (dataDir: string) => resolve(dataDir, "published");

/** The documents with the frames of itineraries that `maloca.json` names. */
function withItineraries(documents: Documents, itineraries: Operator["itineraries"]): Documents {
  const framed = { ...documents };
  for (const [slug, frameUrl] of Object.entries(itineraries)) {
    const document = documents[`trips/${slug}`];
    if (!document?.itinerary) continue;
    framed[`trips/${slug}`] = { ...document, itinerary: { ...document.itinerary, frameUrl } };
  }
  return framed;
}

/** An operator's pictures with the addresses and sizes of their files, as the renderer takes them. */
function picturesOf({ logo, social, drawings, photos, files = {} }: Operator["pictures"]) {
  const shown = (file: string) => {
    const { address: src, width, height } = files[file] ?? {};
    return { src, width, height };
  };
  return {
    logo: logo && shown(logo.file),
    social: social && shown(social.file),
    drawings: Object.fromEntries(
      Object.entries(drawings).map(([drawing, { file, alt }]) => [
        drawing,
        { ...shown(file), alt },
      ]),
    ),
    photos: photos.map(({ file, ...photo }) => ({ ...photo, ...shown(file) })),
  };
}

/** Writes rendered files, compressed as the build's are. */
async function writeFiles(site: string, files: SiteFiles): Promise<void> {
  const rest = Object.entries(files);
  const writeNext = async (): Promise<void> => {
    const next = rest.pop();
    if (!next) return;
    const [file, text] = next;
    const path = join(site, file);
    await mkdir(dirname(path), { recursive: true });
    await (COMPRESSED.test(file) ? writeCompressed : writeFile)(path, text);
    return writeNext();
  };
  // Two at a time: visitors' calls need threads for their files too.
  await Promise.all([writeNext(), writeNext()]);
}

/**
 * The site and the scripts of documents on a day, with an operator's facts: made in the data folder if they are not
 * there yet, from where they are served like a build of their own. Rejects if pages cannot be rendered.
 */
export async function makeSite(
  version: Documents,
  operator: Operator,
  {
    folders,
    dataDir,
    now,
    pictureOf,
  }: {
    folders: Folders;
    dataDir: string;
    now: Date;
    /** A photograph's content in base64; without it there are those of the build. */
    pictureOf?: (photo: string) => Promise<string | undefined>;
  },
): Promise<SiteFolders> {
  const { site, renderer, stamp } = folders;
  const cdn = await operatorScripts(folders.cdn, operator, dataDir);
  const documents = withItineraries(version, operator.itineraries);
  const stamped = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const content = JSON.stringify([documents, operator, dayInColombia(now)]);
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
    for (const { path, address } of Object.values(operator.pictures.files ?? {})) {
      await mkdir(dirname(join(made, address)), { recursive: true });
      await copyFile(path, join(made, address));
    }
    for (const { photo } of photosIn(documents)) {
      const file = join(made, photoAddress(photo));
      if (existsSync(file)) continue;
      const content = fromBase64((await pictureOf?.(photo)) ?? "");
      if (!content?.length) throw new Error(`the picture ${photo} is not there`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const pictures = picturesOf(operator.pictures);
    const files = await renderSite(renderer, { documents, operator, pictures, now, script });
    await writeFiles(made, files);
    const build = stamped ? JSON.parse(stamped) : {};
    await writeFile(join(draft, "build.json"), JSON.stringify({ ...build, content: name }));
  });
  return { site: join(folder, "site"), cdn, stamp: join(folder, "build.json") };
}
