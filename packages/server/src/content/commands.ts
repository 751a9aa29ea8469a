import { checkDocuments, type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { type PictureFile, photosIn } from "@maloca/catalog/documents/photos";
import { errorCode, StartError } from "../errors";
import { type AuditEntry, writeAuditEntry } from "../leads/audit-log";
import { consentTextsOf, keepConsentTexts } from "../leads/consents";
import type { Database } from "../storage/database";
import { changesOf, isSame, merged } from "./changes";
import { companyProblems } from "./company-problems";
import {
  fromBase64,
  type PictureFault,
  pictureText,
  storedPictures,
  storePicture,
} from "./pictures";
import {
  currentNumber,
  documentsOf,
  listVersions,
  makeCurrent,
  publish,
  type Version,
} from "./versions";
import { forgetPhotos, WITHDRAWN_NOTE, withdrawnPhotos, withoutPhotos } from "./withdrawn";

/** How many versions a list has. */
const LISTED = 50;

const NOTE_CHARACTERS = 500;

/** Why nothing can be published. */
type Refusal =
  | { problems: DocumentProblem[] }
  /** The documents that somebody else has changed since. */
  | { conflicts: string[] };

/** What was published, or why nothing was. `changes` in words; without changes nothing was published. */
export type Publication = { version: number; changes: string[] } | Refusal;

/** What would be published instead of the current version, or why nothing can be. */
export type Draft = { version: number; current: Documents; documents: Documents } | Refusal;

export type ContentCommands = ReturnType<typeof createContentCommands>;

/** The photographs that are not shown yet, and whose file is not there or another. */
async function missingPictures(
  database: Database,
  documents: Documents,
  current: Documents,
): Promise<DocumentProblem[]> {
  const shown = new Set(photosIn(current).map(({ photo }) => photo));
  const added = Object.entries(documents).flatMap(([name, document]) =>
    photosIn(document)
      .filter(({ photo }) => !shown.has(photo))
      .map((photo) => ({ ...photo, file: fileOf(name) })),
  );
  const stored = added.length
    ? await storedPictures(
        database,
        added.map(({ photo }) => photo),
      )
    : [];
  return added.flatMap(({ file, place, ...picture }) => {
    const found = stored.find(({ photo }) => photo === picture.photo);
    if (!found)
      return [{ file, place, mend: "su archivo no está: elige la foto de nuevo en el escritorio" }];
    const { width, height } = found;
    return width === picture.width && height === picture.height
      ? []
      : [{ file, place, mend: `la foto mide ${width} × ${height}: escríbelo así` }];
  });
}

/**
 * What the operator's `content` command and the desk do with what is sold.
 * @param render rejects where pages of the documents cannot be rendered; such a version is not published.
 * @param who the author, in the version and the audit log.
 * @param author the author in the version, if that is another name; `details` stand in the audit log.
 */
export function createContentCommands({
  database,
  render,
  who,
  author = who,
  details = {},
  clock = () => new Date(),
}: {
  database: Database;
  render: (documents: Documents, now: Date) => Promise<unknown>;
  who: string;
  author?: string;
  details?: AuditEntry["details"];
  clock?: () => Date;
}) {
  /** Why pages of documents cannot be rendered; nothing if they can. */
  async function unrendered(documents: Documents): Promise<DocumentProblem[] | undefined> {
    try {
      await render(documents, clock());
    } catch (error) {
      // The machine's fault, such as a full disk, is not the documents'.
      if (/^E[A-Z]+$/.test(errorCode(error)))
        throw new StartError(
          `nada se publicó: las páginas no se pueden escribir en la carpeta de los datos (${errorCode(error)}). Libera espacio o da permiso, y repite la orden.`,
        );
      const mend = `las páginas no se pueden hacer con estos documentos (${errorCode(error)})`;
      return [{ file: "", place: "", mend }];
    }
  }

  return {
    /** The documents of a version; without a number, or with one that is not there, of the current one. */
    async read(number?: number): Promise<{ version: number; documents: Documents }> {
      const asked = number === undefined ? undefined : await documentsOf(database, number);
      if (number !== undefined && asked) return { version: number, documents: asked };
      const version = await currentNumber(database);
      return { version, documents: (await documentsOf(database, version)) as Documents };
    },

    /** A photograph's content in base64; undefined if it is not in the database. */
    picture: (photo: string) => pictureText(database, photo),

    /** Keeps a photograph of base64 until a version names it. */
    addPicture: async (text: string): Promise<PictureFile | PictureFault> =>
      storePicture(database, fromBase64(text) ?? new Uint8Array(), clock()),

    /** The newest versions, and the number of the current one. */
    async list(): Promise<{ current: number; versions: Version[] }> {
      return {
        current: await currentNumber(database),
        versions: await listVersions(database, LISTED),
      };
    },

    /**
     * The documents as they would be published that were made from a version. What others have published since stays,
     * unless it is in the same documents.
     * @param texts the documents' JSON by name; those that are missing stay as they are.
     */
    async draft(texts: Readonly<Record<string, string>>, base: number): Promise<Draft> {
      const current = await this.read();
      const { documents: old } = await this.read(base);
      const unchanged = Object.entries(current.documents).map(([name, document]) => [
        name,
        JSON.stringify(document),
      ]);
      const checked = checkDocuments({ ...Object.fromEntries(unchanged), ...texts });
      if ("problems" in checked) return checked;
      const changed = Object.fromEntries(
        Object.entries(checked.documents).filter(([name]) => Object.hasOwn(texts, name)),
      );
      const together = merged(old, changed, current.documents);
      if ("conflicts" in together) return together;
      const { documents } = together;
      const problems = [
        ...(await missingPictures(database, documents, current.documents)),
        ...(changed.company ? await companyProblems(database, documents.company) : []),
      ];
      if (problems.length) return { problems };
      return { ...together, version: current.version, current: current.documents };
    },

    /** Publishes what {@link draft} makes. */
    async publish(
      texts: Readonly<Record<string, string>>,
      base: number,
      note: string,
    ): Promise<Publication> {
      const draft = await this.draft(texts, base);
      if (!("documents" in draft)) return draft;
      const { documents, current } = draft;
      const changes = changesOf(current, documents);
      if (!changes.length) return { version: draft.version, changes };
      const problems = await unrendered(documents);
      if (problems) return { problems };
      const version = await database.tx(async (session) => {
        const number = await publish(
          session,
          { documents, base: draft.version, author, note: note.slice(0, NOTE_CHARACTERS) },
          clock(),
        );
        if (number !== null) {
          await keepConsentTexts(session, consentTextsOf(documents.company));
          await writeAuditEntry(
            session,
            {
              who,
              action: "publish",
              details: { ...details, version: number, changes: changes.length },
            },
            clock(),
          );
        }
        return number;
      });
      // Somebody published in the meantime: the same again, from what is current now.
      return version === null ? this.publish(texts, base, note) : { version, changes };
    },

    /** Those of these photographs that may be shown no more. */
    withdrawn: (photos: readonly string[]) => withdrawnPhotos(database, photos),

    /** Publishes the documents without a photograph, and erases it from all versions. */
    async withdraw(photo: string): Promise<{ problems: DocumentProblem[] } | null> {
      const { version, documents } = await this.read();
      const without = withoutPhotos(documents, [photo]) as Documents;
      const isShown = !isSame(documents, without);
      const problems = isShown ? await unrendered(without) : undefined;
      if (problems) return { problems };
      const isDone = await database.tx(async (session) => {
        const published = { documents: without, base: version, author, note: WITHDRAWN_NOTE };
        if (isShown && (await publish(session, published, clock())) === null) return false;
        await forgetPhotos(session, [photo], clock());
        const reason = { ...details, reason: "se retiró el permiso" };
        await writeAuditEntry(session, { who, action: "withdraw", details: reason }, clock());
        return true;
      });
      // Somebody published in the meantime.
      return isDone ? null : this.withdraw(photo);
    },

    /**
     * Shows an earlier version again. False if there is none of this number.
     * @param instead the version that must be current, so that nobody undoes what they have not seen
     */
    async use(number: number, instead?: number): Promise<boolean> {
      return database.tx(async (session) => {
        if (!(await documentsOf(session, number))) return false;
        if (!(await makeCurrent(session, number, instead))) return false;
        await writeAuditEntry(
          session,
          { who, action: "publish", details: { ...details, version: number } },
          clock(),
        );
        return true;
      });
    },
  };
}
