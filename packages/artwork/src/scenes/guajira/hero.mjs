import { cardon } from "../../nature/cactus.mjs";
import { flamingo, flamingosInFlight } from "../../nature/flamingo.mjs";
import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = /** @type {const} */ ({ x: 900, y: 262, r: 88, face: "ringed" });

export const tileLeft = 640;

/** Where the desert walks into the sea: a dune, a lagoon with flamingos, a cardón. */
export function hero() {
  return poster(151, "Dunas, cardón y flamencos junto al mar", (press) => {
    return sky(press) + sea(press) + desert(press) + lagoon(press);
  });
}

/** @param {Press} press */
function sky(press) {
  const { random } = press;
  const clouds = cloudPath(random, "1040,150,420,10 560,210,300,9 1180,330,360,9");
  return (
    skyBackdrop(press, {
      sun,
      ramp: `0 #fff1c8, .2 #fdd38c, .42 #f6a358, .62 #d36a40, .82 #8a3a36, 1 ${inks.wine}`,
      reach: 980,
      squash: 0.86,
      floor: 480,
      blush: "#fbd08a",
      halo: "0 #fff1c8 .9, .4 #ffe0a0 .5, 1 #fdd38c 0",
      haloRadius: 400,
      vignette: [320, 0.55],
    }) +
    `<path fill="#e0703f" opacity=".55" d="${clouds}"/>` +
    flamingosInFlight(
      "700,150,.6,1 756,172,.54,0 650,178,.5,1 806,198,.46,1 612,206,.42,0",
      "#d8455a",
      "#6a2030",
    )
  );
}

/** @param {Press} press */
function sea(press) {
  const { sheet, random } = press;
  return (
    mountainRange(press, {
      crest: "-20,460 900,456 1080,440 1200,412 1330,400 1460,424 1640,416",
      ink: "#b8583c",
      rough: 7,
      grain: 40,
      floor: 480,
      rim: "#fdd9a0",
      mist: ["#fbc888", 420, 476, 0.8],
    }) +
    band(462, 700, sheet.linear([0, 462, 0, 640], "0 #f6dca4, .1 #9fd2c0, .3 #3fb0ac, 1 #1b7f8c")) +
    `<path fill="#e4f5dc" d="${ripplePath(random, { top: 468, bottom: 640, spread: () => [480, 1640], count: 120, long: 160, thick: 6, crowd: 1.3 })}"/>` +
    `<path fill="#12606e" opacity=".6" d="${ripplePath(random, { top: 476, bottom: 640, spread: () => [400, 1640], count: 70, long: 180, thick: 7 })}"/>` +
    `<path fill="${inks.cream}" d="${ripplePath(random, { top: 466, bottom: 600, spread: (y) => [sun.x - 80 - (y - 462) * 0.4, sun.x + 80 + (y - 462) * 0.4], count: 60, long: 110, thick: 6 })}"/>`
  );
}

