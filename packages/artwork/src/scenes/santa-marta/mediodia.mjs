import { terrace } from "../../buildings/terrace.mjs";
import { macaws } from "../../nature/birds.mjs";
import { clump } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const stone = {
  grass: "#6fae5c",
  lit: "#d4e48c",
  stone: "#8a8478",
  pale: "#cfc4a4",
  shade: "#2f4444",
};

/**
 * Noon in the lost city, seen as one sees it from its upper end: oval terraces of grass, each with
 * its low wall and the ring of stones where a house stood, go down the back of a ridge, one behind
 * the other; a narrow stair joins them; the forest falls away on both sides.
 */
export function mediodia() {
  return poster(853, "Terrazas ovaladas de piedra sobre el filo de una montaña", (press) => {
    return valley(press) + ridgeOf(press) + walkers(press);
  });
}

/** @param {Press} press */
function valley({ sheet, random, stipple }) {
  const press = { sheet, random, stipple };
  let out = band(-20, 620, sheet.linear([0, 0, 0, 560], "0 #5aa4b8, .5 #b4dcd0, 1 #f2f2d4"));
  out += stipple(
    band(-20, 560, sheet.radial([1100, 100, 900], "0 #fffbe4 .95, .5 #cdeadc .4, 1 #5aa4b8 0")),
  );
  out += clouds(random, "700,80,620,22 80,150,520,18 1180,190,420,14", inks.cream, 0.9);
  for (const [crest, ink, rim, low] of /** @type {[string, string, string, number][]} */ ([
    [
      "-20,260 140,190 300,120 440,190 600,250 760,200 900,240 1060,170 1240,90 1400,160 1640,250",
      "#8ab8b4",
      "#f4f4dc",
      240,
    ],
    [
      "-20,300 120,240 280,300 460,370 640,330 820,380 1000,350 1200,270 1380,200 1640,300",
      "#5a9a8c",
      "#dcecc8",
      340,
    ],
    [
      "-20,330 160,360 340,430 560,470 800,440 1040,470 1240,410 1460,330 1640,340",
      "#37806c",
      "#c4dca8",
      430,
    ],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough: 20,
      grain: 62,
      floor: 720,
      rim,
      rimOffset: [2, -3],
      mist: ["#f4f2d8", low, low + 190, 0.95],
      shade: [inks.night, 110, 0.3],
    });
  return out;
}

/**
 * The ridge with its terraces, far ones first.
 * @param {Press} press
 */
function ridgeOf(press) {
  const { sheet, random, stipple } = press;
  const row = treelines(press, ({ rim, ink }) => ({
    light: sheet.radial([900, 480, 800], `0 ${rim} .9, 1 ${ink} 0`),
    foot: ["#0c3a34", 0.8],
    rimOffset: [2, -3],
  }));
  const leaves = { dark: "#1c5a48", lit: "#6fae68", stem: "#8a8068", planted: true };
  const crown = featherCrown(press);
  const ground = (/** @type {string} */ line) => {
    const id = sheet.path(`${curve(points(line), { closed: true })}`);
    return (
      use(id, { fill: "#c4d88c", y: -3 }) +
      use(id, { fill: "#3c8054" }) +
      stipple(use(id, { fill: sheet.linear([0, 470, 0, 900], "0 #a8c870 .7, 1 #1f5a48 .6") }))
    );
  };
  let out = row(
    "-20,640 180,600 340,560 520,520 700,500 900,490 1100,500 1300,530 1480,570 1640,590",
    34,
    "#2a735c",
    "#b4d08c",
    1020,
  );
  out += palms(crown, "640,560,360,.5,8,5 1180,560,330,-.56,-10,5 1240,580,400,.42,0,4", leaves);
  // The back of the ridge: narrow far off, wide where we stand.
  out += ground(
    "820,500 960,484 1090,506 1130,560 1100,610 1180,660 1290,740 1420,860 1560,1060 160,1060 300,880 420,760 560,680 690,620 740,560",
  );
  const rings = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx) => {
    let dots = "";
    let shade = "";
    const count = Math.round(14 + rx / 14);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 2 * Math.PI + random.between(-0.04, 0.04);
      const [px, py] = [x + Math.cos(a) * rx, y + Math.sin(a) * rx * 0.27];
      const w = (rx / count) * random.between(2.4, 3.6);
      const h = w * 0.5;
      dots += `M${short(px - w / 2)} ${short(py)}q${short(w * 0.1)} ${short(-h)} ${short(w / 2)} ${short(-h)}t${short(w / 2)} ${short(h)}z`;
      shade += `M${short(px - w / 2)} ${short(py)}h${short(w)}l${short(-w * 0.16)} ${short(h * 0.3)}h${short(-w * 0.7)}z`;
    }
    return `<path fill="#2f5a48" d="${shade}"/><path fill="#d8ccaa" d="${dots}"/>`;
  };
  /** @param {number} x @param {number} y @param {number} rx @param {number} high @param {number[]} ring */
  const lawn = (x, y, rx, high, ring) =>
    terrace(press, { x, y, rx, ry: Math.round(rx * 0.27), high, ...stone }) +
    rings(x + ring[0], y + ring[1], ring[2]);
  out += lawn(955, 522, 92, 10, [0, 0, 44]);
  out += lawn(880, 592, 150, 16, [-14, 0, 78]);
  out += stair(random, "1010,626 1046,596 1010,560", [24, 12]);
  out += lawn(1128, 640, 96, 14, [6, 0, 46]);
  out += lawn(700, 706, 214, 24, [-20, -2, 112]);
  out += stair(random, "884,720 960,690 968,636", [40, 20]);
  out += row("1120,860 1200,780 1320,730 1480,690 1640,640", 64, "#22664f", "#a8c87c", 1020, {
    from: 1170,
    taper: [70, 0],
  });
  out += row("-20,590 120,640 240,720 340,830 420,960 470,1080", 64, "#22664f", "#a8c87c", 1080, {
    to: 470,
  });
  out += palms(crown, "1330,790,430,.8,20,7 1420,800,540,-.7,-10,6 250,720,420,-.74,10,6", leaves);
  out += lawn(960, 892, 372, 40, [70, -6, 190]);
  out += stair(random, "560,1030 500,880 600,772", [120, 44]);
  return out;
}

