import { campfire } from "../../nature/campfire.mjs";
import { clump } from "../../nature/leaves.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { people } from "../../people/people.mjs";
import { curve, points, polygon, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/** What the night will be played on: the palm-wood marimba and two drums, by the fire. */
export function tambores() {
  return poster(1013, "Marimba de chonta y cununos junto al fuego", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 500, sheet.linear([0, 0, 0, 500], "0 #06131f, .6 #0f2f4c, 1 #2a5a66"));
    out += stars(random, {
      count: 300,
      to: 400,
      fade: 440,
    });
    out += band(480, 620, sheet.linear([0, 480, 0, 610], "0 #3a7074, 1 #123a48"));
    const ground = sheet.path(
      `${curve(points("-40,580 300,566 800,574 1300,564 1660,580"))}V1040H-40z`,
    );
    out +=
      use(ground, { fill: "#e8b47c", y: -4 }) +
      use(ground, { fill: "#4a3034" }) +
      stipple(
        use(ground, {
          fill: sheet.linear(
            [0, 600, 0, 940],
            `0 #8a5440 .8, .5 ${inks.night} 0, 1 ${inks.night} .95`,
          ),
        }),
      );
    out += campfire(press, {
      x: 1120,
      y: 610,
      scale: 1.8,
      reach: 900,
      sparks: 60,
    });
    out += people(
      [
        ["dance", 700, 590, 1.5, false],
        ["sway", 800, 600, 1.5, true],
        ["sway", 1330, 590, 1.46, false],
        ["dance", 1430, 592, 1.5, true],
        ["rest", 420, 586, 1.4, false],
      ],
      { ink: "#060d16", rim: "#ffb45c", rimOffset: [0, -2] },
    );
    out += `<g transform="translate(-70 -150)scale(1.16)">${marimba(press)}</g>`;
    out += drum(press, 1270, 950, 230, 360, "#e8cc9c");
    out += drum(press, 1490, 1000, 280, 430, "#f0d8a8");
    return (
      out +
      clump(
        random,
        [
          { x: -40, y: 1060, angle: -64, long: 380, wide: 120, bend: 40 },
          { x: 60, y: 1090, angle: -30, long: 300, wide: 96, bend: 26 },
        ],
        { shade: "#050f16", lit: "#12343a", rib: "#4f7a6c" },
      )
    );
  });
}

/** The marimba, from above its near edge: bars that shorten, bamboo below. @param {Press} press */
function marimba({ sheet, stipple }) {
  let out = "";
  let tubes = "";
  let shine = "";
  let bars = "";
  let edges = "";
  let faces = "";
  const count = 18;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = 130 + 820 * t;
    const w = 40;
    const [far, near] = [600 - 14 * t + 40 * t, 770 - 60 * t];
    const long = 210 - 130 * t;
    tubes += `M${short(x + 3)} ${short(near + 8)}h${w - 6}v${short(long)}q${short(-(w - 6) / 2)} 14 ${-(w - 6)} 0z`;
    shine += `M${short(x + w - 12)} ${short(near + 10)}h6v${short(long)}h-6z`;
    bars += polygon([
      [x + 6, far],
      [x + w + 2, far],
      [x + w - 2, near],
      [x, near],
    ]);
    edges += polygon([
      [x, near],
      [x + w - 2, near],
      [x + w - 2, near + 12],
      [x, near + 12],
    ]);
    faces += polygon([
      [x + w - 8, far],
      [x + w + 2, far],
      [x + w - 2, near],
      [x + w - 12, near],
    ]);
  }
  const stand = "M96 640l-30 340h26l34-330zM980 610l50 330h-26l-44-320zM90 800l910-70v16l-910 72z";
  const [tube, bar] = [sheet.path(tubes), sheet.path(bars)];
  out += `<path fill="${inks.night}" opacity=".55" d="M40 960l960-60 90 60-900 70z"/><path fill="#241a22" d="${stand}"/>`;
  out +=
    use(tube, { fill: "#b8904c" }) +
    stipple(
      use(tube, {
        fill: sheet.linear([0, 780, 0, 990], "0 #4a2a24 .9, .4 #b8904c 0, 1 #3a2424 .95"),
      }),
    ) +
    `<path fill="#ffdc94" opacity=".8" d="${shine}"/>` +
    use(bar, { fill: "#ffd08a", y: -3 }) +
    use(bar, { fill: "#5a2c24" }) +
    stipple(
      use(bar, {
        fill: sheet.linear([100, 0, 1000, 0], "0 #2a141c .9, .5 #7a4030 .3, 1 #f09a54 .9"),
      }),
    ) +
    `<path fill="#2a141a" d="${edges}"/><path fill="#e88a4c" opacity=".5" d="${faces}"/>` +
    `<path fill="none" stroke="#f4d8a4" stroke-width="5" d="M124 650L978 632M116 740L966 690"/>`;
  // Two mallets left across the bars.
  out += `<path fill="none" stroke="#f4d8a4" stroke-width="11" stroke-linecap="round" d="M330 560L560 700M700 540L470 690"/><path fill="#16202a" d="M590 716a30 26 0 1 1-46-30 30 26 0 1 1 46 30zM440 710a30 26 0 1 1 44-32 30 26 0 1 1-44 32z"/><path fill="none" stroke="#ffb45c" stroke-width="4" stroke-linecap="round" d="M572 680q16 6 20 22M452 678q-12 8-12 20"/>`;
  return out;
}

