import { flock } from "../../nature/birds.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds, disc } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { polygon, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const horizon = 600;
const sun = /** @type {const} */ ({ x: 700, y: 500, r: 190, face: "barred" });
const rim = "#ffc078";

/**
 * Dusk on the bastion: the parapet of coral stone with its embrasures, a sentry box at the corner,
 * a cannon seen from behind as its gunner saw it, and those who came to see the sun go down.
 */
export function atardecer() {
  return poster(613, "Atardecer sobre la muralla", (press) => {
    return sea(press) + seated(press) + wall(press) + standing(press);
  });
}

/** @param {Press} press */
function sea(press) {
  const { sheet, random, stipple } = press;
  let out = skyBackdrop(press, {
    sun: { ...sun, r: 0 },
    ramp: `0 #ffe6a4, .24 #fbb45c, .42 #f0784f, .6 #c03f64, .8 #5f2a68, 1 ${inks.night}`,
    reach: 1250,
    floor: horizon + 20,
    halo: "0 #fff0c0 .9, 1 #fbb45c 0",
    haloRadius: 520,
    vignette: "sunset",
  });
  const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
  out +=
    use(ball, { fill: "#fff0c0" }) +
    stipple(
      use(ball, { fill: sheet.linear([0, 430, 0, 640], "0 #fbb04c 0, .7 #f0703f 1, 1 #e0503f 1") }),
    );
  out += clouds(
    random,
    "140,220,460,15 980,150,460,15 420,470,460,9 620,548,380,8 20,360,360,11",
    "#b03468",
    ".75",
  );
  out += band(
    horizon,
    860,
    sheet.linear([0, horizon, 0, 820], "0 #fba452, .15 #d0506a, .5 #5f3478, 1 #241f54"),
  );
  return (
    out +
    `<path fill="#2c1f58" opacity=".7" d="${ripplePath(random, { top: horizon + 12, bottom: 820, spread: () => [-20, 1640], count: 90, long: 220, thick: 9 })}"/><path fill="#ffe0a0" d="${ripplePath(random, { top: horizon + 2, bottom: 810, spread: (y) => [sun.x - 150 - (y - horizon) * 0.4, sun.x + 150 + (y - horizon) * 0.4], count: 130, long: 130, thick: 7 })}"/>` +
    // A sailing boat comes home.
    `<g transform="translate(330 622)scale(.8)" fill="#2a1440"><path d="M-60-8q50 14 124 0-6 20-22 24h-80q-16-6-22-24z"/><path d="M-8-10v-116q58 50 64 114zM-14-16v-92q-40 46-46 88z"/></g>`
  );
}

