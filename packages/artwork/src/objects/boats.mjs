import { figures } from "../people/figure.mjs";
import { short } from "../print/path.mjs";

/**
 * Boats with their people, the waterline at y = 0, going right.
 *
 * @import { Press } from "../print/poster.mjs"
 * @import { Tone } from "../people/bodies.mjs"
 * @import { FigureInks } from "../people/figure.mjs"
 * @import { Role } from "../people/roles.mjs"
 */

/** A person aboard: role, place along the boat, own tones, whether the person faces the stern. @typedef {readonly [role: Role, at: number, tones?: Partial<Record<Tone, string>>, back?: boolean]} Aboard */

/**
 * @typedef {object} Place
 * @property {number} x @property {number} y @property {number} scale
 * @property {boolean} [flip] going left
 * @property {readonly Aboard[]} aboard far ones first
 * @property {FigureInks & { lit?: number }} people their light and tones
 */

/** Roles that stand or sit on the boat's floor and not on a bench. */
const onFloor = new Set(["poler", "caster", "rower", "child", "lookout"]);

/**
 * @param {Press} press @param {Place} place
 * @param {{ grown: number, bench: number, floor: number }} boat how large its people are, and where their feet stand
 */
const crew = (press, { x, y, scale, flip = false, aboard, people }, { grown, bench, floor }) =>
  figures(
    press,
    aboard.map(([role, at, tones, back = false]) => [
      role,
      Math.round(x + (flip ? -at : at) * scale),
      Math.round(y + (onFloor.has(role) ? floor : bench) * scale),
      Number((grown * scale).toFixed(3)),
      flip !== back,
      tones,
    ]),
    people,
  );

/** @param {Place} place @param {string} body */
const placed = ({ x, y, scale, flip }, body) =>
  `<g transform="translate(${short(x)} ${short(y)})scale(${flip ? `-${scale} ${scale}` : scale})">${body}</g>`;

/** The wake of the motor, and the wave at the bow. */
const wake =
  "M-114 1q-70-1-170 12 60-8 170-6zM-112 8q-60 5-150 34 70-18 152-29zM-150 33q-50 8-90 26 52-14 92-22zM-250 18q-40 2-80 10 40-4 80-6zM88 2q24-4 46-3-20 6-36 8-8 1-10-5zM-64 10q80 8 158-4-60 11-158 4z";

/** The shadow of the hull. @param {string} ink @param {number} from @param {number} to */
const shadow = (ink, from, to) =>
  `<path fill="${ink}" opacity=".5" d="M${from} 2Q0 13 ${to} 0 ${to - 26} 16 ${to - 70} 19H${from + 60}Q${from + 16} 17 ${from} 2z"/>`;

/**
 * The lancha of both coasts: eight metres of glass fibre, the sheer rising to a high bow, a rail of
 * buoyancy under the gunwale, an outboard; the boatman at its tiller belongs to those aboard.
 * @param {Press} press
 * @param {Place & { hull: string, stripe: string, inside: string, ink: string, light: string, wake?: boolean, awning?: string }} boat
 *   awning: of cloth on four posts
 */
export function lancha(press, boat) {
  const { hull, stripe, inside, ink, light, awning } = boat;
  const below =
    shadow(ink, -112, 112) +
    (boat.wake === false ? "" : `<path fill="${light}" d="${wake}"/>`) +
    `<path fill="${inside}" d="M-117-26C-60-29 0-31 50-38 86-43 112-50 134-56 112-40 86-34 50-30 0-23-60-21-117-24z"/>`;
  const roof = awning
    ? `<path fill="none" stroke="${ink}" stroke-width="2" d="M-66-24V-74M-58-26V-74M46-30V-76M54-32V-76"/><path fill="${awning}" d="M-76-74q66-12 142-3l-2 6q-72-6-138 2z"/>`
    : "";
  const near =
    `<path fill="${hull}" d="M-118-25C-60-22 0-24 50-31 85-36 112-43 134-55 129-36 113-10 94 4H-112z"/>` +
    `<path fill="${stripe}" d="M-118-25C-60-22 0-24 50-31 85-36 112-43 134-55L131-45C111-34 84-28 50-23 0-16-60-14-117-17z"/>` +
    `<path fill="${ink}" opacity=".3" d="M-113-3C-40 0 40-2 101-8L94 4H-112z"/>` +
    `<path fill="none" stroke="${light}" stroke-width="1.8" stroke-linecap="round" d="M-118-25C-60-22 0-24 50-31 85-36 112-43 134-55"/>` +
    roof;
  return (
    placed(boat, below) +
    crew(press, boat, { grown: 0.64, bench: -13, floor: -6 }) +
    placed(boat, near)
  );
}

