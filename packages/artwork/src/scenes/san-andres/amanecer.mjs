import { flock } from "../../nature/birds.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { cumulus } from "../../nature/weather.mjs";
import { lancha } from "../../objects/boats.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** Dawn: the cay is a comb of palms on a line of sand, the first launch is under way. */
export function amanecer() {
  return poster(801, "Cayo con palmas al amanecer", (press) => {
    const { sheet, random } = press;
    const top = 500;
    let out = skyBackdrop(press, {
      sun: { x: 1120, y: 380, r: 0 },
      ramp: "0 #fff0c8, .2 #ffd8a0, .4 #f8ac94, .6 #c98ab0, .8 #6f78b4, 1 #35508c",
      reach: 1250,
      floor: top + 20,
      blush: "#f9a074",
      vignette: "day",
    });
    out += cumulus(
      press,
      "980,470,220,60 1230,474,300,96 1500,470,200,64 700,250,240,70 1060,200,360,110 60,210,380,110",
      { light: "#ffeeda", shade: "#c98ab0" },
    );
    out += water(press, {
      top,
      ramp: "0 #ffdcae, .1 #c9cdc0, .26 #62c8c4, .55 #1d9cb0, .8 #1a6f9c, 1 #1d3f7c",
      dark: "#177a98",
      light: "#d8f5e0",
      glint: { ink: "#fff0cc", x: 1120, half: 80, grow: 0.24, count: 90 },
    });
    // The cay: sand, a low hedge, and palms of every height.
    const shoal = sheet.path(
      curve(points("140,548 320,536 620,532 900,538 1010,548 880,560 560,566 280,562"), {
        closed: true,
      }),
    );
    out += use(shoal, { fill: "#a8ecd8", opacity: 0.7, transform: "translate(-12 8)scale(1.02)" });
    out += use(shoal, { fill: "#ffe9c4" });
    out += treeline(press, {
      line: "220,536 320,514 460,500 640,498 780,510 900,534",
      from: 220,
      to: 900,
      size: 34,
      ink: "#1f5a5c",
      rim: "#f2c9a0",
      floor: 546,
      taper: [60, 60],
      foot: [inks.night, 0.6],
    });
    const crown = featherCrown(press);
    const back = { dark: "#24605f", lit: "#5f9a80", stem: "#5a4a5c", planted: true };
    const front = { dark: "#12403f", lit: "#3f8468", stem: "#3a3048", planted: true };
    out += palms(
      crown,
      "300,530,392,.5 390,530,340,-.56,10 520,530,300,.6,-12 640,530,330,-.54 730,530,372,.5 810,534,410,-.42",
      back,
    );
    out += palms(
      crown,
      "250,540,420,-.5,-14,4 350,542,300,.72,20,6 460,542,250,-.82,-18,7 570,542,230,.86,22,7 690,542,282,.74,14,6 780,542,330,-.62,-10,5 866,546,420,.46,26,4",
      front,
    );
    out += `<path fill="#12403f" opacity=".45" d="${ripplePath(random, { top: 566, bottom: 720, spread: () => [240, 900], count: 60, long: 170, thick: 9, crowd: 1.4 })}"/><path fill="${inks.cream}" d="${ripplePath(random, { top: 552, bottom: 572, spread: () => [120, 1020], count: 30, long: 150, thick: 6 })}"/>`;
    out += lancha(press, {
      x: 1120,
      y: 806,
      scale: 1.75,
      flip: true,
      hull: inks.cream,
      stripe: "#e8503f",
      inside: "#8a5a6c",
      awning: "#f4b44c",
      ink: "#1a1838",
      light: "#ffe6b8",
      aboard: [
        ["boatman", -98],
        ["passenger", -50, { top: "#2f8fa0" }],
        ["passengerHat", -14],
        ["childAboard", 18, { top: "#f4b44c" }],
        ["passengerLooking", 34],
      ],
      people: {
        from: "islands",
        ink: "#1a1838",
        rim: "#ffe6b8",
        rimOffset: [0.9, -0.8],
        tones: {
          skin: "#4a2838",
          top: "#f3e2d0",
          bottom: "#33306a",
          hat: "#e8b878",
          load: "#e8603a",
          steel: "#9a8fb0",
        },
      },
    });
    return (
      out + flock("860,190,.8,0 936,166,.64,1 800,220,.52,2", "#3a3a70", "#7a6a9c", "frigatebird")
    );
  });
}
