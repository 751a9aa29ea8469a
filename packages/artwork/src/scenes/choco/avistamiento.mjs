import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { splash, whaleTail } from "../../nature/whale-tail.mjs";
import { lancha } from "../../objects/boats.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/** The people in the launch, engine off, and the tail at a distance. */
export function avistamiento() {
  return poster(541, "Viajeros en lancha miran una ballena", (press) => {
    const { sheet, random } = press;
    const top = 440;
    let out = skyBackdrop(press, {
      sun: { x: 420, y: 330, r: 0, face: "hazy" },
      ramp: "0 #fff3d0, .24 #fbdcac, .46 #e9b49a, .7 #8f9cac, 1 #2f5f7c",
      reach: 1200,
      floor: top + 20,
      blush: "#f7b07c",
      vignette: "firstLight",
    });
    out += squall(press, {
      base: 130,
      ink: "#2f5f7c",
      belly: "#9a9fa8",
      rain: "#4f7890",
      veils: "-40,220,436,-60 760,300,430,-90 1010,140,420,-70 1330,320,440,-90",
    });
    out += mountainRange(press, {
      crest: "-20,430 500,434 860,420 1000,380 1140,350 1300,300 1460,290 1640,250",
      ink: "#5f8488",
      rough: 14,
      grain: 50,
      floor: 470,
      rim: "#fbdcac",
      rimOffset: [-2, -2],
      mist: ["#fbe0b4", 330, 450, 0.7],
    });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #f6dcb0, .1 #a9bcac, .3 #4f8a94, .6 #1d5a70, 1 #0a2c3c"),
    );
    out += `<path fill="#0e3e50" opacity=".7" d="${ripplePath(random, { top: top + 20, bottom: 1010, spread: () => [-40, 1640], count: 130, long: 300, thick: 15 })}"/><path fill="#8fc4bc" opacity=".8" d="${ripplePath(random, { top: top + 10, bottom: 980, spread: () => [-20, 1640], count: 100, long: 170, thick: 7 })}"/><path fill="${inks.cream}" d="${ripplePath(random, { top: top + 4, bottom: 900, spread: (y) => [340 - (y - top) * 0.2, 500 + (y - top) * 0.2], count: 60, long: 120, thick: 7 })}"/>`;
    const { foam, drops } = splash(random, { x: 1110, y: 560, wide: 90 });
    out += whaleTail(press, {
      x: 1110,
      y: 560,
      scale: 0.46,
      turn: 4,
      dark: "#16303c",
      rim: inks.straw,
      lit: "#8fa8a8",
      pale: inks.cream,
    });
    out += `<path fill="${inks.cream}" d="${foam}"/><path fill="none" stroke="${inks.cream}" stroke-width="3" stroke-linecap="round" d="${drops}"/>`;
    out += lancha(press, {
      x: 590,
      y: 790,
      scale: 2.5,
      hull: inks.red,
      stripe: inks.gold,
      inside: "#7a2a22",
      ink: "#0c1a24",
      light: inks.straw,
      wake: false,
      aboard: [
        ["boatman", -98],
        ["passengerHat", -52],
        ["passenger", -12, { top: "#2f6f86" }],
        ["childAboard", 16, { top: "#e8b04a" }],
        ["passengerLooking", 46],
      ],
      people: {
        from: "choco",
        ink: "#0c1a24",
        rim: inks.straw,
        rimOffset: [-0.9, -0.7],
        edge: "#c98f5c",
        shade: "#12303c",
        lit: -1,
        tones: {
          skin: "#4a2a22",
          hair: "#0c1418",
          top: "#e9dcb8",
          bottom: "#1d3f4c",
          hat: "#d9a850",
          load: "#e8702a",
          steel: "#8fa3a2",
        },
      },
    });
    return out + flock("900,260,.6,0 960,240,.5,1 850,284,.42,2", "#24424e", "#5a7a80", "pelican");
  });
}
