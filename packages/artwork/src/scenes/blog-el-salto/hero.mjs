import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { points, polygon } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";

const night = "#1a1c3c";

export const tileLeft = 620;

/** Against the sun: nearly silhouettes. */
const dark = {
  ink: "#120f2c",
  rim: "#ffd89c",
  edge: "#c8687c",
  rimOffset: /** @type {[number, number]} */ ([-0.9, -0.7]),
  shade: "#120f2c",
  tones: { skin: "#3a1c30", load: "#6a4a5c", hat: "#8a5a5c", bottom: "#2a2450", steel: "#8a7a9c" },
};

/** Between one rock and the other, with nothing below but the valley. */
export function hero() {
  return poster(1123, "Alguien salta de una roca a otra frente al sol", (press) => {
    const { sheet, random, stipple } = press;
    const sun = /** @type {const} */ ({ x: 980, y: 380, r: 190, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: `0 #fff0bc, .2 #fdcf84, .38 #f4936c, .56 #c0607c, .76 #5a3f78, 1 ${night}`,
      reach: 1080,
      floor: 900,
      discInk: "#fff6d4",
      blush: "#f9a060",
      halo: "0 #fff0bc .95, .5 #fdcf84 .5, 1 #fdcf84 0",
      haloRadius: 440,
      vignette: "twilight",
    });
    out += clouds(random, "520,180,420,13 1120,150,460,14 1080,520,420,12", "#c8587c", 0.6);
    for (const [crest, ink, low] of /** @type {[string, string, number][]} */ ([
      ["-20,600 200,540 420,580 640,560 860,600 1080,570 1300,520 1640,480", "#b8708c", 580],
      ["-20,680 240,640 480,690 720,660 960,700 1200,660 1640,600", "#84588c", 670],
      ["-20,760 260,740 540,790 800,760 1040,800 1300,750 1640,710", "#524678", 760],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough: 18,
        grain: 60,
        floor: 1020,
        rim: "#fdcf9c",
        rimOffset: [0, -3],
        mist: ["#fbb48c", low + 10, low + 180, 0.85],
        shade: [night, 100, 0.35],
      });
    // Far down, the thread of a river.
    out += `<path fill="#fde4b8" opacity=".9" d="${ripplePath(random, { top: 820, bottom: 1000, spread: (y) => [860 - (y - 820) * 0.3, 980 + (y - 820) * 0.2], count: 60, long: 90, thick: 8, crowd: 1 })}"/>`;
    const rock = (
      /** @type {string | [number, number][]} */ corners,
      /** @type {number} */ light,
    ) => {
      const id = sheet.path(raggedPolygon(random, points(corners), { step: 28, rough: 7 }));
      return (
        use(id, { fill: "#ffc088", x: light > 0 ? 4 : -4, y: -4 }) +
        use(id, { fill: "#2a2450" }) +
        stipple(
          use(id, {
            fill:
              light > 0
                ? sheet.linear([700, 0, 340, 0], "0 #e8806c .9, 1 #2a2450 0")
                : sheet.linear([1180, 0, 1440, 0], "0 #e8806c .9, 1 #2a2450 0"),
          }) + use(id, { fill: sheet.linear([0, 640, 0, 1000], `0 ${night} 0, 1 ${night} .95`) }),
        )
      );
    };
    out += rock(
      "-40,610 160,590 340,604 520,588 690,600 712,630 660,690 676,740 610,820 620,900 540,1040 -40,1040",
      1,
    );
    out += rock(
      "1660,520 1500,530 1360,516 1240,530 1176,548 1190,600 1236,660 1220,730 1290,800 1270,880 1350,1040 1660,1040",
      -1,
    );
    let cracks = "";
    for (const [x, y] of points(
      "420,640 520,700 360,760 480,860 1300,600 1420,680 1340,780 1500,860 1460,580",
    ))
      cracks += polygon(
        [
          [x, y],
          [x + 20, y + 46],
          [x + 4, y + 110],
        ],
        { closed: false },
      );
    out += `<path fill="none" stroke="#120f2c" stroke-width="4" stroke-linecap="round" opacity=".6" d="${cracks}"/>`;
    out += `<path fill="#120f2c" d="${grass(random, { from: 560, to: 700, foot: () => 604, tall: 46, count: 34, lean: 0.2 })}${grass(random, { from: 1190, to: 1400, foot: () => 536, tall: 50, count: 46, lean: -0.2 })}"/>`;
    out += treeline(press, {
      line: "1400,540 1480,470 1560,430 1640,410",
      from: 1400,
      size: 60,
      ink: "#2a2450",
      rim: "#e8906c",
      floor: 560,
      taper: [60, 0],
      rimOffset: [-3, -3],
    });
    out += figures(press, [["leaper", 950, 560, 3.1]], {
      ...dark,
      rimOffset: [0.9, -0.9],
      lit: 1,
      tones: { ...dark.tones, top: "#b5443c", bottom: "#2a2450" },
    });
    out += figures(
      press,
      [
        ["stroller", 1290, 530, 1.62, true, { top: "#5a4a78" }],
        ["walker", 1400, 518, 1.56, true, { top: "#8a4a68" }],
      ],
      dark,
    );
    out += flock(
      "1240,250,.8,0 1310,228,.64,1 1190,276,.52,2",
      "#4a2f5c",
      "#8a5a7c",
      "frigatebird",
    );
    return out + scrim(press, night, { to: 620, flat: 0.66, grain: 0.76 });
  });
}
