import { bougainvillea, dome, facade, sentryBox } from "../../buildings/colonial-town.mjs";
import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { featherCrown, palm } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPaths } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 690, y: 486, r: 84 };

export const tileLeft = 640;

/** The walled town at sundown: a dome over balconies, a sentry box over the sea. */
export function hero() {
  return poster(88, "Murallas, cúpula y balcones de Cartagena al atardecer", (press) => {
    return sky(press) + wall(press) + street(press);
  });
}

/** @param {Press} press */
function sky(press) {
  const { sheet, random } = press;
  const clouds = cloudPaths(
    random,
    "420,250,420,14 620,330,330,10 880,170,520,14 250,396,360,9 560,140,300,9",
  );
  return (
    skyBackdrop(press, {
      sun,
      ramp: `0 #ffe2a0, .18 #fbc078, .36 #f08a5e, .54 #c4526a, .74 #6d3a68, 1 ${inks.night}`,
      reach: 900,
      floor: 640,
      blush: "#f8b25c",
      halo: "0 #ffe6ac .9, .4 #ffd28a .5, 1 #fbb070 0",
      haloRadius: 380,
      vignette: "evening",
    }) +
    `<path fill="#b8446a" opacity=".65" d="${clouds.slice(0, 3).join("")}"/><path fill="#54305f" opacity=".7" d="${clouds.slice(3).join("")}"/>` +
    band(570, 700, sheet.linear([0, 570, 0, 680], "0 #f3a766, .3 #a85a72, 1 #3a2c5a")) +
    `<path fill="#ffe2a8" d="${ripplePath(random, { top: 574, bottom: 660, spread: (y) => [sun.x - 90 - (y - 570), sun.x + 90 + (y - 570)], count: 60, long: 90, thick: 6, crowd: 1.2 })}"/>` +
    `<path fill="#2f2850" opacity=".6" d="${ripplePath(random, { top: 580, bottom: 690, spread: () => [-20, 1200], count: 60, long: 200, thick: 7 })}"/>` +
    `<g transform="translate(606 588)"><path fill="${inks.night}" d="M-44 0h84q-6 14-20 16h-44q-14-2-20-16z"/><path fill="${inks.cream}" d="M-4-4v-78q34 34 40 78z"/><path fill="#e9a87c" d="M-8-4v-70q-26 34-34 70z"/></g>` +
    flock("560,236,.5,0 614,214,.42,1 646,246,.36,2", "#45264f", "#6b3a62", "frigatebird")
  );
}

