import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { clouds, disc } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { curve, points, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 944, y: 420, r: 96 };
const rose = "#f6b3a0";
const mist = "#fbd3bd";
const indigo = "#22304c";

/**
 * The sun comes up in a gate of stone. Facts: the natural arches of La Lindosa near San José del
 * Guaviare, sandstone in beds, worn through by water; one as high as a house, a window beside it.
 */
export function amanecer() {
  return poster(7, "Niebla rosada entre los cerros", (press) => {
    const { sheet, random, stipple } = press;
    const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
    const air = sheet.linear([0, 0, 0, 560], "0 #7d6a94, .35 #d98a94, .7 #f6b08c, 1 #fce0b4");
    const glow = sheet.radial([sun.x, sun.y, 420], ".2 #fff0cf .95, .5 #ffdfae .45, 1 #ffdfae 0");
    let out =
      band(-20, 640, air) +
      stipple(
        `${band(
          -20,
          300,
          sheet.linear([0, 0, 0, 300], "0 #544c7c .8, 1 #544c7c 0"),
        )}<circle cx="${sun.x}" cy="${sun.y}" r="420" fill="${glow}"/>`,
      ) +
      clouds(
        random,
        "180,150,460,15 420,196,300,9 1120,120,420,12 1240,232,330,9 620,268,300,7",
        "#f7cbb0",
        ".75",
      ) +
      use(ball, { fill: "#fff6df" }) +
      stipple(
        use(ball, {
          fill: sheet.linear([0, sun.y, 0, sun.y + sun.r], "0 #f6a878 0, 1 #f6a878 .9"),
        }),
      );

    // From far to near the hills go from rose to indigo; tables among them, for this is La Lindosa's country.
    const hills = [
      {
        crest: points(
          "-20,428 120,410 146,372 300,362 336,398 520,432 760,446 1000,440 1180,420 1210,384 1380,372 1420,404 1620,420",
        ),
        ink: "#c98a94",
        rough: 7,
        grain: 40,
      },
      {
        crest: points(
          "-20,476 200,470 420,500 640,516 700,478 740,462 900,470 930,504 1100,510 1320,470 1480,440 1620,446",
        ),
        ink: "#a3728c",
        rough: 12,
        grain: 60,
      },
      {
        crest: points(
          "-20,500 90,482 130,452 340,446 420,492 560,560 760,592 980,588 1180,556 1400,540 1620,520",
        ),
        ink: "#775e84",
        rough: 14,
        grain: 62,
      },
      {
        crest: points(
          "-20,612 240,596 480,640 700,672 900,668 1120,622 1220,560 1260,534 1460,524 1620,540",
        ),
        ink: "#4e4c74",
        rough: 15,
        grain: 56,
      },
      {
        crest: points("-20,640 180,654 400,706 640,756 860,762 1100,720 1360,690 1620,660"),
        ink: "#34405f",
        rough: 17,
        grain: 50,
      },
    ];
    hills.forEach(({ crest, ink, rough, grain }, i) => {
      // No deeper than the next hill hides: filtered area is what a picture costs to paint.
      const next = hills[i + 1]?.crest ?? [[0, 880]];
      const floor = Math.max(...next.map(([, y]) => y)) + 30;
      const low = Math.min(...crest.map(([, y]) => y));
      const id = sheet.path(ridge(random, crest, { rough, grain, floor }).d);
      const drink = sheet.linear(
        [0, low + 30 + i * 8, 0, low + 190 + i * 14],
        `0 ${i < 2 ? mist : rose} 0, .75 ${mist} .95, 1 ${mist} 1`,
      );
      const crestShade = sheet.linear(
        [0, low, 0, low + 90],
        `0 ${mix(ink, indigo, 0.6)} .6, 1 ${ink} 0`,
      );
      out +=
        use(id, { fill: mix(ink, "#ffd9b0", 0.55), x: i % 2 ? -2 : 2, y: -3 }) +
        use(id, { fill: ink }) +
        stipple(use(id, { fill: crestShade }) + use(id, { fill: drink }));
    });
    // Banks of mist lying in the valleys, longer than they are high.
    const banks = table(
      "620,548,420,20 210,580,330,18 900,640,520,24 470,730,560,28 1180,690,380,20",
    );
    out += stipple(
      banks
        .map(
          ([x, y, rx, ry]) =>
            `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry * 1.8}" fill="${sheet.radial([x, y, rx], "0 #ffe9d2 .9, 1 #ffe0c8 0", `matrix(1 0 0 ${((ry * 1.8) / rx).toFixed(3)} 0 ${(y * (1 - (ry * 1.8) / rx)).toFixed(1)})`)}"/>`,
        )
        .join(""),
    );
    out += gate(press);
    const fan = fanCrown(press);
    out += palms(fan, "1490,960,600,-.86 1566,960,690,.62 196,960,640,.74", {
      dark: "#141f33",
      lit: "#4a4a66",
      stem: "#17273a",
      thick: 4,
    });
    out += treeline(press, {
      line: "-20,830 200,868 420,920 660,950 1200,950 1400,890 1640,820",
      size: 62,
      floor: 1020,
      ink: "#17273a",
      rim: "#a07a80",
      rimOffset: [1, -4],
    });
    out += figures(
      press,
      [
        ["guide", 880, 900, 1.9, false],
        ["walkerBack", 990, 902, 1.8, true],
      ],
      { from: "llanos", ink: "#17172c", rim: "#ffd9b0", rimOffset: [0.8, -1] },
    );
    return (
      out + flock("470,196,.62,1 420,164,.52,0 516,150,.5,2 366,200,.42,1", "#4a3f63", "#6d5a7c")
    );
  });
}

