import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";

/** A file of walkers over the plain toward the river, the table mountain behind. */
export function caminantes() {
  return poster(431, "Caminantes por la sabana hacia el río", (press) => {
    const { sheet, random } = press;
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
    out += figures(
      press,
      [
        ["walker", 470, 772, 1.5],
        ["trekker", 640, 770, 1.54],
        ["walker", 810, 786, 1.5],
        ["guide", 970, 786, 1.56],
      ],
      {
        ink: "#1c141c",
        rim: "#fbd07c",
        rimOffset: [-1.4, -1.2],
        tones: { load: "#c01a48", wood: "#4a3030" },
      },
    );
    return `${out}<path fill="#1c141c" d="${grass(random, { from: -20, to: 1640, foot: () => 1010, tall: 190, count: 170 })}"/><path fill="#c01a48" d="${Array.from({ length: 26 }, () => `M${Math.round(random.between(0, 1600))} ${Math.round(random.between(850, 960))}m-9 0q9-14 18 0-9 14-18 0z`).join("")}"/>`;
  });
}
