import { flock } from "../../nature/birds.mjs";
import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palm } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";

/** Dawn on the plain: moriche palms round a still lagoon, mist over the grass. */
export function amanecer() {
  return poster(401, "Morichal junto a una laguna al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const [night, mist] = ["#3a2a4c", "#fbd9c0"];
    let out = skyBackdrop(press, {
      sun: { x: 560, y: 420, r: 78, face: "hazy" },
      ramp: "0 #fff0c8, .2 #fdc79c, .42 #f08f84, .64 #b86a8c, 1 #5a4a84",
      reach: 1150,
      floor: 560,
      blush: "#f7a07c",
      vignette: "sunrise",
    });
    for (const [crest, ink] of [
      [
        "-20,440 260,430 420,400 560,396 700,430 980,440 1180,380 1300,360 1460,366 1640,350",
        "#b0688a",
      ],
      ["-20,486 300,478 700,490 1100,480 1640,460", "#8a5a80"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 8,
        grain: 44,
        floor: 640,
        mist: [mist, 420, 540, 0.95],
      });
    out += treeline(press, {
      line: "-20,530 400,536 900,530 1640,510",
      size: 26,
      floor: 600,
      ink: "#6a5078",
      rim: "#fbc0a0",
      foot: [mist, 0.9],
    });
    out += band(
      592,
      1020,
      sheet.linear([0, 592, 0, 1000], "0 #fdd4ac, .2 #ee9c8c, .5 #a8648c, 1 #3f2f60"),
    );
    out += `<path fill="#5a3f74" opacity=".55" d="${ripplePath(random, { top: 620, bottom: 1000, spread: () => [-20, 1640], count: 90, long: 260, thick: 10 })}"/><path fill="#fff0c8" d="${ripplePath(random, { top: 596, bottom: 960, spread: (y) => [480 - (y - 592) * 0.2, 650 + (y - 592) * 0.2], count: 80, long: 120, thick: 7, crowd: 1.3 })}"/>`;
    const fan = fanCrown(press);
    /**
     * @param {[number, number, number, number, boolean][]} list @param {string} dark
     * @param {string} lit
     */
    const put = (list, dark, lit) => {
      for (const [x, foot, head, scale, flip] of list) {
        out += stipple(
          palm(fan, {
            x,
            foot,
            head: foot + (foot - head) * 0.8,
            scale,
            dark,
            lit: dark,
            thick: 4,
            flip,
          })
            .replace(
              /scale\((-?[\d.]+)( [\d.]+)?\)/,
              (_, s) => `scale(${s} -${Math.abs(Number(s)) * 0.8})`,
            )
            .replace("<path", '<path opacity=".7"'),
        );
        out += palm(fan, { x, foot, head, scale, dark, lit, thick: 4, flip });
      }
    };
    put(
      [
        [860, 606, 420, 0.5, false],
        [930, 606, 460, 0.4, true],
        [1010, 606, 436, 0.46, false],
        [300, 606, 470, 0.4, true],
      ],
      "#553a6c",
      "#8a5a84",
    );
    put(
      [
        [1180, 640, 300, 0.86, true],
        [1290, 650, 220, 1.06, false],
        [1400, 640, 330, 0.8, true],
      ],
      "#33244e",
      "#6a4a74",
    );
    out += mountainRange(press, {
      crest: "-20,900 240,880 520,930 760,990 900,1020 1100,980 1300,900 1640,840",
      ink: night,
      rough: 8,
      grain: 40,
      floor: 1020,
      rim: "#f7a07c",
      rimOffset: [0, -3],
    });
    out += `<path fill="#2a1c3c" d="${grass(random, { from: -20, to: 620, foot: (x) => 920 + Math.abs(x - 240) * 0.14, tall: 130, count: 80 })}${grass(random, { from: 1140, to: 1640, foot: (x) => 1010 - (x - 1140) * 0.26, tall: 130, count: 80 })}"/>`;
    return (
      out + flock("700,260,.7,0 780,236,.56,1 640,290,.5,2 840,270,.42,2", "#fff0d8", "#e9b49c")
    );
  });
}
