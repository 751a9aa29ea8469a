import { hedges } from "../../nature/hedge.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { figures } from "../../people/figure.mjs";
import { heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { inks } from "./shared/inks.mjs";

/** Those who pick the coffee, a basket at the waist, among the rows in the early light. */
export function recolectores() {
  return poster(317, "Recolectores de café entre los surcos", (press) => {
    const { random } = press;
    let out = skyBackdrop(press, {
      sun: { x: 1160, y: 300, r: 96, face: "hazy" },
      ramp: "0 #fff0c4, .24 #fbd48c, .5 #e8a866, .76 #8f8a58, 1 #3a6450",
      reach: 1150,
      floor: 560,
      blush: "#f8c070",
      halo: "0 #fff0c8 .9, 1 #fbd48c 0",
    });
    out += clouds(random, "300,190,420,12 760,140,380,12", "#d98a52", ".6");
    for (const [crest, ink] of [
      ["-20,380 240,330 480,390 760,420 1060,440 1360,390 1640,350", "#9a9a6a"],
      ["-20,460 300,430 640,480 980,490 1300,450 1640,440", "#6a8a5c"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 14,
        grain: 60,
        floor: 700,
        mist: ["#fbdc9c", 380, 560, 0.9],
      });
    const rows = {
      ink: "#2a6a4a",
      rim: "#d9c478",
      shade: "#123c30",
      rimOffset: /** @type {[number, number]} */ ([2, -4]),
    };
    /** @type {import("../../people/figure.mjs").FigureInks} */
    const inLight = {
      ink: "#10241e",
      rim: "#fbdc9c",
      rimOffset: [1.4, -1.2],
      edge: "#c98f5c",
      tones: {
        skin: "#5a3222",
        bottom: "#24443a",
        hat: "#e0b060",
        straw: "#a8743a",
        glow: inks.cherry,
        dark: "#3a2416",
      },
    };
    out += mountainRange(press, {
      crest: "-20,520 400,540 800,530 1200,500 1640,480",
      ink: "#3f7a50",
      rough: 4,
      grain: 60,
      floor: 1020,
      rim: "#e0cc80",
    });
    out += hedges(press, {
      ...rows,
      ink: "#3a7c52",
      top: heightAlong(points("-20,560 400,580 800,570 1200,540 1640,520")),
      first: 0,
      step: 36,
      rows: 3,
      size: 34,
    });
    out += figures(
      press,
      [
        ["picker", 560, 690, 1.2, false, { top: "#e9dcb8" }],
        ["picker", 1180, 668, 1.2, true, { top: "#4f7f8c" }],
      ],
      inLight,
    );
    out += hedges(press, {
      ...rows,
      ink: "#2c6c4a",
      top: heightAlong(points("-20,700 400,720 800,710 1200,690 1640,660")),
      first: 0,
      step: 50,
      rows: 2,
      size: 56,
    });
    out += figures(
      press,
      [
        ["picker", 800, 872, 2.1, false, { top: "#c8583c" }],
        ["picker", 1330, 842, 1.9, true, { top: "#e8b04a" }],
      ],
      inLight,
    );
    out += hedges(press, {
      ...rows,
      ink: "#1d5540",
      top: heightAlong(points("-20,850 400,880 800,880 1200,850 1640,820")),
      first: 0,
      step: 70,
      rows: 2,
      size: 84,
    });
    return out;
  });
}
