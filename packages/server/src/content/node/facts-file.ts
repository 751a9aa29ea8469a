import { readFile, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { COMPANY, fileOf, TRUST } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { errorCode } from "../../errors";
import { SERVER } from "../../leads/audit-log";
import type { Log } from "../../log";
import type { Database } from "../../storage/database";
import { createContentCommands } from "../commands";

// `maloca.json` in the data folder: facts that a server publishes when it starts, and then puts aside. So an operator's
// first start already has its address and its name, and the file of an earlier release becomes documents.

/** The file that waits to be published. */
export const factsFileIn = (dataDir: string) => resolve(dataDir, "maloca.json");

/** Its name afterwards. */
const publishedIn = (dataDir: string) => resolve(dataDir, "maloca.publicado.json");

/** What its photographs say of who agreed, which the file had no place for. */
const UNWRITTEN_CONSENT = "no está escrito: la foto viene de maloca.json";

/** A picture as the file names it, from the folder `fotos` beside it. */
interface NamedPicture {
  file: string;
}

/** What of the file has another form than the documents have. */
interface FactsFile {
  $schema?: string;
  itineraries?: Readonly<Record<string, string>>;
  pictures?: {
    logo?: NamedPicture;
    social?: NamedPicture;
    drawings?: Readonly<Record<string, NamedPicture & { alt: string }>>;
    photos?: readonly (NamedPicture & { pages: readonly string[] })[];
  };
  consent?: object;
  newsletterConsent?: object;
  colors?: object;
  dataPolicy?: { retentionDays?: object };
}

/** The documents that the file changes, by name. What it leaves out stays as it is. */
async function documentsOf(
  file: FactsFile,
  { company, trust, ...trips }: Documents,
  pictureOf: (name: string) => Promise<PictureFile>,
): Promise<Record<string, object>> {
  const { $schema, itineraries = {}, pictures = {}, ...facts } = file;
  const named = async ({ file, ...rest }: NamedPicture) => ({
    ...rest,
    ...(await pictureOf(file)),
  });
  const { logo, social, drawings = {}, photos = [] } = pictures;
  const framed = Object.entries(itineraries).flatMap(([slug, frameUrl]) => {
    const name = `trips/${slug}` as const;
    const trip = Object.hasOwn(trips, name) ? trips[name] : undefined;
    return trip?.itinerary ? [[name, { ...trip, itinerary: { ...trip.itinerary, frameUrl } }]] : [];
  });
  const replaced = Object.entries(drawings).map(async ([address, picture]) => [
    address,
    await named(picture),
  ]);
  const shown = await Promise.all(
    photos.map(async ({ pages, ...photo }) => ({
      ...(await named(photo)),
      consent: UNWRITTEN_CONSENT,
      // Of a trip that is no longer there nothing was shown.
      pages: pages.filter((slug) => Object.hasOwn(trips, `trips/${slug}`)),
    })),
  );
  return {
    [COMPANY]: {
      ...company,
      ...facts,
      consent: { ...company.consent, ...facts.consent },
      newsletterConsent: { ...company.newsletterConsent, ...facts.newsletterConsent },
      colors: { ...company.colors, ...facts.colors },
      dataPolicy: {
        ...company.dataPolicy,
        ...facts.dataPolicy,
        retentionDays: {
          ...company.dataPolicy.retentionDays,
          ...facts.dataPolicy?.retentionDays,
        },
      },
      pictures: {
        ...company.pictures,
        ...(logo && { logo: await named(logo) }),
        ...(social && { social: await named(social) }),
        drawings: {
          ...company.pictures.drawings,
          ...Object.fromEntries(await Promise.all(replaced)),
        },
      },
    },
    ...(shown.length && {
      [TRUST]: { ...trust, photos: shown.filter(({ pages }) => pages.length) },
    }),
    ...Object.fromEntries(framed),
  };
}

/**
 * Publishes the file, if there is one, and puts it aside. A wrong one changes nothing, and stays.
 * @returns why it was not published, in one line in Spanish; else undefined. Never rejects.
 */
export async function publishFactsFile({
  dataDir,
  database,
  render,
  clock,
  log,
}: {
  dataDir: string;
  database: Database;
  render: (documents: Documents) => Promise<unknown>;
  clock: () => Date;
  log: Log;
}): Promise<string | undefined> {
  const path = factsFileIn(dataDir);
  try {
    const text = await readFile(path, "utf8").catch((error) => {
      if (error.code !== "ENOENT") throw error;
    });
    if (text === undefined) return undefined;
    const commands = createContentCommands({
      ...{ database, render, clock, who: SERVER, author: "maloca.json" },
    });
    const { version, documents } = await commands.read();
    const changed = await documentsOf(JSON.parse(text), documents, async (name) => {
      const content = await readFile(join(dataDir, "fotos", name)).catch(() => {
        throw new Error(`fotos/${name} no está`);
      });
      const kept = await commands.addPicture(content.toString("base64"));
      if ("mend" in kept) throw new Error(`fotos/${name} ${kept.mend}`);
      return kept;
    });
    const texts = Object.entries(changed).map(([name, document]) => [
      name,
      JSON.stringify(document),
    ]);
    const answer = await commands.publish(Object.fromEntries(texts), version, "");
    if ("conflicts" in answer) throw new Error("alguien publicó entretanto: reinicia el servidor");
    if ("problems" in answer) {
      const lines = answer.problems.map(({ file, place, mend }) =>
        [file === fileOf(COMPANY) ? "" : file, place ? `${place}:` : "", mend]
          .filter(Boolean)
          .join(" "),
      );
      throw new Error(lines.join("; "));
    }
    log("facts published", { file: path, version: answer.version });
    await rename(path, publishedIn(dataDir));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : errorCode(error);
    log("facts not published", { file: path, reason });
    return reason;
  }
}
