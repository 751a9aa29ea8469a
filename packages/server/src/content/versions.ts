import { completed, type Documents, shippedDocuments } from "@maloca/catalog/documents/documents";
import type { Session } from "../storage/database";

/** The number of the version that comes with the build. */
export const SHIPPED = 0;

/** A published version of the documents. */
export interface Version {
  number: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  author: string;
  note: string;
  /** The version that pages showed before it; null where nobody wrote that down. */
  base: number | null;
}

/** The number of the version that pages show. */
export async function currentNumber(session: Session): Promise<number> {
  const [current] = await session.query<{ version: number }>(
    "select version from maloca.content_current",
  );
  return current?.version ?? SHIPPED;
}

/** The documents of a version; undefined if there is none of this number. */
export async function documentsOf(
  session: Session,
  number: number,
): Promise<Documents | undefined> {
  if (number === SHIPPED) return shippedDocuments;
  const [version] = await session.query<{ documents: string }>(
    "select documents from maloca.content_versions where number = $1",
    [number],
  );
  return version && completed(JSON.parse(version.documents));
}

/** The published versions, the newest first. */
export const listVersions = (session: Session, limit: number): Promise<Version[]> =>
  session.query<Version>(
    `select number, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
       author, note, base
     from maloca.content_versions order by number desc limit $1`,
    [limit],
  );

/** One change of the current version at a time, in the session's transaction. */
const oneAtATime = (session: Session) =>
  session.exec("lock table maloca.content_versions in share row exclusive mode");

/**
 * Stores a version and has pages show it, in the session's transaction.
 * @param base the number of the version that it was made from
 * @returns its number, or null if another version is current by now.
 */
export async function publish(
  session: Session,
  {
    documents,
    base,
    author,
    note,
  }: { documents: Documents; base: number } & Pick<Version, "author" | "note">,
  at: Date,
): Promise<number | null> {
  await oneAtATime(session);
  if ((await currentNumber(session)) !== base) return null;
  const [version] = await session.query<{ number: number }>(
    `insert into maloca.content_versions (number, published_at, author, note, documents, base)
     select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5 from maloca.content_versions
     returning number`,
    [at, author.slice(0, 100), note, JSON.stringify(documents), base],
  );
  const number = version?.number as number;
  await makeCurrent(session, number);
  return number;
}

/**
 * Has pages show a version again, in the session's transaction.
 * @param instead the version that must be current; without it, any
 * @returns whether it was.
 */
export async function makeCurrent(
  session: Session,
  number: number,
  instead?: number,
): Promise<boolean> {
  await oneAtATime(session);
  if (instead !== undefined && (await currentNumber(session)) !== instead) return false;
  await session.query("delete from maloca.content_current");
  if (number !== SHIPPED)
    await session.query("insert into maloca.content_current (version) values ($1)", [number]);
  return true;
}
