/** Types of what `subset.mjs` uses; the package has none. */
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
