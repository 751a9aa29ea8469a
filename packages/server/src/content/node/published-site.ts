import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { dayInColombia, tripsOf } from "@maloca/catalog";
import { type Documents, shippedDocuments } from "@maloca/catalog/documents/documents";
import { offeredTrips } from "@maloca/catalog/offered";
import { MINUTE_MS, SECOND_MS } from "../../durations";
import { errorCode } from "../../errors";
import type { Folders } from "../../folders";
import type { Log } from "../../log";
import { createLoop } from "../../loop";
import { built, type Operator } from "../../operator/operator";
import type { Database } from "../../storage/database";
import { makeWhole, shortHash } from "../../storage/node/files";
import { currentNumber, documentsOf, SHIPPED } from "../versions";
import { builtDay, type PageFacts, renderSite, type SiteFiles } from "./render-site";

// The site as its documents are shown: the build's files with the pages of a version and a day in their place, in
// the data folder, from where they are served like a build of their own.

/** With the rendering, each process shows within five seconds what another has published. */
const POLL_MS = 2 * SECOND_MS;

/** Where no other process can publish, only the day changes; also the pause after a failure. */
const CALM_MS = MINUTE_MS;

/** Rendered files, which a version may leave out: a page of a trip that is hidden. */
const RENDERED = /(^|\/)((index|404)\.html(\.\w+)?|_redirects)$/;

const COMPRESSED = /\.(html|json|txt|xml|webmanifest)$/;

/** A third of the time of the best compression, which the build has; the pages are 2 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const compressions: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gz: (text) => promisify(gzip)(text),
};

/** The facts of `maloca.json` that only pages show; undefined where they are those of the build. */
function pageFactsOf({ newsletter, pictures }: Operator): PageFacts | undefined {
  const { photos, files = {} } = pictures;
  if (!newsletter.endpoint && !photos.length) return undefined;
  const addressed = photos.map(({ file, ...photo }) => {
    const { address: src, width, height } = files[file] ?? {};
    return { ...photo, src, width, height };
  });
  return { photos: addressed, newsletter };
}

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

/** The trips that `maloca.json` names and nobody has published, or that have no days in whose place a frame could be. */
function unknownTrips(documents: Documents, { itineraries, pictures }: Operator): string[] {
  const shown = pictures.photos.flatMap(({ pages }) => pages);
  return [
    ...shown.filter((slug) => !documents[`trips/${slug}`]),
    ...Object.keys(itineraries).filter((slug) => !documents[`trips/${slug}`]?.itinerary),
  ];
}

/** What pages were rendered from: a version on a day, with an operator's facts. */
interface Rendered {
  number: number;
  day: string;
  operator: Operator;
}

type SiteFolders = Pick<Folders, "site" | "stamp">;

