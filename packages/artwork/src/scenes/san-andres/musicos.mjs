import { islandHouse } from "../../buildings/island-house.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds, stars } from "../../nature/sky-shapes.mjs";
import { water } from "../../nature/water.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const horizon = 640;

/**
 * A string band of the islands before a gallery in the evening: mandolin, guitar, the jawbone of a
 * horse that rattles under the fist, and the tub bass, a washtub with a stick and one string. Two
 * neighbours listen.
 */
export function musicos() {
  return poster(823, "Músicos de la isla frente a una casa de madera", (press) => {
    return shore(press) + house(press) + band(press);
  });
}

/** @param {Press} press */
function shore(press) {
  const { sheet, random, stipple } = press;
  let out = skyBackdrop(press, {
    sun: { x: 1330, y: 640, r: 0 },
    ramp: "0 #fbb468, .16 #ea6a68, .36 #a5357a, .6 #51246a, 1 #1c1338",
    reach: 1250,
    squash: 0.8,
    floor: horizon + 20,
    halo: "0 #ffd27a .8, 1 #f9a05c 0",
    vignette: "nightfall",
    vignetteInk: inks.night,
  });
  out += stars(random, { count: 300, to: 360, fade: 380 });
  out += clouds(random, "1180,470,420,16 1020,540,330,12 1400,560,300,10", "#c8487a", 0.8);
  out += water(press, {
    top: horizon,
    bottom: 860,
    ramp: "0 #f08a60, .2 #a53f78, .6 #40286e, 1 #231c50",
    dark: "#2a1a56",
    light: "#f0906c",
    glint: { ink: "#ffd08a", x: 1330, half: 90, grow: 0.4, to: 820 },
  });
  const sand = sheet.path(
    `${curve(points("-40,800 500,796 900,800 1160,812 1400,838 1660,880"))}V1040H-40z`,
  );
  return (
    out +
    use(sand, { fill: "#ffc27c", y: -5 }) +
    use(sand, { fill: "#6a3460" }) +
    stipple(
      use(sand, {
        fill: sheet.radial(
          [640, 880, 820],
          "0 #ffbe6a 1, .45 #d8685c .6, 1 #6a3460 0",
          "matrix(1 0 0 .22 0 686)",
        ),
      }) +
        use(sand, {
          fill: sheet.linear([0, 800, 0, 1020], `0 ${inks.night} 0, 1 ${inks.night} .85`),
        }),
    )
  );
}

/** The gallery fills the left of the sheet; its roof leaves it. @param {Press} press */
function house(press) {
  const { sheet, stipple } = press;
  const crown = featherCrown(press);
  const leaves = { dark: "#1c1238", lit: "#54306a", stem: "#1c1238", planted: true };
  return (
    palms(crown, "1476,900,250,-1.5,-70,11 1580,930,360,1.1,-40,9", leaves) +
    islandHouse({
      x: 430,
      y: 896,
      scale: 2.9,
      wall: "#2c7c86",
      side: "#1c4a66",
      trim: "#f6dfb8",
      roof: "#8a2f4e",
      seam: "#5c2044",
      lit: "#ffd27a",
      ink: "#1c1238",
      rim: "#ffc27c",
    }) +
    // Night gathers under the roof and at the far end of the gallery.
    stipple(
      `<path d="M-20-20H1130V940H-20z" fill="${sheet.linear([-20, 0, 560, 0], `0 ${inks.night} .85, 1 ${inks.night} 0`)}"/>` +
        `<path d="M-20-20H1130V330H-20z" fill="${sheet.linear([0, -20, 0, 330], `0 ${inks.night} .9, 1 ${inks.night} .1`)}"/>`,
    ) +
    bulbs(press, [1010, 330], [1480, 262], { sag: 70, count: 9, wire: "#1c1238" }) +
    bulbs(press, [-40, 300], [1010, 330], { sag: 60, count: 15, wire: "#1c1238" })
  );
}

/** @param {Press} press */
function band(press) {
  const shadows = [
    [300, 916],
    [520, 926],
    [740, 916],
    [1000, 930],
    [1240, 928],
    [1390, 930],
  ]
    .map(([x, y]) => `M${x - 110} ${y}q110-16 220 0-110 20-220 0z`)
    .join("");
  return (
    `<path fill="${inks.night}" opacity=".55" d="${shadows}"/>` +
    figures(
      press,
      [
        ["jawbone", 270, 910, 3.5, false, { top: inks.lime, bottom: "#2a1a56" }],
        ["mandolin", 490, 918, 3.5, false, { top: "#f3e2c4", bottom: "#7a2450" }],
        ["guitar", 740, 908, 3.5, false, { top: inks.magenta, bottom: "#24204e" }],
        ["tubBass", 1060, 922, 3.5, true, { top: inks.mango, bottom: "#2c4a66" }],
        ["idler", 1262, 928, 3.3, true, { top: "#f3e2c4", bottom: "#7a2450" }],
        ["grandmother", 1420, 930, 3.3, true, { top: "#b0485e", bottom: "#3a1d5a" }],
      ],
      {
        from: "islands",
        ink: "#1a0c26",
        rim: "#ffcf86",
        rimOffset: [0.5, -0.9],
        edge: "#d8745c",
        shade: "#5a2450",
        tones: {
          skin: "#4e2430",
          hair: "#1a0c26",
          hat: "#e8b45c",
          wood: "#a8582c",
          dark: "#1a0c26",
          pale: "#ffe9c0",
          steel: "#8a84a8",
          glow: "#ffd27a",
        },
      },
    )
  );
}
