import { featherCrown, palms } from "../../nature/palm.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { water } from "../../nature/water.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/**
 * Noon on the gallery: the lanterns of the seventh of December are made here, of bent cane and glued
 * paper, the river bright outside.
 */
export function taller() {
  return poster(953, "Taller de faroles en un corredor junto al río", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 520, sheet.linear([0, 0, 0, 500], "0 #5fb8c8, .6 #c4e8d4, 1 #fff4d4"));
    out += stipple(
      band(-20, 520, sheet.radial([980, 160, 800], "0 #fffbe4 1, .5 #dff0d4 .5, 1 #5fb8c8 0")),
    );
    out += clouds(random, "380,250,420,14 860,200,480,15", "#fffbea", 0.9);
    const row = treelines(press, ({ rim, ink }) => ({
      light: sheet.linear([300, 0, 1400, 0], `0 ${rim} .5, .6 ${rim} .9, 1 ${ink} 0`),
      foot: ["#14443f", 0.6],
    }));
    out += row("-20,380 300,370 700,400 1100,380 1640,350", 44, "#5fa88c", "#e4f0b8", 520);
    const crown = featherCrown(press);
    out += palms(
      crown,
      "480,500,280,.8,14,6 590,500,350,-.6,0,5 1100,500,260,-.84,-20,6 1210,500,330,.66,10,5",
      { dark: "#1f6a58", lit: "#7fc080", stem: "#6a7060" },
    );
    out += row("-20,440 300,440 700,460 1100,446 1640,420", 40, "#2f7f68", "#bfe0a0", 520, {
      mirror: ["#2a7a70", 0.7],
    });
    out += water(press, {
      top: 512,
      bottom: 760,
      ramp: "0 #e4f4d4, .2 #8fd4c4, 1 #2f8f9c",
      dark: "#2a8090",
      light: "#fffbe4",
    });
    // Indoors: the floor, the rail, the posts and the eaves, all against the light.
    const dark = "#241a38";
    let boards = "";
    for (let x = -900; x <= 2500; x += 120) boards += `M${800 + (x - 800) * 0.62} 760L${x} 1040`;
    const floor = sheet.path("M-20 752h1640v290H-20z");
    out +=
      use(floor, { fill: "#6a4a54" }) +
      stipple(
        use(floor, {
          fill: sheet.linear([0, 752, 0, 1000], "0 #f7d8a0 .9, .5 #8a5a54 .4, 1 #1c1430 .9"),
        }),
      ) +
      `<path fill="none" stroke="${dark}" stroke-width="3" opacity=".7" d="${boards}"/>`;
    let rods = "";
    for (let x = 30; x < 1600; x += 52) rods += `M${x} 640h12v120h-12z`;
    out += `<path fill="#fff0c8" transform="translate(0 -4)" d="M-20 628h1640v14H-20z"/><path fill="${dark}" d="M-20 628h1640v14H-20zM-20 748h1640v12H-20z${rods}"/>`;
    const posts = "M250-20h34v790h-34zM1310-20h34v790h-34z";
    out += `<path fill="#fff0c8" transform="translate(-4 0)" d="${posts}"/><path fill="${dark}" d="${posts}"/>`;
    const eaves = sheet.path(
      `${curve(points("-40,150 400,138 800,142 1200,136 1660,150"))}V-40H-40z`,
    );
    out +=
      use(eaves, { fill: "#f7d8a0", y: 4 }) +
      use(eaves, { fill: dark }) +
      stipple(use(eaves, { fill: sheet.linear([0, 0, 0, 150], "0 #0c1024 .9, 1 #6a3f5c .7") }));
    const strung = /** @type {[number, number, number, string][]} */ ([
      [130, 330, 1.5, inks.rose],
      [380, 280, 1.2, inks.gold],
      [530, 350, 1.6, inks.jade],
      [700, 270, 1.1, inks.amber],
      [850, 330, 1.5, inks.rose],
      [1010, 260, 1.2, inks.gold],
      [1260, 340, 1.5, inks.amber],
      [1450, 310, 1.4, inks.jade],
      [1560, 380, 1.7, inks.rose],
    ]);
    out += `<path fill="none" stroke="${dark}" stroke-width="3" d="${strung.map(([x, y, s]) => `M${x} 130V${short(y - 54 * s)}`).join("")}"/>`;
    out += lanterns(press, strung, {
      frame: dark,
      flame: "#ffe9b0",
      water: false,
      halo: 0.5,
    });
    out += lanterns(press, [[1152, 668, 2, inks.gold]], {
      frame: dark,
      flame: "#ffe9b0",
      water: false,
      halo: 0.5,
    });
    out += `<path fill="none" stroke="${dark}" stroke-width="3" d="M1152 140V562"/>`;
    return out + makers(press);
  });
}

/** Three generations: one bends the canes, two fold, one hangs what is done, a child tries hers. @param {Press} press */
function makers(press) {
  const ink = "#1e1230";
  const how = {
    from: /** @type {const} */ ("choco"),
    ink,
    rim: "#fff0c8",
    rimOffset: /** @type {[number, number]} */ ([0.6, -0.9]),
    lit: 1,
    edge: "#c88a6c",
    shade: "#2c1a40",
    tones: {
      skin: "#5c3028",
      hair: "#170f22",
      hat: inks.gold,
      wood: "#8a5434",
      dark: "#3a2434",
      pale: "#fff4dc",
      glow: inks.amber,
      straw: "#d8a860",
      steel: "#b4aeb8",
    },
  };
  return (
    figures(
      press,
      [
        ["folding", 540, 1046, 4.2, false, { top: inks.gold, bottom: "#3a2c58", glow: "#f06a7c" }],
        ["folding", 920, 1040, 4.1, true, { top: "#fff0d8", bottom: "#7a2f4c", glow: inks.gold }],
        ["hanging", 1100, 1044, 4.15, false, { top: inks.jade, bottom: "#2c2448" }],
      ],
      how,
    ) +
    `<path fill="${ink}" d="M430 846h870v24H430zM470 870h24v170h-24zM1240 870h24v170h-24z"/><path fill="#ffe6b4" d="M430 836h870v11H430z"/>` +
    `<path fill="${inks.rose}" d="M500 836l40-22 66 4-30 18z"/><path fill="${inks.jade}" d="M960 836l30-18 56 6-10 12z"/><path fill="#fff4dc" d="M1060 836l24-14 60 4-14 10z"/>` +
    lanterns(
      press,
      [
        [708, 836, 1.9, inks.amber],
        [790, 838, 1.4, inks.jade],
        [1256, 838, 1.3, inks.rose],
      ],
      { frame: ink, flame: "#ffe9b0", water: false, halo: 0.5 },
    ) +
    figures(
      press,
      [
        ["weaver", 290, 1010, 4.3, false, { top: "#b5485c", bottom: "#3a2c58", hair: "#b4aeb8" }],
        ["child", 1400, 1004, 4.1, true, { top: inks.rose, bottom: "#2c4a5c" }],
      ],
      how,
    )
  );
}
