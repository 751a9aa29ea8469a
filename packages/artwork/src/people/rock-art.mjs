/**
 * Figures in the style of rock art, as painted with oxide and a finger: deer,
 * hands, people dancing. Generic and our own; copied from no people's wall.
 * Strokes and fills of one ink, to be printed through a coarse stipple so that
 * the stone shows through. Each stands on 0,0 and is about 100 high at size 1.
 */

const line = (/** @type {string} */ d, /** @type {number} */ width) =>
  `<path fill="none" stroke-width="${width}" d="${d}"/>`;

const deer = [
  // Walking right, head up, wide antlers.
  '<path stroke="none" d="M-62-58q-8 4-12-6 8 2 14-4 10-8 30-8 26 4 50-2 14-6 20-22l6-14q6-10 16-6l14 10q4 6-4 8l-14 2q-4 20-12 34-8 14-20 18l6 22-2 28h-8l-2-26-12-20q-30 4-44-2l-12 22 2 26h-8l-6-28 10-30q-10-2-12-10z"/>' +
    line("M-28-46l0 20 9 26M26-50l14 20-3 28", 8) +
    line(
      "M52-120q-4-18-18-26M44-133q-12 0-18-6M40-140q-2-10-10-16M58-120q2-20 16-30M66-137q10-2 18-10M70-146q0-10 4-16",
      5,
    ),
  // Young one, looking back down.
  '<path stroke="none" d="M-46-42q-6 0-8-8 6 4 12-2 10-8 34-6 20 2 30-4l14-18q8-8 14-2l8 8q2 6-6 6l-8 0-12 24q-6 8-12 10l4 18-2 16h-6l-3-16-8-14q-20 2-32-2l-8 14 2 18h-6l-5-18 6-20q-6-2-8-6z"/>' +
    line("M-20-32l1 14 6 18M22-36l8 16-1 20", 6) +
    line("M42-82l-8-12M48-83l2-13", 4.5),
];

const hand = (/** @type {string} */ fingers) =>
  `<path stroke="none" d="M-17-34q-3-20 4-26 14-6 27 0 6 8 2 26-4 18-9 24 0 6 1 10h-20q1-6 0-10-4-6-5-24z"/>${line(fingers, 8.5)}`;
const hands = [
  hand("M-13-52l-8-30M-4-58l-4-34M6-58l3-32M14-52l10-24M-15-30l-18-20"),
  hand("M-13-54l-6-26M-3-58l-1-32M7-57l6-29M14-50l14-20M-15-26l-20-12"),
];

const head = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<circle cx="${x}" cy="${y}" r="8.5" stroke="none"/>`;
const dancers = [
  head(0, -92) +
    line("M0-82v44M0-38l-16 18 4 20M0-38l14 14-2 24M0-74l-22-8-8-22M0-74l22-6 10-22", 8),
  head(4, -90) +
    line("M3-80q-6 20-2 42M1-38l-20 10-2 24M1-38l18 6 14 26M2-72l-26 8-12-14M2-72l24-14 2-20", 8),
  head(-3, -88) +
    line(
      "M-2-78q8 18 2 40M0-38l-10 20-16 14M0-38l16 16 2 22M-1-70l-20-16-4-20M-1-70l24 10 12-14",
      8,
    ),
];

/** A row of people holding hands, so many across. @param {number} count */
function round(count) {
  let body = "";
  for (let i = 0; i < count; i++) {
    const x = i * 40;
    const y = Math.sin(i * 1.3) * 6;
    const sway = i % 2 ? 4 : -4;
    body +=
      `<circle cx="${x + sway}" cy="${-86 + y}" r="8" stroke="none"/>` +
      line(
        `M${x + sway} ${-78 + y}L${x} ${-40 + y}l-9 18 ${sway / 2} 20M${x} ${-40 + y}l10 17-${2 + (i % 3)} 22` +
          (i < count - 1
            ? `M${x + sway} ${-68 + y}L${x + 20} ${-48 + y}L${x + 40 - sway} ${-68 + Math.sin((i + 1) * 1.3) * 6}`
            : ""),
        7,
      );
  }
  return body;
}

export const figures = {
  stag: deer[0],
  fawn: deer[1],
  hand: hands[0],
  handB: hands[1],
  dancer: dancers[0],
  dancerB: dancers[1],
  dancerC: dancers[2],
  row5: round(5),
  row7: round(7),
  // A plain trail of fingertips and a plain zigzag: rhythm, not sign.
  dots: line("M0 0h0M22 3h0M44-1h0M66 2h0M88-2h0M110 1h0M132 3h0", 9),
  zigzag: line("M0 0l14-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14 14-14", 6),
};

/**
 * A painted wall: figures at their places, in one ink.
 * @param {readonly (readonly [name: keyof typeof figures, x: number, y: number, size: number, turn?: number, flip?: boolean])[]} places
 * @param {string} ink
 * @param {number} [alpha] below 1 lets the stone through, once stippled
 */
export function paintedWall(places, ink, alpha = 0.85) {
  const body = places
    .map(([name, x, y, size, turn = 0, flip = false]) => {
      const scale = flip ? `-${size} ${size}` : size;
      return `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${scale})">${figures[name]}</g>`;
    })
    .join("");
  return `<g fill="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round" opacity="${alpha}">${body}</g>`;
}
