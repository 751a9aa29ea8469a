import { macaws } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { clump } from "../../nature/leaves.mjs";
import { fanCrown, featherCrown, palms } from "../../nature/palm.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { cloudPath, disc } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { stippleMask } from "../../print/stipple-mask.mjs";
import { guaviare as inks } from "../inks.mjs";
import { tepui } from "./shared/tepui.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 598, y: 520, r: 74 };

export const tileLeft = 700;

/** The tepui at dawn: a painted wall over the forest, the sun low at its foot. */
export function hero() {
  return poster(41, "Tepuy con pinturas rupestres al amanecer", (press) => {
    const { sheet } = press;
    const coarse = stippleMask(sheet, { size: 1.5, seed: 11, cover: 0.35 });
    return drawSky(press) + tepui(press, coarse) + drawForest(press);
  });
}

/** @param {Press} press */
function drawSky({ sheet, random, stipple }) {
  const air = sheet.linear(
    [0, 0, 0, 640],
    "0 #3a1728, .3 #7a2c33, .56 #c2562d, .76 #e99a52, 1 #f6cd8e",
  );
  const glow = sheet.radial(
    [sun.x, sun.y, 430],
    `.15 ${inks.cream} .95, .4 #fbd58f .6, 1 #f3bd78 0`,
  );
  const dusk = sheet.linear(
    [0, 0, 560, 0],
    `0 ${inks.wine} .5, .5 ${inks.wine} .25, 1 ${inks.wine} 0`,
  );
  const vignette = sheet.linear([0, 0, 0, 330], `0 ${inks.wine} .9, 1 ${inks.wine} 0`);
  const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
  const clouds = cloudPath(random, "330,300,330,12 430,338,240,8 180,392,330,9 1240,120,420,12");
  let out =
    band(-20, 700, air) +
    band(
      -20,
      700,
      sheet.linear([0, 0, 620, 0], `0 ${inks.wine} .72, .5 ${inks.wine} .45, 1 ${inks.wine} 0`),
    ) +
    stipple(
      `${band(-20, 330, vignette)}<circle cx="${sun.x}" cy="${sun.y}" r="430" fill="${glow}"/>`,
    ) +
    `<path fill="#8c3430" opacity=".8" d="${clouds}"/>` +
    use(ball, { fill: inks.cream });
  // Far tables: the country is flat but for them.
  const far = [
    {
      crest: points(
        "-20,470 70,462 96,448 110,410 230,404 262,412 280,462 340,486 470,508 620,520 1620,520",
      ),
      ink: "#b3583f",
      rough: 7,
    },
    {
      crest: points(
        "-20,540 120,528 300,534 330,522 352,500 430,496 452,506 470,540 620,560 1620,560",
      ),
      ink: "#8a4a42",
      rough: 7,
    },
    {
      crest: points("-20,566 200,580 420,592 700,588 1620,580"),
      ink: "#5d4643",
      rough: 10,
    },
  ];
  for (const { crest, ink, rough } of far) {
    const low = Math.min(...crest.map(([, y]) => y));
    const id = sheet.path(ridge(random, crest, { rough, grain: 40, floor: 660 }).d);
    const mist = sheet.linear([0, low + 10, 0, 640], "0 #f6c588 0, 1 #f8d39b .95");
    out += use(id, { fill: ink }) + stipple(use(id, { fill: mist }) + use(id, { fill: dusk }));
  }
  out += stipple(band(-20, 640, dusk));
  return (
    out +
    macaws("640,214,.74,8 574,262,.6,-4 520,322,.46,6", {
      body: inks.scarlet,
      far: "#8e2620",
      edge: "#f0b440",
    })
  );
}

