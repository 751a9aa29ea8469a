import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { kiteSurfer } from "../../people/kite-surfer.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

/**
 * Dusk at Cabo de la Vela: the trade wind never rests, and neither do the kites; the lighthouse of
 * the cape, and neighbours who came down to the shore.
 */
export function atardecer() {
  return poster(911, "Cometas sobre el mar al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 600;
    const sun = /** @type {const} */ ({ x: 1020, y: 500, r: 140, face: "ringed" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #fff0b8, .2 #fdc868, .4 #f48f48, .6 #c9503c, .8 #7a2c3c, 1 #3f1428",
      reach: 1300,
      floor: top + 20,
      discInk: "#fff6d4",
      blush: "#fb9a4c",
      vignette: "dusk",
      vignetteInk: inks.wine,
    });
    out += clouds(
      random,
      "640,120,620,14 1120,240,460,12 40,260,460,13 360,400,360,9",
      "#a83a3c",
      0.6,
    );
    out += mountainRange(press, {
      crest: "-20,470 120,440 240,452 330,500 420,540 520,570 600,606",
      ink: "#6a2430",
      rough: 9,
      grain: 40,
      floor: 612,
      rim: "#fbb06c",
      rimOffset: [3, -2],
    });
    out += `<path fill="#ffd9a0" transform="translate(3 -1)" d="M150 446l6-90h26l6 90z"/><path fill="#4a1828" d="M150 446l6-90h26l6 90zM150 350h38v7h-38zM156 330h26v20h-26zM152 330l17-18 17 18z"/><path fill="#fff0b0" d="M160 334h18v12h-18z"/>`;
    out += stipple(
      `<circle cx="169" cy="340" r="110" fill="${sheet.radial([169, 340, 110], "0 #fff0b0 .9, 1 #fdc868 0")}"/>`,
    );
    out += water(press, {
      top,
      ramp: "0 #fdbc68, .12 #d8744c, .36 #8a4a54, .7 #3a3450, 1 #1c1830",
      dark: "#4a2238",
      light: "#f4a06c",
      glint: { ink: "#fff0bc", x: 1020, half: 140, grow: 0.34, count: 140 },
    });
    for (const [y, ink] of /** @type {[number, string][]} */ ([
      [690, "#f7c48c"],
      [780, "#fbd8a8"],
    ]))
      out += `<path fill="${ink}" opacity=".9" d="${ripplePath(random, { top: y, bottom: y + 22, spread: () => [-20, 1640], count: 60, long: 180, thick: 12, crowd: 1 })}"/>`;
    const how = { ink: "#1c0a18", rim: "#ffd08a", foam: "#ffe6bc", skin: "#4a1f28" };
    out += kiteSurfer(press, {
      x: 560,
      y: 668,
      scale: 0.62,
      kite: [700, 400],
      turn: 26,
      size: 0.5,
      paints: ["#1f8f9b", "#5fcdbd"],
      ...how,
    });
    out += kiteSurfer(press, {
      x: 1330,
      y: 700,
      scale: 0.8,
      kite: [1180, 330],
      turn: -22,
      size: 0.72,
      paints: ["#f4b23f", "#fff0c4"],
      flip: true,
      ...how,
    });
    out += kiteSurfer(press, {
      x: 760,
      y: 850,
      scale: 1.9,
      kite: [480, 190],
      turn: -28,
      size: 1.3,
      paints: ["#d83f58", "#f4697a"],
      flip: true,
      ...how,
    });
    const shore = sheet.path(
      `${curve(points("900,1040 1040,980 1220,940 1420,926 1660,920"))}V1040z`,
    );
    out +=
      use(shore, { fill: "#fbc07c", y: -5 }) +
      use(shore, { fill: "#4a1828" }) +
      stipple(use(shore, { fill: sheet.linear([0, 920, 0, 1010], "0 #c9603c .9, 1 #4a1828 0") }));
    return (
      out +
      figures(
        press,
        [
          ["seated", 1300, 962, 1.9, true, { top: "#c8503c", bottom: "#4a2438" }],
          ["bareheaded", 1420, 952, 1.75, true, { top: "#e0a868", bottom: "#4a2030" }],
          ["gazer", 1500, 956, 1.75, true, { top: "#f4c47c", bottom: "#a83a4c" }],
        ],
        {
          from: "guajira",
          ink: "#1c0a18",
          rim: "#ffc07c",
          rimOffset: [0.9, -0.9],
          lit: 1,
          edge: "#b8543c",
          shade: "#2c0f20",
          tones: {
            skin: "#4a1f28",
            hair: "#160812",
            hat: "#d89c54",
            wood: "#6a3434",
            steel: "#b89898",
          },
        },
      )
    );
  });
}
