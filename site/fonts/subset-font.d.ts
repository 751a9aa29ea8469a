/** Types of what `subset.mjs` uses; the package has none. */
declare module "subset-font" {
  export interface Range {
    min: number;
    max: number;
    default: number;
  }
  /** What is kept of each axis of a font: one value, or a range with its default. */
  export type Axes = Record<string, number | Range> & { wght: Range };

  /** The font reduced to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes: Axes },
  ): Promise<Buffer>;
}
