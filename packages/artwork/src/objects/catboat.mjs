/**
 * A catboat of the island races: one tall sail set far forward, an open hull.
 * Waterline at y = 0, about 150 long, going left.
 * @param {{ x: number, y: number, scale: number, hull: string, stripe: string, sail: string, shade: string, ink: string, crew?: string }} boat
 *   crew: drawn people, for a boat close by
 */
export function catboat({ x, y, scale, hull, stripe, sail, shade, ink, crew }) {
  const far = [6, 26, 44]
    .map((cx) => `<path d="M${cx - 9}-12q0-18 9-20t10 20zM${cx}-30a7 8 0 1 1 .1 0z"/>`)
    .join("");
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="none" stroke="${ink}" stroke-width="3" d="M-40-8L-34-206M-38-22L84-34"/><path fill="${shade}" d="M-34-204q70 60 112 166-60 8-114 14z"/><path fill="${sail}" d="M-34-204q40 70 62 172-34 4-64 8z"/><g fill="${ink}">${crew ?? far}</g><path fill="${hull}" d="M-74-20q60 12 156 0-2 16-14 26H-50q-18-8-24-26z"/><path fill="${stripe}" d="M-74-20q60 12 156 0l-2 8q-80 12-150 2z"/></g>`;
}