/** @param {Press} press */
function wall({ sheet, random, stipple }) {
  // Courses of coral stone, closing toward the sea.
  const body = sheet.path(
    "M-20 640h150v-18h70v18h90v-18h70v18h90v-18h70v18h90v-18h70v18h90v-18h50v18h90v400H-20z",
  );
  let joints = "";
  for (let row = 0; row < 9; row++) {
    const y = 676 + row * 34;
    joints += `M-20 ${y}`;
    for (let x = -20; x < 900; x += 60)
      joints += `q30 ${short(random.between(-5, 5))} 60 ${short(random.between(-2, 2))}`;
    for (let x = -20 + (row % 2) * 40; x < 900; x += random.between(60, 110))
      joints += `M${short(x)} ${y}v-34`;
  }
  return (
    use(body, { fill: "#ffc98a", x: 2, y: -4 }) +
    use(body, { fill: "#7a4654" }) +
    `<path fill="none" stroke="#5a3048" stroke-width="3" opacity=".7" d="${joints}"/>` +
    stipple(
      use(body, {
        fill: sheet.radial([700, 620, 520], "0 #f6a868 .85, .6 #b0605a .4, 1 #5a3048 0"),
      }) +
        use(body, {
          fill: sheet.linear([0, 700, 0, 960], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    ) +
    sentryBox({
      x: 486,
      y: 600,
      scale: 1.3,
      wall: "#8a4e58",
      shade: "#4f2b48",
      lit: "#ffbf82",
      dark: inks.night,
    })
  );
}

/** @param {Press} press */
function street(press) {
  const { sheet, random, stipple } = press;
  let out = "";
  // Far towers, then the dome, then the fronts coming toward us.
  const stone = { wall: "#f2c48c", shade: "#c98560", dark: "#4a2a4c" };
  out += palm(featherCrown(press), {
    x: 800,
    foot: 700,
    head: 440,
    scale: 0.7,
    dark: "#2f3a4f",
    lit: "#5f6a58",
    stem: "#4a3550",
    thick: 5,
  });
  out += `<g><path fill="#d9925f" d="M812 470h290v300H812z"/><path fill="#b56a55" d="M812 470h290v12H812zM1030 470h72v300h-72z"/></g>`;
  out += dome({
    x: 950,
    y: 470,
    r: 122,
    drum: 76,
    skin: "#c8573c",
    lit: "#f2a060",
    rib: "#8f3636",
    ...stone,
  });
  /** @param {number} x @param {number} y @param {number} s */
  const tower = (x, y, s) =>
    `<g transform="translate(${x} ${y})scale(${s})"><path fill="${stone.wall}" d="M-44 0v-170h88V0z"/><path fill="${stone.shade}" d="M16-170h28V0H16zM-52-178h104v12H-52zM-50-86H50v8H-50z"/><path fill="${stone.dark}" d="M-14-98v-34a14 14 0 0 1 28 0v34zM-12-12v-34a12 12 0 0 1 24 0v34z"/><path fill="#c8573c" d="M-46-178q2-56 46-70 44 14 46 70z"/><path fill="#f2a060" d="M-46-178q2-56 46-70-24 26-26 70z"/><path fill="none" stroke="${stone.dark}" stroke-width="3" d="M0-248v-30M-8-266H8"/></g>`;
  out += tower(1126, 500, 1.16);
  const evening = { dark: "#35224a", lit: "#ffd27a", roof: "#b0482f" };
  out += facade({
    x: 786,
    w: 176,
    foot: 830,
    top: 596,
    wall: "#4f9a94",
    shade: "#2f6f78",
    trim: "#f7e2b8",
    wood: "#6b3a34",
    doors: [0.3],
    windows: [0.74],
    balconies: [0.5],
    ...evening,
  });
  out += facade({
    x: 956,
    w: 220,
    foot: 850,
    top: 548,
    wall: "#f0805e",
    shade: "#b84f50",
    trim: "#ffeccb",
    wood: "#2f5a5a",
    doors: [0.26],
    windows: [0.72],
    balconies: [0.28, 0.73],
    ...evening,
  });
  out += facade({
    x: 1168,
    w: 270,
    foot: 880,
    top: 452,
    wall: "#f0b148",
    shade: "#c27a38",
    trim: "#fff0cf",
    wood: "#23506a",
    doors: [0.26],
    windows: [0.7],
    balconies: [0.26, 0.72],
    ...evening,
  });
  out += facade({
    x: 1424,
    w: 330,
    foot: 924,
    top: 330,
    wall: "#d05a72",
    shade: "#8f3458",
    trim: "#fbe3c0",
    wood: "#4a2f3c",
    doors: [0.3],
    balconies: [0.28, 0.8],
    ...evening,
  });
  const flowers = bougainvillea(
    random,
    "1008,680,30 1050,694,34 1096,688,28 1030,716,22 1120,676,22 1200,640,34 1240,656,40 1290,662,34 1210,690,28 1376,652,30 1400,676,26 1440,560,40 1470,600,50 1530,610,46 1490,650,40 1456,680,34 1470,730,28 1580,596,40 1440,620,34 850,700,20 884,706,24",
  );
  out += `<path fill="#2f5a48" d="${flowers.leaves}"/><path fill="#97184f" d="${flowers.dark}"/><path fill="${inks.hot}" d="${flowers.hot}"/><path fill="#ff86a8" d="${flowers.light}"/>`;
  // Evening climbs the fronts from the street, and lies on what looks away from the sea.
  out += stipple(
    `<path fill="${sheet.linear([0, 620, 0, 900], `0 ${inks.plum} 0, 1 ${inks.plum} .75`)}" d="M780 590H1620v340H780z"/>` +
      `<path fill="${sheet.linear([1180, 0, 1620, 0], `0 ${inks.night} 0, 1 ${inks.night} .7`)}" d="M1180 320h440v620h-440z"/>`,
  );
  const ground = sheet.path("M-20 900q420-70 806-72 400 10 834 96v110H-20z");
  out += use(ground, { fill: "#8a4a52" });
  let setts = "";
  for (let i = 0; i < 90; i++) {
    const y = 846 + 160 * random.next();
    const w = 20 + (y - 830) * 0.5;
    setts += `M${short(random.between(500, 1640))} ${short(y)}h${short(w * random.between(0.4, 1))}`;
  }
  out += `<path fill="none" stroke="#5a2f48" stroke-width="3" stroke-linecap="round" d="${setts}"/>`;
  out += stipple(
    use(ground, {
      fill: sheet.radial(
        [760, 850, 520],
        "0 #ffb870 .9, .5 #d06a58 .4, 1 #8a4a52 0",
        "matrix(1 0 0 .3 0 595)",
      ),
    }) +
      use(ground, {
        fill: sheet.linear([0, 850, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .9`),
      }),
  );
  let shadow = raggedPolygon(random, points("722,906 750,902 1010,962 1000,976"), {
    step: 40,
    rough: 2,
  });
  shadow += raggedPolygon(random, points("790,898 812,896 1050,944 1040,956"), {
    step: 40,
    rough: 2,
  });
  out += `<path fill="${inks.night}" opacity=".6" d="${shadow}"/>`;
  out += figures(
    press,
    [
      ["onlooker", 806, 906, 1.14],
      ["lookout", 746, 910, 1.14],
    ],
    { from: "caribbean", ink: "#1a1230", rim: "#ffc98a", rimOffset: [1.6, -1.4] },
  );
  return out + scrim(press, "#15132e", { to: 600, flat: 0.66, grain: 0.8 });
}
