import { mix } from "../print/palette.mjs";
import { short } from "../print/path.mjs";
import { group, use } from "../print/sheet.mjs";
import { dress } from "./bodies.mjs";
import { dressedFrom } from "./clothes.mjs";
import { roles } from "./roles.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Layer, Tone } from "./bodies.mjs"
 * @import { From } from "./from.mjs"
 * @import { Role } from "./roles.mjs"
 */

/** The tones that get shading: cloth, but not skin, so that faces have no spots. */
const shaded = new Set(["top", "bottom", "load", "clay", "poncho"]);

/** The share of the cloth's own ink in its shading: dark shading on white linen would look like spots. */
const OWN = 0.5;

/**
 * The light on a figure and its inks. A tone that is not named is printed in `ink`.
 * @typedef {object} FigureInks
 * @property {string} ink
 * @property {From} [from] the place whose clothes they wear
 * @property {Partial<Record<Tone, string>>} [tones]
 * @property {string} [rim] the edge of light @property {[number, number]} [rimOffset] toward the light, in the figure's units
 * @property {string} [edge] sets an arm off from the body behind it
 * @property {string} [light] stippled on the lit side @property {string} [shade] stippled on the other
 */

/**
 * A person by role, 105 units tall when standing, feet at x,y, facing right.
 * @param {Press} press @param {Role} role
 * @param {{ x: number, y: number, scale: number, flip?: boolean, lit?: number } & FigureInks} place
 *   lit: from where the light comes: -1 behind them, 1 before them
 */
export function figure({ sheet, stipple }, role, place) {
  const { x, y, scale, flip = false, ink, from, rim, edge, light, shade } = place;
  const [rx, ry] = place.rimOffset ?? [-1.6, -1.2];
  const { body, inks: tones } = from
    ? dressedFrom(role, roles[role], from, place.tones ?? {}, ink)
    : { body: roles[role], inks: place.tones ?? {} };
  const { back, front } = dress(body);
  const halves = [back, front].map((layers) =>
    inRuns(layers).map((run) => ({ ...run, id: defined(sheet, run) })),
  );
  const ways = flip ? -1 : 1;
  const moved = (/** @type {number} */ far, /** @type {string} */ body) =>
    group({ transform: `translate(${short(rx * ways * far, 1)} ${short(ry * far, 1)})` }, body);
  const print = (/** @type {Printed} */ run, /** @type {string} */ paint) =>
    use(run.id, run.line ? { stroke: paint } : { fill: paint });
  const at = { transform: `translate(${x} ${y})scale(${flip ? `-${scale} ${scale}` : scale})` };
  const side = (place.lit ?? -1) * ways;
  const fade = (/** @type {string} */ paint, /** @type {number} */ from) =>
    sheet.linear([from * 24, 0, -from * 5, 6], `0 ${paint} .42, 1 ${paint} 0`);
  const flat = (/** @type {Printed[]} */ runs) =>
    runs
      .map(
        (run) =>
          (edge && run.edge ? moved(0.6, print(run, edge)) : "") +
          print(run, tones[run.tone] ?? ink),
      )
      .join("");
  const dots = (/** @type {Printed[]} */ runs) => {
    const cloth = runs.filter((run) => shaded.has(run.tone));
    if (cloth.length === 0) return "";
    const shades = shade
      ? cloth.map(({ id, tone }) =>
          use(id, { fill: fade(mix(shade, tones[tone] ?? ink, OWN), -side) }),
        )
      : [];
    const lights = light ? cloth.map(({ id }) => use(id)).join("") : "";
    const both = shades.join("") + (light ? group({ fill: fade(light, side) }, lights) : "");
    return both && stipple(group(at, both));
  };
  const edges = rim
    ? moved(
        1,
        halves
          .flat()
          .map((run) => print(run, rim))
          .join(""),
      )
    : "";
  const [far, near] = halves;
  const solid = group(at, edges + flat(far)) + dots(far);
  return solid + group(at, flat(near)) + dots(near);
}

/** @typedef {{ id: string, tone: Tone, line?: number, edge?: boolean }} Printed */

/** Stores a run as a shared path of the sheet. @param {Press["sheet"]} sheet @param {{ line?: number, body: string[] }} run */
function defined(sheet, { line, body }) {
  if (!line) return sheet.motif(body.join(""));
  return sheet.define(
    (id) =>
      `<g id="${id}" fill="none" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">${body.join("")}</g>`,
  );
}

/** Joins layers of one tone that follow each other. @param {Layer[]} layers */
function inRuns(layers) {
  /** @type {{ tone: Tone, line?: number, edge?: boolean, body: string[] }[]} */
  const runs = [];
  for (const { tone, body, line, edge } of layers) {
    const last = runs.at(-1);
    if (last && last.tone === tone && last.line === line && Boolean(last.edge) === Boolean(edge))
      last.body.push(body);
    else runs.push({ tone, line, edge, body: [body] });
  }
  return runs;
}

/**
 * Several figures in the same light, far ones first.
 * @param {Press} press
 * @param {readonly (readonly [role: Role, x: number, y: number, scale: number, flip?: boolean, tones?: Partial<Record<Tone, string>> & { from?: From }])[]} list
 * @param {FigureInks & { lit?: number }} how
 */
export const figures = (press, list, how) =>
  list
    .map(([role, x, y, scale, flip = false, { from = how.from, ...tones } = {}]) =>
      figure(press, role, { ...how, x, y, scale, flip, from, tones: { ...how.tones, ...tones } }),
    )
    .join("");
