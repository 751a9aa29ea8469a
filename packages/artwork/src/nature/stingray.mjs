import { table } from "../print/path.mjs";

/**
 * A sting ray from above, gliding up, about 380 across, eyes near 0,-70: each
 * with its shadow on the sand below it.
 * @param {string} list rows of x, y, scale and turn
 * @param {{ back: string, lit: string, spot: string, rim: string, shade: string }} inks
 */
export function stingrays(list, { back, lit, spot, rim, shade }) {
  const wings =
    "M0-112C34-110 62-84 108-52 150-26 190-6 192 6 186 18 146 26 112 52 76 82 46 118 0 122-46 118-76 82-112 52-146 26-186 18-192 6-190-6-150-26-108-52-62-84-34-110 0-112z";
  const tail = "M-9 112q4 40 2 90 2 60-6 150 12-70 20-150 4-50 2-90z";
  const spots = table("-70,6,8 -46,44,9 -98,22,6 -28,84,6 -112,0,5 -62,-28,6 -30,18,6")
    .flatMap(([x, y, r]) => [
      `M${x} ${y}a${r} ${r} 0 1 1 .1 0z`,
      `M${-x - 3} ${y + 4}a${r} ${r} 0 1 1 .1 0z`,
    ])
    .join("");
  const placed = (/** @type {string} */ body, dx = 0, dy = 0) =>
    table(list)
      .map(
        ([x, y, s, turn]) =>
          `<g transform="translate(${x + dx * s} ${y + dy * s})rotate(${turn})scale(${s})">${body}</g>`,
      )
      .join("");
  return (
    `<g fill="${shade}" opacity=".42">${placed(`<path d="${wings}${tail}"/>`, 80, 130)}</g>` +
    placed(
      `<path fill="${rim}" transform="translate(-3 -5)" d="${wings}"/><path fill="${back}" d="${wings}${tail}"/><path fill="${lit}" opacity=".8" d="M0-104C-26-104-56-80-104-48-150-22-180-8-186 4-150 0-90-4-50-24-20-40-8-70 0-104z"/><path fill="${back}" d="M-26-100q8 60-6 120 12 50 32 96 20-46 32-96-14-60-6-120-26-20-52 0z"/><path fill="${spot}" d="${spots}"/><path fill="${rim}" d="M-20-74a8 6 0 1 1 .1 0zM22-74a8 6 0 1 1 .1 0z"/><path fill="${shade}" d="M-20-76a4 4 0 1 1 .1 0zM22-76a4 4 0 1 1 .1 0z"/>`,
    )
  );
}
