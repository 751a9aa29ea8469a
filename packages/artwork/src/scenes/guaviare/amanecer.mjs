import { flock } from "../../nature/birds.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { clouds, disc } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { mix } from "../../print/palette.mjs";
import { points, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

const sun = { x: 944, y: 372, r: 96 };
const rose = "#f6b3a0";
const mist = "#fbd3bd";
const indigo = "#22304c";

/** Rose mist between the hills of the serranía while the sun comes up. */
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
    const fan = fanCrown(press);
    out += treeline(press, {
      line: "-20,770 300,800 640,836 980,838 1300,800 1640,760",
      size: 46,
      floor: 940,
      ink: "#2b3f57",
      rim: "#d29a8e",
      rimOffset: [1, -4],
      foot: ["#f3b9a6", 0.75],
    });
    out += palms(fan, "1196,900,668,.66 1262,910,716,-.52 1390,900,640,-.72 330,900,716,.56", {
      dark: "#1f2f45",
      lit: "#4d5a72",
      stem: "#243349",
      thick: 3,
    });
    out += treeline(press, {
      line: "-20,850 200,868 520,920 900,930 1240,884 1640,830",
      size: 66,
      floor: 1020,
      ink: "#17273a",
      rim: "#8a6f80",
      rimOffset: [1, -4],
    });
    out += flock("724,262,.5,1 690,240,.42,0 762,232,.4,2 640,256,.34,1", "#4a3f63", "#6d5a7c");
    return out;
  });
}
