import { stars } from "../../nature/sky-shapes.mjs";
import { surf } from "../../nature/surf.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** The lanterns over the beach: x, foot, size and paper. */
const papers = /** @type {[number, number, number, string][]} */ ([
  [350, 482, 1.5, "#ffc860"],
  [480, 520, 1.5, "#f0603c"],
  [610, 536, 1.5, "#8fd8c4"],
  [740, 530, 1.5, "#ffc860"],
  [870, 540, 1.5, "#f0603c"],
  [1000, 532, 1.5, "#8fd8c4"],
  [1130, 510, 1.5, "#ffc860"],
]);

/** Midnight without fireworks: lanterns between two canes, the moon on the sea, and the beach dances. */
export function medianoche() {
  return poster(1019, "Gente baila en la playa a medianoche, bajo faroles", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    const moon = { x: 1330, y: 210, r: 62 };
    let out = band(-20, top + 20, sheet.linear([0, 0, 0, top], "0 #050e1c, .6 #0d2a44, 1 #2f6470"));
    out += stars(random, { count: 420, to: 500, fade: 600 });
    out += `${stipple(
      `<circle cx="${moon.x}" cy="${moon.y}" r="420" fill="${sheet.radial([moon.x, moon.y, 420], "0 #fff0c8 .8, .16 #cfe4d0 .5, .5 #6aa0a0 .25, 1 #2f6470 0")}"/>`,
    )}<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="#fff6df"/>`;
    out += treeline(press, {
      line: "1180,566 1290,530 1420,500 1640,450",
      from: 1170,
      size: 38,
      ink: "#123a44",
      rim: "#6a9a90",
      floor: 576,
      taper: [80, 0],
      foot: [inks.night, 0.7],
    });
    out += band(top, 800, sheet.linear([0, top, 0, 800], "0 #3f7a7c, .2 #1c4c5c, 1 #0c2c3c"));
    out += `<path fill="#08202e" opacity=".8" d="${ripplePath(random, { top: top + 12, bottom: 780, spread: () => [-40, 1640], count: 80, long: 220, thick: 9, crowd: 1.1 })}"/>`;
    out += `<path fill="#fff0c8" opacity=".9" d="${ripplePath(random, { top: top + 6, bottom: 790, spread: (y) => [moon.x - 40 - (y - top) * 0.5, moon.x + 40 + (y - top) * 0.5], count: 110, long: 150, thick: 7 })}"/>`;
    out += surf(
      random,
      [
        [650, 7, "#a9d4c4"],
        [700, 11, "#cfe8d4"],
        [770, 17, "#f2f4dc"],
      ],
      { shade: "#0f3c4c" },
    );
    const beach = sheet.path(
      `${curve(points("-40,824 360,814 800,826 1240,812 1660,824"))}V1040H-40z`,
    );
    out += use(beach, { fill: "#e6ecd0", y: -6 }) + use(beach, { fill: "#25343f" });
    let mirror = "";
    for (const [x, , , ink] of papers)
      mirror += `<ellipse cx="${x}" cy="900" rx="190" ry="80" fill="${sheet.radial([x, 900, 190], `0 ${ink} .6, 1 ${ink} 0`, "matrix(1 0 0 .42 0 522)")}"/>`;
    out += stipple(
      mirror +
        use(beach, {
          fill: sheet.linear([0, 860, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    );
    // The canes and the slack cord between them, with the lanterns.
    const cord = curve(
      points("204,352 350,406 480,443 610,459 740,454 870,464 1000,455 1130,433 1252,374"),
    );
    out += `<path fill="none" stroke="#6a4a34" stroke-width="13" stroke-linecap="round" d="M196 920Q212 640 204 350M1262 918Q1240 640 1252 372"/>`;
    out +=
      lanterns(press, papers, { frame: "#22122c", flame: "#ffe9b0", water: false, halo: 1.3 }) +
      `<path fill="none" stroke="#c8a878" stroke-width="4" d="${cord}"/>`;
    return (
      out +
      figures(
        press,
        [
          ["walkerFront", 300, 900, 1.8, false, { top: "#3a4a5c" }],
          ["lookout", 382, 904, 1.8, false, { top: "#7a4a4c", bottom: "#4a3a5c" }],
          ["stroller", 600, 954, 2.5, false, { top: "#5a6a6c" }],
          ["gazer", 706, 962, 2.5, false, { top: "#a8603c", bottom: "#8a3a44" }],
          ["dancer", 960, 900, 1.7, false, { top: "#8a7a64", bottom: "#a83c3c" }],
          ["suitor", 1088, 898, 1.7, true, { top: "#8a7a64", bottom: "#6a5a54" }],
          ["seated", 1290, 962, 2.6, true, { top: "#4a6a70" }],
          ["matron", 1400, 958, 2.6, true, { top: "#7a3c4c", bottom: "#3a3048" }],
        ],
        {
          from: "choco",
          ink: "#0a1018",
          rim: "#ffce7c",
          rimOffset: [0.2, -1.2],
          edge: "#8a6a5c",
          shade: "#060d16",
          tones: {
            skin: "#331c20",
            hair: "#06080e",
            hat: "#8a6a44",
            wood: "#3a2824",
            steel: "#8a9094",
          },
        },
      )
    );
  });
}
