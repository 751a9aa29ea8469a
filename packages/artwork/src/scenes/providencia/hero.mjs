import { brainCoral, fishSchool, seaFan, staghornCoral } from "../../nature/coral-reef.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { figure } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { curve, points, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { valueNoise } from "../../print/random.mjs";
import { band, use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 760, y: 196, r: 56 };

export const tileLeft = 700;

/** Half above the water, half below: the island, seven blues, a head of coral. */
export function hero() {
  return poster(
    104,
    "Cabeza de coral bajo el mar de siete azules",
    (press) => {
      return above(press) + below(press) + reef(press);
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function above(press) {
  const { sheet, random } = press;
  const clouds = cloudPath(random, "860,96,420,16 560,134,300,10 1090,150,380,12");
  let out = `${skyBackdrop(press, {
    sun,
    ramp: `0 #fff0c8, .22 #fbd6a0, .44 #f0a98c, .64 #8f8fa4, .82 #2f5f90, 1 ${inks.blues[6]}`,
    reach: 900,
    squash: 0.6,
    floor: 340,
    blush: "#f8b98a",
    halo: "0 #fff0c8 .9, .4 #fde0b0 .5, 1 #fbd6a0 0",
    haloRadius: 300,
    vignette: [220, 0.7],
  })}<path fill="#fdeecb" opacity=".75" d="${clouds}"/>`;
  for (const [crest, ink, rough] of /** @type {[string, string, number][]} */ ([
    [
      "-20,300 820,300 880,288 930,262 980,250 1030,214 1064,206 1100,190 1128,196 1160,228 1210,222 1250,176 1290,158 1318,166 1360,204 1420,236 1500,262 1560,284 1640,292",
      "#5d7f90",
      9,
    ],
    [
      "-20,310 960,308 1020,290 1080,276 1140,250 1190,246 1250,262 1310,236 1380,238 1440,266 1520,280 1640,300",
      inks.isle,
      8,
    ],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain: 40,
      floor: 330,
      rim: "#fbd6a0",
      rimOffset: [-2, -3],
      mist: ["#fbd6a0", 240, 320, 0.7],
      shade: [inks.night, 90, 0.4],
    });
  out +=
    band(
      304,
      460,
      sheet.linear([0, 304, 0, 400], "0 #f3d9b0, .12 #7fc6c4, .5 #2fa3bd, 1 #1f86b0"),
    ) +
    `<path fill="#dff3dc" d="${ripplePath(random, { top: 308, bottom: 396, spread: () => [420, 1640], count: 110, long: 120, thick: 5, crowd: 1.2 })}"/>` +
    `<path fill="#17588f" opacity=".6" d="${ripplePath(random, { top: 316, bottom: 400, spread: () => [-20, 1640], count: 80, long: 150, thick: 6, crowd: 1.1 })}"/>`;
  out += catboat({
    x: 1010,
    y: 366,
    scale: 0.98,
    hull: "#8a2f2a",
    stripe: inks.gold,
    sail: inks.cream,
    shade: "#f1c79a",
    ink: "#12264a",
  });
  return out;
}

/** @param {Press} press */
function below(press) {
  const { sheet, random, stipple } = press;
  const surface = points(
    "-20,408 120,396 300,420 470,400 640,424 820,404 980,422 1150,398 1320,420 1480,400 1640,416",
  );
  const line = (/** @type {number} */ dy, k = 1) =>
    surface.map(
      ([x, y], i) => /** @type {[number, number]} */ ([x, dy + (y - 410) * k + (i % 2 ? 0 : 6)]),
    );
  const water = sheet.path(`${curve(line(410))}V1020H-20z`);
  let out = use(water, { fill: inks.cream, y: -5 }) + use(water, { fill: inks.blues[0] });
  // Six steps down; each lies deeper on the left, so that the type has its night.
  const steps = [
    "-20,400 300,420 560,446 820,478 1060,476 1300,452 1640,450",
    "-20,396 260,430 500,492 760,560 1000,568 1260,530 1640,510",
    "-20,400 220,450 460,540 720,640 980,664 1240,624 1640,580",
    "-20,410 200,480 420,590 660,714 960,760 1240,728 1640,660",
    "-20,430 180,520 380,650 600,790 900,860 1240,840 1640,760",
    "-20,470 160,580 340,720 560,860 860,950 1240,944 1640,870",
  ];
  steps.forEach((text, i) => {
    const noise = valueNoise(random, 3);
    const crest = points(text).map(
      ([x, y], k) => /** @type {[number, number]} */ ([x, y + 16 * noise(k * 1.7)]),
    );
    const ink = inks.blues[i + 1];
    out += mountainRange(press, {
      crest,
      ink,
      rough: 9,
      grain: 150,
      floor: 1020,
      rim: mix(ink, inks.blues[0], 0.35),
      rimOffset: [0, -3],
      shade: [mix(inks.blues[i], inks.blues[0], 0.3), 120, 0.5],
    });
  });
  let rays = "";
  for (const [x, w, lean, long] of table(
    "700,40,-120,420 800,70,-60,520 930,50,10,500 1040,90,90,470 1200,50,170,420",
  ))
    rays += `M${x} 404h${w}l${lean + w} ${long}h${-w * 2.4}z`;
  out += stipple(
    `<path fill="${sheet.linear([0, 404, 0, 900], `0 ${inks.sun} 0, .14 ${inks.sun} .6, 1 ${inks.sun} 0`)}" d="${rays}"/>`,
  );
  return out;
}

/** @param {Press} press */
function reef(press) {
  const { sheet, random, stipple } = press;
  const bed = points(
    "-20,930 200,950 420,944 640,900 820,862 1000,858 1180,870 1360,900 1500,880 1640,840",
  );
  let out = "";
  const far = (/** @type {string} */ d, /** @type {string} */ ink) =>
    `<path fill="${ink}" d="${d}"/>`;
  out += far(
    staghornCoral(random, { x: 1330, y: 880, long: 92, thick: 26, depth: 3, angle: -84 }) +
      staghornCoral(random, { x: 1440, y: 880, long: 76, thick: 22, depth: 3, angle: -100 }),
    "#1a6a9c",
  );
  out += far(
    staghornCoral(random, { x: 660, y: 920, long: 60, thick: 16, depth: 3, angle: -98 }),
    "#17588f",
  );
  out += mountainRange(press, {
    crest: bed,
    ink: "#133e70",
    rough: 16,
    grain: 46,
    floor: 1020,
    rim: "#3f9ab8",
    shade: ["#4cb4c4", 70, 0.7],
  });
  const head = brainCoral(random, { wide: 500, high: 236 });
  const body = sheet.path(head.body);
  out += `<g transform="translate(940 912)">${use(body, { fill: "#ffd9a8", x: -3, y: -5 })}${use(body, { fill: inks.coral })}${stipple(
    use(body, {
      fill: sheet.radial([60, 40, 330], `0 ${inks.wine} 1, .5 ${inks.wine} .75, 1 ${inks.coral} 0`),
    }) + use(body, { fill: sheet.radial([-70, -260, 240], "0 #ffd9a8 .9, 1 #f6a07c 0") }),
  )}<path fill="none" stroke="#8f2f55" stroke-width="6.5" stroke-linecap="round" d="${head.maze}"/><path fill="none" stroke="#ffc79c" stroke-width="2.6" stroke-linecap="round" transform="translate(-2 -4)" opacity=".8" d="${head.maze}"/></g>`;
  out += `<path fill="none" stroke="#a83a78" stroke-width="3.4" stroke-linecap="round" d="${seaFan(random, { x: 1262, y: 936, size: 170, lean: 10 })}"/>`;
  out += `<path fill="none" stroke="#6a3a8c" stroke-width="3" stroke-linecap="round" d="${seaFan(random, { x: 690, y: 950, size: 120, lean: -14 })}"/>`;
  const near =
    staghornCoral(random, {
      x: 1440,
      y: 1010,
      long: 84,
      thick: 40,
      depth: 4,
      spread: 27,
      angle: -96,
    }) +
    staghornCoral(random, {
      x: 1570,
      y: 1010,
      long: 80,
      thick: 38,
      depth: 4,
      spread: 27,
      angle: -80,
    });
  const horn = sheet.path(near);
  out +=
    use(horn, { fill: "#f6c88c", x: -3, y: -4 }) +
    use(horn, { fill: "#c77a3c" }) +
    stipple(
      use(horn, { fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .9`) }),
    );
  const front = points("-20,980 200,990 520,976 760,960 960,950 1180,960 1400,990 1640,960");
  out += mountainRange(press, {
    crest: front,
    ink: inks.night,
    rough: 12,
    grain: 40,
    floor: 1020,
    rim: "#2f7fa4",
    rimOffset: [0, -3],
  });
  out += `<path fill="${inks.gold}" d="${fishSchool(random, { x: 1190, y: 640, wide: 150, high: 60, count: 20, size: 28 })}"/>`;
  out += `<path fill="#123a6c" d="${fishSchool(random, { x: 660, y: 640, wide: 120, high: 60, count: 18, size: 24, flip: true })}"/>`;
  out += figure(press, "diver", {
    x: 690,
    y: 486,
    scale: 1.12,
    ink: "#0c1e40",
    rim: inks.sun,
    rimOffset: [-1, -2],
    tones: { glow: "#bff0ec" },
  });
  let bubbles = "";
  for (let i = 0; i < 16; i++)
    bubbles += `M${short(812 + random.between(-12, 26))} ${short(458 - i * 2 + random.between(-6, 40))}h0`;
  out += `<path fill="none" stroke="${inks.cream}" stroke-width="5" stroke-linecap="round" opacity=".8" d="${bubbles}"/>`;
  return out + scrim(press, inks.night, { to: 600, flat: 0.6, grain: 0.7 });
}
