import { formatNumber } from "@maloca/catalog";
import { LOGO_SIDE } from "@maloca/catalog/documents/company-pictures";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { MOST_PHOTO_SIDE } from "@maloca/catalog/trips/package-document";
import { DAY_MS } from "../durations";
import type { Session } from "../storage/database";
import { toBase64, toHex } from "../storage/digest";
import { barePicture } from "./bare-picture";
import { MOST_PICTURE_BYTES, pictureSize } from "./picture-size";
import { withdrawnPhotos } from "./withdrawn";

// The files of the photographs that documents name. They are kept in the database, so that each process, backup and
// move has them; the site that is made of documents has copies.

/** What is wrong with a picture, in Spanish, with how to mend it. */
export type PictureFault = { mend: string };

/** Pictures from the desk that wait to be published, together. An order brings all that its documents name. */
export const MOST_WAITING = 50;

/** How long a picture waits. */
const WAITING_MS = DAY_MS;

const HEX_NAME = 32;

/**
 * A picture as it is kept: without what does not show, under the name of its content.
 * @param least the least length of its longer side; the smallest picture is a company's mark
 */
export async function keptPicture(
  given: Uint8Array<ArrayBuffer>,
  least = LOGO_SIDE,
): Promise<(PictureFile & { content: Uint8Array<ArrayBuffer> }) | PictureFault> {
  const size = pictureSize(given);
  if (!size) return { mend: "no es una foto JPEG, PNG, WebP ni AVIF: elige otra" };
  const { type, width, height } = size;
  if (given.length > MOST_PICTURE_BYTES)
    return {
      mend: `pesa ${formatNumber(Math.ceil(given.length / 1000))} kB, y caben ${MOST_PICTURE_BYTES / 1000}: ábrela en el editor del teléfono, guárdala con 1600 píxeles en su lado largo, y elige esa copia`,
    };
  const longer = Math.max(width, height);
  if (longer > MOST_PHOTO_SIDE)
    return {
      mend: `mide ${width} × ${height} píxeles, y caben ${MOST_PHOTO_SIDE} en cada lado: guárdala más pequeña`,
    };
  if (longer < least)
    return {
      mend: `mide ${width} × ${height} píxeles y se vería borrosa: elige una de al menos ${least} en su lado largo`,
    };
  const content = barePicture(given, type);
  if (!content)
    return {
      mend:
        type === "avif"
          ? "trae datos de la cámara que no se pueden quitar: guárdala como JPEG, y elige esa copia"
          : "está dañada: ábrela, guárdala de nuevo, y elige esa copia",
    };
  const hash = toHex(await crypto.subtle.digest("SHA-256", content)).slice(0, HEX_NAME);
  return { photo: `${hash}.${type}`, width, height, content };
}

/**
 * Keeps a picture until a version names it, for a day; those that nobody published by then are removed.
 * @param bounds the `least` length of its longer side, and the `most` pictures that may wait
 */
export async function storePicture(
  session: Session,
  given: Uint8Array<ArrayBuffer>,
  at: Date,
  { least, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number } = {},
): Promise<PictureFile | PictureFault> {
  const kept = await keptPicture(given, least);
  if ("mend" in kept) return kept;
  const { photo, width, height, content } = kept;
  if ((await withdrawnPhotos(session, [photo])).length)
    return { mend: "se retiró porque quien aparece quitó su permiso: elige otra" };
  await session.query(`delete from maloca.content_pictures p where stored_at < $1 and ${UNNAMED}`, [
    new Date(at.getTime() - WAITING_MS),
  ]);
  const [waiting] = await session.query<{ count: number }>(
    `select count(*)::int as count from maloca.content_pictures p where ${UNNAMED}`,
  );
  if ((waiting?.count ?? 0) >= most)
    return {
      mend: `ya esperan ${most} fotos sin publicar: publica las que elegiste, o espera un día`,
    };
  await session.query(
    `insert into maloca.content_pictures (file, width, height, content, stored_at)
     values ($1, $2, $3, decode($4, 'base64'), $5)
     on conflict (file) do update set stored_at = excluded.stored_at`,
    [photo, width, height, toBase64(content), at],
  );
  return { photo, width, height };
}

/** That no version has it. */
const UNNAMED = `not exists (
  select from maloca.content_versions v where position(p.file in v.documents) > 0)`;

/** The pictures of these names that are there. */
export const storedPictures = (
  session: Session,
  files: readonly string[],
): Promise<PictureFile[]> =>
  session.query<PictureFile>(
    `select file as photo, width, height from maloca.content_pictures where file = any ($1::text[])`,
    [files],
  );

/** The newest pictures, also those that no page shows. */
export const keptPictures = (session: Session): Promise<{ photo: string; storedAt: string }[]> =>
  session.query(
    `select file as photo, to_char(stored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "storedAt"
     from maloca.content_pictures order by stored_at desc limit 500`,
  );

/** A picture's content in base64; undefined if it is not there. */
export async function pictureText(session: Session, file: string): Promise<string | undefined> {
  const [row] = await session.query<{ content: string }>(
    "select encode(content, 'base64') as content from maloca.content_pictures where file = $1",
    [file],
  );
  return row?.content.replaceAll("\n", "");
}

/** Undefined if it is no base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** As a browser is told it: `image/jpeg`. */
export const typeOfPicture = (photo: string) =>
  `image/${photo.replace(/^.*\./, "").replace("jpg", "jpeg")}`;
