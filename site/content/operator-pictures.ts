import { readDocuments } from "@maloca/catalog/documents/documents";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { photoAddress } from "@maloca/catalog/trips/from-document";

/** A picture of the operator: its address, and its size in pixels. */
export interface OperatorPicture {
  src: string;
  width: number;
  height: number;
}

export const shownPicture = ({ photo, width, height }: PictureFile): OperatorPicture => ({
  src: photoAddress(photo),
  width,
  height,
});

const { logo, social, drawings } = readDocuments().company.pictures;

/** The mark in the bar and the browser's tab, and the picture of shared links, where the company has its own. */
export const operatorPictures = {
  logo: logo && shownPicture(logo),
  social: social && shownPicture(social),
};

/** The photo in the place of a drawing, or of a detail of one; undefined if there is none. */
export function photoFor(drawing: string): (OperatorPicture & { alt: string }) | undefined {
  const address = drawing.replace(/#.*/, "");
  const photo = Object.hasOwn(drawings, address) ? drawings[address] : undefined;
  return photo && { ...shownPicture(photo), alt: photo.alt };
}

/** Where a drawing is shown from: its own address, or that of the photo in its place. */
export const shownFrom = (drawing: string): string => photoFor(drawing)?.src ?? drawing;
