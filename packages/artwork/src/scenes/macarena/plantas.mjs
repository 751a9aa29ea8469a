import { fishSchool } from "../../nature/coral-reef.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { curve, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { macarena as inks } from "../inks.mjs";

/** A closer look: the plants that colour the river, combed by the current. */
export function plantas() {
  return poster(421, "Plantas rosadas y amarillas bajo el agua", ({ sheet, random, stipple }) => {
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 0, 1000], "0 #9fdcd4, .16 #3fa3b0, .55 #166080, 1 #0c2f50"),
    );
    let rays = "";
    for (const [x, w, lean] of table("200,90,120 520,60,160 820,120,200 1200,80,240 1460,60,260"))
      rays += `M${x}-20h${w}l${lean + w} 760h${-w * 2.4}z`;
    out += stipple(
      `<path fill="${sheet.linear([0, 0, 0, 760], "0 #fff6df .7, 1 #fff6df 0")}" d="${rays}"/>`,
    );
    // A tress: a bowed stem with tufts along it, tips downstream; four of them, turned and resized.
    /** @param {number} long @param {number} lift @param {number} thick */
    const tress = (long, lift, thick) => {
      const at = (/** @type {number} */ t) =>
        /** @type {[number, number]} */ ([
          long * t,
          -lift * Math.sin(t * 2.1) + 16 * Math.sin(t * 7 + lift),
        ]);
      let d = "";
      for (let i = 1; i <= 26; i++) {
        const t = i / 26;
        const [px, py] = at(t);
        const s = thick * Math.sin(Math.PI * (0.12 + 0.8 * t)) * random.between(0.75, 1.25);
        for (const side of [-1, 1])
          d += `M${short(px)} ${short(py)}q${short(s * 0.5)} ${short(side * s * 0.8)} ${short(s * 1.7)} ${short(side * s * random.between(0.5, 0.9))} ${short(-s * 0.7)} ${short(-side * s * 0.3)} ${short(-s * 1.7)} ${short(-side * s * 0.7)}z`;
      }
      return sheet.motif(
        `<path fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" d="${curve([0, 0.25, 0.5, 0.75, 1].map(at))}"/><path d="${d}"/>`,
      );
    };
    const forms = [
      tress(520, 90, 52),
      tress(460, 150, 58),
      tress(560, 50, 46),
      tress(400, 120, 60),
    ];
    /**
     * @param {number} y0 @param {number} count @param {number} spread @param {number} size
     * @param {readonly [string, string][]} list
     */
    const bed = (y0, count, spread, size, list) => {
      for (let i = 0; i < count; i++) {
        const x = -260 + (1760 * (i + random.between(-0.4, 0.4))) / count;
        const s = (size / 100) * random.between(0.8, 1.2);
        const [ink, core] = random.pick(list);
        out += use(random.pick(forms), {
          fill: ink,
          color: core,
          transform: `translate(${short(x)} ${short(y0 + random.between(-spread, spread))})rotate(${short(random.between(-16, 6))})scale(${short(s, 2)} ${short(s * random.between(0.8, 1.2), 2)})`,
        });
      }
    };
    bed(610, 20, 50, 62, [
      ["#6f2f68", "#4a2a5c"],
      ["#84386c", "#5a2a5c"],
      ["#5f7468", "#3a5a64"],
    ]);
    out += stipple(band(440, 760, sheet.linear([0, 440, 0, 760], "0 #1f7088 .2, 1 #164f70 .6")));
    out += `<path fill="#dff0dc" d="${fishSchool(random, { x: 980, y: 330, wide: 240, high: 80, count: 16, size: 46, flip: true })}"/><path fill="#0f4566" d="${fishSchool(random, { x: 420, y: 260, wide: 200, high: 70, count: 14, size: 36, flip: true })}"/>`;
    bed(780, 20, 60, 86, [
      [inks.crimson, inks.wine],
      [inks.crimson, inks.wine],
      ["#d8305c", "#8f1740"],
      [inks.yellow, "#b5882f"],
      [inks.moss, "#4f6a2c"],
    ]);
    bed(960, 20, 60, 112, [
      [inks.rose, inks.crimson],
      [inks.crimson, inks.wine],
      [inks.rose, inks.wine],
      [inks.pink, inks.crimson],
      [inks.yellow, "#c9902f"],
    ]);
    out += stipple(band(820, 1020, sheet.linear([0, 820, 0, 1010], "0 #2a0c34 0, 1 #2a0c34 .9")));
    return (
      out +
      `<path fill="#fff6df" opacity=".85" d="${ripplePath(random, { top: 4, bottom: 120, spread: () => [-20, 1640], count: 60, long: 260, thick: 9, crowd: 0.8 })}"/>`
    );
  });
}
