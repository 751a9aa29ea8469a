import { facade } from "../buildings/colonial-town.mjs";
import { flock } from "../nature/birds.mjs";
import { campfire } from "../nature/campfire.mjs";
import { staghornCoral } from "../nature/coral-reef.mjs";
import { flamingo } from "../nature/flamingo.mjs";
import { lancha } from "../objects/boats.mjs";
import { catboat } from "../objects/catboat.mjs";
import { figures } from "../people/figure.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Growth } from "./day-lands.mjs"
 * @import { FriezeInks, Motif } from "./frieze-view.mjs"
 */

/** @param {FriezeInks} inks */
const people = ({ ink, cream, accent, deep, from }) => ({
  from,
  ink,
  edge: cream,
  tones: { skin: "#5b3325", top: accent, bottom: deep, hat: cream, load: deep, hair: ink },
});

/** A pick-up with a canvas over its tub, going right, its wheels on y = 0. @param {FriezeInks} inks */
const pickup = ({ accent, deep, ink, cream }) =>
  `<path fill="${ink}" opacity=".4" d="M-78-2h158l10 6h-176z"/>` +
  `<path fill="${deep}" d="M-74-62q34-7 64-3l2 30h-68z"/><path fill="${accent}" d="M-78-38H74q6 1 6 8v18H-78zM-8-64h34q5 0 8 5l14 22H-8z"/>` +
  `<path fill="${cream}" d="M-1-58h22l10 19H-1zM72-34h8v7h-8z"/><path fill="${ink}" d="M-80-14H84v6H-80z"/>` +
  `<path fill="${ink}" d="M-60-10a17 17 0 0 1 34 0 17 17 0 0 1-34 0zM32-10a17 17 0 0 1 34 0 17 17 0 0 1-34 0z"/><path fill="${cream}" d="M-49-10a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM43-10a6 6 0 0 1 12 0 6 6 0 0 1-12 0z"/>`;

/** A small aeroplane with propellers, going right. @param {FriezeInks} inks */
const plane = ({ cream, accent, ink }) =>
  `<path fill="${ink}" d="M-6-9L-26-34h12L18-9zM-58-8L-70-34h13l17 24z"/><path fill="${cream}" d="M-64-8q40-7 96-6 28 2 36 12-8 9-36 9-60 2-96-15z"/><path fill="${accent}" d="M-64-8q60 10 130 7-10 8-34 8-60 2-96-15zM-2-1H24L-20 26H-34z"/><path fill="${ink}" d="M46-10q10 2 14 6H46zM-10-9h5v5h-5zM2-9h5v5H2zM14-9h5v5h-5zM26-9h5v5h-5z"/>`;

