import { coffeeBranch, coffeeRows } from "../../nature/coffee.mjs";
import { hedges } from "../../nature/hedge.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { cumulus } from "../../nature/weather.mjs";
import { figures } from "../../people/figure.mjs";
import { heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafetero as inks } from "../inks.mjs";

/** Those who pick the coffee, a basket at the waist, among the rows in the early light. */
export function recolectores() {
  return poster(317, "Recolectores de café entre los surcos", (press) => {
    const { random } = press;
    let out = skyBackdrop(press, {
      sun: { x: 1160, y: 300, r: 0, face: "hazy" },
      ramp: "0 #fff0c4, .24 #fbd48c, .5 #e8a866, .76 #8f8a58, 1 #3a6450",
      reach: 1150,
      floor: 560,
      blush: "#f8c070",
      halo: "0 #fff0c8 .9, 1 #fbd48c 0",
    });
    out += clouds(random, "300,190,420,12 760,140,380,12", "#d98a52", ".6");
    // Cloud that the slopes send up.
    out += cumulus(
      press,
      "-30,372,330,96 420,384,250,60 660,430,330,120 1040,446,240,66 1260,400,380,130",
      {
        light: "#fdeec4",
        shade: "#e8a866",
      },
    );
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
    out += coffeeRows(random, {
      from: -20,
      to: 1640,
      top: heightAlong(points("-20,520 400,540 800,530 1200,500 1640,480")),
      last: 250,
      rows: 9,
      size: [14, 44],
      dark: "#1f5a44",
      lit: "#3f8a58",
      glint: "#c8c878",
    });
    out += figures(
      press,
      [
        ["picker", 470, 730, 1.7, false, { top: "#e9dcb8" }],
        ["picker", 1240, 690, 1.6, true, { top: "#4f7f8c" }],
      ],
      { ...inLight, from: "coffee" },
    );
    out += hedges(press, {
      ...rows,
      ink: "#2c6c4a",
      top: heightAlong(points("-20,690 400,712 800,716 1200,690 1640,660")),
      first: 0,
      step: 54,
      rows: 2,
      size: 58,
    });
    out += figures(
      press,
      [
        ["picker", 640, 1018, 4.1, false, { top: "#c8583c", bottom: "#2c4a5c" }],
        ["picker", 1130, 984, 3.7, true, { top: "#e8b04a", bottom: "#5a3a34" }],
      ],
      { ...inLight, from: "coffee", shade: "#3a2416" },
    );
    out += hedges(press, {
      ...rows,
      ink: "#1d5540",
      top: heightAlong(points("-20,890 400,920 800,930 1200,910 1640,870")),
      first: 0,
      step: 70,
      rows: 2,
      size: 84,
    });
    const leaves = {
      shade: "#0f3f34",
      lit: "#2f7a52",
      rib: "#9cc88c",
      wood: "#5a3a24",
      ripe: "#8f1f2c",
      bright: inks.cherry,
      glint: "#ffd0b0",
      green: "#d8a83c",
    };
    const near = { long: 150, nodes: 5, cherry: 17 };
    return (
      out +
      coffeeBranch(press, points("860,1040 868,900 890,770 930,640"), leaves, near) +
      coffeeBranch(press, points("1660,1010 1540,900 1450,800 1400,690"), leaves, near) +
      coffeeBranch(press, points("-30,1000 90,900 190,830 300,800"), leaves, near)
    );
  });
}
