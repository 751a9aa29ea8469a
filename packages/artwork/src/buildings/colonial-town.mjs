import { short, table } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * The front of a colonial house of any size, with doors, windows and balconies. Light comes from the left.
 *
 * @typedef {object} Front
 * @property {number} x left edge @property {number} w
 * @property {number} foot @property {number} top of the wall
 * @property {string} wall @property {string} shade @property {string} trim
 * @property {string} wood of balconies and shutters @property {string} dark of openings
 * @property {string} roof
 * @property {number[]} [doors] where along the front, 0 to 1
 * @property {number[]} [balconies]
 * @property {number[]} [windows]
 * @property {string} [lit] an ink for openings where a lamp burns
 */

/** @param {Front} front */
export function facade({
  x,
  w,
  foot,
  top,
  wall,
  shade,
  trim,
  wood,
  dark,
  roof,
  doors = [],
  balconies = [],
  windows = [],
  lit,
}) {
  const high = foot - top;
  const unit = Math.min(w, 300) / 300;
  const px = (/** @type {number} */ t) => x + w * t;
  let out = `<path fill="${wall}" d="M${short(x)} ${foot}V${top}h${short(w)}V${foot}z"/>`;
  // Base, cornice, the shade the eaves throw, and the tiles.
  out += `<path fill="${shade}" d="M${short(x)} ${top}h${short(w)}v${short(high * 0.05)}h-${short(w)}zM${short(x + w - 12 * unit)} ${top}h${short(12 * unit)}V${foot}h-${short(12 * unit)}zM${short(x)} ${foot}v-${short(high * 0.07)}h${short(w)}v${short(high * 0.07)}z"/>`;
  let tiles = "";
  const step = 15 * unit + 4;
  for (let i = x - 8; i < x + w + 6; i += step)
    tiles += `v-5a${short(step / 2, 1)} 7 0 0 1 ${short(step, 1)} 0v5`;
  out += `<path fill="${roof}" d="M${short(x - 8)} ${top + 6}${tiles}v-16l-${short(10 * unit)}-10H${short(x + 2)}l-10 10z"/>`;
  out += `<path fill="${trim}" d="M${short(x)} ${short(top + high * 0.5)}h${short(w)}v${short(5 * unit + 1)}h-${short(w)}z"/>`;
  /**
   * @param {number} cx @param {number} base @param {number} ow @param {number} oh
   * @param {boolean} arch
   */
  const opening = (cx, base, ow, oh, arch) => {
    const r = ow / 2;
    const head = arch ? `a${short(r)} ${short(r * 0.7)} 0 0 1 ${short(ow)} 0` : `h${short(ow)}`;
    const m = 7 * unit + 1;
    const frame = `M${short(cx - r - m)} ${short(base)}v${short(-oh - (arch ? 0 : m))}${arch ? `a${short(r + m)} ${short(r * 0.7 + m)} 0 0 1 ${short(ow + 2 * m)} 0` : `h${short(ow + 2 * m)}`}V${short(base)}z`;
    return {
      frame,
      hole: `M${short(cx - r)} ${short(base)}v${short(-oh)}${head}V${short(base)}z`,
      leaf: `M${short(cx - r)} ${short(base)}v${short(-oh)}h${short(r * 0.62)}V${short(base)}zM${short(cx + r)} ${short(base)}v${short(-oh)}h${short(-r * 0.62)}V${short(base)}z`,
    };
  };
  const put = (
    /** @type {{ frame: string, hole: string, leaf: string }} */ o,
    /** @type {boolean} */ glow,
  ) => {
    out += `<path fill="${trim}" d="${o.frame}"/><path fill="${glow && lit ? lit : dark}" d="${o.hole}"/><path fill="${wood}" d="${o.leaf}"/>`;
  };
  for (const [i, t] of doors.entries())
    put(opening(px(t), foot, 62 * unit, high * 0.27, true), i % 2 === 0);
  for (const [i, t] of windows.entries())
    put(opening(px(t), foot - high * 0.12, 46 * unit, high * 0.2, false), i % 2 === 1);
  balconies.forEach((t, i) => {
    const base = top + high * 0.47;
    put(opening(px(t), base, 54 * unit, high * 0.27, false), i % 2 === 0);
    const half = 62 * unit;
    const [bx, rail] = [px(t), 40 * unit];
    let rods = "";
    for (let k = -half + 4; k < half; k += 9 * unit + 2)
      rods += `M${short(bx + k)} ${short(base)}v${short(-rail)}`;
    out +=
      `<path fill="${shade}" d="M${short(bx - half + 6)} ${short(base + 8)}h${short(2 * half)}l-6 ${short(34 * unit)}h${short(-2 * half + 10)}z"/>` +
      `<path fill="${wood}" d="M${short(bx - half - 5)} ${short(base)}h${short(2 * half + 10)}v${short(8 * unit + 2)}h${short(-2 * half - 10)}zM${short(bx - half - 3)} ${short(base - rail - 4)}h${short(2 * half + 6)}v5h${short(-2 * half - 6)}zM${short(bx - half + 6)} ${short(base + 8)}l6 20 12-20zM${short(bx + half - 6)} ${short(base + 8)}l-6 20-12-20z"/>` +
      `<path fill="none" stroke="${wood}" stroke-width="${short(2.6 * unit + 0.8, 1)}" d="${rods}"/>`;
  });
  return out;
}