/**
 * Steps of flat stones along a line, from the near end to the far one.
 * @param {Press["random"]} random @param {string} line @param {[number, number]} wide
 */
function stair(random, line, wide) {
  const [a, b, c] = points(line);
  const long = Math.hypot(c[0] - a[0], c[1] - a[1]);
  let faces = "";
  let treads = "";
  for (let t = 0, w = wide[0]; t <= 1; t += (w * 0.24) / long) {
    w = wide[0] + (wide[1] - wide[0]) * t;
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0] + random.between(-2, 2);
    const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1];
    treads += `M${short(x - w / 2)} ${short(y)}l${short(w * 0.14)} ${short(-w * 0.13)}h${short(w * 0.74)}l${short(w * 0.12)} ${short(w * 0.13)}z`;
    faces += `M${short(x - w / 2)} ${short(y)}h${short(w)}v${short(w * 0.1)}h${short(-w)}z`;
  }
  return `<path fill="#2f4a44" d="${faces}"/><path fill="#e4d8b4" d="${treads}"/>`;
}

/** @param {Press} press */
function walkers(press) {
  const { random, sheet } = press;
  const row = treelines(press, ({ rim, ink }) => ({
    light: sheet.radial([900, 480, 800], `0 ${rim} .9, 1 ${ink} 0`),
    foot: ["#0c3a34", 0.8],
    rimOffset: [2, -3],
  }));
  const how = {
    from: /** @type {const} */ ("sierra"),
    ink: "#1c2a2c",
    rim: "#fffbe0",
    rimOffset: /** @type {[number, number]} */ ([0.8, -0.9]),
    lit: 1,
    edge: "#b8a078",
    shade: "#1c3a34",
    tones: { skin: "#6a3f2a", hair: "#1a1614", hat: "#ecd08c", steel: "#b8c4bc", wood: "#7a5434" },
  };
  return (
    figures(
      press,
      [
        [
          "walkerBack",
          690,
          712,
          0.78,
          false,
          { top: "#f0e4c4", bottom: "#3a5a64", load: "#b5442f" },
        ],
        [
          "walkerBack",
          650,
          716,
          0.76,
          false,
          { top: "#d8a03c", bottom: "#4a4438", load: "#2f6f76" },
        ],
      ],
      { ...how, rimOffset: [1.4, -1.4] },
    ) +
    `<path fill="#1f4a3c" opacity=".5" d="M700 930q80-14 160 0-80 14-160 0zM860 950q80-14 160 0-80 14-160 0zM1060 936q80-14 160 0-80 14-160 0z"/>` +
    figures(
      press,
      [
        ["guide", 780, 926, 1.95, true, { top: "#e8dcb8", bottom: "#4a5a4c", load: "#8a6a3c" }],
        ["walker", 950, 946, 2, true, { top: "#d8703c", bottom: "#2f4a5c", load: "#2f6f76" }],
        [
          "walker",
          1140,
          932,
          1.95,
          true,
          { top: "#f2c04c", bottom: "#4a3a34", load: "#b5442f", hat: "#3f7a68" },
        ],
      ],
      how,
    ) +
    row("-40,860 100,850 240,920 360,1010 440,1100", 84, "#154a40", "#6f9a68", 1100, { to: 440 }) +
    row("1290,1100 1400,990 1500,920 1640,860", 84, "#154a40", "#6f9a68", 1100, { from: 1290 }) +
    clump(
      random,
      [
        { x: -20, y: 1060, angle: -62, long: 340, wide: 110, bend: 40 },
        { x: 80, y: 1090, angle: -32, long: 300, wide: 96, bend: 26 },
        { x: 1630, y: 1060, angle: -122, long: 340, wide: 112, bend: -36 },
      ],
      { shade: "#0a332f", lit: "#2a7a58", rib: "#b4d48c" },
    ) +
    macaws("420,270,1,-8 520,330,.8,4", { body: "#c8402f", far: "#8a2a2c", edge: "#f2c04c" })
  );
}
