import type { Trust } from "./trust";

/** A picture of the operator: its address, and its size in pixels. */
export interface OperatorPicture {
  src: string;
  width: number;
  height: number;
}

/** Pictures that an operator has given beside the documents. */
export interface OperatorPictures {
  /** The mark in the bar and the browser's tab. */
  logo?: OperatorPicture | undefined;
  /** The picture of shared links. */
  social?: OperatorPicture | undefined;
  /** Photos in the place of drawings, by the drawing's address. */
  drawings: Readonly<Record<string, OperatorPicture & { alt: string }>>;
  photos: Trust["photos"];
}

let given: OperatorPictures = { drawings: {}, photos: [] };

/** Has this process show an operator's pictures; to be called before the pages are loaded. */
export const setPictures = (pictures: OperatorPictures): void => {
  given = pictures;
};

export const operatorPictures = (): OperatorPictures => given;

/** The photo in the place of a drawing, or of a detail of one; undefined if there is none. */
export const photoFor = (drawing: string) => given.drawings[drawing.replace(/#.*/, "")];

/** Where a drawing is shown from: its own address, or that of the photo in its place. */
export const shownFrom = (drawing: string): string => photoFor(drawing)?.src ?? drawing;
