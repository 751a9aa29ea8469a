/**
 * The old jeep of the coffee towns, sacks on its roof. Wheels on y = 0, about
 * 200 long, going left.
 * @param {{ x: number, y: number, scale: number, paint: string, side: string, ink: string, sack: string, glass: string, rim: string }} jeep
 */
export function willys({ x, y, scale, paint, side, ink, sack, glass, rim }) {
  const wheel = (/** @type {number} */ cx) =>
    `<circle cx="${cx}" cy="-22" r="23" fill="${ink}"/><circle cx="${cx}" cy="-22" r="9" fill="${rim}"/>`;
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" opacity=".45" d="M-104-4q100 18 214 0-30 18-110 16-80-2-104-16z"/><path fill="${sack}" d="M-20-126q4-16 22-14 4-12 24-10 20-2 24 10 20-2 22 14z"/><path fill="none" stroke="${ink}" stroke-width="2" opacity=".5" d="M2-140q4 8 0 14M50-140q-4 8 0 14M26-148v20"/><path fill="${rim}" d="M-38-126h128v7H-38z"/><path fill="${ink}" d="M-32-120h7l-6 46h-7zM30-120h5v46h-5zM82-120h6v46h-6z"/><path fill="${glass}" d="M-24-118h52v40h-58zM36-118h44v40H36z"/><path fill="${ink}" d="M-6-78q-2-18 6-24-4-14 8-15 11 1 8 14 10 8 9 25zM44-78q0-18 8-24-4-12 7-13 11 1 8 13 9 8 8 24z"/><path fill="${paint}" d="M-104-66q4-8 14-8l60-4H96q6 0 6 6v44H-104z"/><path fill="${side}" d="M-104-44H102v16H-104z"/><path fill="${paint}" d="M-84-28q2-26 26-26t26 26zM36-28q2-26 26-26t26 26z"/><path fill="${ink}" opacity=".8" d="M-82-28q2-22 24-22t24 22zM38-28q2-22 24-22t24 22z"/><circle cx="-98" cy="-56" r="7" fill="${rim}"/><path fill="${ink}" d="M-112-34h16v8h-16zM98-34h14v8H98z"/>${wheel(-58)}${wheel(62)}</g>`;
}
