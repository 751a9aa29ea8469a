import { curve, polygon, short } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A head of brain coral: a dome, and the maze on it as broken furrows that run
 * round the crown. Foot at 0,0.
 * @param {Random} random
 * @param {{ wide: number, high: number, rows?: number }} size
 */
export function brainCoral(random, { wide, high, rows = 10 }) {
  const w = wide / 2;
  const noise = valueNoise(random, 3);
  /** @type {[number, number][]} */
  const rim = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (1 - i / 22);
    const k = 1 + 0.03 * noise(i / 2);
    rim.push([
      Math.cos(a) * w * k * (1 - 0.06 * Math.sin(a) ** 6),
      -(Math.abs(Math.sin(a)) ** 0.92) * high * k,
    ]);
  }
  const body = curve([...rim, [w * 0.86, high * 0.16], [0, high * 0.2], [-w * 0.86, high * 0.16]], {
    closed: true,
  });
  // Furrows: worms that follow rings around the crown and turn back now and then.
  let maze = "";
  for (let r = 1; r <= rows; r++) {
    const ring = r / (rows + 0.6);
    let a = random.between(0, 0.4);
    while (a < 6.1) {
      const span = random.between(0.16, 0.62) / (0.4 + ring);
      /** @type {[number, number][]} */
      const line = [];
      for (let k = 0; k <= 6; k++) {
        const b = a + (span * k) / 6;
        const out = ring + 0.035 * Math.sin(b * 17 + r * 2) + 0.02 * noise(b * 3 + r * 7);
        const [x, y] = [
          Math.cos(b) * w * 0.96 * out ** 0.8,
          -high * 0.66 - Math.sin(b) * high * (Math.sin(b) > 0 ? 0.34 : 0.74) * out,
        ];
        if (-y > Math.abs(Math.cos(Math.asin(Math.min(1, Math.abs(x) / w)))) ** 0.92 * high * 0.97)
          continue;
        line.push([x, y]);
      }
      if (line.length > 2) maze += curve(line);
      if (line.length > 4 && random.chance(0.4)) {
        const [x, y] = line[line.length - 1];
        maze += `M${short(x)} ${short(y)}q4 ${short(high * 0.03)}-2 ${short(high * 0.07)}`;
      }
      a += span + random.between(0.04, 0.12) / (0.3 + ring);
    }
  }
  return { body, maze };
}

/**
 * Branching coral: flat blades that fork upward, in one path. Foot at x,y.
 * @param {Random} random
 * @param {{ x: number, y: number, long: number, angle?: number, thick: number, depth?: number, spread?: number }} branch
 */
export function staghornCoral(random, { x, y, long, angle = -90, thick, depth = 3, spread = 34 }) {
  const a = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a) * long, Math.sin(a) * long];
  const [nx, ny] = [-Math.sin(a), Math.cos(a)];
  const end = thick * 0.62;
  const bend = random.between(-0.1, 0.1) * long;
  const tip = depth === 0 ? long * 0.12 : 0;
  let d = curve(
    [
      [x - (nx * thick) / 2, y - (ny * thick) / 2],
      [
        x + dx / 2 - (nx * (thick + end)) / 4 + nx * bend,
        y + dy / 2 - (ny * (thick + end)) / 4 + ny * bend,
      ],
      [x + dx - (nx * end) / 2, y + dy - (ny * end) / 2],
      [x + dx + Math.cos(a) * tip, y + dy + Math.sin(a) * tip],
      [x + dx + (nx * end) / 2, y + dy + (ny * end) / 2],
      [
        x + dx / 2 + (nx * (thick + end)) / 4 + nx * bend,
        y + dy / 2 + (ny * (thick + end)) / 4 + ny * bend,
      ],
      [x + (nx * thick) / 2, y + (ny * thick) / 2],
    ],
    { closed: true },
  );
  if (depth > 0) {
    const forks = random.chance(0.35) ? [-1, 0.1, 1] : [-1, 1];
    for (const side of forks)
      d += staghornCoral(random, {
        x: x + dx * random.between(0.86, 0.98),
        y: y + dy * random.between(0.86, 0.98),
        long: long * random.between(0.6, 0.86),
        angle: angle + side * spread * random.between(0.6, 1.1),
        thick: end * 1.05,
        depth: depth - 1,
        spread,
      });
  }
  return d;
}

/**
 * A sea fan: ribs from one foot, and the net between them.
 * @param {Random} random
 * @param {{ x: number, y: number, size: number, lean?: number }} place
 */
export function seaFan(random, { x, y, size, lean = 0 }) {
  let d = "";
  for (let i = -6; i <= 6; i++) {
    const a = ((-90 + lean + i * 11) * Math.PI) / 180;
    const r = size * (1 - 0.03 * i * i * 0.5) * random.between(0.86, 1.04);
    d += `M${short(x)} ${short(y)}q${short(Math.cos(a) * r * 0.3 + random.between(-6, 6))} ${short(Math.sin(a) * r * 0.6)} ${short(Math.cos(a) * r)} ${short(Math.sin(a) * r)}`;
  }
  for (let k = 3; k < 9; k++) {
    const r = (size * k) / 9.6;
    const point = (/** @type {number} */ i) => {
      const a = ((-90 + lean + i * 11) * Math.PI) / 180;
      return /** @type {[number, number]} */ ([
        x + Math.cos(a) * r * 0.96,
        y + Math.sin(a) * r + random.between(-3, 3),
      ]);
    };
    d += curve([-5.4, -3.6, -1.8, 0, 1.8, 3.6, 5.4].map(point));
  }
  return d;
}

/**
 * A school: small fish heading one way, never in rank.
 * @param {Random} random
 * @param {{ x: number, y: number, wide: number, high: number, count: number, size: number, flip?: boolean }} place
 */
export function fishSchool(random, { x, y, wide, high, count, size, flip = false }) {
  let d = "";
  const s = flip ? -1 : 1;
  for (let i = 0; i < count; i++) {
    const k = size * random.between(0.6, 1.1);
    const a = random.between(0, 6.28);
    const far = random.next() ** 0.6;
    const [px, py] = [x + Math.cos(a) * wide * far, y + Math.sin(a) * high * far];
    d += polygon(
      [
        [px, py],
        [px + s * k * 0.32, py - k * 0.2],
        [px + s * k * 0.7, py - k * 0.12],
        [px + s * k * 0.86, py - k * 0.02],
        [px + s * k * 1.14, py - k * 0.2],
        [px + s * k * 1.08, py + k * 0.02],
        [px + s * k * 1.14, py + k * 0.22],
        [px + s * k * 0.86, py + k * 0.06],
        [px + s * k * 0.6, py + k * 0.18],
        [px + s * k * 0.28, py + k * 0.16],
      ],
      { decimals: 0 },
    );
  }
  return d;
}