/**
 * A dome on its drum, with ribs and a lantern. Foot of the drum at x,y.
 * @param {{ x: number, y: number, r: number, tall?: number, drum: number, skin: string, lit: string, rib: string, wall: string, shade: string, dark: string }} dome
 */
export function dome({ x, y, r, tall = 1.06, drum, skin, lit, rib, wall, shade, dark }) {
  const h = r * tall;
  const base = -drum;
  const cap = `M${-r} ${base}C${-r} ${short(base - h * 0.62)} ${short(-r * 0.5)} ${short(base - h)} 0 ${short(base - h)}S${r} ${short(base - h * 0.62)} ${r} ${base}z`;
  const sun = `M${-r} ${base}C${-r} ${short(base - h * 0.62)} ${short(-r * 0.5)} ${short(base - h)} 0 ${short(base - h)}C${short(-r * 0.42)} ${short(base - h * 0.8)} ${short(-r * 0.4)} ${short(base - h * 0.3)} ${short(-r * 0.34)} ${base}z`;
  let ribs = "";
  for (const k of [-0.66, -0.34, 0, 0.34, 0.66])
    ribs += `M${short(r * k)} ${base}C${short(r * k)} ${short(base - h * 0.6)} ${short(r * k * 0.6)} ${short(base - h * 0.94)} 0 ${short(base - h)}`;
  let windows = "";
  for (const k of [-0.7, -0.26, 0.26, 0.7])
    windows += `M${short(r * k - r * 0.09)} ${short(-drum * 0.18)}v${short(-drum * 0.42)}a${short(r * 0.09)} ${short(r * 0.09)} 0 0 1 ${short(r * 0.18)} 0v${short(drum * 0.42)}z`;
  const l = base - h;
  const q = r * 0.17;
  return (
    `<g transform="translate(${x} ${y})"><path fill="${wall}" d="M${-r} ${base}H${r}V0H${-r}z"/><path fill="${shade}" d="M${short(r * 0.4)} ${base}H${r}V0H${short(r * 0.4)}zM${short(-r - 8)} ${base - 3}h${short(2 * r + 16)}v11H${short(-r - 8)}zM${short(-r - 5)}-8h${short(2 * r + 10)}V2h${short(-2 * r - 10)}z"/><path fill="${dark}" d="${windows}"/>` +
    `<path fill="${skin}" d="${cap}"/><path fill="${lit}" d="${sun}"/><path fill="none" stroke="${rib}" stroke-width="${short(r * 0.028, 1)}" d="${ribs}"/>` +
    `<path fill="${wall}" d="M${short(-q)} ${short(l + 4)}v${short(-q * 1.9)}h${short(2 * q)}v${short(q * 1.9)}z"/><path fill="${dark}" d="M${short(-q * 0.5)} ${short(l + 2)}v${short(-q * 1.2)}a${short(q * 0.5)} ${short(q * 0.5)} 0 0 1 ${short(q)} 0v${short(q * 1.2)}z"/><path fill="${skin}" d="M${short(-q * 1.2)} ${short(l - q * 1.8)}q0-${short(q * 1.5)} ${short(q * 1.2)}-${short(q * 1.7)} ${short(q * 1.2)} ${short(q * 0.2)} ${short(q * 1.2)} ${short(q * 1.7)}z"/><path fill="none" stroke="${dark}" stroke-width="3" d="M0 ${short(l - q * 3.4)}v${short(-q * 1.9)}M${short(-q * 0.5)} ${short(l - q * 4.6)}h${short(q)}"/></g>`
  );
}

