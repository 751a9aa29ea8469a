/**
 * @typedef {object} Front
 * @property {number} x left edge @property {number} w
 * @property {number} foot @property {number} top
 * @property {string} wall @property {string} lit of cornices and pilasters @property {string} shade
 * @property {string} dark of the openings @property {string} wood of the door
 */

/**
 * The stone front of a church in an old town of the Caribbean: two storeys between pilasters, a cornice
 * over each, a portal under an arch, a window above it with a niche at either side. Light comes from
 * the left.
 * @param {Front} front
 */
export function churchFront({ x, w, foot, top, wall, lit, shade, dark, wood }) {
  const n = Math.round;
  const high = foot - top;
  const middle = x + w / 2;
  const floor = top + high * 0.42;
  const thick = n(high * 0.03);
  const cornice = (/** @type {number} */ y) =>
    `<path fill="${lit}" d="M${n(x - 8)} ${n(y)}h${n(w + 16)}l-8 ${thick}H${n(x)}z"/><path fill="${shade}" d="M${n(x)} ${n(y + thick)}h${n(w)}v${n(thick * 0.7)}h-${n(w)}z"/>`;
  const pilaster = (/** @type {number} */ at) => {
    const [px, pw] = [n(x + w * at - w * 0.035), n(w * 0.07)];
    return `<path fill="${lit}" d="M${px} ${n(top)}h${pw}V${foot}h-${pw}z"/><path fill="${shade}" d="M${px + pw} ${n(top)}h${n(pw * 0.4)}V${foot}h-${n(pw * 0.4)}z"/>`;
  };
  /** An opening under a round arch. @param {number} cx @param {number} base @param {number} wide @param {number} tall @param {string} fill */
  const arch = (cx, base, wide, tall, fill) =>
    `<path fill="${fill}" d="M${n(cx - wide / 2)} ${n(base)}v${n(-tall)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(base)}z"/>`;
  const niche = (/** @type {number} */ at) =>
    arch(x + w * at, floor - high * 0.08, w * 0.11, high * 0.13, shade);
  return (
    `<path fill="${wall}" d="M${n(x)} ${foot}V${n(top)}h${n(w)}V${foot}z"/>` +
    [0.05, 0.28, 0.7, 0.93].map(pilaster).join("") +
    cornice(top) +
    cornice(floor) +
    niche(0.17) +
    niche(0.82) +
    arch(middle, floor - high * 0.06, w * 0.24, high * 0.15, lit) +
    arch(middle, floor - high * 0.06, w * 0.17, high * 0.14, dark) +
    arch(middle, foot, w * 0.38, high * 0.3, lit) +
    arch(middle, foot, w * 0.29, high * 0.28, wood) +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M${n(middle)} ${foot}V${n(foot - high * 0.36)}"/>`
  );
}
