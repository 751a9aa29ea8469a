import { photosIn } from "@maloca/catalog/documents/photos";
import type { Session } from "../storage/database";
import { NEUTRAL } from "./pictured";

// Photographs that may be shown no more, because somebody in them took back what they had agreed to (Ley 1581 de 2012).

/** What a version says of itself that had such a photograph. */
export const WITHDRAWN_NOTE = "Una foto se retiró: su lugar queda sin ella.";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A value of a document as if photographs had never been given: their drawings are back, and lists are shorter. */
export function withoutPhotos(value: unknown, photos: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const left = value.flatMap((each) =>
      isAny(each, photos) && !each.drawing ? [] : [withoutPhotos(each, photos)],
    );
    // A gallery has at least one picture.
    return left.length || !value.some(isOfPage) ? left : [NEUTRAL];
  }
  if (!isGroup(value)) return value;
  if (isAny(value, photos)) return value.drawing ?? (isOfPage(value) ? NEUTRAL : undefined);
  const parts = Object.entries(value).map(([key, part]) => [key, withoutPhotos(part, photos)]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

const isAny = (value: unknown, photos: readonly string[]): value is Record<string, unknown> =>
  isGroup(value) && typeof value.photo === "string" && photos.includes(value.photo);

/** Whether a photograph stands where a drawing can, which has a caption too. */
const isOfPage = (value: unknown) => isGroup(value) && "photo" in value && "caption" in value;

/** Those of these photographs that were withdrawn; without a list, all. */
export async function withdrawnPhotos(
  session: Session,
  photos?: readonly string[],
): Promise<string[]> {
  const rows = await session.query<{ file: string }>(
    `select file from maloca.content_withdrawn
     where $1::text[] is null or file = any ($1::text[]) order by file`,
    [photos ?? null],
  );
  return rows.map(({ file }) => file);
}

/**
 * Erases photographs, in the session's transaction: their files, what the versions say of them, and their places there.
 * Their names stay, so that neither a backup nor an older folder brings them back.
 */
export async function forgetPhotos(
  session: Session,
  photos: readonly string[],
  at: Date,
): Promise<void> {
  await session.query(
    `insert into maloca.content_withdrawn (file, withdrawn_at)
     select unnest($1::text[]), $2 on conflict (file) do nothing`,
    [photos, at],
  );
  await session.query("delete from maloca.content_pictures where file = any ($1::text[])", [
    photos,
  ]);
  const named = await session.query<{ number: number }>(
    `select number from maloca.content_versions
     where exists (select from unnest($1::text[]) f where position(f in documents) > 0)`,
    [photos],
  );
  const said = new Set<string>();
  for (const { number } of named) {
    const [version] = await session.query<{ documents: string; note: string }>(
      "select documents, note from maloca.content_versions where number = $1",
      [number],
    );
    if (!version) continue;
    const documents: unknown = JSON.parse(version.documents);
    const words = wordsOf(documents, photos);
    for (const { alt } of words) said.add(`«${alt}»`);
    const isToldOf = words.some((one) =>
      Object.values(one).some((text) => version.note.includes(`«${text}»`)),
    );
    const note = isToldOf
      ? WITHDRAWN_NOTE
      : [version.note, WITHDRAWN_NOTE].filter(Boolean).join(" ");
    await session.query(
      "update maloca.content_versions set documents = $2, note = $3 where number = $1",
      [number, JSON.stringify(withoutPhotos(documents, photos)), note.slice(-500)],
    );
  }
  // Also of the versions in which it was taken away.
  await session.query(
    `update maloca.content_versions set note = $2
     where exists (select from unnest($1::text[]) w where position(w in note) > 0)`,
    [[...said], WITHDRAWN_NOTE],
  );
}

/** What documents say of photographs. */
const wordsOf = (documents: unknown, photos: readonly string[]) =>
  photosIn(documents)
    .filter(({ photo }) => photos.includes(photo))
    .map((photo) => {
      const { alt = "", caption = "", consent = "" } = { ...photo } as Record<string, unknown>;
      return { alt, caption, consent };
    });
