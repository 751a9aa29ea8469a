import { figure } from "./figure.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A rider on a board under a kite, its lines between them; the board at x,y.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, kite: [number, number], turn: number, size: number, paints: [string, string], ink: string, rim: string, foam: string, skin: string, flip?: boolean }} ride
 */
export function kiteSurfer(
  press,
  { x, y, scale, kite, turn, size, paints, ink, rim, foam, skin, flip = false },
) {
  const s = flip ? -1 : 1;
  const hand = [x + s * 12 * scale, y - 76 * scale];
  const lines = `M${hand[0]} ${hand[1]}L${kite[0] - 60 * size} ${kite[1] + 10}M${hand[0]} ${hand[1]}L${kite[0] + 60 * size} ${kite[1] + 10}`;
  const wing = "M-100 30C-84-34-40-62 0-62 40-62 84-34 100 30 70-10 40-24 0-24-40-24-70-10-100 30z";
  const cells = "M-64-44L-50-14M-30-58L-24-22M0-62V-24M30-58L24-22M64-44L50-14";
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2" opacity=".7" d="${lines}"/>` +
    `<g transform="translate(${kite[0]} ${kite[1]})rotate(${turn})scale(${size})"><path fill="${rim}" transform="translate(-3 -4)" d="${wing}"/><path fill="${paints[0]}" d="${wing}"/><path fill="${paints[1]}" d="M-64-44C-46-57-22-62 0-62 22-62 46-57 64-44L50-14C34-22 16-24 0-24-16-24-34-22-50-14z"/><path fill="none" stroke="${ink}" stroke-width="2.4" opacity=".6" d="${cells}"/></g>` +
    `<path fill="${foam}" d="M${x - s * 40 * scale} ${y}q${-s * 120 * scale} ${-10 * scale} ${-s * 260 * scale} ${26 * scale} ${s * 150 * scale} ${4 * scale} ${s * 300 * scale} ${-8 * scale}z"/>` +
    figure(press, "rider", {
      x,
      y: y - 2,
      scale,
      flip,
      ink,
      rim,
      rimOffset: [s * 1.2, -1],
      edge: rim,
      tones: { skin, top: paints[0], bottom: ink },
    }) +
    `<path fill="${ink}" transform="translate(${x} ${y})rotate(${-s * 8})scale(${scale})" d="M-44-6q44 14 88 0 6 6-4 12-40 12-80 0-10-6-4-12z"/>`
  );
}
