import { churchFront } from "../../buildings/church-front.mjs";
import { dome, facade } from "../../buildings/colonial-town.mjs";
import { featherCrown, palm } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/**
 * Night in the square: the cumbia goes round, she with the skirt in her hand, he with his hat in
 * his; a tambora and a drum with pegs and cords play for them.
 */
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
    out += `<path fill="#3f2850" d="M500 620h600v280H500z"/>`;
    out += churchFront({
      x: 610,
      w: 380,
      foot: 880,
      top: 468,
      wall: "#4f3260",
      lit: "#7a4a70",
      shade: "#35224c",
      dark: gold,
      wood: "#ffb85c",
    });
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
    const wire = "#140c28";
    out +=
      bulbs(press, [280, 400], [800, 330], { sag: 70, count: 8, wire }) +
      bulbs(press, [800, 330], [1330, 390], { sag: 70, count: 8, wire }) +
      bulbs(press, [-40, 330], [280, 400], { sag: 40, count: 4, wire }) +
      bulbs(press, [1330, 390], [1640, 320], { sag: 40, count: 4, wire });
    return out + dancers(press);
  });
}

/** Drums at the left, the round at the middle, an old neighbour who watches. @param {Press} press */
function dancers(press) {
  const spots = /** @type {const} */ ([
    ["tambora", 236, 922, 2.7, false, { top: "#f3e2c4", bottom: "#f3e2c4" }],
    ["cununo", 420, 932, 2.7, false, { top: "#f3e2c4", bottom: "#8a3f5c" }],
    ["suitor", 690, 936, 3.15, false, { top: "#fff0d8", bottom: "#f0dcc0" }],
    ["dancer", 900, 944, 3.15, true, { top: "#fff0d8", bottom: "#d8344c" }],
    ["dancer", 1130, 916, 2.7, false, { top: "#f3e2c4", bottom: "#e0943c" }],
    ["suitor", 1300, 914, 2.7, true, { top: "#f0dcc0", bottom: "#e8d4bc" }],
    ["grandfather", 1490, 934, 2.75, true, { top: "#5a8a94", bottom: "#2c2048" }],
  ]);
  const shadows = spots
    .map(
      ([, x, y, k]) =>
        `M${short(x - 40 * k)} ${y}q${short(40 * k)} -12 ${short(80 * k)} 0-${short(40 * k)} 14-${short(80 * k)} 0z`,
    )
    .join("");
  return (
    `<path fill="#120b26" opacity=".5" d="${shadows}"/>` +
    figures(press, spots, {
      from: "caribbean",
      ink: "#1a0f28",
      rim: "#ffd27a",
      rimOffset: [0.2, -1.1],
      edge: "#c8785c",
      shade: "#5a2450",
      tones: {
        skin: "#4e2430",
        hair: "#160c20",
        hat: "#e8b85c",
        wood: "#9a5230",
        pale: "#f6dfb8",
        steel: "#b0a4b8",
        dark: "#2a1430",
      },
    })
  );
}