/** @param {Press} press */
function drawForest(press) {
  const { sheet, random } = press;
  const fan = fanCrown(press);
  const feather = featherCrown(press);
  let out = "";
  /** @param {{ line: [number, number][], size: number, ink: string, floor: number, rim: string, mist?: number, lit?: number }} forest */
  const row = ({ line, size, ink, floor, rim, mist = 0, lit = 0.5 }) => {
    const high = Math.min(...line.map(([, y]) => y)) - size * 0.6;
    out += treeline(press, {
      line,
      size,
      ink,
      floor,
      rim,
      light: sheet.radial(
        [sun.x + 60, high, 900],
        `0 ${rim} ${0.95 * lit}, .5 ${mix(ink, rim, 0.5)} ${0.7 * lit}, 1 ${ink} 0`,
      ),
      foot: mist ? ["#f6c797", mist] : [inks.night, 0.9],
    });
  };
  // Type stands on the left third, so the far mist is dimmer there.
  const dim = sheet.radial(
    [0, 0, 560],
    `0 ${inks.night} .85, .6 ${inks.night} .6, 1 ${inks.night} 0`,
  );
  row({
    line: points("-20,640 300,652 640,648 760,618 1000,632 1300,620 1640,606"),
    size: 30,
    ink: "#6b6a4c",
    rim: "#d6a05c",
    floor: 740,
    mist: 0.9,
  });
  row({
    line: points("-20,690 260,706 560,716 860,694 1180,690 1640,660"),
    size: 44,
    ink: "#3f6350",
    rim: "#c9a05c",
    floor: 800,
    mist: 0.7,
  });
  out += `<circle r="560" fill="${dim}" transform="translate(0 680)scale(1 .3)"/>`;
  const palmInks = { dark: "#173f35", lit: "#3f7457", stem: "#2c3f34", thick: 3 };
  out +=
    palms(
      fan,
      "1462,760,532,.72 1390,780,606,-.52 1532,780,618,-.5 470,790,640,.5 530,800,676,-.38",
      palmInks,
    ) + palms(feather, "905,790,668,.4", palmInks);
  row({
    line: points("-20,742 240,772 520,800 800,786 1100,772 1640,720"),
    size: 60,
    ink: "#1f4f41",
    rim: "#94905a",
    floor: 1020,
    mist: 0.35,
  });
  out += onlookers(press);
  row({
    line: points("-20,830 200,864 480,944 640,986 830,974 960,908 1200,850 1640,800"),
    size: 78,
    ink: "#123a30",
    rim: "#5f7a50",
    floor: 1020,
    lit: 0.4,
  });
  out += clump(
    random,
    [
      { x: 1620, y: 1060, angle: -122, long: 380, wide: 110, bend: -36 },
      { x: 1530, y: 1080, angle: -96, long: 300, wide: 96, bend: 30 },
      { x: 1560, y: 1090, angle: -148, long: 330, wide: 92, bend: -26 },
      { x: -20, y: 1060, angle: -64, long: 260, wide: 84, bend: 40 },
      { x: 50, y: 1080, angle: -38, long: 240, wide: 78, bend: 30 },
    ],
    { shade: "#08201c", lit: "#164638", rib: "#4d7a58" },
  );
  return out;
}

/** Two people on an outcrop, the measure of it all. @param {Press} press */
function onlookers(press) {
  const { sheet, random, stipple } = press;
  const rock = sheet.path(
    raggedPolygon(
      random,
      points("520,960 548,908 596,872 650,862 742,860 776,884 820,900 852,960"),
      {
        step: 24,
        rough: 4,
      },
    ),
  );
  const faces =
    raggedPolygon(random, points("600,874 648,866 664,900 640,960 560,960"), {
      step: 24,
      rough: 3,
    }) +
    raggedPolygon(random, points("700,866 742,866 754,910 722,960 690,960"), {
      step: 24,
      rough: 3,
    });
  return (
    use(rock, { fill: "#e6a35c", x: -3, y: -4 }) +
    use(rock, { fill: "#5a2520" }) +
    `<path fill="#7d3626" d="${faces}"/>` +
    stipple(
      use(rock, {
        fill: sheet.linear([0, 870, 0, 950], "0 #1d0f16 0, 1 #1d0f16 1"),
      }),
    ) +
    figures(
      press,
      [
        ["onlooker", 694, 868, 0.74],
        ["lookout", 652, 869, 0.72],
      ],
      { from: "llanos", ink: "#150d12", rim: "#e6a35c", rimOffset: [-1.8, -1.4] },
    )
  );
}
