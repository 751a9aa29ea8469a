import { dome, facade } from "../buildings/colonial-town.mjs";
import { cardon } from "../nature/cactus.mjs";
import { canopy, emergent } from "../nature/forest.mjs";
import { fanCrown, featherCrown, palms } from "../nature/palm.mjs";
import { waxCrown, waxPalms } from "../nature/wax-palm.mjs";
import { polygon, table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { dayHeight } from "./frieze-view.mjs";

/**
 * @import { Random } from "../print/random.mjs"
 * @import { Press } from "../print/poster.mjs"
 * @import { FriezeInks, Land } from "./frieze-view.mjs"
 */

/** @typedef {(list: string) => string} Growth rows of x, foot, head and lean: what stands on the land */

/** @param {Random} random @param {number} width @param {number} level @param {number} rough @param {number} grain */
export function crest(random, width, level, rough, grain) {
  const noise = valueNoise(random, 4);
  /** @type {[number, number][]} */
  const line = [];
  for (let x = 0; x <= width; x += 10) line.push([x, level + noise(x / grain) * rough]);
  return polygon([...line, [width, dayHeight], [0, dayHeight]]);
}

/** Roofs, towers and now and then a dome. @param {Random} random @param {number} width */
function skyline(random, width) {
  let d = `M0 ${dayHeight}V150`;
  let x = 0;
  while (x < width) {
    const wide = Math.round(random.between(14, 34));
    const top = Math.round(random.between(118, 152));
    d += `V${top}`;
    if (wide > 31)
      d += `h4v-8a${wide / 2 - 4} ${wide / 2 - 2} 0 0 1 ${wide / 2 - 4}-${wide / 2 - 2}v-9h2v9a${wide / 2 - 4} ${wide / 2 - 2} 0 0 1 ${wide / 2 - 6} ${wide / 2 - 2}v8h4`;
    else if (wide < 18) d += `l${wide / 2}-16 ${wide / 2} 16`;
    else d += `h${wide}`;
    x += wide;
  }
  return `${d}V${dayHeight}z`;
}

/** The horizon of each kind of land. @type {Record<Land, (random: Random, width: number) => string>} */
export const horizons = {
  city: skyline,
  coast: (random, width) => crest(random, width, 138, 20, 120),
  desert: (random, width) => crest(random, width, 146, 22, 150),
  jungle: (random, width) =>
    canopy(random, { from: -10, to: width + 10, top: () => 138, size: 44, floor: dayHeight }),
  mountain: (random, width) => crest(random, width, 106, 66, 74),
  river: (random, width) => crest(random, width, 128, 34, 90),
  sierra: (random, width) => crest(random, width, 106, 66, 74),
};

/** Coconut palms. @param {Press} press @param {FriezeInks} inks @returns {Growth} */
const beachPalms = (press, { ink, far }) => {
  const crown = featherCrown(press);
  return (list) =>
    palms(
      crown,
      table(list)
        .map(([x, foot, head, lean]) => [x, foot, head, lean < 0 ? -0.42 : 0.48, lean, 4])
        .join(" "),
      { dark: ink, lit: far, stem: ink, planted: true },
    );
};

/** The plants or buildings of each kind of land. @type {Record<Land, (press: Press, inks: FriezeInks) => Growth>} */
const growths = {
  city: (_, inks) => (list) =>
    table(list)
      .map(([x, foot, head, lean], i) => (i % 2 ? church : house)(x, foot, foot - head, lean, inks))
      .join(""),
  coast: beachPalms,
  desert: (_, { ink, far, deep, accent, cream }) => {
    const paint = { dark: ink, mid: deep, lit: far, rim: cream, bloom: accent };
    return (list) =>
      table(list)
        .map(([x, foot, head, lean]) =>
          cardon({ x, y: foot, scale: (foot - head) / 450, flip: lean < 0, ...paint }),
        )
        .join("");
  },
  jungle:
    ({ random, stipple }, { ink, ground, far, cream }) =>
    (list) =>
      table(list)
        .map(([x, foot, head, lean]) => {
          const tree = emergent(random, {
            x,
            foot,
            top: head + 8,
            spread: (foot - head) * 0.9,
            thick: 4,
            lean: lean / 200,
          });
          return `<path fill="${cream}" d="${tree.trunk}"/><path fill="${ink}" d="${tree.crown}"/>${stipple(`<path fill="${far}" d="${tree.light}"/>`)}<path fill="${ground}" d="M${x - 12} ${foot + 2}q12-8 24 0z"/>`;
        })
        .join(""),
  mountain: (press, { ink, far, cream, deep }) => {
    const crown = waxCrown(press);
    return (list) =>
      waxPalms(
        crown,
        table(list)
          .map(([x, foot, head, lean]) => [x, foot, head - 14, lean < 0 ? -0.24 : 0.27, 4, 0])
          .join(" "),
        { dark: ink, lit: far, stem: cream, side: deep, planted: true },
      );
  },
  river: (press, { ink, far }) => {
    const crown = fanCrown(press);
    return (list) =>
      palms(
        crown,
        table(list)
          .map(([x, foot, head, lean]) => [x, foot, head, lean < 0 ? -0.42 : 0.48, lean / 4, 4])
          .join(" "),
        { dark: ink, lit: far, stem: ink, planted: true },
      );
  },
  sierra: beachPalms,
};

/** @param {Press} press @param {Land} land @param {FriezeInks} inks */
export const growthOf = (press, land, inks) => growths[land](press, inks);

/** A colonial front. @param {number} x @param {number} foot @param {number} tall @param {number} _lean @param {FriezeInks} inks */
const house = (x, foot, tall, _lean, { accent, deep, cream, ink }) =>
  facade({
    x: x - 34,
    w: 68,
    foot,
    top: Math.round(foot - tall * 0.78),
    wall: accent,
    shade: deep,
    trim: cream,
    wood: deep,
    dark: ink,
    roof: deep,
    doors: [0.3],
    windows: [0.72],
    balconies: [0.5],
  });

/** A dome on its walls. @param {number} x @param {number} foot @param {number} tall @param {number} _lean @param {FriezeInks} inks */
const church = (x, foot, tall, _lean, { cream, day, far, deep, ink }) =>
  dome({
    x,
    y: foot,
    r: 26,
    drum: Math.round(tall * 0.5),
    skin: deep,
    lit: far,
    rib: ink,
    wall: cream,
    shade: day,
    dark: ink,
  });
