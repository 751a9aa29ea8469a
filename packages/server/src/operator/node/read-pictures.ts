import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  LONGER_SIDE,
  MOST_PICTURE_BYTES,
  type PictureSize,
  pictureSize,
} from "../../content/picture-size";
import { shortHash } from "../../storage/node/files";
import type { Operator, ShownPicture } from "../operator";

/** The formats, each with the ending of its files. */
const ENDINGS = { avif: /^avif$/, jpg: /^jpe?g$/, png: /^png$/, webp: /^webp$/ };

const LOGO = { width: 512, height: 512 };
const SOCIAL = { width: 1200, height: 630 };

/** The pictures of shared links. */
const SOCIAL_PICTURE = /^\/art\/og\/[\w-]+\.jpg$/;
const DRAWING = /^\/art\/[\w-]+\/[\w-]+\.svg$/;

/** A drawing that may be replaced by a photo, or a shared link's picture. */
const isReplaceable = (address: string) => DRAWING.test(address) || SOCIAL_PICTURE.test(address);

type Pictures = Operator["pictures"];

/** Checks a picture's format and size. Returns what is wrong. */
type Rule = (size: PictureSize) => string | undefined;

const exactly =
  (rule: { width: number; height: number }, types: PictureSize["type"][]): Rule =>
  ({ type, width, height }) =>
    types.includes(type) && width === rule.width && height === rule.height
      ? undefined
      : `must be a ${types.join(" or ").toUpperCase()} of ${rule.width} × ${rule.height} pixels`;

const asLogo = exactly(LOGO, ["png"]);
const asSocial = exactly(SOCIAL, ["jpg", "png"]);
const asPhoto: Rule = ({ width, height }) =>
  Math.max(width, height) >= LONGER_SIDE
    ? undefined
    : `must have at least ${LONGER_SIDE} pixels on its longer side`;

/** Each picture that the file names, with its place in the file and its rule. */
function* named({ logo, social, drawings, photos }: Pictures) {
  if (logo) yield { at: "logo", file: logo.file, rule: asLogo };
  if (social) yield { at: "social", file: social.file, rule: asSocial };
  for (const [address, { file }] of Object.entries(drawings)) {
    const rule = SOCIAL_PICTURE.test(address) ? asSocial : asPhoto;
    yield { at: `drawings.${address}`, file, rule };
  }
  for (const [index, { file }] of photos.entries())
    yield { at: `photos.${index}`, file, rule: asPhoto };
}

/**
 * Reads and checks the pictures that an operator names.
 * @param site the built site, if it is known: the drawings must be there.
 * @returns them by their file's name. @throws an Error with one line.
 */
export async function readPictures(
  folder: string,
  pictures: Pictures,
  site?: string,
): Promise<Record<string, ShownPicture>> {
  for (const address of Object.keys(pictures.drawings)) {
    if (!isReplaceable(address) || (site && !existsSync(join(site, address))))
      throw new Error(`pictures.drawings.${address}: the site has no such drawing`);
  }
  const shown: Record<string, ShownPicture> = {};
  for (const { at, file, rule } of named(pictures)) {
    const fault = (text: string) => new Error(`pictures.${at}.file: ${file} ${text}`);
    const path = join(folder, file);
    const { size: bytes } = await stat(path).catch(() => {
      throw fault(`is not in ${folder}`);
    });
    if (bytes > MOST_PICTURE_BYTES)
      throw fault(`has ${Math.ceil(bytes / 1000)} kB; at most ${MOST_PICTURE_BYTES / 1000}`);
    const content = await readFile(path).catch(() => {
      throw fault("cannot be read");
    });
    const size = pictureSize(content);
    if (!size) throw fault("is no JPEG, PNG or WebP");
    const [, stem = "", ending = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
    if (!ENDINGS[size.type].test(ending)) throw fault(`is a ${size.type} by its content`);
    const wrong = rule(size);
    if (wrong) throw fault(`has ${size.width} × ${size.height} pixels as ${size.type}: ${wrong}`);
    const { width, height } = size;
    shown[file] = {
      path,
      address: `/assets/fotos/${stem}-${shortHash(content)}.${ending}`,
      width,
      height,
    };
  }
  return shown;
}
