/** The part of the package that `subset.mjs` uses; it brings no types of its own. */
declare module "subset-font" {
  export interface Range {
    min: number;
    max: number;
    default: number;
  }
  /** Which part of a font's axes is kept: one value, or a range with its default. */
  export type Axes = Record<string, number | Range> & { wght: Range };

  /** The font with the letters of a text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes: Axes },
  ): Promise<Buffer>;
}