/** The gate: the way through it, the face around it with its beds, light on its edges. @param {Press} press */
function gate({ sheet, random, stipple }) {
  const ragged = (/** @type {string} */ line, rough = 5) =>
    raggedPolygon(random, points(line), { step: 30, rough });
  const rock = ragged(
    "372,1020 398,820 386,690 420,560 414,452 470,352 486,262 590,196 640,128 790,110 930,84 1090,96 1210,84 1316,140 1372,226 1440,300 1436,430 1488,560 1476,720 1512,860 1524,1020",
    8,
  );
  const front = ragged(
    "652,1020 668,860 648,720 676,560 716,420 792,318 900,262 1020,260 1110,318 1180,440 1212,590 1206,740 1226,880 1220,1020",
  );
  const back = ragged(
    "742,960 744,850 730,716 756,580 790,452 852,366 930,318 1006,318 1070,372 1122,480 1148,610 1138,740 1152,860 1150,960",
    4,
  );
  const window = ragged("494,640 486,560 506,480 548,446 586,470 596,550 584,630 548,664");
  const depth = sheet.define(
    (id) => `<path id="${id}" fill-rule="evenodd" d="${rock}${back}${window}"/>`,
  );
  const face = sheet.define(
    (id) => `<path id="${id}" fill-rule="evenodd" d="${rock}${front}${window}"/>`,
  );
  const light = sheet.radial([sun.x, sun.y, 460], ".2 #ffcf9c 1, .7 #e08a74 .7, 1 #7a4a64 0");
  let beds = "";
  for (const line of [
    "440,380 560,366 700,382 760,372",
    "1150,350 1260,338 1360,356 1436,348",
    "414,520 470,512 500,520",
    "596,500 660,506 690,498",
    "1196,500 1300,512 1400,498 1470,506",
    "392,700 480,690 560,704 646,696",
    "1210,664 1320,676 1400,660 1480,672",
    "388,830 500,842 600,830 664,838",
    "1214,820 1330,808 1420,824 1506,816",
    "600,226 760,212 930,196 1120,206 1330,190",
  ])
    beds += curve(points(line));
  return (
    use(depth, { fill: "#7a4660" }) +
    stipple(use(depth, { fill: light })) +
    use(face, { fill: "#ffd3a4", x: -3, y: -4 }) +
    use(face, { fill: "#2b2644" }) +
    stipple(
      use(face, {
        fill: sheet.radial([sun.x, 470, 620], ".3 #d97f74 1, .62 #8a4c66 .75, 1 #2b2644 0"),
      }) + use(face, { fill: sheet.linear([0, 620, 0, 960], "0 #17273a 0, 1 #17273a 1") }),
    ) +
    `<path fill="none" stroke="#17172c" stroke-width="5" stroke-linecap="round" opacity=".7" d="${beds}"/><path fill="none" stroke="#f0a488" stroke-width="2" stroke-linecap="round" opacity=".5" transform="translate(0 5)" d="${beds}"/><path fill="none" stroke="#ffe0b8" stroke-width="4" opacity=".9" d="${front}"/>` +
    // The ground one walks through.
    `<path fill="#17273a" d="M640 1020 664 900q150-34 290-24 150-8 270 26l20 118z"/>`
  );
}
