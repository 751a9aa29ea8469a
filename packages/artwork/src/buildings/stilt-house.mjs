/**
 * A house on stilts by the water: boards, a tin roof, a gallery. Waterline at
 * 0,0, about 170 wide.
 * @param {{ x: number, y: number, scale: number, wall: string, side: string, roof: string, lit: string, ink: string, rim: string, flip?: boolean }} house
 */
export function stiltHouse({ x, y, scale, wall, side, roof, lit, ink, rim, flip = false }) {
  return `<g transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"><path fill="none" stroke="${ink}" stroke-width="6" d="M-72-26V6M-36-26V6M0-26V6M36-26V6M72-26V6"/><path fill="${ink}" d="M-88-32H88v9H-88z"/><path fill="${wall}" d="M-66-96H40v64H-66z"/><path fill="${side}" d="M40-96h34v64H40z"/><path fill="${lit}" d="M-52-78h24v26h-24zM-12-82h24v50h-24zM48-76h16v24H48z"/><path fill="none" stroke="${ink}" stroke-width="2.4" d="M-40-78v26M-52-65h24M56-76v24"/><path fill="${rim}" d="M-82-97l34-44H62l30 44z" transform="translate(-2 -3)"/><path fill="${roof}" d="M-82-94l34-46H62l30 46z"/><path fill="none" stroke="${ink}" stroke-width="1.8" opacity=".6" d="M-40-138l-24 42M-20-138l-12 42M2-138v42M24-138l8 42M46-138l20 42"/><path fill="none" stroke="${ink}" stroke-width="3" d="M-84-50H-66M-84-50v18M74-50h12v18"/></g>`;
}
