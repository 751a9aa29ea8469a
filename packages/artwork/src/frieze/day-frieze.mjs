import { frame, mix } from "../print/palette.mjs";
import { poster } from "../print/poster.mjs";
import { crest, growthOf, horizons } from "./day-lands.mjs";
import { dayMotif } from "./day-motifs.mjs";
import { dayHeight, dayWidth } from "./frieze-view.mjs";

/**
 * @import { From } from "../people/from.mjs"
 * @import { Random } from "../print/random.mjs"
 * @import { FriezeInks, Land, Motif, Palette } from "./frieze-view.mjs"
 */

const GROUND = 176;
/** Motifs on a shore, and those on open water. @type {Set<Motif>} */
const bays = new Set(["sea", "flamingos", "swim"]);
/** @type {Set<Motif>} */
const seas = new Set(["boat", "boatBack", "reef", "sail"]);

/** Half the width of the water of a motif. */
const SHORE = 132;

/** @param {Palette} own @param {From} [from] @returns {FriezeInks} */
const inksOf = ({ ground, light, accent, deep }, from) => ({
  from,
  day: light,
  sun: mix(light, "#fff6df", 0.75),
  night: mix(ground, "#0b211c", 0.45),
  far: mix(light, ground, 0.42),
  ground,
  ink: mix(ground, "#0b211c", 0.6),
  water: mix("#2b7f93", ground, 0.3),
  cream: "#fff6df",
  accent,
  deep,
});

/**
 * A trip's days side by side, with a night between two days, in one landscape.
 * @param {readonly Motif[]} days @param {Land} land @param {Palette} [own] the site's own where left out
 * @param {From} [from] the place whose clothes people wear
 */
export const dayFrieze = (
  days,
  land,
  own = { ground: frame.forest, light: frame.maize, accent: frame.clay, deep: frame.clay },
  from,
) =>
  poster(
    1700 + days.length,
    "Los días del viaje",
    (press) => {
      const { sheet, random, stipple } = press;
      const inks = inksOf(own, from);
      const width = days.length * dayWidth;
      const all = (/** @type {number} */ top, /** @type {string} */ paint) =>
        `<path fill="${paint}" d="M0 ${top}h${width}V${dayHeight}H0z"/>`;
      const hours = days.flatMap((_, i) => hoursOf(i, days.length, inks)).join(", ");
      const far = horizons[land](random, width);
      const growth = growthOf(press, land, inks);
      const near = crest(random, width, GROUND, 5, 40);
      const glow = sheet.linear([0, 60, 0, 150], `0 ${inks.sun} 0, 1 ${inks.sun} .55`);
      return (
        all(0, sheet.linear([0, 0, width, 0], hours)) +
        stipple(all(0, glow)) +
        days.map((_, i) => sun(i, inks)).join("") +
        days
          .slice(1)
          .map((_, i) => night(random, (i + 1) * dayWidth, inks))
          .join("") +
        `<path fill="${inks.far}" d="${far}"/>` +
        stipple(
          `<path fill="${sheet.linear([0, 96, 0, 180], `0 ${inks.ground} 0, 1 ${inks.ground} .8`)}" d="${far}"/>`,
        ) +
        `<path fill="${inks.ground}" d="${near}"/>` +
        days
          .map((day, i) =>
            bays.has(day) ? bay(middle(i), inks) : seas.has(day) ? sea(middle(i), inks) : "",
          )
          .join("") +
        days
          .slice(1)
          .map((_, i) => house((i + 1) * dayWidth, roofs[land], inks))
          .join("") +
        days.map((day, i) => dayMotif(press, day, middle(i), GROUND, inks, growth)).join("")
      );
    },
    { grain: 0.4, size: { width: days.length * dayWidth, height: dayHeight } },
  );

const middle = (/** @type {number} */ i) => (i + 0.5) * dayWidth;

/** The gradient of a day's sky, from night to day to night. The first day starts light, and the last ends light. @param {number} i @param {number} count @param {FriezeInks} inks */
function hoursOf(i, count, { day, night, accent }) {
  const at = (/** @type {number} */ part, /** @type {string} */ ink) =>
    `${(i + part) / count} ${ink}`;
  const dusk = mix(day, accent, 0.55);
  return [
    ...(i === 0 ? [at(0, day)] : [at(0.09, night), at(0.16, dusk)]),
    at(0.24, day),
    at(0.76, day),
    ...(i === count - 1 ? [at(1, day)] : [at(0.84, dusk), at(0.91, night)]),
  ];
}

const sun = (/** @type {number} */ i, /** @type {FriezeInks} */ { sun }) =>
  `<circle cx="${middle(i) + (i % 2 ? 38 : -38)}" cy="62" r="26" fill="${sun}"/>`;

/** A moon and some stars. @param {Random} random @param {number} x @param {FriezeInks} inks */
function night(random, x, { cream }) {
  let stars = "";
  for (let i = 0; i < 9; i++) {
    const away = Math.round(random.between(-30, 30));
    stars += `M${x + away} ${Math.round(random.between(10, 96))}h0`;
  }
  return (
    `<path fill="none" stroke="${cream}" stroke-width="2.2" stroke-linecap="round" opacity=".8" d="${stars}"/>` +
    `<path fill="${cream}" d="M${x + 4} 34a15 15 0 1 0 12 24 17 17 0 0 1-12-24z"/>`
  );
}

/** Roofs of palm leaves and of tiles. */
const PALM = "M-7-52H7l25 27q-32 6-64 0z";
const TILES = "M-20-46H20l14 20h-68z";

/** @type {Record<Land, string>} */
const roofs = {
  city: TILES,
  coast: PALM,
  desert: PALM,
  jungle: PALM,
  mountain: TILES,
  river: PALM,
  sierra: PALM,
};

/** A house at night: a roof and a lit door. @param {number} x @param {string} roof @param {FriezeInks} inks */
const house = (x, roof, { ink, deep, day }) =>
  `<g transform="translate(${x} ${GROUND + 4})"><path fill="${ink}" d="M-23-28h46V2h-46z"/><path fill="${day}" d="M-6-22H6V2H-6zM12-20h7v9h-7zM-19-20h7v9h-7z"/><path fill="${deep}" d="${roof}"/></g>`;

/** Water from a soft far shore to the sheet's lower edge. @param {number} x @param {FriezeInks} inks */
const bay = (x, { water, cream }) =>
  `<path fill="${water}" d="M${x - SHORE} ${dayHeight}q10-22 58-27 40-5 52-13 8-4 30-4h88q24 0 36 12 22 20 8 32z"/>` +
  `<path fill="none" stroke="${cream}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M${x + 6} ${GROUND + 10}h46m22 6h34m-118 12h60m26 4h44"/>`;

/** Open water, for a boat. @param {number} x @param {FriezeInks} inks */
const sea = (x, { water, cream }) =>
  `<path fill="${water}" d="M${x - SHORE} ${dayHeight}q-8-26 22-38 18-8 60-8h100q42 0 60 8 30 12 22 38z"/>` +
  `<path fill="none" stroke="${cream}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M${x - 98} ${GROUND + 34}h44m60 4h70m18-18h22"/>`;
