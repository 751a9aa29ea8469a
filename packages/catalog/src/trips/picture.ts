/** A picture; `src` is a path below the site's public folder. */
export interface Picture {
  src: string;
  alt: string;
  caption: string;
  /** The part that must stay visible, in units of 1600 × 1000. A hero's title does not cover it. */
  motif?: Motif;
}

/** Left, top, right, bottom. */
export type Motif = readonly [left: number, top: number, right: number, bottom: number];

/** A picture of a document. */
export interface ShownPicture extends Picture {
  /** Of a photograph, in pixels; a drawing has 1600 × 1000. */
  size?: { width: number; height: number };
}