/**
 * A drum with its cords, the skin toward the fire.
 * @param {Press} press
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {string} skin
 */
function drum({ sheet, stipple }, x, y, w, h, skin) {
  const body = sheet.path(
    `M${x - w / 2} ${y - h}q${w * 0.06} ${h * 0.6} ${w * 0.16} ${h}q${w * 0.34} ${w * 0.12} ${w * 0.68} 0q${w * 0.1} ${-h * 0.4} ${w * 0.16} ${-h}z`,
  );
  let ropes = "";
  for (let k = 0; k < 7; k++) {
    const a = -0.46 + (k / 7) * 0.92;
    ropes += `M${short(x + a * w)} ${short(y - h + 16)}L${short(x + (a + 0.07) * w * 0.86)} ${short(y - h * 0.42)}L${short(x + (a + 0.13) * w)} ${short(y - h + 16)}`;
  }
  return (
    `<path fill="${inks.night}" opacity=".5" d="M${x - w * 0.34} ${y}q${-w * 0.5} ${w * 0.14} ${-w * 0.9} ${w * 0.4}q${w * 0.9} ${w * 0.1} ${w * 1.5} ${-w * 0.34}z"/>` +
    use(body, { fill: "#ffc878", x: 3, y: -2 }) +
    use(body, { fill: "#6a3a2c" }) +
    stipple(
      use(body, {
        fill: sheet.linear(
          [x - w / 2, 0, x + w / 2, 0],
          "0 #1c1420 .95, .5 #6a3a2c 0, 1 #f2a054 1",
        ),
      }),
    ) +
    `<path fill="none" stroke="#f4d8a4" stroke-width="5" stroke-linejoin="round" d="${ropes}"/><ellipse cx="${x}" cy="${y - h}" rx="${w / 2 + 7}" ry="${w * 0.17}" fill="#2a161c"/><ellipse cx="${x}" cy="${y - h - 7}" rx="${w / 2}" ry="${w * 0.15}" fill="${skin}"/>` +
    stipple(
      `<ellipse cx="${x}" cy="${y - h - 7}" rx="${w / 2}" ry="${w * 0.15}" fill="${sheet.linear([x - w / 2, 0, x + w / 2, 0], "0 #8a5c44 .9, .6 #f4dcb0 0, 1 #fff4d0 1")}"/>`,
    ) +
    `<path fill="none" stroke="#f4d8a4" stroke-width="9" d="M${x - w * 0.42} ${y - h * 0.42}q${w * 0.4} ${w * 0.12} ${w * 0.84} 0"/>`
  );
}
