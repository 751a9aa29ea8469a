import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, polygon, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

const eye = [700, 420];
/** A place on the flat at depth z, by perspective. */
const flat = (/** @type {number} */ x, /** @type {number} */ z) =>
  /** @type {[number, number]} */ ([eye[0] + (x - eye[0]) / z, eye[1] + 620 / z]);

/** Noon on the salt pans: rose water in squares, white heaps, people at work. */
export function mediodia() {
  return poster(907, "Salinas de agua rosada y montones de sal", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 430, sheet.linear([0, 0, 0, 420], "0 #2f9cb4, .5 #8fd4cc, 1 #fff0d0"));
    out += stipple(
      band(-20, 420, sheet.radial([420, 60, 800], "0 #fffbe6 1, .4 #d4f0dc .5, 1 #2f9cb4 0")),
    );
    out += clouds(random, "860,130,560,14 1180,220,460,12 80,250,420,10", inks.cream, 0.85);
    out += `<path fill="#d88a5c" d="${curve(points("-40,430 200,404 480,412 760,398 1100,410 1400,380 1660,400"))}V460H-40z"/>`;
    out += band(420, 1020, sheet.linear([0, 420, 0, 1000], "0 #ffe9cc, .3 #f7d0b0, 1 #e0a880"));
    // Pans between their low walls, each its own rose.
    const tones = ["#f6a0a8", "#ee7f92", "#f9bcb4", "#d9647f", "#f4c8b8"];
    const rows = [1.05, 1.5, 2.1, 3, 4.4, 6.6, 10, 16];
    for (let r = 0; r < rows.length - 1; r++) {
      const [near, far] = [rows[r] * 1.03, rows[r + 1] * 0.985];
      for (let c = -9; c < 12; c++) {
        const [a, b] = [eye[0] + c * 430 + 30, eye[0] + (c + 1) * 430 - 22];
        const corners = [flat(a, near), flat(b, near), flat(b, far), flat(a, far)];
        if (corners.every(([x]) => x < -30 || x > 1630)) continue;
        const id = sheet.path(polygon(corners));
        const ink = tones[(c * 7 + r * 3 + 90) % tones.length];
        const [, low] = corners[0];
        const [, high] = corners[2];
        out +=
          use(id, { fill: inks.cream, y: -3 }) +
          use(id, { fill: ink }) +
          (r < 4
            ? stipple(
                use(id, {
                  fill: sheet.linear(
                    [0, Math.round(high), 0, Math.round(low)],
                    `0 #fff3dc .95, .5 ${ink} 0, 1 #b8406a .7`,
                  ),
                }),
              )
            : "");
      }
    }
    out += `<path fill="${inks.cream}" opacity=".85" d="${ripplePath(random, { top: 470, bottom: 1000, spread: () => [-20, 1640], count: 150, long: 150, thick: 6, crowd: 1 })}"/>`;
    /** @param {number} x @param {number} foot @param {number} w */
    const heap = (x, foot, w) => {
      const h = w * 0.56;
      const id = sheet.path(
        curve(
          [
            [x - w / 2, foot],
            [x - w * 0.34, foot - h * 0.36],
            [x - w * 0.1, foot - h * 0.86],
            [x, foot - h],
            [x + w * 0.12, foot - h * 0.84],
            [x + w * 0.36, foot - h * 0.34],
            [x + w / 2, foot],
            [x, foot + w * 0.05],
          ],
          { closed: true },
        ),
      );
      out +=
        `<path fill="#8a3f6a" opacity=".35" d="M${short(x - w * 0.4)} ${short(foot)}q${short(w * 0.7)} ${short(w * 0.16)} ${short(w * 1.3)} ${short(w * 0.04)}l${short(-w * 0.5)} ${short(-w * 0.05)}z"/>` +
        use(id, { fill: "#fffdf2" }) +
        stipple(
          use(id, {
            fill: sheet.linear(
              [Math.round(x - w * 0.1), 0, Math.round(x + w * 0.5), 0],
              "0 #d8a8b8 0, 1 #a8789c .95",
            ),
          }),
        );
    };
    for (const [x, foot, w] of table(
      "1010,470,60 1090,480,84 900,490,80 1200,506,130 300,500,110 180,520,150 1390,560,240 460,560,160",
    ))
      heap(x, foot, w);
    heap(1190, 780, 520);
    heap(1500, 840, 420);
    const how = {
      from: /** @type {const} */ ("guajira"),
      ink: "#2a1030",
      rim: inks.cream,
      rimOffset: /** @type {[number, number]} */ ([-2, -2]),
      shade: "#4a2040",
      tones: { skin: "#5a2c26", hair: "#1c0f18", wood: "#6a4030", steel: "#8a8ca4" },
    };
    out += figures(
      press,
      [
        ["shoveller", 548, 602, 0.66, false, { top: "#f6e2c4", bottom: "#3a4a6c" }],
        ["matron", 650, 598, 0.62, false, { top: "#d8603c" }],
        ["shoveller", 770, 572, 0.52, true, { top: "#e0a83c", bottom: "#4a3450" }],
      ],
      how,
    );
    out += figures(
      press,
      [
        ["shoveller", 800, 852, 1.75, false, { top: "#fff0d4", bottom: "#2f4a6c" }],
        ["shoveller", 590, 902, 1.7, true, { top: "#2f8a94", bottom: "#4a3450" }],
        ["matron", 400, 884, 1.66, false, { top: "#c8402f" }],
      ],
      how,
    );
    // Shadows stand short under them.
    return `${out}<path fill="#7a2f5a" opacity=".45" d="M370 884q60 14 130 6-60-16-130-6zM520 904q80 16 150 6-70-18-150-6zM770 854q60 16 140 8-60-20-140-8z"/>`;
  });
}
