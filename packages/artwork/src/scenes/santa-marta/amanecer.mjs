import { flock } from "../../nature/birds.mjs";
import { boulder } from "../../nature/boulder.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** Dawn at the cape: the lookout hut on its rock, a beach on either side. */
export function amanecer() {
  return poster(851, "Mirador de palma sobre la roca al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    let out = skyBackdrop(press, {
      sun: { x: 360, y: 430, r: 82 },
      ramp: "0 #fff0cc, .2 #fdd6ac, .4 #f0a898, .6 #b08aa8, .82 #55709c, 1 #274c74",
      reach: 1350,
      floor: top + 20,
      blush: "#f79a7c",
      vignette: "day",
    });
    out += clouds(random, "40,170,480,16 520,120,520,15 1060,220,460,12", "#ffe4cc");
    for (const [crest, ink] of [
      ["700,570 820,520 960,470 1100,400 1240,330 1360,290 1480,240 1640,200", "#8a8fb0"],
      ["860,570 980,536 1120,490 1260,450 1400,420 1520,370 1640,350", "#5c7f98"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 16,
        grain: 60,
        floor: 580,
        rim: "#fdd6ac",
        rimOffset: [-3, -3],
        mist: ["#f3c0a4", 440, 570, 0.8],
      });
    out += water(press, {
      top,
      ramp: "0 #fbdcb4, .12 #a9c8c0, .34 #4fb4b4, .65 #1f7f96, 1 #124462",
      dark: "#1a6480",
      light: "#c4ecdc",
      glint: { ink: "#fff0cc", x: 360, half: 70, grow: 0.24 },
    });
    out += treeline(press, {
      line: "1100,600 1200,560 1340,530 1480,500 1640,470",
      from: 1090,
      size: 44,
      ink: "#2a6458",
      rim: "#d8c490",
      floor: 640,
      taper: [80, 0],
      rimOffset: [-3, -3],
      light: sheet.linear([1080, 0, 1640, 0], "0 #d8c490 .8, 1 #2a6458 0"),
      foot: [inks.night, 0.7],
    });
    const crown = featherCrown(press);
    out += palms(
      crown,
      "1300,640,450,.6,-20,5 1390,640,400,-.7,16,6 1490,650,340,.84,-20,7 1580,660,400,-.7,10,6",
      { dark: "#124a42", lit: "#4f8f64", stem: "#5a4c48" },
    );
    const beach = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      `${curve(
        points(
          "1660,640 1500,640 1340,652 1220,690 1160,760 1140,840 1080,900 960,960 900,1040",
        ).map(([x, y]) => [x + dx, y + dy]),
      )}L1660 1040z`;
    out += `<path fill="#7fd0c4" opacity=".8" d="${beach(-60, -16)}"/><path fill="${inks.foam}" d="${beach(-28, -8)}"/><path fill="#63bdb8" d="${beach(-18, -5)}"/><path fill="${inks.cream}" d="${beach(-6, -2)}"/>`;
    const ground = sheet.path(beach(0, 0));
    out +=
      use(ground, { fill: "#eec48c" }) +
      stipple(
        use(ground, { fill: sheet.linear([1000, 700, 1500, 1000], "0 #ffe0a8 .9, 1 #8a5a4c .8") }),
      );
    /**
     * @param {number} x @param {number} y @param {number} wide @param {number} high
     * @param {Partial<Parameters<typeof boulder>[1]>} [how]
     */
    const stone = (x, y, wide, high, how = {}) =>
      boulder(press, {
        x,
        y,
        wide,
        high,
        ink: "#8c7a78",
        lit: "#fbd4a8",
        rim: "#ffe8c4",
        shade: "#1f2a44",
        ...how,
      });
    out += stone(640, 730, 190, 90) + stone(1010, 740, 240, 130) + stone(800, 760, 480, 250);
    out += hut();
    out += stone(980, 800, 200, 104) + stone(640, 800, 210, 110) + stone(820, 826, 260, 90);
    out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 780, bottom: 846, spread: () => [500, 1090], count: 70, long: 150, thick: 11, crowd: 1 })}"/>`;
    // The sun is low behind them: their shadows lie toward us.
    out += `<path fill="#6a4450" opacity=".45" d="M1262 864q40 4 92 26-60-4-104-22zM1354 882q44 4 96 28-64-6-108-24zM1456 858q30 2 66 20-44-4-72-18z"/>`;
    out += figures(
      press,
      [
        ["walker", 1284, 862, 1.12, true, { top: "#f0dcb4", bottom: "#2f5468", load: "#b8433a" }],
        ["trekker", 1376, 880, 1.14, true, { top: "#3f8a88", bottom: "#4a3a44" }],
        ["boy", 1470, 856, 1.1, true, { top: "#e0903c", bottom: "#2f4468" }],
      ],
      {
        from: "caribbean",
        ink: "#14182c",
        rim: "#ffe2b8",
        rimOffset: [1.6, -1.2],
        edge: "#c89878",
        shade: "#2a2848",
        tones: {
          skin: "#5c3428",
          hair: "#15121c",
          hat: "#f0dcb4",
          load: "#c8783c",
          wood: "#4a3444",
        },
      },
    );
    out += palms(crown, "110,1040,350,1.5,60,12 -10,1040,480,1.2,30,10", {
      dark: "#103a3c",
      lit: "#3f7a60",
      stem: "#3a3a44",
    });
    return (
      out + flock("620,250,.8,0 690,228,.64,1 560,276,.5,2", "#33466c", "#7a84a0", "frigatebird")
    );
  });
}

/** Two floors of posts and a deep roof of palm, on top of the rock. */
function hut() {
  const posts = "M716 520v-150h10v150zM876 520v-150h10v150zM796 520v-150h9v150z";
  const rails = "M712 462h178v7H712zM712 486h178v5H712z";
  return `<path fill="#ffe0b0" transform="translate(-3 -3)" d="M668 380l40-84 36-40h116l34 40 40 84z"/><path fill="#3a2c3c" d="M726 380h150v90H726z" opacity=".35"/><path fill="#6a4a48" d="${posts}${rails}"/><path fill="#2a2030" d="M706 508h190v14H706z"/><path fill="#b07a4c" d="M668 380l40-84 36-40h116l34 40 40 84q-22-10-40 0-24-8-46 2-24-10-46 0-24-10-48 0-22-8-44 2-22-10-46-4z"/><path fill="#7a4c3c" d="M800 256h60l34 40 40 84q-22-10-40 0-24-8-46 2z"/><path fill="none" stroke="#5a3838" stroke-width="2.6" opacity=".7" d="M744 258l-50 118M772 256l-38 122M800 256l-12 124M830 256l10 124M858 258l36 122"/><path fill="#14182c" d="M760 462q-2-24 8-30-6-12 4-14 10 2 4 14 10 6 8 30zM838 462q-2-22 7-28-5-11 4-13 9 2 4 13 9 6 7 28z"/>`;
}
