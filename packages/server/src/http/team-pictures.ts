import type { PictureFile } from "@maloca/catalog/documents/photos";
import { LEAST_PHOTO_SIDE } from "@maloca/catalog/trips/package-document";
import type { Context } from "hono";
import type { DocumentField } from "../content/document-fields";
import { MOST_PICTURE_BYTES } from "../content/picture-size";
import {
  MOST_WAITING,
  type PictureFault,
  pictureText,
  storePicture,
  typeOfPicture,
} from "../content/pictures";
import { TEAM_PATH } from "../leads/team-access";
import type { Database } from "../storage/database";
import { digestBase64 } from "../storage/digest";
import { formPolicy } from "./form-style";
import { formOf } from "./team-answers";
import { shrinkScript } from "./team-photos-script";

// Photographs in forms of the desk: how a browser makes them smaller, and how the server takes them.

/** Where a photograph is withdrawn, and its name in the address. */
export const WITHDRAW_PATH = `${TEAM_PATH}/fotos`;
export const PHOTO = "foto";
export const withdrawPath = (photo: string) =>
  `${WITHDRAW_PATH}?${new URLSearchParams({ [PHOTO]: photo })}`;

/** Makes the photographs of a form smaller when it is sent. */
export const script = shrinkScript({
  sides: [1600, LEAST_PHOTO_SIDE],
  most: MOST_PICTURE_BYTES,
  working: "Reduciendo la foto…",
});

/** The pages with the site's pictures, and those with the photograph in them. */
export const PICTURES = formPolicy("'self' data:");

/** The same with the script of a form. */
export const picturesWithScript = async () =>
  `${PICTURES}; script-src 'sha256-${await digestBase64(script)}'`;

/** What is said below the label of a photograph. */
export const FILE_HELP = `JPEG, PNG, WebP o AVIF. Este navegador la reduce antes de mandarla; si no puede, elige una de hasta ${MOST_PICTURE_BYTES / 1000} kB. Lugar y cámara no se publican.`;

/** The name of the control that sends a photograph's file. */
export const fileName = (place: string) => `${place}.file`;

/** Stores a file that a form sent; undefined where none was chosen. */
export async function sentPicture(
  c: Context,
  database: Database,
  { name, at, least = LEAST_PHOTO_SIDE }: { name: string; at: Date; least?: number },
): Promise<PictureFile | PictureFault | undefined> {
  const file = (await formOf(c))[name];
  if (!(file instanceof File) || file.size === 0) return undefined;
  const content = new Uint8Array(await file.arrayBuffer());
  return storePicture(database, content, at, { least, most: MOST_WAITING });
}

/** A photograph as a page that nobody else sees has it; undefined where its file is not there. */
export async function pictureInPage(database: Database, photo: string) {
  const content = await pictureText(database, photo);
  return content && `data:${typeOfPicture(photo)};base64,${content}`;
}

/** The least longer side of a photograph's file. */
export const leastSide = ({ exact }: DocumentField) =>
  exact ? Math.max(exact.width, exact.height) : LEAST_PHOTO_SIDE;
