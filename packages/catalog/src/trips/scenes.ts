import type { Motif, Picture } from "./trip";

/** What a drawn scene shows, and its caption; of a hero, where its motif lies. */
type SceneTexts = readonly [alt: string, caption: string, motif?: Motif];

/**
 * The drawn scenes of a place with their texts, each by the name of its file in
 * `packages/artwork/src/scenes/<place>/`. A test compares the two.
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

/** Where a detail lies on the poster; what is seen there. */
type Detail = readonly [x: number, y: number, width: number, alt: string, caption: string];

/** Height of a poster, 1600 × 1000, by its width. */
const RATIO = 1000 / 1600;

/** Details of a poster: the same file, seen from nearer. */
export const detailsOf = (poster: Picture, details: readonly Detail[]): readonly Picture[] =>
  details.map(([x, y, width, alt, caption]) => ({
    src: `${poster.src}#svgView(viewBox(${[x, y, width, Math.round(width * RATIO)]}))`,
    alt,
    caption,
  }));
