import { blocks, crystalRiver } from "../../nature/crystal-river.mjs";
import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath, disc, stars } from "../../nature/sky-shapes.mjs";
import { treeline, treelines } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { macarenaFinDeAno as inks } from "../inks.mjs";

/**
 * @import { River } from "../../nature/crystal-river.mjs"
 * @import { Press } from "../../print/poster.mjs"
 */

const { night } = inks;
const moon = { x: 1180, y: 150, r: 34 };

export const tileLeft = 640;

/** The last evening of the year on the river: afterglow, first stars, a lantern on the stones. */
export function hero() {
  return poster(
    251,
    "Caño Cristales al anochecer con las primeras estrellas",
    (press) => {
      return sky(press) + land(press) + river(press);
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function sky(press) {
  const { sheet, random, stipple } = press;
  const clouds = cloudPath(random, "420,286,420,12 700,330,380,10 1000,270,460,12");
  let out = skyBackdrop(press, {
    sun: { x: 760, y: 420, r: 0 },
    ramp: `0 #ffc78a, .14 #f58f74, .3 #cc5478, .5 #6f3a80, .74 #2c2566, 1 ${night}`,
    reach: 1000,
    squash: 0.66,
    floor: 520,
    halo: "0 #ffdca0 .8, 1 #f58f74 0",
    haloRadius: 330,
    vignette: [400, 0.7],
  });
  out += stars(random, {
    count: 460,
    to: 330,
    fade: 360,
    apart: { ...moon, r: 70 },
  });
  const thin = `M${moon.x - 6} ${moon.y - 34}a34 34 0 1 0 32 50a30 30 0 0 1-32-50z`;
  out += stipple(
    `<circle cx="${moon.x}" cy="${moon.y}" r="150" fill="${sheet.radial([moon.x, moon.y, 150], "0 #ffe2b8 .5, 1 #8a5a9a 0")}"/>`,
  );
  out += use(sheet.path(disc(random, moon.x, moon.y, moon.r)), { fill: "#3a2a68", opacity: 0.7 });
  out += `<path fill="#fff0cc" d="${thin}"/><path fill="#b03f74" opacity=".65" d="${clouds}"/>`;
  for (const [crest, ink, rough] of /** @type {[string, string, number][]} */ ([
    [
      "-20,330 120,322 300,340 460,352 560,346 640,310 720,296 900,300 980,316 1040,352 1200,356 1300,330 1420,300 1640,296",
      "#7a3f7c",
      8,
    ],
    ["-20,384 240,372 480,392 700,380 960,396 1200,380 1400,370 1640,362", "#4a2f6a", 9],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain: 44,
      floor: 520,
      rim: "#f58f74",
      rimOffset: [0, -2],
      mist: ["#f7a07c", 330, 450, 0.8],
      shade: [night, 90, 0.4],
    });
  return out;
}

/** @param {Press} press */
function land(press) {
  const fan = fanCrown(press);
  const side = treelines(press, { rimOffset: [1, -3], foot: [night, 0.9] });
  let out = side("-20,420 300,424 640,432 1000,424 1640,400", 24, "#3a2a5c", "#c9607c", 1060, {
    from: -40,
    to: 1660,
  });
  out += palms(fan, "1290,500,250,.6 1380,500,300,-.48 1216,480,340,-.36 560,480,352,.34", {
    dark: "#1c1840",
    lit: "#4a3568",
    stem: "#241c44",
    thick: 3,
  });
  out += mountainRange(press, {
    crest: "-20,470 300,476 560,452 700,444 1000,462 1300,456 1640,440",
    ink: "#3c3560",
    rough: 4,
    grain: 50,
    floor: 1020,
    rim: "#f0908a",
    mist: [night, 520, 860, 0.95],
    shade: ["#d0708a", 150, 0.6],
  });
  out += side("-20,480 260,500 440,530 560,600", 34, "#262650", "#a8587c", 1060, {
    from: -40,
    to: 590,
  });
  out += side("760,620 820,540 1000,500 1300,480 1640,450", 34, "#262850", "#b0607c", 1060, {
    from: 770,
    to: 1660,
  });
  out += side("980,740 1060,640 1240,570 1460,530 1640,490", 48, "#1d2044", "#94547c", 1060, {
    from: 1000,
    to: 1660,
  });
  return out;
}

/** @param {Press} press */
function river(press) {
  const { random, sheet, stipple } = press;
  const flow = {
    top: 446,
    middle: points("446,620 480,640 530,700 590,740 660,720 740,730 840,790 940,860 1030,900"),
    half: points("446,26 520,54 600,108 700,176 800,250 900,320 1030,420"),
    falls: "484,6,4 532,11,-8 594,17,14 672,25,-18 774,34,26 906,44,-28",
  };
  let out = crystalRiver(press, /** @type {River} */ (flow), {
    bed: "#7d1a58",
    far: "#ffb08a",
    near: "#241048",
    pale: "#c9a8d0",
    foam: "#ffe6cc",
    stone: "#221a3c",
    face: "#3d3058",
    lit: "#d98a8c",
    strokes: [
      { ink: "#4a1050", at: 0.5, wide: 0.5, count: 150 },
      { ink: "#2c3a86", at: 0.4, wide: 0.16, count: 140 },
      { ink: "#d8406c", at: 0.66, wide: 0.32, count: 200 },
      { ink: "#d8406c", at: 0.14, wide: 0.14, count: 80 },
      { ink: "#f58a80", at: 0.68, wide: 0.24, count: 90 },
      { ink: "#efb04a", at: 0.86, wide: 0.12, count: 90 },
      { ink: "#efb04a", at: 0.2, wide: 0.1, count: 60 },
      { ink: "#c9a8d0", at: 0.4, wide: 0.08, count: 40 },
    ],
  });
  const stone = { top: "#40345c", front: "#140f28", rim: "#e8988c", pool: "#a85a8c" };
  out += blocks(
    random,
    "640,560,70,26 876,610,100,38 590,640,110,46 930,690,150,62,1 1010,720,120,58 520,740,160,70,1 1070,830,190,86 500,830,180,84 1180,880,200,100,1 540,950,230,110 1330,980,260,120 760,700,60,26 850,830,90,40",
    stone,
  );
  out += scrim(press, night, { to: 600, flat: 0.72, grain: 0.8 });
  // Their lanterns light the stone they stand on.
  let pools = "";
  for (const [x, y, r] of /** @type {[number, number, number][]} */ ([
    [990, 640, 90],
    [1118, 766, 120],
  ]))
    pools += `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.radial([x, y, r], `0 #ffce66 .85, .4 #f5993c .4, 1 #f5993c 0`)}"/>`;
  out += stipple(pools);
  const how = {
    from: /** @type {const} */ ("llanos"),
    ink: "#0d0a20",
    rim: "#ffb08a",
    rimOffset: /** @type {[number, number]} */ ([0.8, -1]),
    lit: 1,
    edge: "#b05a6c",
    shade: "#140f28",
    tones: {
      skin: "#4a2438",
      hair: "#120a1c",
      hat: "#c88a5c",
      wood: "#5a3450",
      dark: "#2a1430",
      glow: "#ffe08a",
      steel: "#a890b0",
    },
  };
  out += figures(
    press,
    [
      ["elder", 900, 690, 1.25, false, { top: "#c8a48c", bottom: "#2c2148" }],
      ["child", 965, 694, 1.25, false, { top: "#b0405c", bottom: "#3a2a58" }],
      ["child", 1080, 830, 1.75, false, { top: "#d8944c", bottom: "#2c3a6c" }],
    ],
    how,
  );
  for (const [
    line,
    from,
    to,
    ink,
    rim,
  ] of /** @type {[string, number, number, string, string][]} */ ([
    ["-20,700 160,760 300,860 420,1000 460,1090", -40, 440, "#14163a", "#4f3a6c"],
    ["1380,1090 1460,940 1540,840 1640,780", 1390, 1660, "#15163a", "#6a406c"],
  ]))
    out += treeline(press, {
      line,
      from,
      to,
      size: 76,
      ink,
      rim,
      floor: 1090,
      rimOffset: [1, -3],
      foot: ["#080820", 0.9],
    });
  return `${out}<path fill="#0c0c28" d="${grass(random, { from: 1180, to: 1640, foot: () => 1030, tall: 130, count: 50, lean: -0.2 })}${grass(random, { from: 380, to: 620, foot: () => 1030, tall: 90, count: 40 })}"/>`;
}
