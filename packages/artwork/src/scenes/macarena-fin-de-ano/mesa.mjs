import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const wire = "#130d2c";
const light = {
  ink: "#1a0f30",
  rim: "#ffd08a",
  rimOffset: /** @type {[number, number]} */ ([-0.5, -0.9]),
  edge: "#d8786c",
  shade: "#4a2058",
  tones: {
    skin: "#55283a",
    hair: "#160c24",
    hat: "#e0b064",
    wood: "#7a4038",
    dark: "#a8384c",
    pale: "#ffe9c0",
    glow: "#f5a03c",
    steel: "#a89cb8",
    apron: "#f3dfc4",
  },
};

/**
 * The last supper of the year on the savanna before the Macarena: three generations at a long table,
 * a glass lifted, the dish coming from the kitchen, a guitar; moriche palms and the flat-topped
 * range behind.
 */
export function mesa() {
  return poster(1057, "Mesa larga con luces en la sabana, de noche", (press) => {
    return savanna(press) + lights(press) + supper(press);
  });
}

/** @param {Press} press */
function savanna(press) {
  const { sheet, random, stipple } = press;
  let out = band(
    -20,
    700,
    sheet.linear([0, 0, 0, 620], "0 #0f1030, .4 #2f2466, .74 #94407c, 1 #f79a74"),
  );
  out += stars(random, { count: 520, to: 380, fade: 430 });
  out += mountainRange(press, {
    crest: "-20,520 200,508 420,460 520,396 640,382 900,386 980,430 1080,480 1300,500 1640,480",
    ink: "#6a3a7c",
    rough: 9,
    grain: 44,
    floor: 740,
    rim: "#f79a80",
    mist: ["#f79a74", 490, 640, 0.8],
  });
  out += palms(
    fanCrown(press),
    "110,690,270,1,0,8 236,690,400,-.66,0,6 1400,690,250,-1.06,0,8 1520,690,370,.74,0,6",
    { dark: "#1c1840", lit: "#4a3568", stem: "#241c44" },
  );
  out += treeline(press, {
    line: "-20,600 300,610 700,620 1100,610 1640,590",
    size: 34,
    ink: "#2a2254",
    rim: "#d8708a",
    floor: 740,
  });
  const lawn = sheet.path(`${curve(points("-40,664 400,654 900,656 1660,668"))}V1040H-40z`);
  return (
    out +
    use(lawn, { fill: "#f0a08a", y: -3 }) +
    use(lawn, { fill: "#34265c" }) +
    stipple(
      use(lawn, {
        fill: sheet.radial(
          [800, 840, 900],
          "0 #ffc46c 1, .4 #d8705c .6, 1 #34265c 0",
          "matrix(1 0 0 .32 0 571)",
        ),
      }) +
        use(lawn, {
          fill: sheet.linear([0, 800, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .9`),
        }),
    )
  );
}

/** @param {Press} press */
const lights = (press) =>
  `<path fill="${wire}" d="M186 250h11v600h-11zM1404 250h11v600h-11z"/>` +
  bulbs(press, [192, 256], [1410, 256], { sag: 70, count: 15, wire }) +
  bulbs(press, [-40, 200], [192, 256], { sag: 30, count: 4, wire }) +
  bulbs(press, [1410, 256], [1640, 200], { sag: 30, count: 4, wire });

/** @param {Press} press */
function supper(press) {
  const { sheet, stipple } = press;
  const clothTop = "M250 742H1350L1392 782H208z";
  const clothSide = sheet.path(`M208 782H1392V930${"q-59 24-118.4 0".repeat(10)}z`);
  let plates = "";
  let leaves = "";
  let fruit = "";
  let wax = "";
  let flames = "";
  let halos = "";
  for (let i = 0; i < 8; i++) {
    const x = 330 + i * 134;
    plates += `M${x - 34} 760a34 8 0 1 0 68 0a34 8 0 1 0-68 0z`;
    const between = x + 67;
    if (i === 7) continue;
    if (i % 2) {
      wax += `M${between - 6} 762v-34q6-5 12 0v34z`;
      flames += `M${between} 696q-12 19 0 28 13-9 0-28z`;
      halos += `<circle cx="${between}" cy="716" r="40"/>`;
    } else {
      leaves += `M${between - 40} 766q40-30 80 0-40 12-80 0z`;
      fruit += `M${between - 14} 751h0M${between + 8} 747h0M${between + 22} 755h0M${between - 2} 735h0`;
    }
  }
  return (
    stipple(`<g fill="#ffd27a" opacity=".6">${halos}</g>`) +
    figures(
      press,
      [
        ["dinerFront", 330, 884, 3.3, false, { top: "#d8a03c" }],
        ["toast", 478, 884, 3.4, false, { top: "#f3dfc4" }],
        ["dinerFront", 640, 884, 3.2, false, { top: "#c8486c", hair: "#a89cb8" }],
        ["diner", 766, 884, 3.3, false, { top: "#4f8a8c" }],
        ["toast", 930, 884, 3.4, true, { top: "#c8583c" }],
        ["dinerFront", 1046, 884, 3.25, false, { top: "#f3dfc4" }],
        ["diner", 1200, 884, 3.2, true, { top: "#8a4a8c", hair: "#a89cb8" }],
        ["dinerFront", 1300, 846, 2.7, false, { top: "#6fa08c" }],
      ],
      light,
    ) +
    `<path fill="#fff0cc" d="${clothTop}"/>` +
    stipple(
      `<path fill="${sheet.linear([208, 0, 1392, 0], "0 #c86a7c .9, .5 #ffdc94 .6, 1 #c86a7c .9")}" d="${clothTop}"/>`,
    ) +
    use(clothSide, { fill: "#c84a64" }) +
    stipple(
      use(clothSide, { fill: sheet.linear([0, 782, 0, 944], "0 #ffb48c .85, 1 #4a1748 .95") }),
    ) +
    `<path fill="#2f6a54" d="${leaves}"/><path fill="#8a4a74" d="${plates}"/>` +
    `<path fill="none" stroke="#f0603c" stroke-width="21" stroke-linecap="round" d="${fruit}"/>` +
    `<path fill="#fff6df" d="${wax}"/><path fill="#fff6c0" d="${flames}"/>` +
    `<path fill="${wire}" opacity=".5" d="${[130, 520, 1490].map((x) => `M${short(x - 120)} 966q120-16 240 0-120 22-240 0z`).join("")}"/>` +
    figures(
      press,
      [
        ["server", 96, 962, 3.5, false, { top: "#f3dfc4", bottom: "#7a2f5c" }],
        ["skipper", 500, 976, 3.3, true, { top: "#d8a03c", bottom: "#3a2a6c" }],
        ["guitar", 1490, 966, 3.4, true, { top: "#4f8a8c", bottom: "#241c50" }],
      ],
      light,
    )
  );
}
