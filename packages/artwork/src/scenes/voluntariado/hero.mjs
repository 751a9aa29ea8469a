import { flock } from "../../nature/birds.mjs";
import { crowns } from "../../nature/forest.mjs";
import { mangrove } from "../../nature/mangrove.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { seededRandom } from "../../print/random.mjs";
import { band, use } from "../../print/sheet.mjs";

const night = "#0a2a30";
const cream = "#fff6df";

export const tileLeft = 680;

/** Low tide: young mangroves go into the mud, one by one, in rows. */
export function hero() {
  return poster(1101, "Voluntarios siembran mangle con la marea baja", (press) => {
    const { sheet, random, stipple } = press;
    const top = 430;
    const sun = /** @type {const} */ ({ x: 900, y: 300, r: 0, face: "hazy" });
    let out = skyBackdrop(press, {
      sun,
      ramp: `0 #fff4d0, .2 #fbe2a8, .4 #e8c48c, .6 #8fae98, .8 #3f7a7c, 1 ${night}`,
      reach: 1050,
      floor: top + 20,
      blush: "#f9b26c",
      halo: "0 #fff4d0 .95, .5 #fbe2a8 .4, 1 #fbe2a8 0",
      vignette: "morning",
    });
    out += squall(press, {
      base: 105,
      ink: "#1d4a4c",
      belly: "#b5a782",
      rain: "#5f948c",
      veils: "520,190,420,-60 1050,240,415,-60 1340,300,410,-70",
    });
    const row = treelines(press, { rimOffset: [-2, -3], foot: ["#f6e6b8", 0.7] });
    out += row(
      "-20,380 200,370 460,400 720,424 900,420 1140,396 1400,360 1640,320",
      34,
      "#6f9c8c",
      "#fdeec0",
      top + 8,
      { from: -40 },
    );
    const crown = featherCrown(press);
    out += palms(crown, "1130,430,270,.6,10,5 1220,430,320,-.48,0,4 560,430,330,.42,0,4", {
      dark: "#2f6a60",
      lit: "#7fae88",
      stem: "#5f6a5c",
    });
    out += row("940,440 1080,420 1240,392 1440,350 1640,300", 48, "#3a7a68", "#e4dc9c", top + 14, {
      from: 930,
      taper: [90, 0],
    });
    out += band(top, 600, sheet.linear([0, top, 0, 600], "0 #fbeab8, .3 #a8ccb4, 1 #5a9c98"));
    out += `<path fill="#3f8488" opacity=".6" d="${ripplePath(random, { top: top + 10, bottom: 600, spread: () => [-20, 1640], count: 60, long: 180, thick: 7 })}"/><path fill="${cream}" d="${ripplePath(random, { top: top + 3, bottom: 600, spread: (y) => [820 - (y - top) * 0.4, 980 + (y - top) * 0.4], count: 60, long: 110, thick: 6 })}"/>`;
    // The flat: wet, in long tongues, the sky lying on it.
    const flat = sheet.path(
      `${curve(points("-40,560 260,548 560,570 860,552 1160,566 1400,548 1660,556"))}V1040H-40z`,
    );
    out +=
      use(flat, { fill: cream, y: -5 }) +
      use(flat, { fill: "#8a8468" }) +
      stipple(
        use(flat, {
          fill: sheet.radial(
            [900, 570, 640],
            "0 #fff0bc 1, .5 #e0c08c .5, 1 #8a8468 0",
            "matrix(1 0 0 .5 0 285)",
          ),
        }) + use(flat, { fill: sheet.linear([0, 620, 0, 1000], `0 #2f5a54 0, 1 ${night} .95`) }),
      );
    out += `<path fill="#c4dcc0" opacity=".75" d="${ripplePath(random, { top: 580, bottom: 980, spread: () => [300, 1640], count: 60, long: 300, thick: 12, crowd: 0.9 })}"/><path fill="#3f5a50" opacity=".6" d="${ripplePath(random, { top: 590, bottom: 1000, spread: () => [-20, 1640], count: 60, long: 260, thick: 11, crowd: 0.9 })}"/>`;
    // Seedlings in rows that run toward the sun.
    let stems = "";
    let leaves = "";
    for (const k of [-3.4, -2.4, -1.3, -0.2, 1, 2.2, 3.4])
      for (let z = 1.06; z < 8; z *= 1.3) {
        const [x, y] = [900 + (k * 300 + 60) / z, 470 + 500 / z];
        const h = 74 / z;
        if (x < 430 || x > 1640) continue;
        stems += `M${short(x)} ${short(y)}v${short(-h)}`;
        for (const [dx, dy] of points("-.34,-.8 .34,-.84 -.26,-1.1 .26,-1.14"))
          leaves += `M${short(x)} ${short(y - h * 0.62)}q${short(h * dx * 1.4)} ${short(h * dy * 0.2)} ${short(h * dx)} ${short(h * dy * 0.66)} ${short(-h * dx * 0.2)} ${short(-h * dy * 0.2)} ${short(-h * dx)} ${short(-h * dy * 0.66)}z`;
      }
    out += `<path fill="none" stroke="#4a3a34" stroke-width="4" d="${stems}"/><path fill="#fbf0b0" transform="translate(-2 -3)" d="${leaves}"/><path fill="#3f8a58" d="${leaves}"/>`;
    const how = {
      from: /** @type {const} */ ("choco"),
      ink: "#0c2028",
      rim: "#fff2c0",
      edge: "#b89a74",
      shade: "#12302e",
      tones: {
        skin: "#5c3426",
        hair: "#15161a",
        hat: "#e0b868",
        shoe: "#16302e",
        straw: "#4a9a60",
        wood: "#8a5a3c",
        steel: "#b0b4a4",
        dark: "#2a2420",
      },
    };
    out += figures(
      press,
      [
        ["planter", 700, 628, 1.05, false, { top: "#e0cf9c", bottom: "#3f5a50" }],
        ["carrier", 846, 622, 1, false, { top: "#b8643c", bottom: "#3a4a4c" }],
        ["planter", 1210, 640, 1.12, true, { top: "#5a8a8c", bottom: "#4a4438" }],
      ],
      { ...how, rimOffset: [-1.3, -1.2] },
    );
    out += `<path fill="${night}" opacity=".5" d="M700 842q120-18 240 0-120 20-240 0zM1060 816q100-16 210 0-110 18-210 0z"/>`;
    out += figures(
      press,
      [
        ["planter", 800, 842, 3, false, { top: "#c2562d", bottom: "#2f4a54" }],
        ["carrier", 1190, 814, 2.5, true, { top: "#ecd9a4", bottom: "#3a5a5c" }],
      ],
      { ...how, rimOffset: [-0.7, -0.9] },
    );
    const tree = (
      /** @type {{ x: number; y: number; foot: number; top: number; spread: number; thick: number; lean: number | undefined; roots: number | undefined; }} */ how,
    ) => {
      const { trunk, roots } = mangrove(random, how);
      const lines = roots
        .map(({ d, wide }) => `<path stroke-width="${short(wide, 1)}" d="${d}"/>`)
        .join("");
      return `<g fill="none" stroke="#f4e2a8" stroke-linecap="round" transform="translate(-3 -3)">${lines}</g><path fill="#f4e2a8" transform="translate(-4 -2)" d="${trunk}"/><g fill="none" stroke="#14363a" stroke-linecap="round">${lines}</g><path fill="#14363a" d="${trunk}"/>`;
    };
    out += tree({
      x: 1480,
      y: 620,
      foot: 900,
      top: 80,
      spread: 230,
      thick: 52,
      lean: -40,
      roots: 10,
    });
    const heads = [
      [1150, 150, 300, "#d8dc98", -4],
      [1150, 150, 300, "#14403e", 0],
      [1300, 70, 240, "#2a6a58", 0],
      [1200, 30, 330, "#0f3236", 0],
    ];
    for (const [
      from,
      level,
      size,
      ink,
      shift,
    ] of /** @type {[number, number, number, string, number][]} */ (heads)) {
      const chance = seededRandom(size + level);
      out += `<path fill="${ink}" transform="translate(${shift} ${shift})" d="${crowns(chance, { from, to: 1640, top: (x) => level - (x - 1150) * 0.06, deep: 70, size, count: 5 })}"/>`;
    }
    out += flock("700,210,.7,0 770,190,.56,1 650,236,.46,2", "#2f5a5c", "#7a9484", "frigatebird");
    return out + scrim(press, night, { to: 640, flat: 0.66, grain: 0.75 });
  });
}
