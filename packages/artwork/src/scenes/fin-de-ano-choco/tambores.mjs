import { campfire } from "../../nature/campfire.mjs";
import { clump } from "../../nature/leaves.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const fire = { x: 800, y: 790 };

/**
 * The last night's music is the chirimía of the Chocó: a clarinet leads, the tambora and a hand drum
 * follow; they play on one side of the fire, the others dance on the
 * other, an old man keeps the time.
 */
export function tambores() {
  return poster(1013, "La chirimía junto al fuego, en la playa", (press) => {
    return beach(press) + round(press);
  });
}

/** @param {Press} press */
function beach(press) {
  const { sheet, random, stipple } = press;
  let out = band(-20, 560, sheet.linear([0, 0, 0, 540], "0 #06131f, .6 #0f2f4c, 1 #2a5a66"));
  out += stars(random, { count: 420, to: 470, fade: 520 });
  out += band(530, 720, sheet.linear([0, 530, 0, 700], "0 #3a7074, .3 #1c4a58, 1 #123a48"));
  out += `<path fill="#d8e4cc" opacity=".85" d="${ripplePath(random, { top: 612, bottom: 690, spread: () => [-20, 1640], count: 46, long: 300, thick: 11, crowd: 1 })}"/>`;
  out += `<path fill="#f0b070" opacity=".8" d="${ripplePath(random, { top: 560, bottom: 680, spread: (y) => [fire.x - 120 - (y - 560), fire.x + 120 + (y - 560)], count: 50, long: 120, thick: 6 })}"/>`;
  const ground = sheet.path(
    `${curve(points("-40,706 300,690 800,698 1300,686 1660,702"))}V1040H-40z`,
  );
  return (
    out +
    use(ground, { fill: "#e8b47c", y: -4 }) +
    use(ground, { fill: "#4a3034" }) +
    stipple(
      use(ground, {
        fill: sheet.radial(
          [fire.x, 850, 820],
          "0 #ffb45c .95, .4 #b8603c .6, 1 #4a3034 0",
          "matrix(1 0 0 .3 0 595)",
        ),
      }) +
        use(ground, {
          fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    ) +
    campfire(press, { ...fire, scale: 1.7, reach: 760, sparks: 60 })
  );
}

/** @param {Press} press */
function round(press) {
  const { random } = press;
  const how = {
    from: /** @type {const} */ ("choco"),
    ink: "#0c0f18",
    rim: "#ffbe6c",
    edge: "#b8603c",
    shade: "#0f1622",
    tones: {
      skin: "#4a2620",
      hair: "#0a0a10",
      hat: "#d8a04c",
      wood: "#8a4a2c",
      pale: "#f4dcb0",
      dark: "#120f16",
      steel: "#b0a8a4",
    },
  };
  const players = /** @type {const} */ ([
    ["clarinet", 610, 816, 2.1, false, { top: "#f0dcb4", bottom: "#5a3430" }],
    ["tambora", 420, 884, 2.85, false, { top: "#c8503c", bottom: "#24343c" }],
    ["cununo", 190, 976, 3.9, false, { top: "#e8d4ac", bottom: "#2c4450" }],
  ]);
  const dancers = /** @type {const} */ ([
    ["suitor", 1010, 812, 2.05, true, { top: "#f0dcb4", bottom: "#e0c894" }],
    ["dancer", 1130, 836, 2.3, true, { top: "#f4e0b8", bottom: "#c8403c" }],
    ["skipper", 1300, 900, 2.8, true, { top: "#e8b04a", bottom: "#2f7a78" }],
    ["grandfather", 1460, 980, 3.9, true, { top: "#6a8a88", bottom: "#2c2c38" }],
  ]);
  const shadows = [...players, ...dancers]
    .map(
      ([, x, y, k]) =>
        `M${short(x - 34 * k)} ${y}q${short(34 * k)} -12 ${short(68 * k)} 0-${short(34 * k)} 14-${short(68 * k)} 0z`,
    )
    .join("");
  return (
    `<path fill="${inks.night}" opacity=".55" d="${shadows}"/>` +
    figures(press, players, { ...how, rimOffset: [1, -0.7], lit: 1 }) +
    figures(press, dancers, { ...how, rimOffset: [-1, -0.7], lit: -1 }) +
    clump(
      random,
      [
        { x: -40, y: 1080, angle: -58, long: 280, wide: 96, bend: 40 },
        { x: 1640, y: 1080, angle: -128, long: 280, wide: 96, bend: -36 },
      ],
      { shade: "#050f16", lit: "#12343a", rib: "#4f7a6c" },
    )
  );
}
