import { curve, short } from "./path.mjs";
import { valueNoise } from "./random.mjs";
import { band, group, use } from "./sheet.mjs";

/**
 * @import { Press } from "./poster.mjs"
 * @import { Random } from "./random.mjs"
 */

/**
 * A relief map without names: land in steps of ink by its height, water, roads, the route as a dashed line, stops as
 * rings. `maps/place-map.mjs` adds the names.
 *
 * @typedef {object} ReliefMap
 * @property {number} [edge] how dark the corners are
 * @property {string} ground @property {string[]} steps inks of the land from low to high
 * @property {string} line of the contours @property {string} shade toward the edges
 * @property {{ x: number, y: number, rx: number, ry: number, turn?: number, levels: number }[]} hills
 * @property {{ d: string, ink: string, rim: string }} [sea] closed paths, the land as holes in them
 * @property {{ hills: ReliefMap["hills"], steps: string[] }} [heights] drawn over the sea, for islands
 * @property {[number, number][][]} rivers from source to mouth
 * @property {string} water @property {[number, number][][]} [roads]
 * @property {[number, number][][]} ways
 * @property {[number, number][]} stops @property {string} route @property {string} halo
 *
 * @param {Press} press
 * @param {ReliefMap} map
 */
export function reliefMap(press, map) {
  const { sheet, stipple } = press;
  let out = band(-20, 1020, map.ground);
  let grid = "";
  for (let x = 100; x < 1600; x += 200) grid += `M${x}-20v1060`;
  for (let y = 100; y < 1000; y += 200) grid += `M-20 ${y}h1640`;
  out += hills(press, map, map.hills, map.steps);
  if (map.sea) {
    const { d, ink, rim } = map.sea;
    const id = sheet.define((name) => `<path id="${name}" fill-rule="evenodd" d="${d}"/>`);
    // The light lines along the coast are drawn on the water only, so that borders have none.
    const water = sheet.define(
      (name) => `<clipPath id="${name}"><path clip-rule="evenodd" d="${d}"/></clipPath>`,
    );
    const edge = (/** @type {number} */ wide, /** @type {number} */ strength) =>
      use(id, { fill: "none", stroke: rim, "stroke-width": wide, opacity: strength });
    out +=
      use(id, { fill: ink }) +
      stipple(use(id, { fill: sheet.radial([800, 500, 900], `0 ${rim} .5, 1 ${map.shade} .7`) })) +
      group({ "clip-path": `url(#${water})` }, edge(84, 0.22) + edge(40, 0.3) + edge(9, 0.9));
  }
  if (map.heights) out += hills(press, map, map.heights.hills, map.heights.steps);
  out += `<path fill="none" stroke="${map.line}" stroke-width="1.2" opacity=".28" d="${grid}"/>`;
  map.rivers.forEach((points, i) => {
    const d = curve(points);
    const wide = i === 0 ? 11 : 6;
    out += `<path fill="none" stroke="${map.shade}" stroke-width="${wide + 5}" stroke-linecap="round" opacity=".35" d="${d}"/><path fill="none" stroke="${map.water}" stroke-width="${wide}" stroke-linecap="round" d="${d}"/>`;
  });
  out += stipple(
    `<path fill="${sheet.radial([800, 500, 980], `.4 ${map.shade} 0, 1 ${map.shade} ${map.edge ?? 0.9}`)}" d="M-20-20h1640v1040H-20z"/>`,
  );
  for (const road of map.roads ?? []) {
    const d = curve(road);
    out += `<path fill="none" stroke="${map.shade}" stroke-width="11" stroke-linecap="round" opacity=".6" d="${d}"/><path fill="none" stroke="${map.halo}" stroke-width="6" stroke-linecap="round" d="${d}"/>`;
  }
  const way = map.ways.map((line) => curve(line)).join("");
  if (way)
    out += `<path fill="none" stroke="${map.shade}" stroke-width="12" stroke-linecap="round" stroke-dasharray="22 18" opacity=".5" d="${way}"/><path fill="none" stroke="${map.route}" stroke-width="7" stroke-linecap="round" stroke-dasharray="22 18" d="${way}"/>`;
  for (const [x, y] of map.stops)
    out += `<circle cx="${x}" cy="${y}" r="20" fill="${map.shade}"/><circle cx="${x}" cy="${y}" r="17" fill="${map.halo}"/><circle cx="${x}" cy="${y}" r="9" fill="${map.route}"/>`;
  return out;
}

/**
 * Hills in steps of ink.
 * @param {Press} press
 * @param {Pick<ReliefMap, "shade" | "line">} map
 * @param {ReliefMap["hills"]} list
 * @param {string[]} steps
 */
export function hills({ sheet, random, stipple }, map, list, steps) {
  let out = "";
  // The first step of all hills before the second, so that neighbouring hills merge into a range.
  const rings = list.map((hill) => contour(random, hill));
  const most = Math.max(...rings.map((ring) => ring.length));
  for (let level = 0; level < most; level++) {
    const id = sheet.path(rings.map((ring) => ring[level] ?? "").join(""));
    const ink = steps[Math.min(level, steps.length - 1)];
    const next = steps[Math.min(level + 1, steps.length - 1)];
    out +=
      use(id, { fill: map.shade, opacity: 0.3, x: 5, y: 7 }) +
      use(id, { fill: ink, stroke: map.line, "stroke-width": 1.6 }) +
      stipple(use(id, { fill: next, opacity: 0.45 }));
  }
  return out;
}

/**
 * The contours of a hill, the widest first.
 * @param {Random} random
 * @param {ReliefMap["hills"][number]} hill
 */
export function contour(random, { x, y, rx, ry, turn = 0, levels }) {
  const noise = valueNoise(random, 3);
  const lean = (turn * Math.PI) / 180;
  return Array.from({ length: levels }, (_, level) => {
    const k = 1 - (level / levels) ** 0.9 * 0.94;
    /** @type {[number, number][]} */
    const ring = [];
    const steps = Math.max(10, Math.round(34 * k));
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * 2 * Math.PI;
      // The noise is read along a circle, so that the contour closes; each level reads it at another place.
      const wave =
        1 +
        0.34 * noise(20 + 2.2 * Math.cos(a) + level * 0.16) +
        0.28 * noise(60 + 2.2 * Math.sin(a) + level * 0.16);
      const [u, v] = [Math.cos(a) * rx * k * wave, Math.sin(a) * ry * k * wave];
      ring.push([
        x + u * Math.cos(lean) - v * Math.sin(lean),
        y + u * Math.sin(lean) + v * Math.cos(lean),
      ]);
    }
    return curve(ring, { closed: true });
  });
}

/**
 * A map pin with its point at x,y. `body` is drawn in it, around 0,0.
 * @param {{ x: number, y: number, scale: number, ink: string, rim: string, inner: string }} place
 * @param {string} body
 */
export function pin({ x, y, scale, ink, rim, inner }, body) {
  return `<g transform="translate(${x} ${y})scale(${short(scale, 2)})"><ellipse cx="4" cy="4" rx="34" ry="10" opacity=".35"/><path fill="${rim}" d="M0 6C-30-44-66-66-66-112a66 66 0 0 1 132 0C66-66 30-44 0 6z"/><path fill="${ink}" d="M0-6C-28-52-58-70-58-112a58 58 0 0 1 116 0C58-70 28-52 0-6z"/><circle cy="-112" r="44" fill="${inner}"/><g transform="translate(0 -112)">${body}</g></g>`;
}