/** @param {Press} press */
function desert(press) {
  const { sheet, random, stipple } = press;
  const far = sheet.path(
    `${curve(points("560,700 700,640 860,606 1040,596 1200,560 1360,540 1500,552 1660,520"))}V1020H560z`,
  );
  let out =
    use(far, { fill: inks.cream, y: -5 }) +
    use(far, { fill: "#f0a651" }) +
    stipple(
      use(far, { fill: sheet.linear([0, 560, 0, 760], "0 #ffe0a0 .8, 1 #e08a40 0") }) +
        use(far, { fill: sheet.linear([900, 0, 1640, 0], "0 #b4502c 0, 1 #9a3f2c .7") }),
    );
  // One great dune: its lit back, then the slip face in shade under a knife edge.
  const crest = points(
    "-40,330 80,300 190,306 300,350 390,420 460,486 560,536 650,600 640,676 560,740 500,820 540,900 640,980 700,1040",
  );
  const back = sheet.path(
    `${curve(points("-40,330 80,300 190,306 300,350 400,402 540,440 680,510 820,600 900,700 960,840 1040,1040"))}L-40 1040z`,
  );
  const slope = sheet.path(`${curve(crest)}L-40 1040z`);
  out +=
    use(back, { fill: "#fff0c4", x: 2, y: -4 }) +
    use(back, { fill: "#ee9440" }) +
    stipple(
      use(back, {
        fill: sheet.linear([420, 420, 800, 900], "0 #ffe3a0 1, .4 #f8bc66 .6, 1 #c65c30 .7"),
      }),
    ) +
    use(slope, { fill: "#ffd894", x: 3, y: -2 }) +
    use(slope, { fill: "#7d2f2c" }) +
    stipple(
      use(slope, {
        fill: sheet.linear(
          [0, 340, 640, 560],
          `0 ${inks.wine} .9, .7 ${inks.wine} .5, 1 #b4492b .5`,
        ),
      }) +
        use(slope, {
          fill: sheet.linear([0, 480, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .8`),
        }),
    );
  let ripples = "";
  for (let i = 0; i < 15; i++) {
    const y = 520 + i * 34;
    ripples += `M${short(660 + i * 16 - (i > 6 ? (i - 6) * 22 : 0))} ${y + 60}q${short(60 + i * 5)} ${short(random.between(-26, -10))} ${short(110 + i * 6)} ${short(random.between(0, 26))}`;
  }
  out += `<path fill="none" stroke="#b4552c" stroke-width="3" stroke-linecap="round" opacity=".55" d="${ripples}"/>`;
  out += figures(
    press,
    [
      ["trekker", 590, 548, 0.82, true],
      ["walker", 662, 606, 0.82, true],
    ],
    { from: "guajira", ink: "#2a0f1c", rim: "#fff0c4", rimOffset: [1.8, -1.6] },
  );
  return out;
}

/** @param {Press} press */
function lagoon(press) {
  const { sheet, random, stipple } = press;
  const shape = points(
    "800,860 880,800 1020,770 1180,764 1340,776 1500,800 1660,800 1660,1060 760,1060 740,960",
  );
  const id = sheet.path(curve(shape, { closed: true }));
  let out =
    use(id, { fill: "#fff0c4", x: -6, y: -7 }) +
    use(id, { fill: "#4fb8ac" }) +
    stipple(
      use(id, {
        fill: sheet.linear([0, 770, 0, 1000], "0 #fbe0a8 .95, .4 #7fd0bc .4, 1 #0f5a68 .9"),
      }) + use(id, { fill: sheet.linear([1200, 0, 1640, 0], "0 #0f5a68 0, 1 #0f4a58 .8") }),
    );
  out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 780, bottom: 1000, spread: () => [800, 1600], count: 70, long: 150, thick: 6 })}"/>`;
  const birds = /** @type {[ "tall" | "feed" | "rest", number, number, number, boolean][]} */ ([
    ["rest", 1190, 806, 0.42, false],
    ["feed", 1260, 812, 0.44, true],
    ["tall", 1130, 812, 0.44, true],
    ["feed", 1060, 850, 0.72, false],
    ["tall", 930, 916, 1.12, true],
    ["rest", 1180, 884, 0.8, false],
  ]);
  let mirror = "";
  for (const [, x, y, s] of birds)
    for (let k = 0; k < 9; k++) {
      const w = 90 * s * random.between(0.3, 1) * (1 - k / 14);
      mirror += `M${short(x - w / 2 + random.between(-8, 8))} ${short(y + 8 + k * 15 * s)}q${short(w / 2)}-5 ${short(w)} 0-${short(w / 2)} 5-${short(w)} 0z`;
    }
  out += `<path fill="#e8697a" opacity=".75" d="${mirror}"/>`;
  for (const [how, x, y, scale, flip] of birds)
    out += flamingo(how, {
      x,
      y,
      scale,
      flip,
      pink: "#f4697a",
      deep: "#d63f58",
      light: "#ffd2b4",
      ink: "#2a0f1c",
      leg: "#b83a52",
    });
  const green = {
    dark: "#0f4a48",
    mid: "#2a7a5c",
    lit: "#5fa066",
    rim: "#e6d88c",
    bloom: "#e23f4c",
  };
  out += cardon({ x: 1490, y: 962, scale: 1.3, ...green });
  out += cardon({ x: 1064, y: 612, scale: 0.17, ...green });
  out += cardon({ x: 1122, y: 600, scale: 0.13, ...green, flip: true });
  const foot = sheet.path(
    `${curve(points("1120,1040 1240,980 1380,944 1520,940 1660,920"))}V1060H1120z`,
  );
  out +=
    use(foot, { fill: "#ffd894", y: -4 }) +
    use(foot, { fill: "#a8452c" }) +
    stipple(
      use(foot, { fill: sheet.linear([0, 930, 0, 1010], `0 ${inks.wine} 0, 1 ${inks.wine} .95`) }),
    );
  out += `<path fill="#3f1424" d="${grass(random, { from: 1200, to: 1640, foot: () => 1020, tall: 70, count: 50 })}"/>`;
  return out + scrim(press, inks.night, { to: 560, flat: 0.55, grain: 0.7 });
}
