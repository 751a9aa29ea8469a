import { short } from "../print/path.mjs";
import { letters } from "./letters.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** Units of the letters to the em. */
const em = 200;

/** How wide a text is. @param {string} text @param {number} size @param {number} [spacing] between letters, in ems */
export const widthOf = (text, size, spacing = 0) =>
  [...text].reduce((sum, letter) => sum + letterOf(letter)[0] + spacing * em, -spacing * em) *
  (size / em);

/** @param {string} letter */
function letterOf(letter) {
  const found = letters[letter];
  if (!found) throw new Error(`No outline of the letter ${JSON.stringify(letter)}`);
  return found;
}

/**
 * A name on a map, on its baseline at x,y, with a halo that keeps it legible on land and water.
 * @param {Press} press @param {string} text
 * @param {{ x: number, y: number, size: number, ink: string, halo?: string, anchor?: "start" | "middle" | "end", turn?: number, spacing?: number }} place
 */
export function lettering({ sheet }, text, place) {
  const { x, y, size, ink, halo, anchor = "start", turn = 0, spacing = 0 } = place;
  const part = { start: 0, middle: 0.5, end: 1 }[anchor];
  let at = (-widthOf(text, size, spacing) * part * em) / size;
  let body = "";
  for (const letter of text) {
    const [advance, outline] = letterOf(letter);
    if (outline) body += `<use href="#${sheet.path(outline)}" x="${short(at)}"/>`;
    at += advance + spacing * em;
  }
  const edge = halo
    ? ` stroke="${halo}" stroke-width="34" stroke-linejoin="round" paint-order="stroke"`
    : "";
  const spin = turn ? `rotate(${turn})` : "";
  return `<g fill="${ink}"${edge} transform="translate(${short(x)} ${short(y)})${spin}scale(${short(size / em, 3)})">${body}</g>`;
}
