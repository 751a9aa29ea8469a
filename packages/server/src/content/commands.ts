import { checkDocuments, type DocumentProblem } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { errorCode, StartError } from "../errors";
import { writeAuditEntry } from "../leads/audit-log";
import type { Database } from "../storage/database";
import { changesOf, merged } from "./changes";
import {
  currentNumber,
  documentsOf,
  listVersions,
  makeCurrent,
  publish,
  type Version,
} from "./versions";

/** How many versions a list has. */
const LISTED = 50;

const NOTE_CHARACTERS = 500;

/** What was published, or why nothing was. */
export type Publication =
  /** `changes` in words; without changes nothing was published. */
  | { version: number; changes: string[] }
  | { problems: DocumentProblem[] }
  /** The files that somebody else has changed since. */
  | { conflicts: string[] };

export type ContentCommands = ReturnType<typeof createContentCommands>;

/**
 * What the operator's `content` command and the desk do with what is sold.
 * @param render rejects where pages of the documents cannot be rendered; such a version is not published.
 * @param who the author, in the version and the audit log.
 */
export function createContentCommands({
  database,
  render,
  who,
  clock = () => new Date(),
}: {
  database: Database;
  render: (documents: Documents, now: Date) => Promise<unknown>;
  who: string;
  clock?: () => Date;
}) {
  return {
    /** The documents of a version; without a number, or with one that is not there, of the current one. */
    async read(number?: number): Promise<{ version: number; documents: Documents }> {
      const asked = number === undefined ? undefined : await documentsOf(database, number);
      if (number !== undefined && asked) return { version: number, documents: asked };
      const version = await currentNumber(database);
      return { version, documents: (await documentsOf(database, version)) as Documents };
    },

    /** The newest versions, and the number of the current one. */
    async list(): Promise<{ current: number; versions: Version[] }> {
      return {
        current: await currentNumber(database),
        versions: await listVersions(database, LISTED),
      };
    },

    /**
     * Publishes documents that were made from a version. What others have published since stays, unless it is in
     * the same documents.
     * @param texts the documents' JSON by name; those that are missing stay as they are.
     */
    async publish(
      texts: Readonly<Record<string, string>>,
      base: number,
      note: string,
    ): Promise<Publication> {
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
      const changes = changesOf(current.documents, documents);
      if (!changes.length) return { version: current.version, changes };
      try {
        await render(documents, clock());
      } catch (error) {
        // The machine's fault, such as a full disk, is not the documents'.
        if (/^E[A-Z]+$/.test(errorCode(error)))
          throw new StartError(
            `nada se publicó: las páginas no se pueden escribir en la carpeta de los datos (${errorCode(error)}). Libera espacio o da permiso, y repite la orden.`,
          );
        const mend = `las páginas no se pueden hacer con estos documentos (${errorCode(error)})`;
        return { problems: [{ file: "", place: "", mend }] };
      }
      const version = await database.tx(async (session) => {
        const number = await publish(
          session,
          { documents, base: current.version, author: who, note: note.slice(0, NOTE_CHARACTERS) },
          clock(),
        );
        if (number !== null)
          await writeAuditEntry(
            session,
            { who, action: "publish", details: { version: number, changes: changes.length } },
            clock(),
          );
        return number;
      });
      // Somebody published in the meantime: the same again, from what is current now.
      return version === null ? this.publish(texts, base, note) : { version, changes };
    },

    /** Shows an earlier version again. False if there is none of this number. */
    async use(number: number): Promise<boolean> {
      return database.tx(async (session) => {
        if (!(await documentsOf(session, number))) return false;
        await makeCurrent(session, number);
        await writeAuditEntry(
          session,
          { who, action: "publish", details: { version: number } },
          clock(),
        );
        return true;
      });
    },
  };
}
