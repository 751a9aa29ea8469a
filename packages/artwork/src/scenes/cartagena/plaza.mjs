import { dome, facade } from "../../buildings/colonial-town.mjs";
import { featherCrown, palm } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { person } from "../../people/people.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** @import { Who } from "../../people/people.mjs" */

/** Night in the square: music, strings of bulbs, people who dance. */
export function plaza() {
  return poster(619, "Baile en una plaza de noche", (press) => {
    const { sheet, random, stipple } = press;
    const gold = "#ffd27a";
    let out = band(
      -20,
      760,
      sheet.linear([0, 0, 0, 700], "0 #121232, .5 #2a2058, .85 #5f2f68, 1 #a84a68"),
    );
    out += stars(random, {
      count: 320,
      to: 420,
      fade: 480,
    });
    out += palm(featherCrown(press), {
      x: 500,
      foot: 760,
      head: 330,
      scale: 1.0,
      dark: "#1a1438",
      lit: "#3f2f5a",
      stem: "#241a40",
      thick: 7,
      bend: -20,
    });
    out += `<path fill="#4a2f58" d="M640 470h320v400H640zM500 700h600v200H500z"/>`;
    out += dome({
      x: 800,
      y: 470,
      r: 132,
      drum: 80,
      skin: "#5f2a4c",
      lit: "#8f3f58",
      rib: "#3a1838",
      wall: "#5a3a68",
      shade: "#3f2850",
      dark: gold,
    });
    const night = { dark: "#1c1434", roof: "#4f2440", lit: gold };
    out += facade({
      x: -80,
      w: 360,
      foot: 880,
      top: 300,
      wall: "#7a3458",
      shade: "#4f2048",
      trim: "#c98a84",
      wood: "#2a1838",
      doors: [0.4, 0.78],
      balconies: [0.36, 0.8],
      ...night,
    });
    out += facade({
      x: 280,
      w: 250,
      foot: 850,
      top: 440,
      wall: "#8a5a4c",
      shade: "#5a3548",
      trim: "#d9a884",
      wood: "#241a3c",
      doors: [0.3, 0.74],
      balconies: [0.3, 0.74],
      ...night,
    });
    out += facade({
      x: 1080,
      w: 250,
      foot: 850,
      top: 430,
      wall: "#2f5a70",
      shade: "#1f3a58",
      trim: "#b8a894",
      wood: "#241a3c",
      doors: [0.3, 0.74],
      balconies: [0.3, 0.74],
      ...night,
    });
    out += facade({
      x: 1330,
      w: 360,
      foot: 884,
      top: 290,
      wall: "#8a3f5c",
      shade: "#57264c",
      trim: "#d09088",
      wood: "#241a3c",
      doors: [0.26, 0.66],
      balconies: [0.24, 0.68],
      ...night,
    });
    const ground = sheet.path("M-20 870q400-60 820-60t840 64v150H-20z");
    out += use(ground, { fill: "#4a2c54" });
    out += stipple(
      use(ground, {
        fill: sheet.radial(
          [800, 880, 700],
          "0 #ffc870 1, .4 #d9704f .7, 1 #4a2c54 0",
          "matrix(1 0 0 .24 0 669)",
        ),
      }) +
        `<path fill="${sheet.linear([0, 560, 0, 880], "0 #ffb45c 0, 1 #ffb45c .5")}" d="M-20 560H530v310H-20zM1080 560h560v310h-560z"/>` +
        use(ground, {
          fill: sheet.linear([0, 920, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    );
    const lines = [
      stringLights([280, 430], [800, 330], 120, 16),
      stringLights([800, 330], [1330, 410], 120, 16),
      stringLights([270, 560], [800, 480], 100, 14),
      stringLights([800, 480], [1330, 560], 100, 14),
    ];
    const dots = lines.map((l) => l.dots).join("");
    let halos = "";
    for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h0/g))
      halos += `<circle cx="${x}" cy="${y}" r="30" fill="${gold}" opacity=".36"/>`;
    out += `<path fill="none" stroke="#140c28" stroke-width="3" d="${lines.map((l) => l.wire).join("")}"/>${stipple(halos)}<path fill="none" stroke="#fff0b8" stroke-width="10" stroke-linecap="round" d="${dots}"/>`;
    let shadows = "";
    for (const [
      who,
      x,
      y,
      scale,
      flip,
    ] of /** @type {[Who, number, number, number, boolean][]} */ ([
      ["dance", 560, 862, 1.1, false],
      ["sway", 620, 866, 1.1, true],
      ["sway", 980, 866, 1.12, false],
      ["dance", 1050, 864, 1.12, true],
      ["rest", 400, 872, 1.16, false],
      ["rest", 1220, 872, 1.16, true],
      ["sway", 740, 916, 1.6, false],
      ["dance", 846, 920, 1.64, true],
      ["dance", 1140, 930, 1.56, true],
      ["sway", 470, 930, 1.56, false],
    ])) {
      shadows += `M${short(x - 34 * scale)} ${y + 2}q${short(34 * scale)} 12 ${short(70 * scale)} 0-${short(36 * scale)}-8-${short(70 * scale)} 0z`;
      out += person(who, { x, y, scale, ink: "#120b26", rim: gold, flip, rimOffset: [0, -3] });
    }
    return `${out}<path fill="#120b26" opacity=".6" d="${shadows}"/>`;
  });
}
