import { flock } from "../../nature/birds.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds, disc } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { person } from "../../people/people.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** @import { Who } from "../../people/people.mjs" */

/** Dusk on the wall: an old cannon, those who came to see the sun go down. */
export function atardecer() {
  return poster(613, "Atardecer sobre la muralla", (press) => {
    const { sheet, random, stipple } = press;
    const [top, sun] = [590, { x: 900, y: 470, r: 170 }];
    let out = skyBackdrop(press, {
      sun: { ...sun, r: 0 },
      ramp: `0 #ffe6a4, .24 #fbb45c, .42 #f0784f, .6 #c03f64, .8 #5f2a68, 1 ${inks.night}`,
      reach: 1150,
      floor: top + 20,
      halo: "0 #fff0c0 .9, 1 #fbb45c 0",
      haloRadius: 460,
      vignette: "sunset",
    });
    const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
    out +=
      use(ball, { fill: "#fff0c0" }) +
      stipple(
        use(ball, {
          fill: sheet.linear([0, 370, 0, 640], "0 #fbb04c 0, .7 #f0703f 1, 1 #e0503f 1"),
        }),
      );
    out += clouds(
      random,
      "240,220,460,15 1040,190,460,15 700,430,420,9 820,520,380,9 120,360,360,11",
      "#b03468",
      ".75",
    );
    out += band(
      top,
      820,
      sheet.linear([0, top, 0, 800], "0 #fba452, .15 #d0506a, .5 #5f3478, 1 #241f54"),
    );
    out += `<path fill="#2c1f58" opacity=".7" d="${ripplePath(random, { top: top + 12, bottom: 800, spread: () => [-20, 1640], count: 90, long: 220, thick: 9 })}"/><path fill="#ffe0a0" d="${ripplePath(random, { top: top + 2, bottom: 790, spread: (y) => [sun.x - 130 - (y - top) * 0.4, sun.x + 130 + (y - top) * 0.4], count: 120, long: 130, thick: 7 })}"/>`;
    out += `<g transform="translate(520 616)" fill="#2a1440"><path d="M-60-8q50 14 124 0-6 20-22 24h-80q-16-6-22-24z"/><path d="M-8-10v-116q58 50 64 114zM-14-16v-92q-40 46-46 88z"/></g>`;
    // Merlons, an embrasure with its cannon, and the walk before them.
    const wall = sheet.path(
      "M-20 700h240v60h150v-60h280v60h60v40h180v-40h60v-60h260v60h150v-60h300v340H-20z",
    );
    out +=
      use(wall, { fill: "#ffb870", y: -5 }) +
      use(wall, { fill: "#3a1c44" }) +
      stipple(
        use(wall, {
          fill: sheet.radial(
            [900, 700, 620],
            "0 #e0705a .8, 1 #3a1c44 0",
            "matrix(1 0 0 .4 0 420)",
          ),
        }) +
          use(wall, {
            fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
          }),
      );
    const gun =
      "M-150-52q8-14 24-12l250 16q14 0 14 12t-14 12l-250 16q-16 2-24-12-16-2-16-16t16-16z";
    out += `<g transform="translate(800 800)"><path fill="#ffb870" transform="translate(-2 -4)" d="${gun}"/><path fill="#170d28" d="${gun}M-130-14l70-14 50 46h-110z"/><circle cx="-96" cy="12" r="24" fill="#170d28"/><circle cx="-20" cy="12" r="24" fill="#170d28"/><path fill="none" stroke="#5a2f50" stroke-width="4" d="M-60-60v48M20-54v38M-96-4v32M-112 12h32M-20-4v32M-36 12h32"/></g>`;
    const rim = "#ffb870";
    for (const [
      who,
      x,
      y,
      scale,
      flip,
    ] of /** @type {[Who, number, number, number, boolean][]} */ ([
      ["sit", 470, 700, 1.3, false],
      ["sit", 560, 700, 1.3, true],
      ["sit", 1140, 700, 1.3, true],
      ["rest", 1280, 862, 1.7, true],
      ["rest", 1350, 866, 1.75, true],
      ["rest", 240, 862, 1.6, false],
    ]))
      out += person(who, { x, y, scale, ink: "#150b26", rim, flip, rimOffset: [flip ? 2 : 2, -2] });
    return (
      out + flock("620,290,.9,0 710,262,.76,1 560,320,.6,2 780,300,.5,0", "#3a1848", "#6a2c60")
    );
  });
}
