import { flock } from "../../nature/birds.mjs";
import { boulder } from "../../nature/boulder.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { peaks, snowPeaks } from "../../nature/snow-peaks.mjs";
import { treeline, treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

export const tileLeft = 620;

/** Snow above the jungle, and the jungle above the sea: the sierra at dawn. */
export function hero() {
  return poster(131, "Pico nevado sobre selva y rocas junto al mar", (press) => {
    return sky(press) + hills(press) + cove(press);
  });
}

/** @param {Press} press */
function sky(press) {
  const { random } = press;
  const clouds = cloudPath(random, "540,120,300,10 1120,110,420,13 1040,320,300,9 520,330,260,8");
  const light = { x: 830, y: 330, r: 0 };
  return (
    skyBackdrop(press, {
      sun: light,
      ramp: `0 #ffe6b8, .24 #fbc7a0, .44 #d99a98, .62 #7f8aa6, .82 #2c5276, 1 ${inks.night}`,
      reach: 900,
      floor: 640,
      halo: "0 #ffe9c0 .8, .5 #fbd0a4 .4, 1 #fbc7a0 0",
      haloRadius: 420,
      vignette: "twilight",
    }) +
    snowPeaks(press, {
      ...peaks,
      rock: "#5b6c92",
      dark: "#2b3f6c",
      white: inks.cream,
      warm: "#fcd0a8",
      blue: "#93a8c8",
      rim: "#ffe2b8",
      floor: 660,
      mist: ["#f6c8a8", 260, 480, 0.95],
    }) +
    `<path fill="#c97f84" opacity=".6" d="${clouds}"/>` +
    flock("640,190,.46,0 690,172,.38,1 604,214,.34,2", "#24385c", "#4a5a7c", "vulture")
  );
}

/** @param {Press} press */
function hills(press) {
  const { sheet } = press;
  let out = "";
  for (const [crest, ink, rough, low] of /** @type {[string, string, number, number][]} */ ([
    [
      "-20,430 200,420 420,400 600,416 760,390 900,404 1060,378 1200,398 1400,366 1640,384",
      "#6f8fa0",
      18,
      400,
    ],
    [
      "-20,470 180,462 400,450 560,478 740,458 920,474 1100,440 1300,440 1480,412 1640,420",
      "#4c7c84",
      16,
      440,
    ],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain: 60,
      floor: 680,
      rim: mix(ink, "#ffe2b8", 0.4),
      mist: ["#f3cdaa", low + 10, 580, 0.9],
      shade: [inks.night, 90, 0.35],
    });
  const row = treelines(press, ({ rim, ink }) => ({
    from: -40,
    light: sheet.radial([840, 470, 700], `0 ${rim} .95, 1 ${ink} 0`),
    foot: [inks.night, 0.7],
  }));
  const feather = featherCrown(press);
  out += row(
    "-20,500 240,510 500,520 760,530 980,520 1200,496 1400,470 1640,450",
    28,
    "#3f7464",
    "#e3c890",
    680,
  );
  out += palms(feather, "1180,560,420,.44 1250,560,386,-.52 566,580,452,-.44", {
    dark: "#1d5446",
    lit: "#5f9468",
    stem: "#5a5f4c",
    thick: 4,
  });
  out += row(
    "-20,540 200,556 460,576 700,590 900,590 1100,560 1300,530 1640,500",
    42,
    "#2a6150",
    "#c9bd80",
    700,
  );
  return out;
}

/** @param {Press} press */
function cove(press) {
  const { sheet, random, stipple } = press;
  let out = band(
    614,
    1020,
    sheet.linear([0, 614, 0, 1000], "0 #f0d2a8, .08 #8fc8bc, .3 #3aa0a8, .6 #1f7088, 1 #123f5c"),
  );
  out += `<path fill="#17566f" opacity=".7" d="${ripplePath(random, { top: 640, bottom: 1000, spread: () => [-20, 1640], count: 130, long: 240, thick: 11, crowd: 1 })}"/>`;
  out += `<path fill="#9fdccc" d="${ripplePath(random, { top: 622, bottom: 960, spread: () => [420, 1640], count: 130, long: 170, thick: 7, crowd: 1.3 })}"/>`;
  out += `<path fill="#ffe6bc" d="${ripplePath(random, { top: 618, bottom: 860, spread: (y) => [700 - (y - 614) * 0.1, 960 + (y - 614) * 0.2], count: 90, long: 120, thick: 7, crowd: 1.4 })}"/>`;
  // The beach comes round from the right; three lines of foam.
  const shore = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    curve(
      points("1660,690 1480,700 1300,724 1170,764 1090,822 1060,880 1080,950 1140,1040").map(
        ([x, y]) => [x + dx, y + dy],
      ),
    );
  const beach = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `${shore(dx, dy)}L1660 1040z`;
  out += `<path fill="#7fd0c4" opacity=".8" d="${beach(-70, -26)}"/><path fill="${inks.foam}" d="${beach(-34, -14)}"/><path fill="#63bdb8" d="${beach(-22, -8)}"/><path fill="${inks.cream}" d="${beach(-8, -3)}"/>`;
  const ground = sheet.path(beach(0, 0));
  out +=
    use(ground, { fill: "#e8bd84" }) +
    stipple(use(ground, { fill: sheet.linear([0, 740, 0, 1000], "0 #8a5a4c 0, 1 #6a3f44 .9") }));
  /**
   * @param {number} x @param {number} y @param {number} wide @param {number} high
   * @param {Partial<Parameters<typeof boulder>[1]>} [how]
   */
  const stone = (x, y, wide, high, how = {}) =>
    boulder(press, {
      x,
      y,
      wide,
      high,
      ink: "#8c7a78",
      lit: "#f6cfa4",
      rim: "#ffe8c4",
      shade: "#1f2a44",
      ...how,
    });
  out += treeline(press, {
    line: "1290,720 1360,660 1470,610 1640,560",
    from: 1300,
    size: 62,
    ink: "#1f5344",
    rim: "#b9b878",
    floor: 760,
    taper: [80, 0],
    light: sheet.linear([1280, 0, 1640, 0], "0 #b9b878 .8, 1 #1f5344 0"),
    foot: [inks.night, 0.8],
  });
  out += stone(1440, 770, 250, 190) + stone(1590, 800, 240, 250) + stone(1300, 776, 150, 104);
  out +=
    stone(760, 700, 150, 86, { ink: "#6f6f7c" }) +
    stone(660, 712, 110, 56, { ink: "#6f6f7c" }) +
    stone(850, 708, 80, 40, { ink: "#6f6f7c" });
  out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 700, bottom: 724, spread: () => [590, 900], count: 36, long: 120, thick: 8, crowd: 1 })}"/>`;
  out += stone(930, 884, 330, 190) + stone(1110, 900, 180, 110) + stone(770, 908, 170, 84);
  out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 886, bottom: 926, spread: () => [670, 1130], count: 60, long: 150, thick: 11, crowd: 1 })}"/>`;
  out += figures(
    press,
    [
      ["lookout", 892, 706, 1.1, false, { top: "#f0dcb0", bottom: "#a8483c" }],
      ["walkerFront", 950, 704, 1.06, false, { top: "#3f7a78", bottom: "#2c3048" }],
    ],
    {
      from: "caribbean",
      ink: "#14182c",
      rim: "#ffe2b8",
      rimOffset: [1.2, -1.2],
      edge: "#c08a78",
      shade: "#241c38",
      tones: { skin: "#4e2a2a", hair: "#14101c", hat: "#d8a868" },
    },
  );
  const crown = featherCrown(press);
  out += palms(crown, "1500,900,250,1.5,-70 1570,960,420,-1.2,60", {
    dark: "#123a34",
    lit: "#3f7a56",
    stem: "#4a4444",
    thick: 8,
  });
  out += stone(1400, 960, 330, 200) + stone(1590, 1010, 260, 180);
  out += scrim(press, inks.night, { to: 640, flat: 0.72, grain: 0.8 });
  for (const [line, size, ink, rim] of /** @type {[string, number, string, string][]} */ ([
    ["-20,640 120,660 280,730 400,830 470,960 500,1080", 74, "#123a36", "#4f7462"],
    ["-20,800 160,840 300,930 380,1080", 90, "#0c2a2e", "#35584f"],
  ]))
    out += treeline(press, {
      line,
      from: -50,
      to: size === 74 ? 490 : 370,
      size,
      ink,
      rim,
      floor: 1080,
      foot: [inks.night, 0.9],
    });
  return out;
}
