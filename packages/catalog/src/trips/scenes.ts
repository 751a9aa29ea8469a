import type { Motif, Picture } from "./trip";

/** A drawn scene's alternative text and caption, and for a hero the position of its motif. */
type SceneTexts = readonly [alt: string, caption: string, motif?: Motif];

/**
 * The drawn scenes of a place, by the names of their files in `packages/artwork/src/scenes/<place>/`. A test
 * compares the two.
 */
export function drawnScenes<Name extends string>(
  place: string,
  texts: Readonly<Record<Name, SceneTexts>>,
): Readonly<Record<Name, Picture>> {
  const scenes: Partial<Record<Name, Picture>> = {};
  for (const name in texts) {
    const [alt, caption, motif] = texts[name];
    scenes[name] = { src: `/art/${place}/${name}.svg`, alt, caption, ...(motif && { motif }) };
  }
  return scenes as Record<Name, Picture>;
}

/** A detail's position on the main picture, and its texts. */
type Detail = readonly [x: number, y: number, width: number, alt: string, caption: string];

/** A main picture has 1600 × 1000 units. */
const RATIO = 1000 / 1600;

/** Details of a main picture: cuts of the same file. */
export const detailsOf = (poster: Picture, details: readonly Detail[]): readonly Picture[] =>
  details.map(([x, y, width, alt, caption]) => ({
    src: `${poster.src}#svgView(viewBox(${[x, y, width, Math.round(width * RATIO)]}))`,
    alt,
    caption,
  }));
