import { flock } from "../../nature/birds.mjs";
import { featherCrown } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath, disc } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { soundSystem } from "../../objects/sound-system.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = /** @type {const} */ ({ x: 800, y: 500, r: 190, face: "barred" });
const sea = 590;

export const tileLeft = 640;

/** A sound system on the beach, palms, and the whole sun going down behind it. */
export function hero() {
  return poster(171, "Palmas y equipo de sonido al atardecer en la playa", (press) => {
    return sky(press) + water(press) + beach(press);
  });
}

/** @param {Press} press */
function sky(press) {
  const { sheet, random, stipple } = press;
  const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
  const bars = cloudPath(random, "560,470,460,12 640,528,420,10 500,560,560,9");
  const clouds = cloudPath(random, "460,250,420,14 980,210,520,15 1060,320,420,12 280,360,340,10");
  return (
    skyBackdrop(press, {
      sun: { ...sun, r: 0 },
      ramp: `0 #ffe39a, .24 #fbb150, .4 #f0704f, .56 #c23a6c, .76 #5a2468, 1 ${inks.night}`,
      reach: 980,
      squash: 0.84,
      floor: sea + 20,
      halo: "0 #fff0b8 .9, .5 #ffc870 .6, 1 #f88a50 0",
      haloRadius: 430,
      vignette: "evening",
    }) +
    `<path fill="#8a2a6a" opacity=".7" d="${clouds}"/>` +
    use(ball, { fill: "#fff0c0" }) +
    stipple(
      use(ball, {
        fill: sheet.linear(
          [0, sun.y - 120, 0, sun.y + 150],
          "0 #fbb04c 0, .6 #f7853f .9, 1 #e8503f 1",
        ),
      }),
    ) +
    `<path fill="#d8406a" opacity=".85" d="${bars}"/>` +
    flock("600,236,.5,0 652,214,.42,1 560,262,.36,2", "#2a1440", "#5a2458", "frigatebird")
  );
}

/** @param {Press} press */
function water({ sheet, random, stipple }) {
  return (
    band(sea, 820, sheet.linear([0, sea, 0, 800], "0 #f9a050, .1 #c24a6a, .4 #4f3a7c, 1 #1d2a5c")) +
    stipple(
      band(
        sea,
        820,
        sheet.radial(
          [sun.x, sea, 760],
          `.2 ${inks.night} 0, .6 ${inks.night} .4, 1 ${inks.night} .9`,
          `matrix(1 0 0 .7 0 ${sea * 0.3})`,
        ),
      ),
    ) +
    `<path fill="#241a4a" opacity=".8" d="${ripplePath(random, { top: sea + 14, bottom: 820, spread: () => [-20, 1640], count: 110, long: 220, thick: 9, crowd: 1.1 })}"/>` +
    `<path fill="#ef6a5a" d="${ripplePath(random, { top: sea + 4, bottom: 800, spread: (y) => [sun.x - 250 - (y - sea), sun.x + 250 + (y - sea)], count: 110, long: 130, thick: 7 })}"/>` +
    `<path fill="#ffe0a0" d="${ripplePath(random, { top: sea + 2, bottom: 800, spread: (y) => [sun.x - 130 - (y - sea) * 0.2, sun.x + 130 + (y - sea) * 0.2], count: 110, long: 110, thick: 7, crowd: 1.2 })}"/>` +
    `<g transform="translate(1112 634)" fill="#1c1234"><path d="M-50-6q40 10 104 0-4 16-18 20h-68q-14-6-18-20z"/><path d="M-8-8v-86q44 34 50 84z"/></g>`
  );
}

