import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palm } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { disc, stars } from "../../nature/sky-shapes.mjs";
import { peaks, snowPeaks } from "../../nature/snow-peaks.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { litBoats } from "../../objects/lit-boats.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

/**
 * @import { Press } from "../../print/poster.mjs"
 */

const night = "#081630";
const top = 580;
const [gold, rose, jade, cream] = ["#ffd06a", "#ff6f7c", "#5fd6b4", "#fff6df"];
const moon = { x: 640, y: 150, r: 44 };

export const tileLeft = 560;

/** December in the bay: boats dressed with lights under the snow of the sierra. */
export function hero() {
  return poster(
    271,
    "Botes iluminados en la bahía bajo la sierra nevada",
    (press) => {
      return sky(press) + bay(press) + quay(press);
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function sky(press) {
  const { sheet, random, stipple } = press;
  let out = skyBackdrop(press, {
    sun: { x: 900, y: 480, r: 0 },
    ramp: `0 #7fb0b8, .24 #4f82a4, .5 #2c4f86, .76 #16295c, 1 ${night}`,
    reach: 980,
    squash: 0.7,
    floor: 640,
    halo: "0 #a8d0c8 .5, 1 #4f82a4 0",
    haloRadius: 400,
    vignette: [380, 0.7],
  });
  out += stars(random, {
    count: 480,
    fill: cream,
    to: 400,
    fade: 460,
    apart: { ...moon, r: 90 },
  });
  const ball = sheet.path(disc(random, moon.x, moon.y, moon.r));
  out +=
    stipple(
      `<circle cx="${moon.x}" cy="${moon.y}" r="220" fill="${sheet.radial([moon.x, moon.y, 220], ".16 #fff0cc .6, .5 #8fb0d0 .25, 1 #4f6aa4 0")}"/>`,
    ) +
    use(ball, { fill: "#fff0cc" }) +
    stipple(
      use(ball, {
        fill: sheet.linear([moon.x - 40, 0, moon.x + 50, 0], "0 #c9a89a 0, 1 #b0909c .8"),
      }),
    );
  out += snowPeaks(press, {
    ...peaks,
    rock: "#34548a",
    dark: "#16295c",
    white: "#e6eef0",
    warm: "#fff0cc",
    blue: "#7f9cc4",
    rim: "#c4d8e4",
    floor: 660,
    mist: ["#6f9cb4", 280, 500, 0.9],
  });
  for (const [crest, ink, rough, low] of /** @type {[string, string, number, number][]} */ ([
    [
      "-20,450 200,430 420,410 600,430 760,404 900,420 1060,390 1200,414 1400,380 1640,400",
      "#2a4a7c",
      18,
      420,
    ],
    [
      "-20,500 180,486 400,474 560,500 740,484 920,500 1100,470 1300,466 1480,444 1640,452",
      "#1c3564",
      14,
      480,
    ],
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain: 56,
      floor: 640,
      rim: "#5f8ab0",
      rimOffset: [-1, -2],
      mist: ["#4f7c9c", low + 10, 600, 0.7],
      shade: [night, 90, 0.4],
    });
  return out;
}

/** @param {Press} press */
function bay(press) {
  const { sheet, random, stipple } = press;
  let out = treeline(press, {
    line: "-20,540 260,548 560,556 900,556 1200,546 1640,530",
    size: 24,
    floor: top + 6,
    ink: "#122450",
    rim: "#3f6494",
    rimOffset: [-1, -3],
    foot: [night, 0.8],
  });
  // The town: a line of windows and their trembling in the water.
  let windows = "";
  let streaks = "";
  for (let i = 0; i < 110; i++) {
    const x = 480 + 1160 * random.next();
    windows += `M${short(x)} ${short(top - 4 - random.next() ** 2 * 36)}h${short(random.between(0, 5))}`;
    if (i % 2)
      streaks += `M${short(x)} ${short(top + random.between(8, 16))}v${short(random.between(8, 40))}`;
  }
  out += `<path fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round" d="${windows}"/>`;
  out += band(
    top + 4,
    1020,
    sheet.linear([0, top, 0, 1000], "0 #3f6c94, .1 #234a7c, .4 #12305c, 1 #071226"),
  );
  out += `<path fill="none" stroke="${gold}" stroke-width="3" stroke-dasharray="5 4 8 5" opacity=".7" d="${streaks}"/>`;
  out += `<path fill="#0a1c40" opacity=".8" d="${ripplePath(random, { top: top + 20, bottom: 1010, spread: () => [-40, 1640], count: 150, long: 260, thick: 12, crowd: 1 })}"/>`;
  out += `<path fill="#5f90b4" opacity=".75" d="${ripplePath(random, { top: top + 10, bottom: 980, spread: () => [200, 1640], count: 130, long: 160, thick: 6, crowd: 1.2 })}"/>`;
  out += `<path fill="#fff0cc" opacity=".8" d="${ripplePath(random, { top: top + 8, bottom: 860, spread: (y) => [moon.x - 20 - (y - top) * 0.1, moon.x + 40 + (y - top) * 0.1], count: 50, long: 80, thick: 6, crowd: 1.2 })}"/>`;
  out += scrim(press, night, { to: 600, flat: 0.66, grain: 0.7 });
  const boats =
    /** @type {{ x: number, y: number, scale: number, kind: "sail" | "launch", bulbs: string, flip?: boolean }[]} */ ([
      { x: 700, y: 622, scale: 0.42, kind: "sail", bulbs: gold },
      { x: 1140, y: 626, scale: 0.46, kind: "sail", bulbs: rose, flip: true },
      { x: 930, y: 640, scale: 0.5, kind: "launch", bulbs: jade },
      { x: 1380, y: 646, scale: 0.56, kind: "launch", bulbs: gold, flip: true },
      { x: 1540, y: 620, scale: 0.46, kind: "sail", bulbs: jade },
      { x: 1250, y: 716, scale: 0.9, kind: "sail", bulbs: gold },
      { x: 640, y: 716, scale: 0.72, kind: "launch", bulbs: rose },
      { x: 900, y: 780, scale: 1.35, kind: "sail", bulbs: gold, flip: true },
      { x: 1440, y: 800, scale: 1.15, kind: "launch", bulbs: rose },
    ]);
  /** @type {Record<string, string>} */
  const mirror = {};
  let halos = "";
  for (const { x, y, scale: s, kind, bulbs } of boats) {
    const tall = kind === "sail" ? 190 : 92;
    halos += `<circle cx="${x}" cy="${short(y - tall * 0.4 * s)}" r="${short(150 * s)}" fill="${sheet.radial([x, Math.round(y - tall * 0.4 * s), Math.round(150 * s)], `0 ${bulbs} .55, 1 ${bulbs} 0`)}"/>`;
    let d = "";
    const rows = kind === "sail" ? 16 : 9;
    for (let k = 0; k < rows; k++) {
      for (let n = 0; n < 2; n++) {
        const w = random.between(14, 62) * s;
        const px = x - w / 2 + random.between(-70, 70) * s * (1 - k / (rows + 4));
        d += `M${short(px)} ${short(y + (8 + k * 12) * s)}q${short(w / 2)} ${short(-4 * s)} ${short(w)} 0 ${short(-w / 2)} ${short(4 * s)} ${short(-w)} 0z`;
      }
    }
    mirror[bulbs] = (mirror[bulbs] ?? "") + d;
  }
  for (const [ink, d] of Object.entries(mirror))
    out += `<path fill="${ink}" opacity=".85" d="${d}"/>`;
  return (
    out +
    stipple(halos) +
    litBoats(boats, { hull: "#0e1c3c", trim: "#8a3f4c", lit: "#ffe2a0", ink: "#0a1630" })
  );
}

/** @param {Press} press */
function quay(press) {
  const { sheet, stipple } = press;
  const id = sheet.path("M480 1040q60-76 190-96 260-34 520-30t470 16v120z");
  let out =
    use(id, { fill: gold, y: -4 }) +
    use(id, { fill: "#16264c" }) +
    stipple(
      use(id, {
        fill: sheet.radial([860, 920, 420], "0 #e0a060 .8, 1 #16264c 0", "matrix(1 0 0 .3 0 644)"),
      }) + use(id, { fill: sheet.linear([0, 920, 0, 1000], `0 ${night} 0, 1 ${night} .95`) }),
    );
  out += figures(
    press,
    [
      ["stroller", 730, 930, 1.5, false, { top: "#8a7a6c" }],
      ["lookout", 830, 934, 1.5, false, { top: "#b8606c", bottom: "#2c3a6c" }],
      ["gazer", 900, 936, 1.45, false, { top: "#c8944c", bottom: "#3a4a7c" }],
      ["walkerFront", 1070, 934, 1.5, false, { top: "#4a6a8c", bottom: "#1c2848", hat: "#6a5a4c" }],
    ],
    {
      from: "caribbean",
      ink: "#060d20",
      rim: gold,
      rimOffset: [0.7, -1.2],
      edge: "#6a6a84",
      shade: "#060d20",
      tones: {
        skin: "#33202c",
        hair: "#080c1a",
        hat: "#a88a5c",
        wood: "#3a2c34",
        steel: "#8a90a4",
      },
    },
  );
  const crown = featherCrown(press);
  out += palm(crown, {
    x: 1520,
    foot: 960,
    head: 330,
    scale: 1.5,
    dark: "#081838",
    lit: "#1f4468",
    stem: "#0d1c3c",
    thick: 11,
    planted: true,
    bend: -50,
  });
  out += palm(crown, {
    x: 1420,
    foot: 970,
    head: 470,
    scale: 1.1,
    dark: "#081838",
    lit: "#1f4468",
    stem: "#0d1c3c",
    thick: 8,
    planted: true,
    bend: 30,
    flip: true,
  });
  return out;
}