/**
 * A sentry box of the sea wall: round, with a slit and a pointed cap. Foot at x,y.
 * @param {{ x: number, y: number, scale: number, wall: string, shade: string, lit: string, dark: string }} box
 */
export function sentryBox({ x, y, scale, wall, shade, lit, dark }) {
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${wall}" d="M-40 0l6 28 14 22h40l14-22 6-28v-96h-80z"/><path fill="${shade}" d="M10-96h30V0l-6 28-14 22H4z"/><path fill="${lit}" d="M-40-96h14V0l4 28 8 22h-6l-14-22-6-28z"/><path fill="${shade}" d="M-46-104h92v12h-92zM-44-4h88v9h-88z"/><path fill="${wall}" d="M-42-104q4-44 36-60h12q32 16 36 60z"/><path fill="${shade}" d="M8-164q30 18 34 60H14q2-36-6-60z"/><path fill="${lit}" d="M-42-104q4-44 36-60-18 26-18 60z"/><path fill="${wall}" d="M-8-162a9 10 0 1 1 16 0z"/><path fill="${dark}" d="M-7-66a7 7 0 0 1 14 0v34H-7z"/></g>`;
}

/**
 * Bougainvillea: uneven clusters along a hanging line, dark below, hot above.
 * @param {Random} random
 * @param {string | readonly (readonly number[])[]} clusters rows of x, y and size
 * @returns {{ leaves: string, dark: string, hot: string, light: string }} four paths
 */
export function bougainvillea(random, clusters) {
  const out = { leaves: "", dark: "", hot: "", light: "" };
  /** @param {number} x @param {number} y @param {number} r */
  const dot = (x, y, r) => {
    const [a, b] = [r * random.between(0.8, 1.2), r * random.between(0.8, 1.2)];
    return `M${short(x - a)} ${short(y)}q${short(a * 0.2)}-${short(b)} ${short(a)}-${short(b)} ${short(a)} ${short(b * 0.3)} ${short(a)} ${short(b)} -${short(a * 0.4)} ${short(b)}-${short(a)} ${short(b * 0.9)} -${short(a)}-${short(b * 0.2)}-${short(a)}-${short(b * 0.9)}z`;
  };
  for (const [x, y, size] of table(clusters)) {
    // Few broad dots for a near cluster, many small ones for a far one.
    const leaf = size > 40 ? 1.15 : 1;
    const n = Math.round(5 + Math.min(size, 40) / 6 + Math.max(0, size - 40) / 14);
    for (let i = 0; i < n; i++) {
      const at = () => [x + random.between(-1, 1) * size, y + random.between(-0.6, 0.7) * size];
      const [lx, ly] = at();
      out.leaves += dot(lx, ly + size * 0.14, size * leaf * 0.24);
      const [dx, dy] = at();
      out.dark += dot(dx, dy + size * 0.1, size * leaf * 0.22);
      const [hx, hy] = at();
      out.hot += dot(hx, hy, size * leaf * 0.2);
      if (i % 2) out.light += dot(hx - size * 0.06, hy - size * 0.07, size * leaf * 0.09);
    }
  }
  return out;
}
