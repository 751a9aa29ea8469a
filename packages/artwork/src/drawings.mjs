import { favicon, mark, markLight } from "./scenes/mark.mjs";
import { series } from "./series.mjs";

/**
 * Every vector picture of the site, by its file under the site's `public/`.
 * @type {Record<string, () => string | Promise<string>>}
 */
export const drawings = {
  "favicon.svg": favicon,
  "art/mark.svg": mark,
  "art/mark-light.svg": markLight,
};
for (const [place, scenes] of Object.entries(series)) {
  for (const scene of scenes) {
    drawings[`art/${place}/${scene}.svg`] = async () => {
      const [draw] = Object.values(await import(`./scenes/${place}/${scene}.mjs`));
      return draw();
    };
  }
}
