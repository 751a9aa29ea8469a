import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";

/** Walkers go away from us over the plain, their guide ahead, toward the table mountain. */
export function caminantes() {
  return poster(431, "Caminantes por la sabana hacia el río", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 520, y: 400, r: 130, face: "ringed" },
      ramp: "0 #fff0c0, .22 #fbd07c, .44 #ee9a5c, .66 #c05c5c, 1 #5a3458",
      reach: 1200,
      floor: 640,
      blush: "#f9b860",
      vignette: "sunrise",
    });
    out += clouds(random, "760,190,520,14 160,240,360,11 1080,300,420,11", "#d9685a", ".6");
    for (const [crest, ink, rough] of /** @type {[string, string, number][]} */ ([
      ["-20,520 300,510 700,500 860,440 920,372 1180,356 1360,366 1420,430 1640,450", "#b86458", 8],
      ["-20,570 400,560 900,566 1300,540 1640,530", "#8a5050", 9],
      ["-20,640 400,630 800,650 1200,620 1640,610", "#5f4a44", 8],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough,
        grain: 44,
        floor: 1020,
        rim: "#fbd07c",
        rimOffset: [-1, -2],
        mist: ["#f9c07c", 480, 720, 0.7],
      });
    const fan = fanCrown(press);
    out += palms(fan, "1260,700,400,.8 1360,700,330,-1 1460,700,440,.7 200,680,480,-.5", {
      dark: "#2f2a34",
      lit: "#7a5a44",
      thick: 4,
      planted: true,
    });
    out += mountainRange(press, {
      crest: "-20,790 260,770 560,760 860,780 1160,760 1640,720",
      ink: "#33282f",
      rough: 4,
      grain: 40,
      floor: 1020,
      rim: "#fbc070",
      rimOffset: [0, -4],
      side: sheet.radial([560, 760, 620], "0 #e08a4c .8, 1 #33282f 0", "matrix(1 0 0 .3 0 532)"),
    });
    // The way they go, worn through the grass.
    const way = sheet.path(
      "M560 770q90 20 120 50 50 50 200 110 130 56 190 110H700q-20-70-80-130-60-54-86-90-22-30 26-50z",
    );
    out +=
      use(way, { fill: "#c98a54" }) +
      stipple(
        use(way, {
          fill: sheet.linear([0, 770, 0, 1010], "0 #ffe0a0 .9, .5 #c98a54 0, 1 #4a2c30 .9"),
        }),
      );
    out += figures(
      press,
      [
        ["onlooker", 604, 806, 1.5, false, { top: "#f3e2c4", bottom: "#4a4450" }],
        ["walkerBack", 668, 842, 2, true, { top: "#4f7f84", bottom: "#3a3038", load: "#d8943c" }],
        [
          "walkerBack",
          766,
          900,
          2.8,
          false,
          { top: "#e8b04a", bottom: "#2f4a5c", load: "#c01a48" },
        ],
        ["walkerBack", 930, 984, 3.9, true, { top: "#f0e0c0", bottom: "#5a3a34", load: "#2f6a70" }],
      ],
      {
        from: "llanos",
        ink: "#1c141c",
        rim: "#ffe0a0",
        rimOffset: [-1.2, -0.9],
        edge: "#c98f5c",
        shade: "#2a1820",
        tones: { skin: "#5a3024", hair: "#17100f", hat: "#e0b868" },
      },
    );
    const far = (/** @type {number} */ x) => 1020 - Math.abs(x - 820) * 0.06;
    const tufts = { tall: 170, count: 90 };
    const flowers = Array.from({ length: 30 }, (_, i) => {
      const x = i % 2 ? random.between(0, 560) : random.between(1100, 1600);
      return `M${Math.round(x)} ${Math.round(random.between(850, 970))}m-9 0q9-14 18 0-9 14-18 0z`;
    });
    return `${out}<path fill="#1c141c" d="${grass(random, { from: -20, to: 640, foot: far, ...tufts })}${grass(random, { from: 1040, to: 1640, foot: far, ...tufts })}"/><path fill="#d8285c" d="${flowers.join("")}"/>`;
  });
}
