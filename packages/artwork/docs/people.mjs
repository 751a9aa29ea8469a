import { figures } from "../src/people/figure.mjs";
import { band } from "../src/print/sheet.mjs";

/**
 * @import { Press } from "../src/print/poster.mjs"
 * @import { Role } from "../src/people/roles.mjs"
 */

/** The figures of each row, each with its width. @type {[Role, number][][]} */
const rows = [
  [
    ["elder", 110],
    ["grandmother", 115],
    ["child", 100],
    ["girl", 100],
    ["cook", 190],
    ["weaver", 125],
    ["planter", 135],
    ["carrier", 150],
    ["picker", 130],
    ["shoveller", 150],
    ["lighter", 120],
  ],
  [
    ["grandfather", 130],
    ["stroller", 115],
    ["bareheaded", 125],
    ["matron", 120],
    ["gazer", 100],
    ["squatter", 110],
    ["skipper", 125],
    ["idler", 140],
    ["surfer", 220],
    ["surferStill", 150],
    ["bather", 190],
  ],
  [
    ["guide", 125],
    ["walker", 125],
    ["trekker", 130],
    ["walkerFront", 105],
    ["walkerBack", 100],
    ["onlooker", 110],
    ["boy", 120],
    ["swayer", 120],
    ["bearer", 130],
    ["percher", 150],
    ["angler", 280],
  ],
  [
    ["marimba", 240],
    ["cununo", 140],
    ["tambora", 135],
    ["clarinet", 115],
    ["guitar", 145],
    ["mandolin", 115],
    ["tubBass", 150],
    ["jawbone", 130],
    ["singer", 110],
    ["dancer", 145],
    ["suitor", 120],
  ],
  [
    ["diner", 125],
    ["toast", 130],
    ["server", 140],
    ["leaning", 130],
    ["showing", 130],
    ["folding", 130],
    ["hanging", 120],
    ["lookout", 120],
    ["seated", 140],
    ["watcher", 130],
    ["leaper", 230],
  ],
  [
    ["boatman", 170],
    ["passenger", 110],
    ["passengerHat", 120],
    ["passengerLooking", 120],
    ["childAboard", 100],
    ["poler", 110],
    ["rower", 130],
    ["rider", 130],
    ["caster", 140],
    ["resting", 180],
    ["diver", 260],
  ],
];
const floors = [138, 300, 436, 572, 716, 846];
const day = rows.flatMap((row, k) => {
  let x = 0;
  return row.map(([role, room]) => {
    x += room;
    return /** @type {[Role, number, number]} */ ([role, x - room / 2 + 20, k]);
  });
});
/** Figures without tones, as seen from far off. @type {Role[]} */
const evening = [
  "elder",
  "cook",
  "weaver",
  "child",
  "marimba",
  "tambora",
  "clarinet",
  "guitar",
  "dancer",
  "suitor",
  "guide",
  "walker",
  "walkerBack",
  "grandmother",
  "server",
  "leaper",
];
const cloth = ["#c2562d", "#e8b04a", "#f3e7cc", "#4f8a74", "#a83a4c", "#2f6f86"];
const below = ["#1d4a5c", "#5a3a2c", "#24413a", "#7a3550", "#3a3f5c"];

/** Every body by day, and some as silhouettes in the evening. @param {Press} press */
export const people = (press) =>
  band(-20, 860, "#f0d5a6") +
  floors.map((y) => `<path fill="#dcb983" d="M-20 ${y}h1640v3h-1640z"/>`).join("") +
  figures(
    press,
    day.map(([role, x, row], i) => [
      role,
      x,
      floors[row],
      1.2,
      false,
      { top: cloth[i % cloth.length], bottom: below[i % below.length] },
    ]),
    {
      ink: "#22302e",
      rim: "#fff6df",
      edge: "#d9a878",
      rimOffset: [-0.9, -0.7],
      shade: "#3a2418",
      tones: {
        skin: "#6b3d28",
        hair: "#1d1614",
        hat: "#d9a850",
        apron: "#fff6df",
        load: "#8a6a3a",
        wood: "#9a5a2a",
        pale: "#fff6df",
        steel: "#8fa3a2",
        straw: "#c9964c",
        clay: "#b0683e",
        glow: "#ffc45c",
        tube: "#b98c48",
      },
    },
  ) +
  band(860, 1020, "#43215f") +
  band(970, 1020, "#1c1234") +
  figures(
    press,
    evening.map((role, i) => [role, 60 + 98 * i, 974, 0.95]),
    {
      ink: "#140a26",
      rim: "#ffc070",
      tones: { glow: "#ffd27a", pale: "#5a3060", wood: "#3a1c40" },
    },
  );
