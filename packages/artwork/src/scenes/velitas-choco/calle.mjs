import { boardwalk } from "../../buildings/boardwalk.mjs";
import { stiltHouse } from "../../buildings/stilt-house.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** @import { Role } from "../../people/roles.mjs" */

/** The village's one street is of boards; tonight a light stands on either side of every step. */
export function calle() {
  return poster(971, "Vecinos encienden velas en la calle de tablas", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      540,
      sheet.linear([0, 0, 0, 520], "0 #0a1230, .5 #262a64, .85 #5a3f78, 1 #a05a80"),
    );
    out += stars(random, {
      count: 420,
      fill: inks.cream,
      to: 420,
      fade: 480,
    });
    out += band(500, 1020, sheet.linear([0, 500, 0, 1000], "0 #5a3a68, .2 #2a2a5c, 1 #090e28"));
    out += `<path fill="#070c24" opacity=".8" d="${ripplePath(random, { top: 520, bottom: 1010, spread: () => [-40, 1640], count: 80, long: 240, thick: 11, crowd: 1 })}"/><path fill="#d8946c" opacity=".5" d="${ripplePath(random, { top: 520, bottom: 1000, spread: () => [-20, 1640], count: 90, long: 120, thick: 6, crowd: 1.2 })}"/>`;
    const crown = featherCrown(press);
    out += palms(
      crown,
      "560,520,340,.6 1010,520,320,-.66 300,560,170,1.1,20,7 1330,560,150,-1.16,-20,8",
      { dark: "#131a40", lit: "#333870", stem: "#131a40" },
    );
    const eye = /** @type {[number, number]} */ ([790, 500]);
    const inkOf = ["#8a3f5c", "#2f6f76", "#b0713c", "#3a7a6a", "#a8465a", "#3f6a92"];
    let halos = "";
    let houses = "";
    [7, 4.6, 3.1, 2.1, 1.4].forEach((z, i) => {
      for (const s of [-1, 1]) {
        const x = eye[0] + (s * 760) / z;
        const y = eye[1] + 330 / z;
        const scale = 3.1 / z;
        halos += `<circle cx="${short(x)}" cy="${short(y - 60 * scale)}" r="${Math.round(150 * scale)}" fill="${sheet.radial([Math.round(x), Math.round(y - 60 * scale), Math.round(150 * scale)], `0 ${inks.gold} .6, 1 ${inks.amber} 0`)}"/>`;
        houses += stiltHouse({
          x,
          y,
          scale,
          wall: inkOf[(i + (s > 0 ? 3 : 0)) % 6],
          side: "#2a2450",
          roof: "#232a54",
          lit: inks.gold,
          ink: "#0d1230",
          rim: "#d9a07c",
          flip: s < 0,
        });
      }
    });
    out += stipple(halos) + houses;
    const walk = boardwalk(random, {
      to: eye,
      left: 420,
      right: 1160,
      deep: 14,
      posts: 10,
      tall: 0,
    });
    const deck = sheet.path(walk.deck);
    out +=
      use(deck, { fill: "#070c24", opacity: 0.6, transform: "translate(0 30)" }) +
      use(deck, { fill: "#8a5648" }) +
      stipple(
        use(deck, {
          fill: sheet.linear([0, 500, 0, 1010], "0 #ffc870 1, .5 #c87a4c .4, 1 #2a1834 .9"),
        }),
      ) +
      `<path fill="none" stroke="#2a1430" stroke-width="3" opacity=".6" d="${walk.seams}"/>`;
    const papers = [inks.gold, inks.rose, inks.amber, inks.jade];
    const lights = /** @type {[number, number, number, string][]} */ ([]);
    [11, 7.6, 5.4, 3.9, 2.9, 2.15, 1.6].forEach((z, i) => {
      for (const [k, side] of [470, 1110].entries()) {
        const [x, y] = walk.at(side, 1040, z);
        lights.push([Math.round(x), Math.round(y), 2 / z, papers[(i + k * 2) % 4]]);
      }
    });
    // The people stand before all lights, so that no glow lies on them.
    const how = { frame: "#2a1430", flame: "#ffe08a", water: false };
    out += lanterns(press, lights, how);
    const at = (/** @type {number} */ x, /** @type {number} */ z) => walk.at(x, 1040, z);
    const night = {
      from: /** @type {const} */ ("choco"),
      ink: "#120e28",
      rim: inks.gold,
      rimOffset: /** @type {[number, number]} */ ([-0.8, -0.7]),
      edge: "#a8604c",
      shade: "#1c1438",
      tones: {
        skin: "#4a262e",
        hair: "#0e0a18",
        hat: "#d8a04c",
        wood: "#7a4434",
        steel: "#b4aebc",
      },
    };
    /**
     * @param {Role} role @param {number} x @param {number} z @param {number} k @param {boolean} flip
     * @param {string} top @param {string} bottom
     */
    const who = (role, x, z, k, flip, top, bottom) => {
      const [px, py] = at(x, z);
      const scale = Number(((3.6 / z) * k).toFixed(2));
      return /** @type {const} */ ([
        role,
        Math.round(px),
        Math.round(py),
        scale,
        flip,
        { top, bottom },
      ]);
    };
    out += figures(
      press,
      [
        who("walkerFront", 800, 5.2, 1, false, "#c8a070", "#2a2450"),
        who("skipper", 740, 2.7, 1, false, inks.gold, "#8a3450"),
        who("child", 850, 2.62, 1, true, inks.jade, "#3a2c58"),
        who("elder", 640, 1.4, 1, false, "#e8d4b0", "#2c2448"),
        who("grandmother", 936, 1.44, 1, true, "#b8485c", "#3a2c58"),
      ],
      night,
    );
    return out;
  });
}
