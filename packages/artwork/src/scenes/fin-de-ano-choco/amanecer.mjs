import { flock } from "../../nature/birds.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { surf } from "../../nature/surf.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { figure } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** @import { Role } from "../../people/roles.mjs" */

/** First morning of the year: two go down to the water under their boards, one looks at the waves first. */
export function amanecer() {
  return poster(1001, "Surfistas camino al mar al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 480;
    let out = skyBackdrop(press, {
      sun: { x: 1130, y: 330, r: 0, face: "hazy" },
      ramp: "0 #fff2cc, .2 #fce0ac, .42 #e8c4a0, .64 #a4b8a8, .84 #5f9098, 1 #2f6478",
      reach: 1350,
      floor: top + 20,
      blush: "#f9b070",
      halo: "0 #fff2cc .95, 1 #fce0ac 0",
      vignette: "dawn",
    });
    out += squall(press, {
      base: 120,
      ink: "#2f6478",
      belly: "#a9a79a",
      rain: "#5f8f98",
      veils: "-20,260,470,-60 340,160,450,-50 640,260,470,-70",
    });
    const row = treelines(press, { rimOffset: [1, -3], foot: ["#f4e2bc", 0.85], taper: [90, 0] });
    out += row(
      "780,490 900,450 1040,400 1200,380 1380,320 1640,250",
      36,
      "#86a89c",
      "#fdeac4",
      top + 8,
      { from: 770 },
    );
    out += row("960,490 1080,456 1240,430 1420,380 1640,320", 46, "#4f8478", "#f4d8a4", top + 12, {
      from: 950,
      foot: ["#c4c8a8", 0.8],
    });
    const crown = featherCrown(press);
    out += palms(crown, "1270,480,300,.64,-10,5 1370,480,240,-.8,14,6 1500,480,190,.92,-16,7", {
      dark: "#1f5450",
      lit: "#5f9474",
      stem: "#4a5a50",
    });
    out += band(
      top,
      780,
      sheet.linear([0, top, 0, 780], "0 #fbe4b8, .14 #a8c8b4, .5 #4f9498, 1 #2f7480"),
    );
    out += `<path fill="#2a6a78" opacity=".6" d="${ripplePath(random, { top: top + 12, bottom: 740, spread: () => [-40, 1640], count: 90, long: 220, thick: 9, crowd: 1.1 })}"/><path fill="#fff4d0" d="${ripplePath(random, { top: top + 3, bottom: 760, spread: (y) => [1050 - (y - top) * 0.5, 1210 + (y - top) * 0.3], count: 90, long: 130, thick: 7 })}"/>`;
    out += row("1180,520 1290,480 1430,440 1640,380", 66, "#1f5450", "#d8c48c", 552, {
      from: 1170,
      foot: [inks.night, 0.6],
      mirror: ["#1f4a50", 0.5],
    });
    out += surf(
      random,
      [
        [560, 7, "#e4ecd4"],
        [610, 12, "#f0f2dc"],
        [680, 19, inks.cream],
      ],
      { shade: "#2f7c84" },
    );
    const wet = sheet.path(
      `${curve(points("-40,752 300,744 720,760 1160,746 1660,758"))}V1040H-40z`,
    );
    out +=
      use(wet, { fill: inks.cream, y: -8 }) +
      use(wet, { fill: "#a89c84" }) +
      stipple(
        use(wet, {
          fill: sheet.radial(
            [1130, 790, 800],
            "0 #ffeab4 1, .4 #e8c08c .6, 1 #a89c84 0",
            "matrix(1 0 0 .4 0 474)",
          ),
        }) + use(wet, { fill: sheet.linear([0, 800, 0, 1010], "0 #3a4a50 0, 1 #24343f .9") }),
      );
    out += `<path fill="#fff6d8" opacity=".8" d="${ripplePath(random, { top: 764, bottom: 930, spread: (y) => [960 - (y - 750), 1280 + (y - 750)], count: 50, long: 260, thick: 8, crowd: 0.9 })}"/>`;
    const dark = "#11242c";
    const line = /** @type {[Role, number, number, number, string, string][]} */ ([
      ["surfer", 1000, 806, 1.2, "#f4efe0", "#2f8f98"],
      ["surfer", 800, 850, 1.7, "#2f7480", "#e2603c"],
      ["surferStill", 430, 930, 2.7, "#e2603c", "#f0b440"],
    ]);
    for (const [role, x, y, scale, top, load] of line) {
      const [long, wide] = [scale * 54, scale * 15];
      out += `<path fill="${dark}" opacity=".3" d="M${x - wide} ${y}l${-long} ${long * 0.62}q${wide} ${wide * 0.7} ${wide * 1.6} ${wide * 0.1}L${x + wide} ${y}z"/>`;
      out += figure(press, role, {
        x,
        y,
        scale,
        from: "choco",
        ink: dark,
        rim: "#fff0c4",
        rimOffset: [1.2, -1.2],
        edge: "#c8a078",
        shade: "#1d3a48",
        lit: 1,
        tones: { skin: "#4a2c28", hair: "#1a1418", top, bottom: "#1d3a48", load, pale: "#fff6df" },
      });
    }
    return out + flock("560,300,.8,0 640,276,.64,1 500,326,.54,2", "#2f5460", "#7a948c", "pelican");
  });
}
