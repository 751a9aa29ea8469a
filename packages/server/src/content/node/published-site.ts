import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { dayInColombia, messagingLink, settings, tripsOf } from "@maloca/catalog";
import { type Documents, shippedDocuments } from "@maloca/catalog/documents/documents";
import { photosIn } from "@maloca/catalog/documents/photos";
import { offeredTrips } from "@maloca/catalog/offered";
import { setOperator } from "@maloca/catalog/operator";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { MINUTE_MS, SECOND_MS } from "../../durations";
import { errorCode } from "../../errors";
import type { Folders } from "../../folders";
import type { Log } from "../../log";
import { createLoop } from "../../loop";
import type { Database } from "../../storage/database";
import { pictureText, typeOfPicture } from "../pictures";
import { currentNumber, documentsOf, SHIPPED } from "../versions";
import { companyScripts, removeOtherScripts } from "./company-scripts";
import { rememberShown } from "./last-shown";
import { makeSite, publishedIn, type SiteFolders } from "./make-site";
import { builtDay, createRenderer } from "./render-site";
import { keepWithdrawn } from "./withdrawn-file";

// The site, and what this process says of the operator, as the database's documents and the day have it.

/** With the rendering, each process shows within five seconds what another has published. */
const POLL_MS = 2 * SECOND_MS;

/** Where no other process can publish, only the day changes; also the pause after a failure. */
const CALM_MS = MINUTE_MS;

/**
 * Keeps the site, and what this process says of the operator, as the database's documents and the day have it. A version
 * that cannot be rendered changes no page: those before stay.
 * @param pollMs how often it asks the database which version is current.
 * @param onChange is called when other folders are to be served, or another company speaks.
 */
export function createPublishedSite({
  database,
  folders,
  dataDir,
  backups,
  clock,
  log,
  pollMs = database.inProcess ? CALM_MS : POLL_MS,
  onChange,
}: {
  database: Database;
  folders: Folders;
  dataDir: string;
  /** Where backups are, which must not bring back what was withdrawn. */
  backups: string;
  clock: () => Date;
  log: Log;
  pollMs?: number | undefined;
  onChange: (shown: Folders) => Promise<void>;
}) {
  const { renderer } = folders;
  const { render, stop } = createRenderer(renderer);
  const all = publishedIn(dataDir);
  let served: SiteFolders = folders;
  let trips = tripsOf(shippedDocuments);
  let offered = offeredTrips(shippedDocuments);
  let shown: { number: number; day: string } | undefined;
  let pausedUntil = 0;
  let failure: string | undefined;

  let turn: Promise<unknown> = Promise.resolve();
  /**
   * Renders, makes and removes one after the other: what a publication makes must not be removed meanwhile, and two
   * renderers at once could take a small machine's memory.
   */
  function inTurn<Made>(work: () => Promise<Made>): Promise<Made> {
    const made = turn.then(work);
    turn = made.catch(() => {});
    return made;
  }

  /** The folders of documents today, made if they are not there yet. */
  const made = (version: Documents) =>
    makeSite(version, {
      ...{ folders, dataDir, before: served.site, now: clock(), render },
      pictureOf: (photo) => pictureText(database, photo),
    });

  /** A page with the photographs in it that the site does not have yet: nobody gets them before they are published. */
  async function withUnpublished(page: string, photos: readonly { photo: string }[]) {
    let shown = page;
    for (const { photo } of photos) {
      const address = photoAddress(photo);
      if (!page.includes(address) || existsSync(join(served.site, address))) continue;
      const content = await pictureText(database, photo);
      if (!content) throw new Error(`the picture ${photo} is not there`);
      const inPage = `data:${typeOfPicture(photo)};base64,${content}`;
      shown = shown.replaceAll(`src="${address}"`, `src="${inPage}"`);
    }
    return shown;
  }

  /** Removes the sites and scripts of other versions and days. `builds.ts` keeps the files that open pages still load. */
  async function removeOthers(): Promise<void> {
    await removeOtherScripts(served.cdn, dataDir);
    if (!existsSync(all)) return;
    for (const name of await readdir(all))
      if (!served.site.startsWith(join(all, name, "/")) && !/^\.|\.json$/.test(name))
        await rm(join(all, name), { recursive: true, force: true });
  }

  const canRender = () => existsSync(join(renderer, "assets.json"));

  /** The folders that show a version on a day. */
  async function foldersOf(version: Documents, number: number, day: string): Promise<SiteFolders> {
    if (!canRender()) {
      const cdn = await companyScripts(folders.cdn, version.company, dataDir);
      return cdn === folders.cdn ? folders : { ...folders, cdn, stamp: join(cdn, "manifest.json") };
    }
    const isBuilt = number === SHIPPED && day === (await builtDay(renderer));
    return isBuilt ? folders : made(version);
  }

  /** Makes what the database says and the day asks for, and has it served. */
  async function refresh(): Promise<void> {
    const [number, day] = [await currentNumber(database), dayInColombia(clock())];
    if (shown?.number === number && shown.day === day) return;
    await keepWithdrawn(database, backups, clock()).catch((error) =>
      log("withdrawn photographs are not written beside the backups", { reason: errorCode(error) }),
    );
    const version = await documentsOf(database, number);
    if (!version) return;
    // Mails and pages of forms say it even where the site's pages cannot be rendered.
    setOperator(version.company);
    const before = served;
    served = await inTurn(() => foldersOf(version, number, day));
    [trips, offered] = [tripsOf(version), offeredTrips(version)];
    const isOther = before.site !== served.site || before.cdn !== served.cdn;
    shown = { number, day };
    if (isOther) {
      log("pages rendered", { version: number, day });
      await onChange({ ...folders, ...served });
    }
    const { site, cdn, stamp } = served;
    // The build's own pages are those of the build that starts next.
    const made = served === folders ? undefined : { site, cdn, stamp };
    await rememberShown(dataDir, { folders: made, company: version.company }).catch((error) =>
      log("a start without a database will show the build's pages", { reason: errorCode(error) }),
    );
  }

  async function update(): Promise<void> {
    if (Date.now() < pausedUntil) return;
    try {
      await refresh();
      await inTurn(removeOthers);
      failure = undefined;
    } catch (error) {
      pausedUntil = Date.now() + CALM_MS;
      failure = `site: what was published is not shown (${errorCode(error)})`;
      log("pages not rendered, those before stay", { reason: errorCode(error) });
    }
  }

  const loop = createLoop(update, log, "showing what was published", { everyMs: pollMs });

  return {
    /** Makes the site of documents before they are published: what cannot be rendered is not. */
    async prepare(version: Documents): Promise<void> {
      if (canRender()) await inTurn(() => made(version));
    },
    /** A trip's page as documents have it that nobody has published; undefined where it has none. */
    async pageOf(version: Documents, slug: string): Promise<string | undefined> {
      if (!canRender()) return undefined;
      const file = join(slug, "index.html");
      const order = { documents: version, now: clock(), page: file };
      const { [file]: page } = await inTurn(() => render(order));
      return page && withUnpublished(page, photosIn(version));
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
    async stop(): Promise<void> {
      await loop.stop();
      await stop();
    },
  };
}
