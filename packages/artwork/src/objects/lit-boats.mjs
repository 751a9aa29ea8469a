import { short } from "../print/path.mjs";
import { stringLights } from "./string-lights.mjs";

/**
 * Boats dressed with lights for a feast: a hull, a mast or a cabin, bulbs from
 * stem to mast to stern. Waterline at y = 0, about 180 wide.
 * @param {readonly { x: number, y: number, scale: number, kind: "sail" | "launch", bulbs: string, flip?: boolean }[]} boats
 * @param {{ hull: string, trim: string, lit: string, ink: string }} inks
 */
export function litBoats(boats, { hull, trim, lit, ink }) {
  return boats
    .map(({ x, y, scale, kind, bulbs, flip }) => {
      const top = kind === "sail" ? -190 : -92;
      const lines = [
        stringLights([-86, -22], [6, top], kind === "sail" ? 12 : 4, kind === "sail" ? 11 : 7),
        stringLights([6, top], [80, -18], kind === "sail" ? 14 : 4, kind === "sail" ? 10 : 6),
        stringLights([-82, -16], [76, -14], 5, 12),
      ];
      const cabin =
        kind === "sail"
          ? `<path fill="${trim}" d="M-30-20l6-16h56l6 16z"/><path fill="${lit}" d="M-18-24l2-8h12v8zM2-32h12v8H2zM20-32h8l2 8H20z"/>`
          : `<path fill="${trim}" d="M-34-18v-38h70l12 38z"/><path fill="${lit}" d="M-26-48h16v16h-16zM-2-48h16v16H-2zM22-48h10l6 16H22z"/><path fill="${ink}" d="M-42-60h84v6h-84z"/>`;
      return `<g transform="translate(${short(x)} ${short(y)})scale(${flip ? -scale : scale} ${scale})"><path fill="none" stroke="${ink}" stroke-width="4" d="M6-18V${top}"/>${cabin}<path fill="${hull}" d="M-92-24q60 12 176 2-4 18-14 26h-130q-22-6-32-28z"/><path fill="${trim}" d="M-92-24q60 12 176 2l-2 7q-110 10-170 0z"/><path fill="none" stroke="${ink}" stroke-width="1.4" d="${lines.map((l) => l.wire).join("")}"/><path fill="none" stroke="${bulbs}" stroke-width="7" stroke-linecap="round" d="${lines.map((l) => l.dots).join("")}"/></g>`;
    })
    .join("");
}
