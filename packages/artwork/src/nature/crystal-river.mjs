import { heightAlong, polygon, short, table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { use } from "../print/sheet.mjs";
import { raggedPolygon } from "./cliff.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Random } from "../print/random.mjs"
 */

/**
 * A river that comes down to us over low shelves of stone, its bed grown with
 * water plants: the colour lies in strokes along the current, never in stripes
 * from end to end.
 * @typedef {object} River
 * @property {number} top
 * @property {[number, number][]} middle as y,x pairs, far to near
 * @property {[number, number][]} half half the width, as y,width pairs
 * @property {string} falls rows of lip, height and tilt, far to near; tilt: how much lower the right end lies
 * @property {number} [threads] how broad the threads of the falls are; 1 is fine, 2 halves their weight
 *
 * @typedef {object} RiverInks
 * @property {string} bed @property {string} far @property {string} near light and shade over the bed
 * @property {string} pale @property {string} foam
 * @property {string} stone @property {string} face @property {string} lit
 * @property {{ ink: string, at: number, wide: number, count: number }[]} strokes an ink, where across the river (0 left, 1 right), how broadly, how many
 *
 * @param {Press} press
 * @param {River} river
 * @param {RiverInks} inks
 */
export function crystalRiver(press, river, inks) {
  const { sheet, random, stipple } = press;
  const falls = table(river.falls);
  const middle = heightAlong(river.middle);
  const half = heightAlong(river.half);
  const x = (/** @type {number} */ y, /** @type {number} */ u) => middle(y) + half(y) * (2 * u - 1);
  const near = (/** @type {number} */ y) => Math.max(0.02, (y - river.top) / (1010 - river.top));
  const noise = valueNoise(random, 4);
  /** A strip between two lines across the river, its edges eaten by noise. */
  const strip = (/** @type {number} */ from, /** @type {number} */ to, rough = 1) => {
    /** @type {[number, number][]} */
    const a = [];
    /** @type {[number, number][]} */
    const b = [];
    for (let y = river.top; y <= 1030; y += 5 + 14 * near(y)) {
      const k = near(y) * rough;
      a.push([x(y, from) + noise(y / 34) * 46 * k, y]);
      b.push([x(y, to) + noise(y / 34 + 90) * 46 * k, y]);
    }
    return polygon([...a, ...b.reverse()]);
  };
  const shore = sheet.path(strip(-0.2, 1.18, 2));
  const bed = sheet.path(strip(0, 1, 1.1));
  let out =
    use(shore, { fill: inks.lit, y: -3 }) +
    use(shore, { fill: inks.stone }) +
    `<path fill="${inks.face}" d="${facets(random, river, x, near)}"/>` +
    use(bed, { fill: inks.bed }) +
    stipple(
      use(bed, {
        fill: sheet.linear(
          [0, river.top, 0, 1000],
          `0 ${inks.far} .9, .35 ${inks.far} .1, .6 ${inks.near} .1, 1 ${inks.near} .9`,
        ),
      }),
    );
  const lips = falls.map(([y]) => y);
  const feet = falls.map(([y, h]) => y + h);
  const pools = [river.top, ...feet].map((from, i) => [from, lips[i] ?? 1040]);
  for (const { ink, at, wide, count } of inks.strokes) {
    let d = "";
    for (let i = 0; i < count; i++) {
      const y = river.top + (1020 - river.top) * random.next() ** 0.86;
      const pool = pools.findIndex(([a, b]) => y >= a && y < b);
      const shift = 0.22 * noise(pool * 4.7 + at * 9) + 0.08 * noise(y / 50 + at * 20);
      const u = at + shift + wide * (random.next() + random.next() - 1);
      if (pool < 0 || u < 0.03 || u > 0.97) continue;
      const k = near(y);
      const long = Math.min((16 + 120 * k) * random.between(0.4, 1), (pools[pool][1] - y) * 1.05);
      if (long < 3) continue;
      const [x0, x1, xm] = [x(y, u), x(y + long, u), x(y + long / 2, u)];
      const sway = (3 + 16 * k) * random.between(-1, 1);
      const thick = (1.5 + 11 * k) * random.between(0.5, 1);
      const dx = x1 - x0;
      const bend = 2 * (xm - x0) - dx / 2;
      d += `M${short(x0)} ${short(y)}q${short(bend + sway + thick)} ${short(long * 0.5)} ${short(dx)} ${short(long)} ${short(bend - dx + sway - thick)} ${short(-long * 0.5)} ${short(-dx)} ${short(-long)}z`;
    }
    out += `<path fill="${ink}" d="${d}"/>`;
  }
  let glints = "";
  for (let i = 0; i < 70 / (river.threads ?? 1); i++) {
    const y = river.top + (1000 - river.top) * random.next();
    const k = near(y);
    const w = (5 + 50 * k) * random.between(0.3, 1);
    glints += `M${short(x(y, random.between(0.06, 0.88)))} ${short(y)}q${short(w / 2)} ${short(-1 - 3 * k)} ${short(w)} 0 ${short(-w / 2)} ${short(1 + k)} ${short(-w)} 0z`;
  }
  out += `<path fill="${inks.foam}" opacity=".7" d="${glints}"/>`;
  for (const fall of falls) out += shelf(press, fall, x, inks, river.threads ?? 1);
  return out;
}

/**
 * Broken faces of the stone along both banks.
 * @param {Random} random
 * @param {River} river
 * @param {(y: number, across: number) => number} x
 * @param {(y: number) => number} near
 */
function facets(random, river, x, near) {
  let d = "";
  for (let i = 0; i < 54; i++) {
    const y = river.top + (1010 - river.top) * random.next() ** 0.8;
    const k = near(y);
    const u = random.chance(0.5) ? random.between(-0.16, 0.02) : random.between(0.98, 1.14);
    const [w, h] = [(12 + 110 * k) * random.between(0.5, 1), (5 + 40 * k) * random.between(0.5, 1)];
    const at = x(y, u);
    d += polygon([
      [at - w / 2, y],
      [at - w * random.between(0.2, 0.4), y - h * random.between(0.6, 1)],
      [at + w * random.between(0.2, 0.4), y - h * random.between(0.7, 1)],
      [at + w / 2, y - h * 0.2],
      [at + w * 0.2, y + h * 0.16],
    ]);
  }
  return d;
}

/**
 * A low shelf of dark stone across the stream: water comes through its gaps in threads.
 * @param {Press} press
 * @param {readonly number[]} fall lip, height and tilt
 * @param {(y: number, across: number) => number} x
 * @param {RiverInks} inks
 * @param {number} broad
 */
function shelf({ sheet, random, stipple }, [lip, high, tilt], x, inks, broad) {
  const level = (/** @type {number} */ u) =>
    lip + tilt * u + Math.sin(u * 7 + lip) * high * 0.22 + Math.sin(Math.PI * u) * high * 0.3;
  /** @type {[number, number][]} */
  const edge = [];
  for (let u = -0.08; u <= 1.09; u += 0.09)
    edge.push([x(level(u), u), level(u) + random.between(-0.2, 0.14) * high]);
  const body = sheet.path(
    raggedPolygon(
      random,
      [
        ...edge,
        ...edge
          .map(
            ([a, b]) => /** @type {[number, number]} */ ([a, b + high * random.between(0.75, 1.2)]),
          )
          .reverse(),
      ],
      {
        step: Math.max(9, high),
        rough: high * 0.1,
      },
    ),
  );
  let curtain = "";
  let threads = "";
  let foam = "";
  let u = random.between(0, 0.04);
  const unit = high / (x(lip, 1) - x(lip, 0));
  while (u < 1) {
    const wide = unit * random.between(0.5, 4.2);
    for (let v = u; v < Math.min(1, u + wide); v += unit * broad * random.between(0.09, 0.2)) {
      const [px, py] = [x(level(v), v), level(v)];
      const w = high * broad * random.between(0.12, 0.3);
      const fall = high * random.between(0.55, 1.25);
      const piece = `M${short(px - w / 2)} ${short(py + high * 0.04)}q${short(w / 2)} ${short(-high * 0.26)} ${short(w)} 0l${short(high * 0.05)} ${short(fall * 0.8)}q${short(-w * 0.3)} ${short(fall * 0.3)} ${short(-w * 0.7)} 0z`;
      if (random.chance(0.34)) threads += piece;
      else curtain += piece;
      const fw = high * random.between(0.5, 1.4);
      if (random.chance(0.7))
        foam += `M${short(px - fw / 2)} ${short(py + high * random.between(0.95, 1.5))}q${short(fw / 2)} ${short(-high * 0.24)} ${short(fw)} 0 ${short(-fw / 2)} ${short(high * 0.16)} ${short(-fw)} 0z`;
    }
    u += wide + unit * random.between(0.4, 2.6);
  }
  return (
    use(body, { fill: inks.stone }) +
    stipple(
      use(body, {
        fill: sheet.linear([0, lip - 4, 0, lip + high], `0 ${inks.lit} .9, .5 ${inks.lit} 0`),
      }),
    ) +
    `<path fill="${inks.pale}" d="${curtain}"/><path fill="${inks.foam}" d="${threads}${foam}"/>`
  );
}

/**
 * Worn stone at the water: an angular block, its top toward the light, a front
 * in shade, here and there a round basin that the stream has drilled.
 * @param {Random} random
 * @param {{ x: number, y: number, wide: number, high: number, basin?: boolean }} block
 * @param {{ top: string, front: string, rim: string, pool: string }} inks
 */
export function block(random, { x, y, wide, high, basin = false }, inks) {
  const w = wide / 2;
  const j = (/** @type {number} */ k) => w * random.between(-k, k);
  const [l, r] = [x - w, x + w];
  const edge = /** @type {[number, number][]} */ ([
    [l, y + high * random.between(0, 0.1)],
    [x - w * 0.4 + j(0.16), y + high * random.between(0.06, 0.2)],
    [x + w * 0.3 + j(0.16), y + high * random.between(0, 0.14)],
    [r, y - high * random.between(0.02, 0.12)],
  ]);
  const top = raggedPolygon(
    random,
    [
      ...edge,
      [r - w * 0.2 + j(0.1), y - high * 0.3],
      [x + w * 0.2 + j(0.3), y - high * 0.46],
      [x - w * 0.5 + j(0.2), y - high * 0.36],
    ],
    { step: wide / 4, rough: high * 0.04 },
  );
  const front = raggedPolygon(
    random,
    [
      ...edge,
      [r - w * 0.1, y + high * 0.6],
      [x + w * 0.3, y + high * 0.8],
      [x - w * 0.4, y + high * 0.7],
      [l + w * 0.06, y + high * 0.56],
    ],
    { step: wide / 4, rough: high * 0.05 },
  );
  const hole = basin
    ? `<ellipse cx="${short(x)}" cy="${short(y - high * 0.16)}" rx="${short(w * 0.26)}" ry="${short(high * 0.1)}" fill="${inks.front}"/><ellipse cx="${short(x + 2)}" cy="${short(y - high * 0.14)}" rx="${short(w * 0.23)}" ry="${short(high * 0.075)}" fill="${inks.pool}"/>`
    : "";
  return `<path fill="${inks.front}" d="${front}"/><path fill="${inks.rim}" transform="translate(1 -3)" d="${top}"/><path fill="${inks.top}" d="${top}"/>${hole}`;
}

/**
 * Several such blocks, far ones first.
 * @param {Random} random
 * @param {string} list rows of x, y, width and height, then 1 for a basin
 * @param {Parameters<typeof block>[2]} inks
 */
export const blocks = (random, list, inks) =>
  table(list)
    .map(([x, y, wide, high, basin]) =>
      block(random, { x, y, wide, high, basin: basin === 1 }, inks),
    )
    .join("");