/** Writes the site's files with others in the place of the rendered ones, compressed as the build's are. */
async function writeSite(draft: string, built: string, files: SiteFiles): Promise<void> {
  await cp(built, draft, {
    recursive: true,
    filter: (source) => !RENDERED.test(source.slice(built.length)),
  });
  const compressNext = async (rest: [string, string][]): Promise<void> => {
    const next = rest.pop();
    if (!next) return;
    const [file, text] = next;
    const path = join(draft, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (COMPRESSED.test(file))
      for (const [suffix, compress] of Object.entries(compressions))
        await writeFile(`${path}.${suffix}`, await compress(text));
    return compressNext(rest);
  };
  // Two at a time: visitors' calls need threads for their files too.
  const rest = Object.entries(files);
  await Promise.all([compressNext(rest), compressNext(rest)]);
}

/**
 * Keeps the site as the database's documents and the day have it. A version that cannot be rendered changes nothing:
 * the one before stays.
 * @param pollMs how often it asks the database which version is current.
 * @param onChange is called when other folders are to be served.
 */
export function createPublishedSite({
  database,
  folders,
  dataDir,
  clock,
  log,
  pollMs = database.inProcess ? CALM_MS : POLL_MS,
  onChange,
}: {
  database: Database;
  folders: Folders;
  dataDir: string;
  clock: () => Date;
  log: Log;
  pollMs?: number | undefined;
  onChange: () => Promise<void>;
}) {
  const { renderer, stamp } = folders;
  const all = resolve(dataDir, "published");
  const stamped = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  let served: SiteFolders = folders;
  let trips = tripsOf(shippedDocuments);
  let offered = offeredTrips(shippedDocuments);
  let rendered: Rendered | undefined;
  let operator = built;
  let pausedUntil = 0;
  let failure: string | undefined;

  /** The folders of documents on a day, made if they are not there yet. */
  async function made(version: Documents, { day, operator }: Omit<Rendered, "number">) {
    const documents = withItineraries(version, operator.itineraries);
    const facts = pageFactsOf(operator);
    const name = shortHash([stamped, JSON.stringify([documents, facts]), day].join("\0"));
    const folder = join(all, name);
    await makeWhole(folder, async (draft) => {
      const files = await renderSite(renderer, documents, clock(), facts);
      await writeSite(join(draft, "site"), folders.site, files);
      const build = stamped ? JSON.parse(stamped) : {};
      await writeFile(join(draft, "build.json"), JSON.stringify({ ...build, content: name }));
    });
    return { site: join(folder, "site"), stamp: join(folder, "build.json") };
  }

  /** Removes the sites of other versions and days; open pages load nothing from them. */
  async function removeOthers(): Promise<void> {
    if (!existsSync(all)) return;
    for (const name of await readdir(all))
      if (!served.site.startsWith(join(all, name, "/")) && !name.startsWith("."))
        await rm(join(all, name), { recursive: true, force: true });
  }

  const canRender = () => existsSync(join(renderer, "assets.json"));

  const today = () => ({ day: dayInColombia(clock()), operator });

  /** Makes the site of documents before they are published: what cannot be rendered is not. */
  async function prepare(version: Documents): Promise<void> {
    if (canRender()) await made(version, today());
  }

  /** Whether the build's own pages show this. */
  const isBuilt = async ({ number, day, operator }: Rendered) =>
    number === SHIPPED &&
    day === (await builtDay(renderer)) &&
    !pageFactsOf(operator) &&
    !Object.keys(operator.itineraries).length;

  /** Makes what the database says and the day asks for. Returns whether other folders are to be served. */
  async function refresh(): Promise<boolean> {
    if (!canRender()) return false;
    const wanted = { number: await currentNumber(database), ...today() };
    if (
      rendered?.number === wanted.number &&
      rendered.day === wanted.day &&
      rendered.operator === wanted.operator
    )
      return false;
    const version = await documentsOf(database, wanted.number);
    if (!version) return false;
    const next = (await isBuilt(wanted)) ? folders : await made(version, wanted);
    const changed = next.site !== served.site;
    [served, trips, offered] = [next, tripsOf(version), offeredTrips(version)];
    rendered = wanted;
    const unknown = unknownTrips(version, operator);
    if (unknown.length)
      log("the operator's facts name trips that are not there", {
        trips: [...new Set(unknown)].join(", "),
      });
    if (changed) log("pages rendered", { version: wanted.number, day: wanted.day });
    return changed;
  }

  async function update(): Promise<void> {
    if (Date.now() < pausedUntil) return;
    try {
      if (await refresh()) await onChange();
      await removeOthers();
      failure = undefined;
    } catch (error) {
      pausedUntil = Date.now() + CALM_MS;
      failure = `site: what was published is not shown (${errorCode(error)})`;
      log("pages not rendered, those before stay", { reason: errorCode(error) });
    }
  }

  const loop = createLoop(update, log, "showing what was published", { everyMs: pollMs });

  return {
    /** The folders with the site as it is shown with an operator's facts. Rejects if pages cannot be rendered. */
    async with(facts: Operator): Promise<Folders> {
      if (JSON.stringify(facts) !== JSON.stringify(operator)) operator = facts;
      await refresh();
      return { ...folders, ...served };
    },
    prepare,
    /** The trips that pages show. */
    trips: () => trips,
    /** The same, as the WordPress plugin asks for them. */
    offered: () => offered,
    /** Before the server listens: what was published. A new day alone can wait for the first round. */
    async load(): Promise<void> {
      const number = await currentNumber(database).catch(() => SHIPPED);
      if (number !== SHIPPED) await update();
    },
    /** Why pages are not what was published, if they are not. */
    overdue: () => (failure ? [failure] : []),
    start: loop.start,
    /** After a publication. */
    wake() {
      pausedUntil = 0;
      loop.wake();
    },
    stop: loop.stop,
  };
}
