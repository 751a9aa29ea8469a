import { short } from "../print/path.mjs";

/** The heights of floors and eave, and the positions of the gallery's posts. */
export const floors = {
  ground: -62,
  upper: -346,
  eave: -618,
  posts: [-390, -195, 0, 195, 390],
};

const { ground, upper, eave, posts } = floors;

/** The railing between two posts, with crossed bars. @param {number} x @param {number} y @param {number} wide */
const crossed = (x, y, wide) => {
  const field = wide / 3;
  let d = `M${x} ${y - 62}h${wide}M${x} ${y - 8}h${wide}`;
  for (let k = 0; k < 3; k++)
    d += `M${short(x + k * field)} ${y - 62}l${short(field)} 54M${short(x + (k + 1) * field)} ${y - 62}l-${short(field)} 54`;
  return d;
};

/** Boards of a louvre. @param {number} x @param {number} y @param {number} wide @param {number} high */
const slats = (x, y, wide, high) => {
  let d = "";
  for (let k = 8; k < high; k += 11) d += `M${x + 3} ${y + k}h${wide - 6}`;
  return d;
};

/**
 * A wooden house of two floors, as in Old Providence. Researched: it stands on short piles; the roof of zinc has
 * four slopes against the storms; the galleries' railing is crossed; the windows have shutters; the rain goes
 * from the gutter to the cistern. 780 wide, 780 high, the middle of its foot at 0,0.
 * @param {{ x: number, y: number, wall: string, board: string, trim: string, shutter: string, slat: string, roof: string, seam: string, lit: string, ink: string, rim: string, stone: string }} house
 * @returns {{ back: string, front: string }} what stands behind the people on its galleries, and before them
 */
export function balconyHouse(house) {
  const { x, y, wall, board, trim, shutter, slat, roof, seam, lit, ink, rim, stone } = house;
  const at = (/** @type {string} */ body) => `<g transform="translate(${x} ${y})">${body}</g>`;
  let boards = "";
  for (let k = ground - 18; k > eave; k -= 21)
    if (Math.abs(k - upper) > 14) boards += `M-372 ${k}h744`;
  let doors = "";
  let leaves = "";
  let louvres = "";
  let frames = "";
  /** @param {number} cx @param {number} floor @param {number} wide @param {number} high @param {number} sill */
  const opening = (cx, floor, wide, high, sill) => {
    const [left, top] = [cx - wide / 2, floor - sill - high];
    frames += `M${left - 7} ${top - 9}h${wide + 14}v${high + 9 + (sill ? 8 : 0)}h-${wide + 14}z`;
    doors += `M${left} ${top}h${wide}v${high}h-${wide}z`;
    for (const leaf of [left - wide / 2 - 6, left + wide + 6]) {
      leaves += `M${leaf} ${top}h${wide / 2}v${high}h-${wide / 2}z`;
      louvres += slats(leaf, top, wide / 2, high);
    }
  };
  for (const floor of [ground, upper]) {
    opening(-292, floor, 62, 128, 56);
    opening(-98, floor, 66, 196, 0);
    opening(98, floor, 66, 196, 0);
    opening(292, floor, 62, 128, 56);
  }
  let sheets = "";
  for (let k = -12; k <= 12; k++) sheets += `M${short(k * 18)} -778L${short(k * 36)} ${eave + 4}`;
  let columns = "";
  let braces = "";
  for (const px of posts)
    for (const [foot, head] of [
      [ground, upper],
      [upper, eave],
    ]) {
      columns += `M${px - 7} ${foot}V${head}h14V${foot}z`;
      if (px > posts[0]) braces += `M${px - 7} ${head + 46}V${head + 14}h-34q26 6 34 32z`;
      if (px < posts[posts.length - 1])
        braces += `M${px + 7} ${head + 46}V${head + 14}h34q-26 6-34 32z`;
    }
  let rails = "";
  for (const [i, px] of posts.slice(0, -1).entries()) {
    rails += crossed(px + 7, upper, 181);
    if (i % 3 === 0) rails += crossed(px + 7, ground, 181);
  }
  const back =
    `<path fill="${ink}" d="M-380 ${ground}h26V0h-26zM-200 ${ground}h22V0h-22zM-12 ${ground}h24V0h-24zM178 ${ground}h22V0h-22zM354 ${ground}h26V0h-26z"/>` +
    `<path fill="${wall}" d="M-372 ${eave}h744V${ground}h-744z"/><path fill="none" stroke="${board}" stroke-width="3" d="${boards}"/>` +
    `<path fill="${trim}" d="${frames}"/><path fill="${lit}" d="${doors}"/><path fill="${shutter}" d="${leaves}"/><path fill="none" stroke="${slat}" stroke-width="4" d="${louvres}"/>` +
    `<path fill="${ink}" opacity=".34" d="M-372 ${eave}h744v40h-744zM-372 ${upper}h744v34h-744z"/>`;
  const front =
    `<path fill="${ink}" d="M-410 ${ground}h820v16h-820zM-410 ${upper}h820v12h-820z"/><path fill="${trim}" d="M-412 ${ground - 4}h824v8h-824zM-412 ${upper - 5}h824v10h-824z${columns}${braces}"/>` +
    `<path fill="none" stroke="${trim}" stroke-width="5" d="${rails}"/>` +
    `<path fill="${trim}" d="M-92 ${ground + 4}h184v14h-184zM-104 ${ground + 24}h208v14h-208zM-116 ${ground + 44}h232v16h-232z"/>` +
    `<path fill="${rim}" transform="translate(-3 -5)" d="M-444 ${eave + 10}L-226-780h452l218 ${172}z"/><path fill="${roof}" d="M-444 ${eave + 10}L-226-780h452l218 172z"/><path fill="none" stroke="${seam}" stroke-width="3" d="${sheets}"/><path fill="${trim}" d="M-450 ${eave + 6}h900v13h-900z"/>` +
    `<path fill="none" stroke="${trim}" stroke-width="8" d="M-446 ${eave + 18}v240q0 26-26 30v170"/><path fill="${stone}" d="M-566-150h150V4h-150z"/><path fill="${rim}" d="M-574-164h166v16h-166z"/>`;
  return { back: at(back), front: at(front) };
}
