import { campfire } from "../../nature/campfire.mjs";
import { clump } from "../../nature/leaves.mjs";
import { featherCrown, palm, palms } from "../../nature/palm.mjs";
import { scrim } from "../../nature/sky-backdrop.mjs";
import { milkyWay, stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const at = { x: 862, y: 838 };
const { night } = inks;
const top = 500;

export const tileLeft = 500;

/** New Year on the Pacific: a fire on the beach, surf, stars, a canoe drawn up. */
export function hero() {
  return poster(
    211,
    "Fogata en la playa del Pacífico bajo las estrellas",
    (press) => {
      return sky(press) + surf(press) + beach(press);
    },
    { grain: 0.45 },
  );
}

/** @param {Press} press */
function sky({ sheet, random, stipple }) {
  let out = band(
    -20,
    top + 20,
    sheet.linear([0, 0, 0, top], "0 #071428, .5 #0f2f4c, .85 #27606c, 1 #5a8f80"),
  );
  const way = "rotate(28 980 220)";
  out += stipple(
    `<ellipse cx="980" cy="220" rx="900" ry="140" transform="${way}" fill="${sheet.radial([980, 220, 900], "0 #8fb4c4 .6, .5 #5f86a4 .36, 1 #3a6488 0", "matrix(1 0 0 .155 0 186)")}"/><ellipse cx="920" cy="212" rx="560" ry="50" transform="${way}" fill="${sheet.radial([920, 212, 560], "0 #fbe6c4 .6, 1 #e9b4a4 0", "matrix(1 0 0 .09 0 193)")}"/>`,
  );
  out += stars(random, {
    count: 620,
    to: 480,
    fade: 700,
  });
  out += milkyWay(random, { fill: "#dff0ff", x: 980, y: 220, turn: 28, to: 470 });
  return out;
}

/** @param {Press} press */
function surf(press) {
  const { sheet, random } = press;
  let out = band(
    top,
    1020,
    sheet.linear([0, top, 0, 860], "0 #6f9f8a, .06 #2f6c74, .3 #164a58, 1 #0a2434"),
  );
  out += `<path fill="#0a2a3a" opacity=".8" d="${ripplePath(random, { top: top + 14, bottom: 760, spread: () => [-20, 1640], count: 110, long: 240, thick: 9, crowd: 1.1 })}"/>`;
  out += `<path fill="#8fc4b0" opacity=".8" d="${ripplePath(random, { top: top + 6, bottom: 720, spread: () => [200, 1640], count: 110, long: 130, thick: 5, crowd: 1.3 })}"/>`;
  const crown = featherCrown(press);
  for (const [
    line,
    from,
    size,
    ink,
    rim,
    floor,
  ] of /** @type {[string, number, number, string, string, number][]} */ ([
    ["1060,500 1140,470 1280,430 1440,390 1640,340", 1060, 30, "#1c4a54", "#5f8f88", 510],
    ["1200,528 1270,490 1380,450 1500,400 1640,360", 1200, 46, "#123a44", "#3f6f70", 534],
  ]))
    out += treeline(press, {
      line,
      from,
      size,
      ink,
      rim,
      floor,
      taper: [70, 0],
      rimOffset: [-2, -3],
      foot: [night, 0.8],
      mirror: ["#081c2a", 0.4],
    });
  out += palms(crown, "1336,520,350,-.56 1400,520,290,.68 1560,520,240,-.84", {
    dark: "#0c2834",
    lit: "#1f4f58",
    thick: 4,
    planted: true,
  });
  // Three waves come in, each a line of foam with its own shade below.
  const wave = (/** @type {number} */ y, /** @type {number} */ k) =>
    points("-40,0 120,10 300,-6 500,8 700,-4 900,10 1100,-2 1300,12 1500,0 1660,8").map(
      ([x, dy]) => /** @type {[number, number]} */ ([x, y + dy * k + (x - 800) * 0.012]),
    );
  for (const [y, k, thick, ink] of /** @type {[number, number, number, string][]} */ ([
    [600, 0.8, 5, "#a9d4c4"],
    [650, 1.2, 8, "#cfe8d4"],
    [712, 1.7, 13, "#f2f4dc"],
  ])) {
    const over = wave(y, k);
    const level = heightAlong(over);
    /** @type {[number, number][]} */
    const under = [];
    // Lace: the foam's near edge in uneven tongues.
    for (let x = 1660; x > -50; x -= random.between(14, 46) * k)
      under.push([x, level(x) + thick * (0.25 + 1.5 * random.next() ** 2)]);
    out += `<path fill="#0c3444" opacity=".7" d="${curve([...wave(y - thick * 2.4, k), ...under], { closed: true })}"/><path fill="${ink}" d="${curve([...over, ...under], { closed: true })}"/>`;
    out += `<path fill="${ink}" opacity=".8" d="${ripplePath(random, { top: y + thick, bottom: y + thick + 26, spread: () => [-20, 1640], count: 60, long: 110, thick: 6, crowd: 1 })}"/>`;
  }
  return out;
}

/** @param {Press} press */
function beach(press) {
  const { sheet, random, stipple } = press;
  const id = sheet.path(
    `${curve(points("-40,820 200,800 440,784 680,772 900,776 1160,790 1400,786 1660,768"))}V1040H-40z`,
  );
  let out =
    use(id, { fill: "#5f8a86", y: -24 }) +
    use(id, { fill: "#e6ecd0", y: -4 }) +
    use(id, { fill: "#3a2f38" }) +
    stipple(
      use(id, {
        fill: sheet.linear([0, 780, 0, 980], `0 #7a5a4c .6, .4 ${night} 0, 1 ${night} .95`),
      }),
    );
  // A canoe drawn up on the sand.
  out += `<g transform="translate(1216 872)rotate(-6)scale(1.5)"><path fill="${night}" opacity=".6" d="M-110 4q110 26 214-2-40 26-100 26-80 0-114-24z"/><path fill="#ffb44c" transform="translate(-2 -3)" d="M-112-20q7 17 36 22 36 6 80 6 46 0 72-8 24-7 34-24-20 14-106 16-84 0-116-12z"/><path fill="#6a2a26" d="M-112-20q7 17 36 22 36 6 80 6 46 0 72-8 24-7 34-24-20 14-106 16-84 0-116-12z"/><path fill="#2a1418" d="M-98-15q40 10 96 11 70-2 98-12-50 8-98 7-60 0-96-6z"/></g>`;
  out += campfire(press, { ...at, scale: 1.25, reach: 620, sparks: 46 });
  const ink = "#0a0f18";
  const how = {
    from: /** @type {const} */ ("choco"),
    ink,
    rim: "#ffb44c",
    edge: "#a8542c",
    shade: "#0a1218",
    tones: { skin: "#40221e", hair: "#08080e", hat: "#b8803c", wood: "#5a3020", steel: "#98948c" },
  };
  out += figures(
    press,
    [
      ["bareheaded", 600, 868, 1.3, false, { top: "#6a7a70" }],
      ["suitor", 684, 872, 1.3, false, { top: "#c8b48c", bottom: "#8a7a60" }],
      ["skipper", 752, 876, 1.25, false, { top: "#b8643c", glow: "#ffc860" }],
    ],
    { ...how, rimOffset: [1.3, -0.8], lit: 1 },
  );
  out += figures(
    press,
    [
      ["dancer", 1004, 868, 1.3, true, { top: "#c8b48c", bottom: "#9a3a34" }],
      ["matron", 1110, 872, 1.3, true, { top: "#7a3c3c", bottom: "#3a3440" }],
      ["seated", 1190, 882, 1.3, true, { top: "#4a6a68", bottom: "#2a2c34" }],
    ],
    { ...how, rimOffset: [1.3, -0.8], lit: -1 },
  );
  const crown = featherCrown(press);
  out += palm(crown, {
    x: 1500,
    foot: 960,
    head: 300,
    scale: 1.7,
    dark: "#0a1f2a",
    lit: "#1a4048",
    stem: "#142a34",
    thick: 12,
    planted: true,
    bend: -60,
  });
  out += scrim(press, night, { to: 600, flat: 0.6, grain: 0.6 });
  out += clump(
    random,
    [
      { x: 1640, y: 1060, angle: -128, long: 320, wide: 100, bend: -34 },
      { x: 1560, y: 1090, angle: -150, long: 260, wide: 84, bend: -20 },
      { x: -30, y: 1070, angle: -58, long: 270, wide: 88, bend: 40 },
      { x: 40, y: 1090, angle: -34, long: 220, wide: 76, bend: 26 },
    ],
    { shade: "#050f16", lit: "#12343a", rib: "#3f6a66" },
  );
  return out;
}
