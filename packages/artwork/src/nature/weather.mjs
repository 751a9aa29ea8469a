import { curve, short, table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { use } from "../print/sheet.mjs";

/**
 * Weather that hides the sun's disc, where a place is known for it.
 * @import { Press } from "../print/poster.mjs"
 */

/**
 * A squall over the sea: a bank of cloud along the top, torn below, and rain that hangs from it in slanting shafts that
 * thin out before the water; the light shines between them. README.md, "What a place has", says where.
 * @param {Press} press
 * @param {object} sky
 * @param {number} sky.base where the cloud ends
 * @param {string} sky.ink the cloud's @param {string} sky.belly its lower edge's @param {string} sky.rain the rain's
 * @param {string} sky.veils rows of x, width, foot and slant
 */
export function squall({ sheet, random, stipple }, { base, ink, belly, rain, veils }) {
  const swell = valueNoise(random, 4);
  /** A bank whose lower edge sags here and is torn there. @param {number} foot @param {number} deep */
  const bank = (foot, deep) => {
    /** @type {[number, number][]} */
    const edge = [];
    for (let x = -80; x < 1700; x += random.between(46, 130))
      edge.push([x, foot + swell((x + foot * 3) / 260) * deep + random.between(-8, 8)]);
    return sheet.path(`${curve(edge)}V-30H-80z`);
  };
  const [far, near] = [bank(base + 26, 60), bank(base - 34, 70)];
  // Softer to its sides and its foot: with hard edges the light between shafts was cut into squares.
  const shaft = sheet.path("M-100 0H100V100H-100z");
  const fill = sheet.radial([0, 0, 100], `0 ${rain} .8, .5 ${rain} .5, 1 ${rain} 0`);
  let falling = "";
  let drops = "";
  for (const [x, width, foot, slant] of table(veils)) {
    const lean = (1.7 * slant) / (foot - base);
    let shafts = "";
    // Two numbers added are most often in the middle, where the rain is thickest.
    const across = () => (random.next() + random.next()) / 2;
    for (let i = 0; i < width / 22; i++) {
      const wide = random.between(16, 20 + width / 5);
      const left = x - width * 0.15 + across() * width * 1.3 - wide / 2;
      const end = foot - random.next() ** 2 * 0.55 * (foot - base);
      const top = base - 60;
      shafts += use(shaft, {
        transform: `matrix(${short(wide / 130, 2)} 0 0 ${short((end - top) / 90, 2)} ${short(left + wide / 2)} ${top})`,
      });
    }
    falling += `<g transform="matrix(1 0 ${short(lean, 2)} 1 ${Math.round(-lean * base)} 0)" fill="${fill}">${shafts}</g>`;
    for (let i = 0; i < width / 6; i++) {
      const top = random.between(base + 30, foot - 60);
      const long = random.between(24, 70);
      drops += `M${short(x + width * across() + lean * (top - base))} ${short(top)}l${short(lean * long)} ${short(Math.min(long, foot - top))}`;
    }
  }
  const dark = sheet.linear([0, -20, 0, base + 40], `0 ${ink} 1, .55 ${ink} .7, 1 ${ink} 0`);
  return (
    stipple(falling) +
    `<path fill="none" stroke="${belly}" stroke-width="2.4" stroke-linecap="round" opacity=".5" d="${drops}"/>` +
    stipple(
      use(far, {
        fill: sheet.linear([0, 0, 0, base + 70], `0 ${belly} 1, .8 ${belly} .95, 1 ${belly} .5`),
      }),
    ) +
    stipple(use(far, { fill: dark })) +
    stipple(
      use(near, {
        fill: sheet.linear([0, -20, 0, base + 20], `0 ${ink} 1, .6 ${ink} .95, 1 ${rain} .8`),
      }),
    ) +
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