/** @param {Press} press */
function wall(press) {
  const { sheet, random, stipple } = press;
  // Merlons are broad; an embrasure is narrow and splayed.
  const parapet = sheet.path("M-20 708H250L286 806H430L466 708H1640V1040H-20z");
  const cap = "M-20 708H250l8 20H-20zM458 728l8-20H1640v20z";
  let blocks = "";
  for (let row = 0; row < 6; row++) {
    const y = 736 + row * 48;
    for (let x = -20 + (row % 2) * 50; x < 1640; x += random.between(90, 130)) {
      if (y < 812 && x > 190 && x < 480) continue;
      if (random.chance(0.45)) continue;
      blocks += polygon([
        [x, y + random.between(-3, 3)],
        [x + random.between(50, 84), y + random.between(-3, 3)],
        [x + random.between(50, 84), y + 34],
        [x + random.between(-3, 3), y + 36],
      ]);
    }
  }
  let out =
    use(parapet, { fill: rim, y: -5 }) +
    use(parapet, { fill: "#44204a" }) +
    `<path fill="#5c2c54" d="${blocks}"/><path fill="#7a3c58" d="${cap}"/>` +
    stipple(
      use(parapet, {
        fill: sheet.radial(
          [700, 700, 760],
          "0 #f0805a .85, 1 #44204a 0",
          "matrix(1 0 0 .26 0 518)",
        ),
      }) +
        use(parapet, {
          fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    );
  // The sentry box: a drum on a moulded foot, slits, a ribbed cap and its finial.
  const box =
    "M1196 740V470h-14v-26h20q6-96 118-112 112 16 118 112h20v26h-14v270zM1308 340v-30q-14-10-14-26 0-22 26-28 26 6 26 28 0 16-14 26v30z";
  const id = sheet.path(box);
  out +=
    use(id, { fill: rim, x: -6, y: -3 }) +
    use(id, { fill: "#3c1c48" }) +
    stipple(
      use(id, {
        fill: sheet.linear([1182, 0, 1360, 0], "0 #f58a58 .95, .5 #8a3a54 .5, 1 #3c1c48 0"),
      }),
    ) +
    `<path fill="#1c0f30" d="M1258 540h26v92h-26zM1364 540h24v92h-24z"/><path fill="none" stroke="${rim}" stroke-width="3" d="M1258 540v92M1364 540v92" opacity=".7"/>` +
    `<path fill="none" stroke="#1c0f30" stroke-width="4" opacity=".7" d="M1182 470h276M1196 690h248M1204 444q30-76 116-104M1436 444q-30-76-116-104M1262 444q14-70 58-104M1378 444q-14-70-58-104"/>`;
  const foot = sheet.path("M1170 708H1470L1452 760 1426 800H1214L1188 760z");
  out +=
    use(foot, { fill: rim, x: -4, y: -3 }) +
    use(foot, { fill: "#54284e" }) +
    stipple(use(foot, { fill: sheet.linear([1170, 0, 1400, 0], "0 #f08a5c .8, 1 #54284e 0") }));
  // The cannon from behind: breech and knob between the cheeks of its carriage.
  out +=
    `<g transform="translate(358 884)">` +
    `<path fill="${rim}" transform="translate(3 -4)" d="M-44-96a44 44 0 0 1 88 0v30h-88z"/>` +
    `<path fill="#170d28" d="M-44-96a44 44 0 0 1 88 0 44 44 0 0 1-88 0zM-70-72h28l8 86h-44zM42-72h28l8 86H34zM-96-30h22v62h-22zM74-30h22v62H74zM-80-8H80v16H-80z"/>` +
    `<circle cy="-96" r="30" fill="none" stroke="#6a3452" stroke-width="4"/><circle cy="-96" r="13" fill="#6a3452"/><circle cx="-3" cy="-99" r="6" fill="${rim}"/>` +
    `<path fill="none" stroke="${rim}" stroke-width="3" opacity=".7" d="M-70-72h28M42-72h28M-96-30h22M74-30h22"/></g>`;
  return out;
}

const how = {
  from: /** @type {const} */ ("caribbean"),
  ink: "#1a0e28",
  rim,
  rimOffset: /** @type {[number, number]} */ ([0.4, -1]),
  edge: "#c8586a",
  shade: "#2a1438",
  tones: { skin: "#4a2032", hair: "#160a20", hat: "#d8944c", wood: "#6a3a44", steel: "#a890a8" },
};

/** On the wall, their legs beyond it. @param {Press} press */
const seated = (press) =>
  figures(
    press,
    [
      ["watcher", 604, 722, 2.8, false, { top: "#b8405c", bottom: "#2c1a48" }],
      ["percher", 716, 716, 2.5, false, { top: "#e0a05c", bottom: "#3a2050", hair: "#2c1420" }],
      ["watcher", 890, 722, 2.7, false, { top: "#5c4a8c", bottom: "#24183c" }],
      ["watcher", 968, 720, 1.8, false, { top: "#d8704c", bottom: "#3a2050" }],
    ],
    how,
  );

/** @param {Press} press */
function standing(press) {
  const shadow = [132, 1090].map((x) => `M${short(x - 80)} 968q80-12 160 0-80 14-160 0z`).join("");
  return (
    `<path fill="${inks.night}" opacity=".6" d="${shadow}"/>` +
    figures(
      press,
      [
        ["lookout", 132, 966, 2.9, false, { top: "#d8a468", bottom: "#8a2f54" }],
        ["stroller", 1090, 968, 2.9, true, { top: "#d8c4b0", bottom: "#3a2448" }],
      ],
      how,
    ) +
    flock("470,270,.9,0 560,242,.76,1 410,300,.6,2", "#3a1848", "#6a2c60", "frigatebird")
  );
}
