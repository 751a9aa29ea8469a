import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** Far to near: the deep, the reef's edge, its back, the grass, the sand under more and less water. */
const colors = ["#1b3a78", "#1f5f9c", "#1a87b4", "#25a9bc", "#4cccc4", "#8fe4d0", "#d3f5dc"];

/** Noon from the shore: the sea in its seven colours, a sail where the reef ends, one palm. */
export function sieteColores() {
  return poster(1427, "El mar de siete colores", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 800, y: 240, r: 0 },
      ramp: "0 #fff6df, .3 #cfeee0, .6 #6fc4d0, 1 #1f7fae",
      reach: 1250,
      floor: 340,
      halo: "0 #fff6df .8, 1 #fff6df 0",
      vignette: "day",
    });
    out += clouds(random, "120,210,620,30 780,150,460,20 1100,236,560,28", inks.cream);
    const tops = [322, 372, 428, 494, 572, 664, 776];
    for (const [i, y] of tops.entries()) {
      const wave = 4 + 9 * i;
      const line = Array.from(
        { length: 10 },
        (_, k) =>
          /** @type {[number, number]} */ ([
            -60 + k * 192,
            y + (i ? random.between(-wave, wave) : 0),
          ]),
      );
      const sea = sheet.path(`${curve(line)}V1040H-60z`);
      out +=
        (i ? use(sea, { fill: colors[Math.min(6, i + 1)], y: -4 }) : "") +
        use(sea, { fill: colors[i] }) +
        stipple(
          use(sea, {
            fill: sheet.linear(
              [0, y, 0, y + 70 + 16 * i],
              `0 ${colors[Math.max(0, i - 1)]} .7, 1 ${colors[i]} 0`,
            ),
          }),
        );
    }
    out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 366, bottom: 384, spread: () => [-20, 1640], count: 40, long: 320, thick: 9, crowd: 1 })}"/>`;
    out += `<path fill="#f4fff0" opacity=".85" d="${ripplePath(random, { top: 440, bottom: 900, spread: () => [-20, 1640], count: 90, long: 230, thick: 7, crowd: 1 })}"/>`;
    out += catboat({
      x: 560,
      y: 520,
      scale: 1.25,
      hull: "#d8386a",
      stripe: inks.cream,
      sail: "#fffaf0",
      shade: "#f0d8b8",
      ink: "#2a2450",
    });
    out += `<path fill="#fffaf0" opacity=".5" d="${ripplePath(random, { top: 530, bottom: 640, spread: () => [490, 640], count: 16, long: 100, thick: 9, crowd: 1 })}"/>`;
    const sand = sheet.path(
      `${curve(points("-40,980 300,960 700,930 1000,890 1300,860 1660,850"))}V1040H-40z`,
    );
    out +=
      use(sand, { fill: inks.cream, y: -9 }) +
      use(sand, { fill: "#f6dca4" }) +
      stipple(use(sand, { fill: sheet.linear([0, 900, 0, 1010], "0 #d89a5c 0, 1 #c07a4c .8") }));
    return (
      out +
      palms(featherCrown(press), "1390,960,300,2,-110,20", {
        dark: "#14504a",
        lit: "#4f9a6c",
        stem: "#6a4a3c",
        thick: 18,
        planted: true,
      })
    );
  });
}
