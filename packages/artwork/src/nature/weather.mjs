import { table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { use } from "../print/sheet.mjs";

/**
 * Weather that hides the sun's disc, where a place is known for it.
 * @import { Press } from "../print/poster.mjs"
 */

/**
 * A squall over the sea: a bank of cloud along the top with rolls below it, and veils of rain that the light shines
 * through. README.md, "What a place has", says where.
 * @param {Press} press
 * @param {object} sky
 * @param {number} sky.base where the cloud ends
 * @param {string} sky.ink the cloud's @param {string} sky.belly its lower edge's @param {string} sky.rain the veils'
 * @param {string} sky.veils rows of x, width, foot and slant
 */
export function squall({ sheet, random, stipple }, { base, ink, belly, rain, veils }) {
  const swell = valueNoise(random, 4);
  /** A bank whose lower edge hangs in rolls. @param {number} foot */
  const bank = (foot) => {
    let d = `M-60 -30V${foot}`;
    let x = -60;
    while (x < 1640) {
      const wide = Math.round(random.between(64, 190));
      x += wide;
      const y = Math.round(foot + swell((x + foot) / 230) * 34);
      d += `A${Math.round(wide * 0.58)} ${Math.round(wide * random.between(0.3, 0.5))} 0 0 0 ${x} ${y}`;
    }
    return sheet.path(`${d}V-30z`);
  };
  const [far, near] = [bank(base + 34), bank(base - 26)];
  let falling = "";
  let drops = "";
  for (const [x, width, foot, slant] of table(veils)) {
    const lean = slant / (foot - base);
    // The veil is thick in its middle; a skew gives it the wind.
    const fill = sheet.linear(
      [x, 0, x + width, 0],
      `0 ${rain} 0, .35 ${rain} .8, .65 ${rain} .8, 1 ${rain} 0`,
    );
    falling += `<path transform="matrix(1 0 ${lean.toFixed(2)} 1 ${Math.round(-lean * base)} 0)" fill="${fill}" d="M${x} ${base - 20}h${width}V${foot}h${-width}z"/>`;
    for (let i = 0; i < width / 5; i++) {
      const t = (random.between(0, 1) + random.between(0, 1)) / 2;
      const top = random.between(base + 30, foot - 60);
      const long = random.between(24, 70);
      drops += `M${Math.round(x + width * t + lean * (top - base))} ${Math.round(top)}l${Math.round(lean * long)} ${Math.round(Math.min(long, foot - top))}`;
    }
  }
  const dark = sheet.linear([0, -20, 0, base + 30], `0 ${ink} 1, .6 ${ink} .6, 1 ${ink} 0`);
  return (
    stipple(falling) +
    `<path fill="none" stroke="${belly}" stroke-width="2.4" stroke-linecap="round" opacity=".55" d="${drops}"/>` +
    use(far, { fill: belly }) +
    stipple(use(far, { fill: dark })) +
    use(near, {
      fill: sheet.linear([0, -20, 0, base], `0 ${ink} 1, .5 ${ink} .9, 1 ${rain} .95`),
    }) +
    stipple(use(near, { fill: dark }))
  );
}

/**
 * Cumulus, as the trade winds drive it over the islands: heaps with flat feet in rows above the sea, lit on the side of `to`.
 * @param {Press} press
 * @param {string} heaps rows of x, foot, width and height
 * @param {{ light: string, shade: string, lit?: [number, number] }} inks `lit` moves the shade off the lit edge
 */
export function cumulus({ sheet, random, stipple }, heaps, { light, shade, lit = [-10, -10] }) {
  return table(heaps)
    .map(([x, foot, width, height]) => {
      const lobes = Math.max(4, Math.round(width / 58));
      const peak = random.between(0.6, 1.6);
      let d = `M${x} ${foot}`;
      let [px, py] = [x, foot];
      for (let i = 1; i <= lobes; i++) {
        const t = i / lobes;
        const up = Math.sin(Math.PI * t ** peak) ** 0.8 * height * random.between(0.6, 1.1);
        const [nx, ny] = [Math.round(x + width * t), Math.round(i === lobes ? foot : foot - up)];
        const r = Math.round(Math.hypot(nx - px, ny - py) * random.between(0.52, 0.6));
        d += `A${r} ${r} 0 0 1 ${nx} ${ny}`;
        [px, py] = [nx, ny];
      }
      const id = sheet.path(`${d}z`);
      const fill = sheet.linear(
        [0, foot - height, 0, foot],
        `0 ${shade} 0, .5 ${shade} .3, 1 ${shade} .95`,
      );
      return (
        use(id, { fill: light }) +
        stipple(use(id, { fill, transform: `translate(${-lit[0]} ${-lit[1] / 2})scale(1)` }))
      );
    })
    .join("");
}