/** @param {Press} press */
function beach(press) {
  const { sheet, stipple } = press;
  const shore = points("-40,760 180,752 420,790 620,812 820,800 1040,768 1280,750 1660,716");
  const id = sheet.path(`${curve(shore)}V1040H-40z`);
  const wet = sheet.path(`${curve(shore.map(([x, y]) => [x, y - 22]))}V1040H-40z`);
  let out =
    use(wet, { fill: "#ffd49a", y: -6 }) +
    use(wet, { fill: "#8a3a6c" }) +
    use(id, { fill: "#ffc27c", y: -3 }) +
    use(id, { fill: "#4f2258" }) +
    stipple(
      use(id, {
        fill: sheet.radial(
          [860, 800, 620],
          "0 #ff9a58 .95, .4 #d04a68 .5, 1 #4f2258 0",
          "matrix(1 0 0 .34 0 528)",
        ),
      }) +
        use(id, {
          fill: sheet.linear([0, 820, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    );
  const crown = featherCrown(press);
  const dark = { dark: "#180f30", lit: "#4a2258", stem: "#1c1234" };
  /**
   * @param {number} x @param {number} foot @param {number} head @param {number} to
   * @param {number} scale @param {number} thick @param {boolean} flip
   */
  const lean = (x, foot, head, to, scale, thick, flip) => {
    const mid = (x + to) / 2 + (x - to) * 0.28;
    const half = `M${x - thick} ${foot}Q${short(mid - thick)} ${short((foot + head) / 2 + 60)} ${to - thick * 0.4} ${head}l${short(thick * 0.8)} 0Q${short(mid + thick)} ${short((foot + head) / 2 + 60)} ${x + thick} ${foot}z`;
    out += `<path fill="#ffae68" transform="translate(-3 -1)" d="${half}"/><path fill="${dark.stem}" d="${half}"/>`;
    const transform = `translate(${to} ${head})scale(${flip ? -scale : scale} ${scale})`;
    out += use(crown, { fill: dark.dark, color: dark.lit, transform });
  };
  lean(1420, 860, 300, 1196, 1.25, 13, true);
  lean(1330, 830, 400, 1360, 0.95, 10, false);
  lean(1560, 900, 190, 1480, 1.5, 15, false);
  const wires = [
    stringLights([1252, 420], [868, 560], 46, 11),
    stringLights([1340, 470], [1034, 560], 30, 8),
    stringLights([868, 560], [640, 660], 34, 9),
  ];
  out += `<path fill="none" stroke="#1c1234" stroke-width="8" stroke-linecap="round" d="M640 660V840"/><path fill="none" stroke="#1c1234" stroke-width="2.6" d="${wires.map((w) => w.wire).join("")}"/>`;
  out += soundSystem({
    x: 950,
    y: 846,
    scale: 1.02,
    box: "#1a1030",
    edge: "#ffd08a",
    paints: ["#1d8c8f", "#e8503f", "#f2a93c"],
    cone: "#4a2a5c",
    light: inks.cream,
  });
  const dots = wires.map((w) => w.dots).join("");
  let halos = "";
  for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h0/g))
    halos += `<circle cx="${x}" cy="${y}" r="26" fill="#ffd27a" opacity=".34"/>`;
  out +=
    stipple(halos) +
    `<path fill="none" stroke="#fff0b8" stroke-width="9" stroke-linecap="round" d="${dots}"/>`;
  // The beat, as rings in the sand's own dots.
  const rings = ["M800 640q-50 90 0 190q-64-90 0-190", "M764 620q-66 110 0 230q-80-110 0-230"];
  const mirrored = ["M1100 640q50 90 0 190q64-90 0-190", "M1136 620q66 110 0 230q80-110 0-230"];
  out += stipple(`<path fill="#ffd08a" opacity=".5" d="${rings.join("")}${mirrored.join("")}"/>`);
  const rim = "#ffc27c";
  out += figures(
    press,
    [
      ["grandmother", 500, 876, 1.02],
      ["swayer", 566, 880, 1.06],
      ["dancer", 640, 868, 1.02],
      ["swayer", 704, 874, 1.02, true],
      ["boy", 764, 896, 1.1],
      ["swayer", 1128, 880, 1.04],
      ["dancer", 1204, 886, 1.06, true],
    ],
    { from: "islands", ink: "#150c28", rim, rimOffset: [0, -2.4] },
  );
  return out + scrim(press, inks.night, { to: 580, flat: 0.66, grain: 0.75 });
}
