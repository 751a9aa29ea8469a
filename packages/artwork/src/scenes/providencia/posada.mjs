import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { water } from "../../nature/water.mjs";
import { cumulus } from "../../nature/weather.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/** The window's opening. */
const [left, right, head, sill] = [520, 1080, 170, 740];

/** Morning in a room of a family's house: the louvred leaves open on the bay, hibiscus in a glass on the sill. */
export function posada() {
  return poster(1429, "Ventana abierta al mar en una posada", (press) => view(press) + room(press));
}

/** What the window shows. @param {Press} press */
const view = (press) =>
  skyBackdrop(press, {
    sun: { x: 930, y: 300, r: 0 },
    ramp: "0 #fff3d0, .3 #fcd8b0, .6 #a8d4cc, 1 #4fa8c0",
    reach: 700,
    floor: 500,
    discInk: inks.cream,
    vignette: "day",
  }) +
  cumulus(press, "860,440,260,80 560,330,220,70 780,262,240,70", {
    light: "#fffaf0",
    shade: "#a8d4cc",
  }) +
  mountainRange(press, {
    crest: "480,470 560,440 640,404 720,396 780,430 860,470 940,486",
    ink: "#3f7a80",
    rough: 7,
    grain: 30,
    floor: 500,
    rim: "#ffe0b4",
    mist: ["#f4dcb8", 430, 500, 0.8],
  }) +
  water(press, {
    top: 486,
    bottom: 760,
    ramp: "0 #d3f3dc, .2 #6fd8cc, .55 #25a5c0, 1 #1a6fa4",
    dark: "#177a9c",
    light: inks.cream,
    glint: { ink: "#fff6d4", x: 930, half: 40, grow: 0.2, to: 720, count: 40 },
  }) +
  catboat({
    x: 700,
    y: 580,
    scale: 0.72,
    hull: inks.coral,
    stripe: inks.cream,
    sail: "#fffaf0",
    shade: "#e8d8b8",
    ink: inks.night,
  });

/** The wall of boards about it, the leaves, the sill. @param {Press} press */
function room({ sheet, stipple }) {
  const wall = sheet.path(`M-20-20H1640V1040H-20zM${left} ${head}V${sill}H${right}V${head}z`);
  let boards = "";
  for (let y = 40; y < 1000; y += 66)
    boards +=
      y > head - 40 && y < sill + 60
        ? `M-20 ${y}H${left - 40}M${right + 40} ${y}H1640`
        : `M-20 ${y}H1640`;
  let leaves = "";
  let slats = "";
  let light = "";
  for (const [x, lean] of [
    [left - 300, 26],
    [right + 20, -26],
  ]) {
    const [a, b] = lean > 0 ? [lean, 0] : [0, -lean];
    leaves += `M${x} ${head - 20 - a}L${x + 280} ${head - 20 - b}V${sill + b}L${x} ${sill + a}z`;
    for (let k = 0; k < 17; k++) {
      const at = (/** @type {number} */ t) =>
        head +
        20 -
        (a * (1 - t) + b * t) +
        (k / 16.4) * (sill - head - 60 + 2 * (a * (1 - t) + b * t));
      const one = `M${x + 34} ${short(at(0.12))}L${x + 246} ${short(at(0.88))}`;
      slats += one;
      light += one;
    }
  }
  const flowers = [
    [752, 600, 1],
    [820, 570, 1.15],
    [790, 632, 0.85],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y})scale(${k})"><path fill="#d8344c" d="M0 0q-34-8-30-34 22-14 32 12 4-32 30-26 14 24-16 40 30 2 24 28-22 14-36-14-4 28-30 20-10-20 26-26z"/><path fill="none" stroke="${inks.gold}" stroke-width="6" stroke-linecap="round" d="M0 0l22-18"/></g>`,
    )
    .join("");
  return (
    `<g fill-rule="evenodd">${use(wall, { fill: "#e08a5c" })}${stipple(
      use(wall, {
        fill: sheet.radial([800, 460, 980], "0 #ffd8a0 .95, .5 #e8a070 .5, 1 #7a3450 1"),
      }),
    )}</g>` +
    `<path fill="none" stroke="#b05a48" stroke-width="4" opacity=".7" d="${boards}"/>` +
    `<path fill="#5a2a44" opacity=".4" d="M${left - 290} ${sill + 30}l280-10v40l-280 30zM${right + 30} ${sill + 10}l280 20v60l-280-30z"/>` +
    `<path fill="${inks.cream}" d="M${left - 34} ${head - 34}H${right + 34}V${head}H${left - 34}zM${left - 24} ${head}H${left}V${sill}H${left - 24}zM${right} ${head}h24V${sill}h-24z"/>` +
    `<path fill="#1f6f80" d="${leaves}"/><path fill="none" stroke="#124a5c" stroke-width="20" d="${slats}"/><path fill="none" stroke="#8fd8cc" stroke-width="5" transform="translate(0 -8)" d="${light}"/>` +
    `<path fill="none" stroke="#2f7a54" stroke-width="6" stroke-linecap="round" d="M786 730Q770 660 752 606M792 730Q800 650 818 582M790 730Q794 680 790 640"/><path fill="#2f7a54" d="M770 666q-50-6-66-40 50-2 66 40zM806 650q52 0 72-34-52-8-72 34z"/>${flowers}` +
    `<path fill="#d3f3ec" opacity=".85" d="M752 666h78l-8 76h-62z"/><path fill="#8fd0d4" d="M757 698h68l-5 44h-58z"/>` +
    `<path fill="${inks.cream}" d="M${left - 60} ${sill + 2}H${right + 60}l-20 40H${left - 40}z"/><path fill="#c8a088" d="M${left - 40} ${sill + 42}H${right + 40}v12H${left - 40}z"/><path fill="#fff6df" d="M${left - 60} ${sill - 6}H${right + 60}v12H${left - 60}z"/>`
  );
}
