import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { waxCrown, waxPalms } from "../../nature/wax-palm.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";

/** Dusk: palms and two riders of nothing but their own feet, dark before the sun. */
export function atardecer() {
  return poster(311, "Palmas de cera a contraluz al atardecer", (press) => {
    const { random } = press;
    const clouds = cloudPath(random, "180,260,420,14 700,190,520,16 1100,330,420,12 420,400,320,9");
    let out = skyBackdrop(press, {
      sun: { x: 640, y: 470, r: 150, face: "ringed" },
      ramp: "0 #ffe2a0, .2 #fbb866, .4 #ee7d52, .6 #b8485c, .82 #5a2a58, 1 #2c1a44",
      reach: 1100,
      floor: 700,
      discInk: "#fff0c4",
      blush: "#f59a52",
      halo: "0 #fff0c0 .8, 1 #fbb866 0",
      haloRadius: 460,
      vignette: "sunset",
    });
    out += `<path fill="#a83a5c" opacity=".7" d="${clouds}"/>`;
    for (const [crest, ink, rough] of /** @type {[string, string, number][]} */ ([
      [
        "-20,520 200,470 420,510 640,560 860,550 1100,480 1300,410 1480,440 1640,400",
        "#a84a58",
        20,
      ],
      ["-20,600 240,570 500,610 760,630 1020,600 1280,550 1640,520", "#703254", 14],
      ["-20,690 260,660 520,700 800,730 1080,700 1360,650 1640,640", "#4a2448", 10],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough,
        grain: 60,
        floor: 1020,
        rim: "#fbb866",
        rimOffset: [0, -2],
        mist: ["#f08a58", 520, 760, 0.6],
      });
    const crown = waxCrown(press);
    const far = { dark: "#4a2448", lit: "#7a3a58", stem: "#4a2448", side: "#3a1c40" };
    const near = { dark: "#1c1030", lit: "#4f2448", stem: "#241236", side: "#f0904f" };
    out += waxPalms(
      crown,
      "420,700,450,.36,4 500,710,500,-.28,3.4 890,720,470,-.34,4 1240,680,400,.4,4.4",
      { ...far, planted: true },
    );
    out += waxPalms(
      crown,
      "1060,900,170,1.1,13,14 1200,900,300,-.86,11,-8 1440,880,130,-1.2,14,10 190,900,280,.9,11,-10",
      { ...near, side: "#120a24" },
    );
    out += mountainRange(press, {
      crest: "-20,830 260,850 560,880 820,860 1080,830 1360,800 1640,790",
      ink: "#1a0f2c",
      rough: 5,
      grain: 40,
      floor: 1020,
      rim: "#f59a52",
      rimOffset: [0, -3],
    });
    out += figures(
      press,
      [
        ["stroller", 712, 868, 1.02],
        ["boy", 640, 874, 1.02],
      ],
      { from: "coffee", ink: "#120a20", rim: "#fbc070", rimOffset: [-1.4, -1.4] },
    );
    return out + flock("860,300,.6,0 920,280,.5,1 800,322,.42,2", "#3a1838", "#6a2c50");
  });
}
