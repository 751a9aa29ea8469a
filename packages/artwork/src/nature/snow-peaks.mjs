import { points, polygon } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";
import { ridge } from "./ridge.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * The snow peaks over the Caribbean: two heads with the last of their
 * ice, patchy at its edge, the faces away from the light in blue.
 * @param {Press} press
 * @param {{ crest: [number, number][], snow: [number, number][], rock: string, dark: string, white: string, warm: string, blue: string, rim: string, floor: number, mist: [string, number, number, number] }} peaks
 *   snow: how low it reaches, as points along the crest
 */
export function snowPeaks(
  { sheet, random, stipple },
  { crest, snow, rock, dark, white, warm, blue, rim, floor, mist },
) {
  const { outline, d } = ridge(random, crest, { rough: 15, grain: 46, step: 7, floor });
  const id = sheet.path(d);
  const [first, last] = [snow[0][0], snow[snow.length - 1][0]];
  const top = outline.filter(([x]) => x >= first && x <= last);
  const level = (/** @type {number} */ x) => {
    for (let i = 1; i < snow.length; i++) {
      const [x0, y0] = snow[i - 1];
      const [x1, y1] = snow[i];
      if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    }
    return snow[snow.length - 1][1];
  };
  /** @type {[number, number][]} */
  const foot = [];
  // The edge of the ice climbs between the gullies and runs down in them, now far, now a little.
  for (let x = first; x <= last; x += random.between(7, 17)) {
    const gully = Math.sin(x / 23) + 0.7 * Math.sin(x / 9.7 + 1.3);
    foot.push([x + random.between(-4, 4), level(x) + 15 * gully + random.between(-9, 9)]);
  }
  // Below it old snow lies in the shade of the ribs, in patches.
  let patches = "";
  for (let i = 0; i < 26; i++) {
    const x = random.between(first + 20, last - 20);
    const y = level(x) + random.between(22, 62);
    const [w, h] = [random.between(5, 15), random.between(8, 26)];
    patches += polygon([
      [x, y],
      [x + w * 0.6, y + h * 0.3],
      [x + w, y + h],
      [x + w * 0.4, y + h * 0.7],
    ]);
  }
  const cap = sheet.path(polygon([...top, ...foot.reverse()]));
  // Ribs of bare rock, and the faces in shade, fall away from each high point.
  let ribs = "";
  let faces = "";
  for (let i = 1; i < top.length - 1; i++) {
    const [x, y] = top[i];
    const peak = y < top[i - 1][1] && y <= top[i + 1][1];
    if (!peak && !random.chance(0.22)) continue;
    const long = (level(x) - y) * random.between(0.5, 1.1);
    if (long < 16) continue;
    const lean = random.between(0.1, 0.5);
    ribs += polygon([
      [x + 2, y + long * 0.16],
      [x + long * lean * 0.5 + 3, y + long * 0.55],
      [x + long * lean, y + long],
      [x + long * lean * 0.4 - 5, y + long * 0.6],
    ]);
    if (peak)
      faces += polygon([
        [x, y],
        [x + long * 0.3, y + long * 0.34],
        [x + long * 0.62, y + long * 0.42],
        [x + long * 0.7, y + long * 0.74],
        [x + long * 0.4, y + long * 0.82],
        [x + long * 0.3, y + long * 0.66],
        [x + long * 0.06, y + long * 0.6],
      ]);
  }
  const high = Math.min(...crest.map(([, y]) => y));
  return (
    use(id, { fill: rim, x: -2, y: -3 }) +
    use(id, { fill: rock }) +
    stipple(
      use(id, { fill: sheet.linear([0, high, 0, high + 260], `0 ${dark} .8, 1 ${dark} 0`) }),
    ) +
    `<path fill="${white}" opacity=".8" d="${patches}"/>` +
    use(cap, { fill: white }) +
    `<path fill="${blue}" d="${faces}"/>` +
    stipple(
      use(cap, { fill: sheet.linear([0, high, 0, high + 170], `0 ${warm} .9, 1 ${warm} 0`) }) +
        use(id, {
          fill: sheet.linear([0, mist[1], 0, mist[2]], `0 ${mist[0]} 0, 1 ${mist[0]} ${mist[3]}`),
        }),
    ) +
    `<path fill="${rock}" d="${ribs}"/>`
  );
}

/** The outlines of the two peaks, seen from the north. */
export const peaks = {
  crest: points(
    "-20,470 160,430 330,400 470,344 560,300 640,286 720,228 770,196 808,148 842,110 876,150 906,182 950,176 990,140 1024,96 1060,134 1096,186 1150,214 1230,262 1320,286 1420,340 1520,362 1640,392",
  ),
  snow: points(
    "676,262 720,236 770,224 842,206 906,226 950,216 1024,196 1096,222 1150,238 1206,252",
  ),
};
