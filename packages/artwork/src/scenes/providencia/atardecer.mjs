import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { providencia as inks } from "../inks.mjs";

/** The catboats race home with the sun behind their sails. */
export function atardecer() {
  return poster(719, "Regata de veleros al atardecer", (press) => {
    const { random } = press;
    const top = 610;
    const sun = /** @type {const} */ ({ x: 620, y: 500, r: 150, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #ffe6a8, .2 #fcbf78, .38 #f08a68, .58 #9a5f8a, .8 #2f4a86, 1 #143a6c",
      reach: 1150,
      floor: top + 20,
      discInk: "#fff3cc",
      blush: "#f7924f",
      halo: "0 #fff0c0 .9, 1 #fcbf78 0",
      vignette: "lateDusk",
    });
    out += clouds(
      random,
      "120,190,520,18 760,130,460,14 980,270,520,14 220,330,380,11",
      "#c4587a",
      0.6,
    );
    out += clouds(random, "470,560,380,9 520,596,260,7", "#e8604f", 0.8);
    out += mountainRange(press, {
      crest: "980,622 1080,590 1180,552 1260,520 1330,540 1420,500 1520,470 1640,480",
      ink: "#3d4f86",
      rough: 9,
      grain: 44,
      floor: 622,
      rim: "#f7a878",
      rimOffset: [-3, -2],
      mist: ["#f0906c", 560, 620, 0.6],
    });
    out += water(press, {
      top,
      ramp: "0 #fbb878, .12 #c9728c, .4 #3d6aa0, .75 #17508a, 1 #0f2c5c",
      dark: "#123a70",
      light: "#f2a98c",
      glint: { ink: "#fff0c0", x: 620, half: 130, grow: 0.3, count: 130 },
    });
    const fleet = /** @type {[number, number, number, string, string, string][]} */ ([
      [900, 622, 0.42, "#5a2f54", "#f9d08c", "#d9846c"],
      [820, 634, 0.56, "#4a2a5c", "#fbe0a8", "#e09070"],
      [330, 690, 1.25, "#1d7f8c", "#ffe9c0", "#f0a070"],
      [1130, 850, 3.1, "#8a2f3a", "#fff3d4", "#f2b080"],
    ]);
    // Those who race it sit along the side to windward; the last holds the tiller.
    const crew = figures(
      press,
      [
        ["passenger", -14, -9, 0.44, true],
        ["passengerLooking", 14, -10, 0.44, true],
        ["passengerHat", 52, -13, 0.44, true],
      ],
      {
        from: "islands",
        ink: "#1a1838",
        rim: "#ffd8a0",
        rimOffset: [-1.2, -1],
        tones: { load: "#a8404a" },
      },
    );
    for (const [x, y, scale, hull, sail, shade] of fleet) {
      let mirror = "";
      for (let k = 0; k < 12; k++) {
        const w = scale * random.between(30, 120) * (1 - k / 20);
        mirror += `M${short(x + scale * 10 - w / 2 + random.between(-20, 20) * scale)} ${short(y + scale * (10 + k * 7))}q${short(w / 2)}${short(-3 * scale)} ${short(w)} 0 ${short(-w / 2)} ${short(3 * scale)} ${short(-w)} 0z`;
      }
      out +=
        `<path fill="${sail}" opacity=".7" d="${mirror}"/>` +
        catboat({ x, y, scale, hull, stripe: inks.gold, sail, shade, ink: "#1a1838", crew }) +
        `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: y, bottom: y + 10 * scale, spread: () => [x - 92 * scale, x + 110 * scale], count: 18, long: 60 * scale, thick: 4 * scale, crowd: 0.9 })}"/>`;
    }
    return (
      out +
      flock(
        "520,236,.9,0 610,210,.7,1 690,250,.56,2 450,276,.5,1",
        "#3a2a5c",
        "#7a4a74",
        "frigatebird",
      )
    );
  });
}
