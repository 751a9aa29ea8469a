import { chapel } from "../../buildings/chapel.mjs";
import { clump } from "../../nature/leaves.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treeline, treelines } from "../../nature/treeline.mjs";
import { water } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** Noon on the hill: the old white church, and the sea on both sides of the island. */
export function mediodia() {
  return poster(809, "Iglesia blanca de madera sobre la loma", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 640, sheet.linear([0, 0, 0, 600], "0 #1f86b4, .5 #5fbccb, 1 #d6efdc"));
    out += stipple(
      band(-20, 560, sheet.radial([420, 120, 900], "0 #fff6d8 .9, .4 #bfe6da .5, 1 #1f86b4 0")),
    );
    // Heaped clouds of the trade wind, flat below.
    for (const [x, y, w, ink] of /** @type {[number, number, number, string][]} */ ([
      [60, 420, 460, "#f2f4e4"],
      [1180, 380, 420, "#f7f0dc"],
      [520, 466, 300, "#e6efe0"],
    ]))
      out += treeline(press, {
        line: [
          [x, y],
          [x + w * 0.35, y - w * 0.2],
          [x + w * 0.6, y - w * 0.14],
          [x + w, y],
        ],
        from: x,
        to: x + w,
        size: w * 0.15,
        ink,
        rim: inks.cream,
        floor: y + 14,
        taper: [w * 0.3, w * 0.3],
        foot: ["#7fc4cc", 0.9],
      });
    out += clouds(random, "140,90,420,10 900,60,560,12", inks.cream, 0.7);
    out += water(press, {
      top: 540,
      bottom: 720,
      ramp: "0 #8fdcd0, .3 #35b4bc, 1 #157f9c",
      dark: "#15708f",
      light: "#e4f7e0",
    });
    const row = treelines(press, ({ rim, ink }) => ({
      light: sheet.linear([0, 0, 1600, 0], `0 ${rim} .9, 1 ${ink} 0`),
      foot: ["#0c3a38", 0.8],
    }));
    out += row("-20,640 200,610 460,590 800,600 1200,590 1640,640", 40, "#3a8a6c", "#c8d88a", 820);
    const crown = featherCrown(press);
    const leaves = { dark: "#155a4c", lit: "#5fae6c", stem: "#6a5a54" };
    out += palms(
      crown,
      "240,760,410,.9,20,6 130,770,490,-.7,-10,5 1310,760,380,-.95,-26,7 1440,770,470,.76,20,5",
      leaves,
    );
    out += row("-20,700 240,690 460,720 1150,720 1380,690 1640,680", 58, "#256e58", "#a4c878", 900);
    const lawn = sheet.path(
      `${curve(points("-40,850 220,800 520,768 800,758 1080,766 1380,796 1660,840"))}V1040H-40z`,
    );
    out +=
      use(lawn, { fill: "#e8efb0", y: -5 }) +
      use(lawn, { fill: "#7fb368" }) +
      stipple(
        use(lawn, { fill: sheet.radial([640, 780, 640], "0 #e4ea9c .9, 1 #7fb368 0") }) +
          use(lawn, { fill: sheet.linear([0, 820, 0, 1000], "0 #17584c 0, 1 #17584c .9") }),
      );
    const path = "M744 776q60 8 112 0 40 120 190 260H540q150-130 204-260z";
    out +=
      `<path fill="#fff0d0" transform="translate(-4 -2)" d="${path}"/><path fill="#ecc898" d="${path}"/>` +
      stipple(
        `<path fill="${sheet.linear([540, 0, 1046, 0], "0 #fff0cc .7, .5 #ecc898 0, 1 #a8704c .8")}" d="${path}"/>`,
      );
    out += chapel({
      x: 800,
      y: 776,
      scale: 1.08,
      wall: "#fffaea",
      side: "#a9c9d0",
      roof: "#c8443c",
      lit: "#ffb08a",
      glass: "#2b7f94",
      ink: "#17405c",
    });
    out += figures(
      press,
      [
        ["bareheaded", 700, 862, 0.98],
        ["skipper", 762, 874, 1],
        ["singer", 930, 868, 0.96, true, { top: "#e8d8a0", bottom: "#2b7f94" }],
        ["onlooker", 996, 880, 0.98],
      ],
      {
        from: "islands",
        ink: "#1a2444",
        rim: inks.cream,
        rimOffset: [-1.4, -1.2],
        tones: { skin: "#4a2a2c", top: "#f3e7cc", bottom: "#24506c", hat: "#e8c878" },
      },
    );
    out += clump(
      random,
      [
        { x: -20, y: 1060, angle: -60, long: 340, wide: 110, bend: 40 },
        { x: 60, y: 1080, angle: -30, long: 300, wide: 96, bend: 24 },
        { x: 1630, y: 1050, angle: -124, long: 360, wide: 116, bend: -36 },
        { x: 1560, y: 1080, angle: -152, long: 290, wide: 90, bend: -20 },
      ],
      { shade: "#0f4a44", lit: "#2c8a64", rib: "#c8e08c" },
    );
    const petals = table("1440,900,1 1530,840,.8 1370,960,.7 120,930,.9 210,980,.7")
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y})scale(${s})"><path fill="#e8404f" d="M0 0q-40-14-34-44 26-6 34 30 2-46 34-42 14 26-30 48 40-4 40 24-22 22-44-12 8 40-22 42-24-18 10-44-42 18-48-8 8-24 60 6z"/><path fill="none" stroke="#ffd86a" stroke-width="5" stroke-linecap="round" d="M2 0l26-20"/></g>`,
      )
      .join("");
    return out + petals;
  });
}
