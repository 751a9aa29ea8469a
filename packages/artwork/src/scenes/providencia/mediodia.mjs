import { foliage } from "../../nature/forest.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { curve, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { valueNoise } from "../../print/random.mjs";
import { contour } from "../../print/relief-map.mjs";
import { band, use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/**
 * @import { Press } from "../../print/poster.mjs"
 * @import { Random } from "../../print/random.mjs"
 */

const isle = { x: 960, y: 500 };

/** Noon from above: the cay in its rings of blue, and a launch on its way there. */
export function mediodia() {
  return poster(709, "Cayo rodeado de siete azules, visto desde arriba", (tools) => {
    const { sheet, random, stipple } = tools;
    let out = band(-20, 1020, inks.blues[6]);
    out += stipple(
      band(-20, 1020, sheet.radial([960, 500, 1000], "0 #2a8fc0 .9, .7 #17588f .5, 1 #143a6c 0")),
    );
    out += `<path fill="#0f2c58" opacity=".7" d="${ripplePath(random, { top: 0, bottom: 1010, spread: () => [-40, 1640], count: 90, long: 260, thick: 12, crowd: 1 })}"/>`;
    const rings = contour(random, { ...isle, rx: 760, ry: 500, turn: -14, levels: 8 });
    for (const [i, d] of rings.slice(0, 6).entries()) {
      const id = sheet.path(d);
      const ink = inks.blues[5 - i];
      out +=
        use(id, { fill: inks.blues[Math.max(0, 4 - i)], opacity: 0.5, x: -4, y: -5 }) +
        use(id, { fill: ink }) +
        stipple(use(id, { fill: inks.blues[Math.max(0, 4 - i)], opacity: 0.42 }));
    }
    out += reefs(random) + cay(tools) + boat();
    return out;
  });
}

/**
 * Dark heads of coral scattered over the sand, thick toward the reef's edge.
 * @param {Random} random
 */
function reefs(random) {
  let dark = "";
  let light = "";
  const noise = valueNoise(random, 3);
  for (let i = 0; i < 190; i++) {
    const a = random.between(0, Math.PI * 2);
    const far = random.between(0.42, 0.94);
    const x = isle.x + Math.cos(a) * 640 * far;
    const y = isle.y + Math.sin(a) * 420 * far;
    if (noise(x / 120) + noise(y / 90 + 60) < 0.05) continue;
    const r = random.between(5, 24) * far;
    const ring = [0, 1, 2, 3, 4, 5].map((k) => {
      const b = (k / 6) * Math.PI * 2;
      const long = r * random.between(0.7, 1.2);
      return /** @type {[number, number]} */ ([
        x + Math.cos(b) * long * 1.3,
        y + Math.sin(b) * long,
      ]);
    });
    dark += curve(ring, { closed: true });
    if (r > 12) light += `M${short(x - r * 0.4)} ${short(y - r * 0.3)}h0`;
  }
  return `<path fill="#12607c" opacity=".8" d="${dark}"/><path fill="none" stroke="#f4b27c" stroke-width="7" stroke-linecap="round" opacity=".8" d="${light}"/>`;
}

/**
 * The cay itself: a ring of sand and rock, crowns of trees, a jetty.
 * @param {Press} press
 */
function cay({ sheet, random, stipple }) {
  const [beach, , ground] = contour(random, { ...isle, rx: 190, ry: 120, turn: -20, levels: 9 });
  const [shore, land] = [sheet.path(beach), sheet.path(ground)];
  let out =
    use(shore, { fill: inks.cream, opacity: 0.7, transform: "translate(-30 -16)scale(1.032)" }) +
    use(shore, { fill: "#0f4a64", opacity: 0.5, x: 14, y: 18 }) +
    use(shore, { fill: "#f6dfae" }) +
    `<path fill="none" stroke="#5a3a44" stroke-width="11" d="M850 560l-84 70"/><path fill="none" stroke="#ecc99a" stroke-width="7" stroke-dasharray="9 3" d="M850 560l-84 70"/>` +
    use(land, { fill: "#143f3c", x: 8, y: 12 }) +
    use(land, { fill: "#1f5c50" });
  const tones = ["#1a5048", "#2c7058", "#57955f", "#9dbc6c"];
  let trees = "";
  for (let i = 0; i < 130; i++) {
    const a = random.between(0, Math.PI * 2);
    const far = random.next() ** 0.6;
    const x = isle.x + Math.cos(a) * 134 * far;
    const y = isle.y + Math.sin(a) * 80 * far - Math.cos(a) * 40 * far;
    const w = random.between(22, 44);
    const tone = Math.min(3, Math.floor(random.next() * 2.4 + (Math.cos(a) < -0.2 ? 1.4 : 0)));
    trees += `<path fill="${tones[tone]}" d="${foliage(random, x - w / 2, y, w, w * 0.5)}"/>`;
  }
  out += trees;
  return (
    out + stipple(use(land, { fill: sheet.radial([1030, 560, 150], "0 #0a2c34 .8, 1 #0a2c34 0") }))
  );
}

/** A launch seen from above, its wake opening behind it. */
function boat() {
  return `<g transform="translate(560 760)rotate(-36)"><path fill="${inks.cream}" opacity=".85" d="M-30 0q-120 10-330 74 180-90 330-82zM-30 0q-120-22-310-96 190 60 312 88z"/><path fill="${inks.cream}" d="M-34 0q-60-12-130-6 60 18 130 14z"/><path fill="${inks.night}" opacity=".4" d="M-40 4q10 24 60 24 40-4 70-14-30-20-130-10z"/><path fill="#8a2f2a" d="M-42-17q50-8 92 2 26 8 40 15-14 7-40 15-42 10-92 2z"/><path fill="#f2c9a0" d="M-34-10q44-6 76 2 18 4 28 8-10 4-28 8-32 8-76 2z"/><path fill="${inks.night}" d="M-14-7a5 5 0 1 1 .1 0zM8 8a5 5 0 1 1 .1 0zM26-3a5 5 0 1 1 .1 0z"/></g>`;
}