/** @type {Record<Motif, (press: Press, x: number, ground: number, inks: FriezeInks, growth: Growth) => string>} */
const motifs = {
  boat: (press, x, ground, inks) =>
    lancha(press, {
      x,
      y: ground + 16,
      scale: 0.56,
      hull: inks.accent,
      stripe: inks.cream,
      inside: inks.deep,
      ink: inks.ink,
      light: inks.cream,
      wake: false,
      aboard: [
        ["boatman", -98],
        ["passenger", -34],
        ["passengerHat", 14],
      ],
      people: people(inks),
    }),
  // Homeward: the other way round, with fewer aboard.
  boatBack: (press, x, ground, inks) =>
    `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${lancha(press, {
      x,
      y: ground + 16,
      scale: 0.56,
      hull: inks.deep,
      stripe: inks.cream,
      inside: inks.accent,
      ink: inks.ink,
      light: inks.cream,
      wake: false,
      aboard: [
        ["boatman", -98],
        ["childAboard", -26],
        ["passenger", 20],
      ],
      people: people(inks),
    })}</g>`,
  drum: (press, x, ground, inks) =>
    figures(
      press,
      [
        ["tambora", x - 30, ground + 16, 0.76],
        ["dancer", x + 34, ground + 18, 0.78, false, { top: inks.cream }],
      ],
      people(inks),
    ),
  fire: (press, x, ground, inks) =>
    campfire(press, { x: x + 34, y: ground + 18, scale: 0.26, reach: 70, sparks: 8 }) +
    figures(
      press,
      [
        ["elder", x - 34, ground + 14, 0.72],
        ["cook", x + 4, ground + 18, 0.76, false, { top: inks.cream }],
      ],
      people(inks),
    ),
  flamingos: (_, x, ground, inks) => {
    const bird = {
      pink: "#ea8a8a",
      deep: "#c4525c",
      light: inks.cream,
      ink: inks.ink,
      leg: "#c4525c",
    };
    return (
      flamingo("tall", { x: x + 12, y: ground + 26, scale: 0.27, ...bird }) +
      flamingo("feed", { x: x - 46, y: ground + 32, scale: 0.24, ...bird }) +
      flamingo("rest", { x: x + 62, y: ground + 24, scale: 0.2, flip: true, ...bird })
    );
  },
  land: (_, x, ground, inks, growth) =>
    growth(`${x - 34},${ground + 8},${ground - 88},10 ${x + 30},${ground + 12},${ground - 58},-8`) +
    flock(`${x + 6},44,.5,0 ${x + 42},34,.4,1`, inks.ink, inks.far),
  plane: (_, x, ground, inks) =>
    `<g transform="translate(${x} ${ground - 86})rotate(-7)scale(.92)">${plane(inks)}</g>`,
  reef: (press, x, ground, inks) => {
    const coral = (/** @type {string} */ ink, /** @type {string} */ d) =>
      `<path fill="${ink}" d="${d}"/>`;
    return (
      coral(
        "#e2836b",
        staghornCoral(press.random, {
          x: x - 76,
          y: ground + 48,
          long: 15,
          thick: 7,
          depth: 2,
          spread: 40,
        }),
      ) +
      coral(
        inks.cream,
        staghornCoral(press.random, { x: x + 70, y: ground + 48, long: 20, thick: 6 }),
      ) +
      figures(press, [["diver", x - 4, ground + 32, 0.62]], people(inks))
    );
  },
  road: (_, x, ground, inks) =>
    `<path fill="${inks.far}" d="M${x - 170} ${ground + 30}q90-20 170-18t170 8v8q-90-8-170-6-90 2-170 14z"/>` +
    `<g transform="translate(${x} ${ground + 18})scale(.82)">${pickup(inks)}</g>`,
  roadBack: (press, x, ground, inks) =>
    `<path fill="${inks.far}" d="M${x - 170} ${ground + 30}q90-20 170-18t170 8v8q-90-8-170-6-90 2-170 14z"/>` +
    figures(press, [["girl", x + 92, ground + 14, 0.62, true, { top: inks.cream }]], people(inks)) +
    `<g transform="translate(${x - 20} ${ground + 18})scale(-.82 .82)">${pickup({ ...inks, accent: inks.deep, deep: inks.accent })}</g>`,
  sail: (_, x, ground, inks) =>
    catboat({
      x: x + 40,
      y: ground + 16,
      scale: 0.34,
      hull: inks.deep,
      stripe: inks.cream,
      sail: inks.cream,
      shade: inks.far,
      ink: inks.ink,
    }) +
    catboat({
      x: x - 40,
      y: ground + 26,
      scale: 0.56,
      hull: inks.accent,
      stripe: inks.cream,
      sail: inks.cream,
      shade: inks.far,
      ink: inks.ink,
    }),
  sea: (press, x, ground, inks, growth) =>
    growth(`${x - 92},${ground + 6},${ground - 84},18`) +
    figures(
      press,
      [
        ["elder", x - 40, ground + 20, 0.72],
        ["girl", x - 4, ground + 24, 0.72, false, { top: inks.cream }],
      ],
      people(inks),
    ),
  swim: (press, x, ground, inks) =>
    figures(
      press,
      [
        ["bather", x - 30, ground + 40, 0.78, false, { top: inks.accent }],
        ["bather", x + 44, ground + 34, 0.62, true, { top: inks.cream }],
      ],
      people(inks),
    ),
  town: (press, x, ground, inks) =>
    [
      { x: x - 96, w: 58, top: ground - 62, wall: inks.accent },
      { x: x + 44, w: 54, top: ground - 74, wall: inks.cream },
    ]
      .map((front) =>
        facade({
          ...front,
          foot: ground + 8,
          shade: inks.deep,
          trim: inks.cream,
          wood: inks.deep,
          dark: inks.ink,
          roof: inks.deep,
          doors: [0.3],
          windows: [0.72],
          balconies: [0.5],
        }),
      )
      .join("") +
    figures(
      press,
      [
        ["stroller", x - 10, ground + 18, 0.76],
        ["matron", x + 22, ground + 20, 0.74, true, { top: inks.cream }],
      ],
      people(inks),
    ),
  walk: (press, x, ground, inks) =>
    figures(
      press,
      [
        ["guide", x + 22, ground + 14, 0.82],
        ["walker", x - 22, ground + 18, 0.82, false, { top: inks.cream }],
      ],
      people(inks),
    ),
};

/** @param {Press} press @param {Motif} motif @param {number} x @param {number} ground @param {FriezeInks} inks @param {Growth} growth */
export const dayMotif = (press, motif, x, ground, inks, growth) =>
  motifs[motif](press, x, ground, inks, growth);
