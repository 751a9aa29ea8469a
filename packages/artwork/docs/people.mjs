import { figures } from "../src/people/figure.mjs";
import { roles } from "../src/people/roles.mjs";
import { band } from "../src/print/sheet.mjs";

/**
 * @import { Press } from "../src/print/poster.mjs"
 * @import { Role } from "../src/people/roles.mjs"
 */

/** Where each is: x, and the row its feet are on; who is seen from before a table needs one. @type {[Role, number, number][]} */
const day = [
  ["elder", 80, 0],
  ["grandmother", 220, 0],
  ["child", 350, 0],
  ["cook", 470, 0],
  ["weaver", 690, 0],
  ["singer", 810, 0],
  ["guide", 960, 0],
  ["walker", 1085, 0],
  ["walkerFront", 1190, 0],
  ["walkerBack", 1290, 0],
  ["seated", 1380, 0],
  ["planter", 1500, 0],
  ["marimba", 200, 1],
  ["cununo", 410, 1],
  ["tambora", 550, 1],
  ["clarinet", 690, 1],
  ["guitar", 830, 1],
  ["mandolin", 970, 1],
  ["tubBass", 1105, 1],
  ["jawbone", 1250, 1],
  ["carrier", 1400, 1],
  ["lookout", 1545, 1],
  ["boatman", 100, 2],
  ["rower", 200, 2],
  ["diver", 430, 2],
  ["diner", 600, 2],
  ["toast", 730, 2],
  ["server", 860, 2],
  ["leaning", 990, 2],
  ["showing", 1100, 2],
  ["folding", 1210, 2],
  ["hanging", 1330, 2],
  ["leaper", 1500, 2],
];
const floors = [262, 530, 805];
const cloth = ["#c2562d", "#e8b04a", "#f3e7cc", "#4f8a74", "#a83a4c", "#2f6f86"];
const below = ["#1d4a5c", "#5a3a2c", "#24413a", "#7a3550", "#3a3f5c"];

/** Every body once by day and once as it is far off in the evening. @param {Press} press */
export const people = (press) =>
  band(-20, 850, "#f0d5a6") +
  floors.map((y) => `<path fill="#dcb983" d="M-20 ${y}h1640v3h-1640z"/>`).join("") +
  figures(
    press,
    day.map(([role, x, row], i) => [
      role,
      x,
      floors[row],
      2,
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
  band(850, 1020, "#43215f") +
  band(970, 1020, "#1c1234") +
  figures(
    press,
    /** @type {Role[]} */ (Object.keys(roles))
      .filter((role) => !["diver", "dinerFront", "watcher"].includes(role))
      .map((role, i) => [role, 34 + 49.6 * i, 972, 0.74]),
    {
      ink: "#140a26",
      rim: "#ffc070",
      tones: { glow: "#ffd27a", pale: "#5a3060", wood: "#3a1c40" },
    },
  );
