import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { dugout } from "../../objects/boats.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/** Dawn on the estuary: a canoe between two walls of forest, mist on the water. */
export function amanecer() {
  return poster(501, "Canoa en el estero al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 520;
    let out = skyBackdrop(press, {
      sun: { x: 760, y: 380, r: 0, face: "hazy" },
      ramp: "0 #fff3cc, .24 #f8dfa6, .5 #c9cda4, .75 #7fa898, 1 #3a6a70",
      reach: 1050,
      floor: top + 20,
      blush: "#f5c070",
      vignette: "firstLight",
    });
    out += squall(press, {
      base: 150,
      ink: "#3a6a70",
      belly: "#8fae9c",
      rain: "#5f8f8c",
      veils: "60,300,470,-70 420,120,430,-50 1120,360,450,-80 1440,200,470,-60",
    });
    out += mountainRange(press, {
      crest: "-20,420 200,380 420,400 640,450 900,460 1120,420 1340,360 1640,330",
      ink: "#8fae9c",
      rough: 16,
      grain: 60,
      floor: 560,
      mist: ["#f6ebc0", 400, 520, 0.95],
    });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #f3e2ac, .16 #b9c6a0, .45 #4f8580, 1 #123f48"),
    );
    out += `<path fill="#2f6468" opacity=".6" d="${ripplePath(random, { top: top + 20, bottom: 1010, spread: () => [-20, 1640], count: 100, long: 280, thick: 11 })}"/><path fill="${inks.cream}" d="${ripplePath(random, { top: top + 4, bottom: 960, spread: (y) => [690 - (y - top) * 0.2, 830 + (y - top) * 0.2], count: 90, long: 120, thick: 7, crowd: 1.3 })}"/>`;
    const crown = featherCrown(press);
    const bank = treelines(press, ({ from = 0, rim }) => ({
      rimOffset: [from < 0 ? 3 : -3, -3],
      light: rim,
      foot: ["#f3ecc4", 0.35],
      mirror: ["#174048", 0.7],
    }));
    const mist = (/** @type {number} */ y, /** @type {number} */ k) => {
      out += stipple(
        `<ellipse cx="780" cy="${y}" rx="900" ry="46" fill="${sheet.radial([780, y, 900], `0 #fbf0cc ${k}, 1 #fbf0cc 0`, `matrix(1 0 0 .051 0 ${Math.round(y * 0.949)})`)}"/>`,
      );
    };
    out += bank("-20,430 240,450 460,490 600,520", 34, "#6a9488", "#d9dcae", 526, {
      from: -40,
      to: 600,
      taper: [0, 120],
    });
    out += bank("940,524 1040,480 1280,440 1640,400", 36, "#628e82", "#d9dcae", 528, {
      from: 940,
      to: 1660,
      taper: [120, 0],
    });
    mist(530, 0.95);
    out += palms(
      crown,
      "260,560,300,.66 350,560,360,-.5 1300,570,270,-.74 1390,570,330,.58 1180,560,400,-.44",
      { dark: "#2a5f56", lit: "#6a9c7c", stem: "#5f7a68", thick: 4, planted: true },
    );
    out += bank("-20,440 160,470 320,540 430,600", 56, "#326c60", "#a9c090", 606, {
      from: -40,
      to: 440,
      taper: [0, 150],
    });
    out += bank("1150,620 1230,560 1400,480 1640,430", 60, "#2c6458", "#a9c090", 622, {
      from: 1150,
      to: 1660,
      taper: [150, 0],
    });
    mist(616, 0.6);
    out += dugout(press, {
      x: 790,
      y: 722,
      scale: 1.75,
      hull: inks.red,
      inside: "#4a1c1a",
      ink: "#0a1a20",
      light: inks.straw,
      aboard: [
        ["poler", -72],
        ["passengerHat", -4],
        ["rower", 46],
      ],
      people: {
        from: "choco",
        ink: "#0a1a20",
        rim: inks.straw,
        rimOffset: [1, -1.2],
        tones: {
          skin: "#2a1f20",
          top: "#2d525a",
          load: "#a83f2c",
          hat: "#b8955a",
          wood: "#5a3a2c",
        },
      },
    });
    out += bank("-20,640 120,680 240,770 310,850", 84, "#12423e", "#5f8f74", 860, {
      from: -40,
      to: 310,
      taper: [0, 130],
    });
    return (
      out + flock("620,260,.6,0 676,240,.5,1 930,220,.42,2 980,240,.36,0", "#2d525a", "#5a7f7c")
    );
  });
}
