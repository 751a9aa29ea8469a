import { farmhouse } from "../../buildings/farmhouse.mjs";
import { coffeeRows } from "../../nature/coffee.mjs";
import { hedges } from "../../nature/hedge.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath, stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { waxCrown, waxPalms } from "../../nature/wax-palm.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const { night, gold, amber, rose } = inks;

export const tileLeft = 620;

/** A December evening in the coffee hills: the house is lit, lanterns line the path. */
export function hero() {
  return poster(
    233,
    "Finca cafetera iluminada con faroles al anochecer",
    (press) => {
      return sky(press) + hills(press) + house(press);
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function sky(press) {
  const { random } = press;
  const clouds = cloudPath(random, "520,300,420,12 940,250,460,13 1120,340,360,9");
  let out = skyBackdrop(press, {
    sun: { x: 820, y: 470, r: 0 },
    ramp: `0 #fbc58a, .16 #f09a78, .34 #b8607c, .56 #5a4484, .78 #26286a, 1 ${night}`,
    reach: 980,
    squash: 0.62,
    floor: 660,
    discInk: gold,
    halo: "0 #ffd9a0 .7, 1 #f09a78 0",
    haloRadius: 360,
    vignette: "nightfall",
  });
  out += stars(random, {
    count: 360,
    to: 320,
    fade: 340,
  });
  out += `<path fill="#fff6df" d="M700 166l4 17 17 4-17 4-4 17-4-17-17-4 17-4z"/><path fill="#a84a78" opacity=".6" d="${clouds}"/>`;
  for (const [crest, ink, rough, low] of /** @type {[string, string, number, number][]} */ ([
    [
      "-20,430 160,400 340,436 520,460 700,476 880,470 1040,424 1180,350 1300,316 1440,344 1640,310",
      "#7a5a90",
      20,
      420,
    ],
    [
      "-20,480 200,462 420,500 640,526 860,524 1060,490 1260,440 1440,452 1640,430",
      "#51508a",
      15,
      470,
    ],
    ["-20,540 220,528 460,560 720,580 960,572 1180,544 1400,526 1640,520", "#363f74", 11, 530],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain: 64,
      floor: 700,
      rim: "#e0909a",
      rimOffset: [0, -2],
      mist: ["#f0a08a", low + 20, 620, 0.8],
      shade: [night, 110, 0.4],
    });
  return out;
}

/** @param {Press} press */
function hills(press) {
  const { sheet, random } = press;
  const crown = waxCrown(press);
  let out = "";
  const dim = { dark: "#232c5c", lit: "#3d4a7c", stem: "#6a6a94", side: "#4a4a7c" };
  const near = { dark: "#12203f", lit: "#2b4460", stem: "#9a8494", side: "#4f4a70" };
  out += waxPalms(
    crown,
    "566,640,458,.26,3 624,650,496,-.2,2.6 690,640,440,-.28,3 1180,620,420,-.3,3.4",
    { ...dim, planted: true },
  );
  const hill = points("-20,620 240,606 460,636 700,664 900,650 1100,606 1340,570 1640,548");
  out += mountainRange(press, {
    crest: hill,
    ink: "#25406a",
    rough: 4,
    grain: 60,
    floor: 1020,
    rim: "#c97f94",
    side: sheet.radial([900, 720, 520], "0 #e0905c .7, .5 #6a5470 .4, 1 #25406a 0"),
  });
  out += coffeeRows(random, {
    from: -20,
    to: 1630,
    top: heightAlong(hill),
    first: 16,
    last: 240,
    rows: 11,
    size: [6, 19],
    dark: "#172c52",
    lit: "#2d5070",
  });
  out += waxPalms(crown, "1290,760,250,.66,9,8 1420,800,320,-.58,9,-8", { ...near, planted: true });
  out += waxPalms(crown, "1128,800,120,1,13,14", near);
  return out;
}

/** @param {Press} press */
function house(press) {
  const { sheet, stipple } = press;
  let out = treeline(press, {
    line: "540,812 620,720 740,690 1040,684 1140,700 1240,812",
    from: 550,
    to: 1230,
    size: 44,
    floor: 800,
    taper: [60, 60],
    ink: "#152a48",
    rim: "#a86a80",
  });
  out += stipple(
    `<circle cx="880" cy="740" r="330" fill="${sheet.radial([880, 740, 330], "0 #ffce66 .95, .4 #f5993c .5, 1 #c2562d 0")}"/>`,
  );
  out += farmhouse({
    x: 890,
    y: 790,
    scale: 1.66,
    roof: "#8a3444",
    ridge: "#54203c",
    wall: "#f4cf9a",
    side: "#a8787c",
    trim: "#b5392a",
    gap: "#ffd77a",
    shade: "#b0705c",
  });
  const wires = [
    stringLights([708, 706], [892, 700], 14, 9),
    stringLights([892, 700], [1080, 708], 14, 9),
    stringLights([1090, 690], [1126, 640], 6, 3),
  ];
  out += `<path fill="none" stroke="#2a1430" stroke-width="2" d="${wires.map((w) => w.wire).join("")}"/><path fill="none" stroke="#fff0b8" stroke-width="8" stroke-linecap="round" d="${wires.map((w) => w.dots).join("")}"/>`;
  // The yard, and the path down to us.
  out += `<path fill="#8a5a5c" d="M640 792q240-22 520 0-60 16-120 24 30 34-30 66-60 40-50 140H700q20-90 80-130 40-30 0-64-70-12-140-36z"/>`;
  out += stipple(
    `<path fill="${sheet.radial([890, 800, 330], "0 #ffd27a 1, .5 #f08f4a .5, 1 #8a5a5c 0", "matrix(1 0 0 .6 0 320)")}" d="M560 786h680v240H640z"/>`,
  );
  out += scrim(press, night, { to: 640, flat: 0.7, grain: 0.75 });
  const front = points("-20,800 240,828 480,880 640,930 700,990 760,1060");
  const other = points("960,1060 1010,980 1100,920 1260,860 1640,800");
  const bushes = {
    first: 0,
    step: 44,
    grow: 1.25,
    rows: 4,
    size: 40,
    ink: "#13284a",
    rim: "#3f5a80",
    shade: "#080c24",
  };
  out += hedges(press, { ...bushes, top: heightAlong(front), to: 690 });
  out += hedges(press, {
    ...bushes,
    from: 1030,
    top: heightAlong(other),
    rim: "#6a6a84",
  });
  out += lanterns(
    press,
    [
      [700, 806, 0.46, gold],
      [1090, 808, 0.46, amber],
      [760, 840, 0.56, amber],
      [1040, 848, 0.6, gold],
      [742, 896, 0.76, rose],
      [1024, 904, 0.8, amber],
      [680, 966, 1.0, gold],
      [1050, 976, 1.08, rose],
    ],
    { frame: "#2a1430", flame: "#ffe08a", water: false },
  );
  out += figures(
    press,
    [
      ["elder", 846, 880, 0.94],
      ["child", 902, 886, 0.98, true],
      ["grandmother", 968, 876, 0.94, true],
    ],
    { from: "coffee", ink: "#140c24", rim: gold, rimOffset: [0, -2.2], tones: { glow: "#ffe08a" } },
  );
  return out;
}