/** The blades of the paddles on the near side. @param {Place} boat */
const blades = ({ aboard, people }) =>
  aboard
    .filter(([role]) => role === "rower")
    .map(([, at, tones]) => {
      const wood = tones?.wood ?? people.tones?.wood ?? people.ink;
      const x = at + 20;
      return `<path fill="none" stroke="${wood}" stroke-width="2" d="M${x}-26l-3 30"/><path fill="${wood}" d="M${x - 6}-4q3-4 6 0l1 15q-4 8-8 0z"/>`;
    })
    .join("");

/**
 * A dugout of the rivers and mangroves, five metres from one trunk: low, narrow, both ends cut to a
 * flat step on which one stands to land.
 * @param {Press} press
 * @param {Place & { hull: string, inside: string, ink: string, light: string }} boat
 */
export function dugout(press, boat) {
  const { hull, inside, ink, light } = boat;
  const rim = "M-124-13L-103-12Q-60-9 0-9 62-9 100-13L126-17";
  return (
    placed(
      boat,
      shadow(ink, -92, 96) +
        `<path fill="${inside}" d="M-104-14Q-60-15.500 0-15.500 62-15.500 102-15.500 62-9 0-9-60-9-104-12z"/>`,
    ) +
    crew(press, boat, { grown: 0.86, bench: 2, floor: -2 }) +
    placed(
      boat,
      `<path fill="${hull}" d="${rim}L128-14Q108-4 84 3H-82Q-104-2-126-9z"/><path fill="${ink}" opacity=".28" d="M-96-4Q0 2 98-4L84 3H-82z"/><path fill="none" stroke="${light}" stroke-width="1.3" stroke-linecap="round" d="${rim}"/>${blades(boat)}`,
    )
  );
}

/**
 * The bongo of the eastern rivers: a long low boat of planks with an outboard, its benches under a
 * canvas on hoops.
 * @param {Press} press
 * @param {Place & { hull: string, stripe: string, inside: string, ink: string, light: string, canvas: string, wake?: boolean }} boat
 */
export function bongo(press, boat) {
  const { hull, stripe, inside, ink, light, canvas } = boat;
  const sheer = "M-150-20Q-60-17 40-18 110-20 172-36";
  return (
    placed(
      boat,
      shadow(ink, -146, 146) +
        (boat.wake === false
          ? ""
          : `<path fill="${light}" transform="translate(-34 0)" d="${wake}"/>`) +
        `<path fill="${inside}" d="M-149-22Q-60-24 40-24 110-26 172-37 110-14 40-16-60-15-149-19z"/>` +
        `<path fill="none" stroke="${ink}" stroke-width="2.200" d="M-84-18V-60M-22-18V-64M40-18V-64M98-20V-58"/>`,
    ) +
    crew(press, boat, { grown: 0.62, bench: -9, floor: -4 }) +
    placed(
      boat,
      `<path fill="${canvas}" d="M-92-57Q-60-72 8-73 76-72 106-56L100-52Q70-64 8-65-54-65-87-53z"/><path fill="${ink}" opacity=".25" d="M-90-55Q-54-66 8-66.500 72-66 104-54L100-52Q70-64 8-65-54-65-87-53z"/>` +
        `<path fill="${hull}" d="${sheer}Q158-8 128 4H-144z"/><path fill="${stripe}" d="${sheer}L168-28Q110-12 40-11-60-10-149-13z"/><path fill="none" stroke="${light}" stroke-width="1.8" stroke-linecap="round" d="${sheer}"/>`,
    )
  );
}
