import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { dayInColombia, messagingLink, settings, tripsOf } from "@maloca/catalog";
import { type Documents, shippedDocuments } from "@maloca/catalog/documents/documents";
import { photosIn } from "@maloca/catalog/documents/photos";
import { offeredTrips } from "@maloca/catalog/offered";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { MINUTE_MS, SECOND_MS } from "../../durations";
import { errorCode } from "../../errors";
import type { Folders } from "../../folders";
import type { Log } from "../../log";
import { createLoop } from "../../loop";
import { operatorScripts } from "../../operator/node/operator-scripts";
import { isBuiltOperator } from "../../operator/node/read-operator";
import { built, type Operator } from "../../operator/operator";
import type { Database } from "../../storage/database";
import { pictureText, typeOfPicture } from "../pictures";
import { currentNumber, documentsOf, SHIPPED } from "../versions";
import { makeSite, publishedIn, type SiteFolders } from "./make-site";
import { builtDay } from "./render-site";

// The site as the database's documents, the operator's facts and the day have it.

/** With the rendering, each process shows within five seconds what another has published. */
const POLL_MS = 2 * SECOND_MS;

/** Where no other process can publish, only the day changes; also the pause after a failure. */
const CALM_MS = MINUTE_MS;

/** The trips that `maloca.json` names and nobody has published, or that have no days in whose place a frame could be. */
function unknownTrips(documents: Documents, { itineraries, pictures }: Operator): string[] {
  const shown = pictures.photos.flatMap(({ pages }) => pages);
  return [
    ...shown.filter((slug) => !documents[`trips/${slug}`]),
    ...Object.keys(itineraries).filter((slug) => !documents[`trips/${slug}`]?.itinerary),
  ];
}

/** A page with the photographs in it that the site does not have yet: nobody gets them before they are published. */
async function withUnpublished(
  page: string,
  photos: readonly { photo: string }[],
  [made, served]: readonly [string, string],
): Promise<string> {
  let shown = page;
  for (const { photo } of photos) {
    const address = photoAddress(photo);
    if (existsSync(join(served, address))) continue;
    const content = await readFile(join(made, address));
    const inPage = `data:${typeOfPicture(photo)};base64,${content.toString("base64")}`;
    shown = shown.replaceAll(`src="${address}"`, `src="${inPage}"`);
  }
  return shown;
}

/** What pages were rendered from: a version on a day, with an operator's facts. */
interface Rendered {
  number: number;
  day: string;
  operator: Operator;
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
  const { renderer } = folders;
  const all = publishedIn(dataDir);
  let served: SiteFolders = folders;
  let trips = tripsOf(shippedDocuments);
  let offered = offeredTrips(shippedDocuments);
  let rendered: Rendered | undefined;
  let operator = built;
  let pausedUntil = 0;
  let failure: string | undefined;

  /** The folders of documents on a day, made if they are not there yet. */
  const made = (version: Documents, operator: Operator) =>
    makeSite(version, operator, {
      ...{ folders, dataDir, now: clock() },
      pictureOf: (photo) => pictureText(database, photo),
    });

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
    if (canRender()) await made(version, operator);
  }

  /** Whether the build's own pages show this. */
  const isBuilt = async ({ number, day, operator }: Rendered) =>
    number === SHIPPED && isBuiltOperator(operator) && day === (await builtDay(renderer));

  /** Makes what the database says and the day asks for. Returns whether other folders are to be served. */
  async function refresh(): Promise<boolean> {
    if (!canRender()) {
      const cdn = await operatorScripts(folders.cdn, operator, dataDir);
      served = {
        ...folders,
        ...(cdn !== folders.cdn && { cdn, stamp: join(cdn, "manifest.json") }),
      };
      return false;
    }
    const wanted = { number: await currentNumber(database), ...today() };
    if (
      rendered?.number === wanted.number &&
      rendered.day === wanted.day &&
      rendered.operator === wanted.operator
    )
      return false;
    const version = await documentsOf(database, wanted.number);
    if (!version) return false;
    const next = (await isBuilt(wanted)) ? folders : await made(version, operator);
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
    /** The folders with site and scripts as they are shown with an operator's facts. Rejects if pages cannot be rendered. */
    async with(facts: Operator): Promise<Folders> {
      if (JSON.stringify(facts) !== JSON.stringify(operator)) operator = facts;
      await refresh();
      return { ...folders, ...served };
    },
    prepare,
    /** A trip's page as documents have it that nobody has published; undefined where it has none. */
    async pageOf(version: Documents, slug: string): Promise<string | undefined> {
      if (!canRender()) return undefined;
      const { site } = await made(version, operator);
      const page = await readFile(join(site, slug, "index.html"), "utf8").catch(() => undefined);
      return page && withUnpublished(page, photosIn(version), [site, served.site]);
    },
    /** The trips that pages show. */
    trips: () => trips,
    /** The same with the operator, as the WordPress plugin asks for them. */
    offered: () => ({ name: settings.brand, link: messagingLink(), trips: offered }),
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
