import { stiltHouse } from "../../buildings/stilt-house.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { scrim } from "../../nature/sky-backdrop.mjs";
import { disc, stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { dugout } from "../../objects/boats.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const moon = { x: 1050, y: 190, r: 58 };
const top = 470;
const { night, gold, rose, jade, amber } = inks;

export const tileLeft = 660;

/** The night of the little candles: lanterns set adrift on the dark river. */
export function hero() {
  return poster(
    191,
    "Faroles y velas sobre el agua en la noche",
    (press) => {
      const { sheet, random, stipple } = press;
      let out =
        band(
          -20,
          top + 20,
          sheet.linear([0, 0, 0, top], "0 #0a1230, .45 #1d2657, .8 #48386f, 1 #86507a"),
        ) +
        stars(random, {
          count: 420,
          fill: "#fbeac4",
          to: 400,
          fade: 560,
          apart: { ...moon, r: 110 },
        });
      const ball = sheet.path(disc(random, moon.x, moon.y, moon.r));
      out +=
        stipple(
          `<circle cx="${moon.x}" cy="${moon.y}" r="330" fill="${sheet.radial([moon.x, moon.y, 330], ".12 #fbeac4 .7, .4 #b08aa8 .35, 1 #5a4a8a 0")}"/>`,
        ) +
        use(ball, { fill: "#fbeac4" }) +
        stipple(
          use(ball, {
            fill: sheet.linear([moon.x - 60, 0, moon.x + 60, 0], "0 #d99a8a 0, 1 #c9808a .8"),
          }),
        );
      out += shore(press) + river(press);
      return out;
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function shore(press) {
  const { sheet, stipple } = press;
  const crown = featherCrown(press);
  let out = treeline(press, {
    line: "-20,400 200,380 460,410 700,430 900,424 1160,396 1400,372 1640,350",
    size: 36,
    floor: top + 6,
    ink: "#1f2450",
    rim: "#6a4a7c",
    rimOffset: [1, -3],
    foot: [night, 0.8],
  });
  out += palms(
    crown,
    "520,460,300,.5 700,460,336,-.42 1180,460,280,.56 1246,460,328,-.44 1420,460,232,-.7 1540,460,290,.56",
    { dark: "#131a40", lit: "#2b3668", thick: 4 },
  );
  out += treeline(press, {
    line: "-20,440 300,444 620,452 900,448 1200,440 1640,420",
    size: 30,
    floor: top + 8,
    ink: "#141a40",
    rim: "#4a3f70",
    rimOffset: [1, -3],
  });
  const ink = "#0d1230";
  const list = /** @type {[number, number, string, string, boolean][]} */ ([
    [640, 0.62, "#2f6f76", "#224a5c", false],
    [770, 0.7, "#8a3f5c", "#5c2a4c", true],
    [912, 0.66, "#b0713c", "#7a4a3c", false],
    [1066, 0.76, "#3a7a6a", "#284f5c", false],
    [1222, 0.82, "#a8465a", "#6a2c4c", true],
    [1392, 0.88, "#3f6a92", "#2a4568", false],
    [1560, 0.92, "#b5803c", "#7a523c", true],
  ]);
  let halos = "";
  for (const [x, s, wall, side, flip] of list) {
    halos += `<circle cx="${x}" cy="${top - 34}" r="${Math.round(120 * s)}" fill="${sheet.radial([x, top - 34, Math.round(120 * s)], `0 ${gold} .7, 1 ${amber} 0`)}"/>`;
    out += stiltHouse({
      x,
      y: top + 10,
      scale: s,
      wall,
      side,
      roof: "#232a54",
      lit: gold,
      ink,
      rim: "#d9a07c",
      flip,
    });
  }
  return out + stipple(halos);
}

/** @param {Press} press */
function river(press) {
  const { sheet, random } = press;
  let out = band(
    top + 6,
    1020,
    sheet.linear([0, top, 0, 1000], "0 #4a3566, .1 #2a2a5c, .4 #141c48, 1 #080e28"),
  );
  let lights = "";
  for (const x of [640, 770, 912, 1066, 1222, 1392, 1560])
    for (let k = 0; k < 9; k++) {
      const w = random.between(14, 50);
      lights += `M${short(x - w / 2 + random.between(-16, 16))} ${short(top + 18 + k * 11)}q${short(w / 2)}-4 ${short(w)} 0-${short(w / 2)} 4-${short(w)} 0z`;
    }
  out += `<path fill="#070c24" opacity=".8" d="${ripplePath(random, { top: top + 24, bottom: 1010, spread: () => [-40, 1640], count: 150, long: 260, thick: 12, crowd: 1 })}"/>`;
  out += `<path fill="#3f4a86" opacity=".8" d="${ripplePath(random, { top: top + 16, bottom: 1000, spread: () => [-20, 1640], count: 120, long: 170, thick: 7, crowd: 1.2 })}"/>`;
  out += `<path fill="#e7c3ae" opacity=".85" d="${ripplePath(random, { top: top + 16, bottom: 900, spread: (y) => [moon.x - 40 - (y - top) * 0.12, moon.x + 40 + (y - top) * 0.12], count: 60, long: 90, thick: 6, crowd: 1.3 })}"/>`;
  out += `<path fill="${gold}" opacity=".85" d="${lights}"/>`;
  out += scrim(press, night, { to: 620, flat: 0.7, grain: 0.6 });
  const how = { frame: "#2a1430", flame: "#ffe08a" };
  out += lanterns(
    press,
    [
      [700, 560, 0.36, gold],
      [842, 548, 0.32, rose],
      [960, 570, 0.38, amber],
      [1130, 556, 0.34, jade],
      [1290, 574, 0.4, gold],
      [1440, 560, 0.36, rose],
      [560, 584, 0.36, amber],
      [1560, 590, 0.42, amber],
      [640, 640, 0.56, rose],
      [770, 622, 0.5, gold],
      [1080, 640, 0.56, gold],
      [1230, 652, 0.6, rose],
      [1400, 640, 0.56, amber],
      [1540, 668, 0.62, jade],
    ],
    how,
  );
  out += dugout(press, {
    x: 868,
    y: 716,
    scale: 1.14,
    hull: "#7a2f3c",
    inside: "#2a0f24",
    ink: "#0a0a20",
    light: gold,
    aboard: [
      ["rower", -60],
      ["seated", 6],
      ["girl", 62],
    ],
    people: {
      from: "choco",
      ink: "#0a0a20",
      rim: gold,
      rimOffset: [1.2, -1],
      tones: { top: "#2a1c48", wood: "#5a2c2c" },
    },
  });
  out += lanterns(
    press,
    [
      [786, 704, 0.56, gold],
      [950, 704, 0.5, amber],
    ],
    { ...how, water: false },
  );
  out += lanterns(
    press,
    [
      [640, 770, 0.9, gold],
      [1116, 770, 0.94, amber],
      [1350, 800, 1.05, gold],
      [760, 872, 1.3, rose],
      [1010, 880, 1.34, gold],
      [1220, 910, 1.5, jade],
      [1500, 930, 1.7, rose],
    ],
    how,
  );
  return out;
}
