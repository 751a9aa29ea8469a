import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { bongo } from "../../objects/boats.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";

/** Dusk on the big river: the launch comes home. */
export function atardecer() {
  return poster(419, "Lancha en el río al atardecer", (press) => {
    const { sheet, random } = press;
    const [night, top] = ["#1c1030", 520];
    let out = skyBackdrop(press, {
      sun: { x: 940, y: 470, r: 120, face: "barred" },
      ramp: "0 #ffe0a0, .2 #fca866, .4 #ef6a5c, .6 #b03a6c, .82 #552458, 1 #26163e",
      reach: 1150,
      floor: top + 20,
      discInk: "#fff0c4",
      blush: "#f7814f",
      halo: "0 #fff0c0 .85, 1 #fca866 0",
      vignette: "sunset",
    });
    out += clouds(
      random,
      "240,230,460,15 760,180,520,15 1180,300,400,11 480,350,360,10",
      "#a82f64",
      ".7",
    );
    out += mountainRange(press, {
      crest: "-20,490 300,480 440,430 620,420 760,470 1000,496 1300,480 1640,460",
      ink: "#9a3a62",
      rough: 8,
      grain: 40,
      floor: 540,
      mist: ["#f58f60", 430, 520, 0.7],
    });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #fbb070, .14 #e0645c, .45 #7a2c60, 1 #1f1238"),
    );
    out += `<path fill="#3f1a4c" opacity=".7" d="${ripplePath(random, { top: top + 16, bottom: 1010, spread: () => [-20, 1640], count: 120, long: 280, thick: 12 })}"/><path fill="#f58a5c" d="${ripplePath(random, { top: top + 4, bottom: 980, spread: (y) => [800 - (y - top) * 0.4, 1080 + (y - top) * 0.4], count: 110, long: 150, thick: 8 })}"/><path fill="#ffe6a8" d="${ripplePath(random, { top: top + 2, bottom: 980, spread: (y) => [870 - (y - top) * 0.14, 1010 + (y - top) * 0.14], count: 90, long: 120, thick: 8, crowd: 1.3 })}"/>`;
    const side = treelines(press, ({ from = 0 }) => ({
      rimOffset: [from < 0 ? 2 : -2, -3],
      foot: [night, 0.9],
      mirror: [night, 0.6],
    }));
    out += side("-20,470 200,476 440,500 560,524", 26, "#5f2654", "#f0805c", 526, {
      from: -40,
      to: 560,
      taper: [0, 110],
    });
    out += side("1180,530 1260,500 1420,480 1640,460", 30, "#5a2452", "#f0805c", 532, {
      from: 1180,
      to: 1660,
      taper: [110, 0],
    });
    const fan = fanCrown(press);
    out += palms(
      fan,
      "250,560,250,.78 340,560,320,-.6 160,560,340,-.56 1440,580,230,-.86 1540,580,310,.66",
      { dark: "#2a1438", lit: "#6a2a54", thick: 4 },
    );
    out += side("-20,500 160,520 330,570 420,606", 50, "#361640", "#f0805c", 610, {
      from: -40,
      to: 430,
      taper: [0, 150],
    });
    out += side("1290,620 1360,570 1480,530 1640,490", 54, "#331540", "#f0805c", 624, {
      from: 1290,
      to: 1660,
      taper: [150, 0],
    });
    out += bongo(press, {
      x: 690,
      y: 764,
      scale: 1.4,
      hull: "#7a1f4c",
      stripe: "#f4cb45",
      inside: "#3a0f30",
      canvas: "#2a0f30",
      ink: "#120a20",
      light: "#ffd79c",
      aboard: [
        ["boatman", -132],
        ["passenger", -58],
        ["passengerHat", -8],
        ["childAboard", 28],
        ["passengerLooking", 72],
      ],
      people: {
        from: "llanos",
        ink: "#120a20",
        rim: "#ffd79c",
        rimOffset: [1.2, -1],
        tones: { load: "#b8402f" },
      },
    });
    return out + flock("640,300,.6,0 700,280,.5,1 590,326,.42,2", "#3a1640", "#6a2450");
  });
}
