import { polygon, short, table } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * The skyline of a rain forest: crowns of many sizes, each a heap of smaller
 * bumps, so that it never reads as one row of balls. One path per row.
 * @param {Random} random
 * @param {{ from: number, to: number, top: (x: number) => number, size: number, floor: number, tall?: number, taper?: [number, number] }} row
 *   taper: how far in from either end the crowns begin to shrink to the water's edge
 */
export function canopy(random, { from, to, top, size, floor, tall = 0.62, taper = [0, 0] }) {
  let x = from;
  let d = `M${short(x)} ${short(floor)}V${short(top(x))}`;
  let [px, py] = [Math.round(x), Math.round(top(x))];
  /** @param {number} nx @param {number} ny @param {number} round */
  const bump = (nx, ny, round) => {
    const [dx, dy] = [Math.round(nx) - px, Math.round(ny) - py];
    const chord = Math.hypot(dx, dy);
    if (chord < 1.5) return;
    const r = Math.max(1, Math.round(chord * round));
    d += `a${r} ${r} 0 0 1 ${dx}${dy < 0 ? "" : " "}${dy}`;
    px += dx;
    py += dy;
  };
  while (x < to) {
    const rest = Math.max(
      0.16,
      Math.min(1, (x - from + 8) / (taper[0] || 1), (to - x) / (taper[1] || 1)),
    );
    const wide = size * rest * random.between(0.5, 1.7);
    const high = wide * random.between(tall * 0.55, tall * 1.25);
    const lobes = Math.max(3, Math.round(4 + (wide / size) * 3));
    const lean = random.between(-0.12, 0.12);
    for (let i = 1; i <= lobes; i++) {
      const t = i / lobes + (i < lobes ? random.between(-0.35, 0.35) / lobes : 0);
      const a = Math.PI * (1 - t);
      const cx = x + wide * (0.5 + 0.5 * Math.cos(a) * (1 + lean * Math.sin(a)));
      // Feet of neighbouring crowns meet above the base line, never at one height.
      const foot = i === lobes ? random.between(0, 0.35) : 0;
      const lift = Math.sin(a) ** 0.8 * random.between(0.86, 1.08) + foot;
      bump(cx, top(cx) - high * lift, random.between(0.54, 0.72));
    }
    x += wide * random.between(0.82, 1.0);
  }
  return `${d}V${short(floor)}z`;
}

/**
 * One tall tree over the rest: a pale thin trunk that forks, and a crown in
 * flat storeys as ceibas and their kind carry it.
 * @param {Random} random
 * @param {{ x: number, foot: number, top: number, spread: number, thick?: number, lean?: number }} tree
 * @returns {{ trunk: string, crown: string, light: string }}
 */
export function emergent(random, { x, foot, top, spread, thick = 9, lean = 0 }) {
  const tall = foot - top;
  const head = x + lean * tall;
  const fork = top + tall * 0.3;
  const trunk = polygon([
    [x - thick, foot],
    [x - thick * 0.5 + lean * tall * 0.2, foot - tall * 0.15],
    [head - thick * 0.42, fork + 10],
    [head - spread * 0.3, top + tall * 0.12],
    [head - spread * 0.27, top + tall * 0.11],
    [head - 1, fork - 8],
    [head + spread * 0.03, top + tall * 0.05],
    [head + spread * 0.06, top + tall * 0.05],
    [head + thick * 0.3, fork - 4],
    [head + spread * 0.3, top + tall * 0.13],
    [head + spread * 0.33, top + tall * 0.14],
    [head + thick * 0.45, fork + 12],
    [x + thick * 0.55 + lean * tall * 0.2, foot - tall * 0.15],
    [x + thick * 1.1, foot],
  ]);
  // Across, down, width, height, each in parts of the spread.
  const storeys = table(
    "-.3,.2,.42,.16 .31,.18,.4,.15 -.13,.11,.5,.22 .16,.09,.48,.21 .0,.02,.5,.2 .03,.22,.3,.1 -.42,.26,.2,.08 .43,.25,.18,.07",
  );
  let crown = "";
  let light = "";
  for (const [dx, dy, w, h] of storeys) {
    const wide = spread * w * random.between(0.92, 1.1);
    const high = spread * h * random.between(0.9, 1.1);
    const cx = head + spread * dx;
    const cy = top + spread * dy;
    crown += foliage(random, cx - wide / 2, cy + high * 0.3, wide, high);
    light += foliage(random, cx - wide * 0.44, cy - high * 0.02, wide * 0.6, high * 0.6);
  }
  return { trunk, crown, light };
}

/**
 * A storey of leaves: bumps above, a nearly flat ragged foot.
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 */
export function foliage(random, x, y, wide, high) {
  const bumps = Math.max(4, Math.round(wide / 16));
  let [px, py] = [Math.round(x), Math.round(y)];
  let d = `M${px} ${py}`;
  /** @param {number} nx @param {number} ny @param {number} round @param {number} sweep */
  const to = (nx, ny, round, sweep) => {
    const [dx, dy] = [Math.round(nx) - px, Math.round(ny) - py];
    const r = Math.max(1, Math.round(Math.hypot(dx, dy) * round));
    d += `a${r} ${r} 0 0 ${sweep} ${dx}${dy < 0 ? "" : " "}${dy}`;
    px += dx;
    py += dy;
  };
  for (let i = 1; i <= bumps; i++) {
    const t = (i + (i < bumps ? random.between(-0.3, 0.3) : 0)) / bumps;
    to(x + wide * t, y - high * Math.sin(Math.PI * t) ** 0.7 * random.between(0.85, 1.1), 0.6, 1);
  }
  const teeth = Math.max(3, Math.round(wide / 26));
  for (let i = 1; i <= teeth; i++) {
    const t = 1 - i / teeth;
    to(x + wide * t, y + (i < teeth ? high * random.between(-0.04, 0.3) : 0), 0.7, 1);
  }
  return `${d}z`;
}

/**
 * Single crowns that catch light inside a mass of forest, to be stippled.
 * @param {Random} random
 * @param {{ from: number, to: number, top: (x: number) => number, deep: number, size: number, count: number }} mass
 */
export function crowns(random, { from, to, top, deep, size, count }) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + random.between(-0.3, 0.3))) / count;
    const wide = size * random.between(0.5, 1.2);
    d += foliage(random, x, top(x) + deep * random.next(), wide, wide * random.between(0.3, 0.45));
  }
  return d;
}
