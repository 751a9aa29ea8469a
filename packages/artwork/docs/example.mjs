import { flock } from "../src/nature/birds.mjs";
import { mountainRange } from "../src/nature/mountain-range.mjs";
import { featherCrown, palms } from "../src/nature/palm.mjs";
import { scrim, skyBackdrop } from "../src/nature/sky-backdrop.mjs";
import { clouds } from "../src/nature/sky-shapes.mjs";
import { treeline } from "../src/nature/treeline.mjs";
import { water } from "../src/nature/water.mjs";
import { dugout } from "../src/objects/boats.mjs";

/** @import { Press } from "../src/print/poster.mjs" */

const night = "#12303a";
const cream = "#fff6df";
const shore = 600;

/** Layers of the picture, far ones first. @type {Record<string, (press: Press) => string>} */
export const layers = {
  sky: (press) =>
    skyBackdrop(press, {
      sun: { x: 980, y: 400, r: 80 },
      ramp: `0 #fff0c8, .22 #fcd8a0, .44 #eda07c, .68 #86807c, 1 ${night}`,
      reach: 1150,
      floor: shore + 20,
      blush: "#f6a560",
      vignette: "dusk",
    }) + clouds(press.random, "520,180,420,14 1100,240,440,12", "#d8785c", 0.6),

  land: (press) =>
    mountainRange(press, {
      crest: "-20,470 260,430 480,450 760,520 1000,540 1240,470 1420,400 1640,420",
      ink: "#6f7f7c",
      floor: shore + 20,
      mist: ["#f6cf9c", 460, shore, 0.9],
      shade: [night, 110, 0.4],
    }) +
    water(press, {
      top: shore,
      ramp: `0 #f3c08c, .2 #a88a78, .6 #35616a, 1 ${night}`,
      dark: "#2b5560",
      light: "#f4c894",
      glint: { ink: cream, x: 980, half: 70 },
    }),

  forest: (press) =>
    treeline(press, {
      line: "900,604 1040,560 1220,520 1420,440 1640,380",
      from: 900,
      size: 48,
      ink: "#1f4a46",
      rim: "#e0a070",
      floor: shore + 10,
      taper: [110, 0],
      foot: [night, 0.6],
      mirror: [night, 0.6],
    }) +
    palms(featherCrown(press), "1270,610,330,.6 1370,610,270,-.74", {
      dark: "#16383a",
      lit: "#4f7a64",
    }),

  life: (press) =>
    dugout(press, {
      x: 760,
      y: 730,
      scale: 1.6,
      hull: "#a8401f",
      inside: "#3a1a14",
      ink: "#10161c",
      light: cream,
      aboard: [
        ["rower", -64],
        ["seated", 10],
      ],
      people: { ink: "#10161c", rim: cream },
    }) +
    flock("620,300,.7,0 690,276,.6,1 760,310,.5,2", "#20343c", "#5f6a68") +
    scrim(press, night, { to: 600 }),
};
