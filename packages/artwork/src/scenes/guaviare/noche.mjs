import { maloca, smoke } from "../../buildings/maloca.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { milkyWay, stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figure } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { band, group, use } from "../../print/sheet.mjs";

const fire = { x: 706, y: 812 };
const dark = "#070d18";

/** Stars over a maloca, a fire lit before it, the forest in shadow. */
export function noche() {
  return poster(
    3,
    "Maloca bajo las estrellas",
    (press) => {
      const { sheet, random, stipple } = press;
      const air = sheet.linear([0, 0, 0, 700], "0 #0b1230, .5 #17305a, .85 #2f5f7c, 1 #4f8088");
      let out = band(-20, 760, air);
      // The river of stars, leaning over the house.
      const way = "rotate(-34 760 300)";
      out += stipple(
        `<ellipse cx="760" cy="270" rx="900" ry="150" transform="${way}" fill="${sheet.radial([760, 270, 900], "0 #7fa3c4 .62, .5 #6a7fb4 .4, 1 #4a5a9a 0", "matrix(1 0 0 .17 0 224)")}"/>` +
          `<ellipse cx="820" cy="262" rx="620" ry="60" transform="${way}" fill="${sheet.radial([820, 262, 620], "0 #fbe6c4 .6, 1 #e9b4a4 0", "matrix(1 0 0 .1 0 236)")}"/>`,
      );
      out += stars(random, {
        count: 640,
        area: (_, y) => y < 640 && y > 0 && random.chance(1 - y / 1000),
      });
      out += milkyWay(random, { fill: "#e8e4ff", x: 760, y: 300, turn: -34, to: 620, half: 40 });

      const trees = {
        rimOffset: /** @type {[number, number]} */ ([1, -3]),
        foot: /** @type {[string, number]} */ ([dark, 0.9]),
      };
      out += treeline(press, {
        ...trees,
        line: "-20,560 260,590 620,640 900,650 1240,590 1640,530",
        size: 44,
        floor: 780,
        ink: "#1c4257",
        rim: "#4f8088",
      });
      const feather = featherCrown(press);
      out += palms(feather, "1330,700,400,.86 1418,700,470,-.66 262,720,470,.72", {
        dark: "#0f2a3c",
        lit: "#1f4a5c",
        thick: 4,
      });
      out += treeline(press, {
        ...trees,
        line: "-20,600 220,650 470,700 760,730 1180,700 1380,640 1640,590",
        size: 60,
        floor: 860,
        ink: "#0f2a3c",
        rim: "#2f5f74",
      });
      // The clearing.
      out += `<path fill="#0c1c28" d="M-20 800q300-60 800-64t860 50v240H-20z"/>`;
      const house = maloca(random, { wide: 560, tall: 250, wall: 38, door: -96 });
      const roof = sheet.path(house.roof + house.cap);
      const warm = sheet.radial([-240, 90, 460], "0 #f59a3c .95, .4 #c2562d .65, 1 #7a2a1c 0");
      out += stipple(
        `<path fill="${sheet.linear([0, 470, 0, 120], "0 #9fb4c4 .7, 1 #9fb4c4 0")}" d="${smoke(980, 470, 360, { lean: -40, thick: 6 })}"/>`,
      );
      out += group(
        { transform: "translate(980 776)" },
        `<path fill="#f0a03c" d="${house.body}"/><path stroke="#160d12" stroke-width="15" d="${house.staves}"/>` +
          use(roof, { fill: "#e08a3c", x: -3, y: -2 }) +
          use(roof, { fill: "#3a1a1e" }) +
          `<path fill="#1d0f16" d="${house.lines}"/><path stroke="#6a3424" stroke-width="1.6" fill="none" d="${house.reeds}"/>` +
          stipple(
            use(roof, { fill: warm }) +
              use(roof, {
                fill: sheet.linear([-40, 0, 280, 0], `0 ${dark} 0, 1 ${dark} .95`),
              }),
          ) +
          `<path fill="#160d12" transform="translate(-96 0)scale(1.3 1.14)translate(96 0)" d="${house.doorway}"/><path fill="#ffd27a" d="${house.doorway}"/>` +
          figure(press, "elder", { x: -92, y: 8, scale: 0.42, ink: "#160d12" }),
      );
      // Firelight on the ground and in the air, then the fire itself.
      out += stipple(
        `<ellipse cx="${fire.x}" cy="${fire.y + 8}" rx="560" ry="120" fill="${sheet.radial([fire.x, fire.y + 8, 560], "0 #ffb44c 1, .25 #d9662d .7, 1 #7a2a1c 0", "matrix(1 0 0 .214 0 644.5)")}"/>` +
          `<circle cx="${fire.x}" cy="${fire.y - 60}" r="300" fill="${sheet.radial([fire.x, fire.y - 60, 300], "0 #ffc860 .85, .3 #f0803c .4, 1 #c2562d 0")}"/>`,
      );
      const flame =
        "M-44 4q-20-34 0-66 4 16 14 20-10-44 22-84 0 34 22 48 2-16 12-26 20 50 10 74 8-4 10-14 16 30-4 50-44 12-86-2z";
      out += group(
        { transform: `translate(${fire.x} ${fire.y})scale(.86)` },
        `<path fill="#e2552b" d="${flame}"/><path fill="#f6a23c" transform="translate(0 2)scale(.7)" d="${flame}"/><path fill="#fff0b8" transform="translate(-2 4)scale(.38)" d="${flame}"/><path fill="none" stroke="#1d0f12" stroke-width="11" stroke-linecap="round" d="M-56 12L50-4M-50-4L58 12M-20 14h50"/>`,
      );
      let sparks = "";
      for (let i = 0; i < 26; i++) {
        const up = random.next() ** 1.4 * 300;
        sparks += `M${Math.round(fire.x + random.between(-0.5, 0.5) * (40 + up * 0.6))} ${Math.round(fire.y - 90 - up)}h0`;
      }
      out += `<path fill="none" stroke="#ffc860" stroke-width="3.4" stroke-linecap="round" d="${sparks}"/>`;
      /** @type {[number, number, number, boolean, [number, number]][]} */
      const circle = [
        [600, 838, 1.36, false, [2, -1]],
        [540, 862, 1.5, false, [2, -1]],
        [814, 840, 1.36, true, [2, -1]],
        [880, 864, 1.5, true, [2, -1]],
      ];
      for (const [x, y, scale, flip, rimOffset] of circle)
        out += figure(press, "seated", { x, y, scale, ink: dark, rim: "#ffb44c", flip, rimOffset });
      out += treeline(press, {
        line: "-20,860 200,900 480,962 800,984 1140,960 1400,900 1640,850",
        size: 66,
        floor: 1020,
        ink: dark,
        rim: "#3a2a2e",
        rimOffset: [0, -3],
      });
      return out;
    },
    { grain: 0.45 },
  );
}
