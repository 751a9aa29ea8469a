import { brainCoral, fishSchool, seaFan, staghornCoral } from "../../nature/coral-reef.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figure } from "../../people/figure.mjs";
import { short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** A snorkeller face down over the reef, the surface above her, light in shafts. */
export function careteo() {
  return poster(743, "Alguien caretea sobre el arrecife", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 0, 1000], "0 #bff0dc, .1 #6fd4cc, .34 #2fa8c4, .66 #1c74a8, 1 #123a6c"),
    );
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: -10, bottom: 90, spread: () => [-40, 1640], count: 70, long: 240, thick: 13, crowd: 0.8 })}"/>`;
    let rays = "";
    for (const [x, w, lean, long] of table(
      "240,70,-220,900 520,50,-110,940 740,120,-20,980 1000,60,120,940 1260,90,260,900",
    ))
      rays += `M${x}-20h${w}l${lean + w} ${long}h${-w * 3}z`;
    out += stipple(
      `<path fill="${sheet.linear([0, 0, 0, 860], `0 ${inks.sun} .75, 1 ${inks.sun} 0`)}" d="${rays}"/>`,
    );
    out += `<path fill="#1f7fae" d="${staghornCoral(random, { x: 300, y: 880, long: 84, thick: 24, depth: 3, angle: -80 })}${staghornCoral(random, { x: 1180, y: 880, long: 92, thick: 26, depth: 3, angle: -98 })}"/>`;
    out += mountainRange(press, {
      crest: "-20,830 220,850 480,884 760,900 1000,892 1260,856 1640,800",
      ink: "#1d6592",
      rough: 12,
      grain: 50,
      floor: 1020,
      rim: "#6fc4c8",
      shade: ["#8fd8cc", 80, 0.6],
    });
    const heads = /** @type {[number, number, number, string, string, string][]} */ ([
      [470, 1010, 0.9, inks.coral, inks.wine, "#8f2f55"],
      [1390, 1010, 0.72, "#e8a83c", "#8a4a2c", "#7a3a24"],
    ]);
    for (const [x, y, size, ink, shade, maze] of heads) {
      const head = brainCoral(random, { wide: 460 * size, high: 220 * size });
      const body = sheet.path(head.body);
      out += `<g transform="translate(${x} ${y})">${use(body, { fill: "#ffd9a8", x: -3, y: -5 })}${use(body, { fill: ink })}${stipple(use(body, { fill: sheet.radial([60, 30, 300 * size], `0 ${shade} 1, .5 ${shade} .7, 1 ${ink} 0`) }))}<path fill="none" stroke="${maze}" stroke-width="5" stroke-linecap="round" d="${head.maze}"/></g>`;
    }
    out += `<path fill="none" stroke="#a83a78" stroke-width="4" stroke-linecap="round" d="${seaFan(random, { x: 790, y: 1010, size: 190, lean: 8 })}"/><path fill="none" stroke="#7a3a8c" stroke-width="3.4" stroke-linecap="round" d="${seaFan(random, { x: 120, y: 1010, size: 230, lean: -8 })}"/>`;
    out += `<path fill="${inks.gold}" d="${fishSchool(random, { x: 1180, y: 650, wide: 190, high: 90, count: 22, size: 40 })}"/><path fill="#123a6c" d="${fishSchool(random, { x: 330, y: 600, wide: 170, high: 80, count: 22, size: 30, flip: true })}"/>`;
    out += figure(press, "diver", {
      x: 760,
      y: 470,
      scale: 4.6,
      ink: "#0c1e40",
      rim: inks.sun,
      rimOffset: [-0.2, -1],
      edge: "#d9a07c",
      tones: {
        skin: "#6b3d2c",
        hair: "#12182c",
        top: inks.coral,
        bottom: "#1b3a6c",
        shoe: inks.gold,
        glow: "#bff0ec",
        dark: "#0c1e40",
      },
    });
    let bubbles = "";
    for (let i = 0; i < 14; i++)
      bubbles += `M${short(1000 + random.between(-16, 40))} ${short(190 - i * 12 + random.between(-8, 8))}h0`;
    return `${out}<path fill="none" stroke="${inks.cream}" stroke-width="11" stroke-linecap="round" opacity=".85" d="${bubbles}"/>`;
  });
}
