/**
 * A coffee farmhouse: whitewashed, a deep corridor behind painted posts, a
 * broad tile roof. About 230 wide, foot of the wall at 0,0, drawn by hand.
 * @param {{ x: number, y: number, scale: number, roof: string, ridge: string, wall: string, side: string, trim: string, gap: string, shade: string }} house
 *   gap: doors and windows (a lit ink makes an evening of it); shade: under the eaves
 */
export function farmhouse({ x, y, scale, roof, ridge, wall, side, trim, gap, shade }) {
  const posts = [-96, -64, -32, 0, 32, 64].map((px) => `M${px}-50h5V0h-5z`).join("");
  return (
    `<g transform="translate(${x} ${y})scale(${scale})">` +
    `<path fill="${side}" d="M70-58l44-6V-4L70 0z"/><path fill="${wall}" d="M-104-56H70V0h-174z"/>` +
    `<path fill="${shade}" d="M-104-56H70v14h-174zM70-58l44-6v11l-44 8z"/>` +
    `<path fill="${gap}" d="M-84-38h18V0h-18zM-50-36h16v20h-16zM-18-38h18V0h-18zM14-36h16v20H14zM46-38h16V0H46zM84-42l14-2v22l-14 2z"/>` +
    `<path fill="${trim}" d="${posts}M-104-16H-86v3h-18zM-64-16h30v3h-30zM0-16h30v3H0zM-104-8h18v8h-18zM-64-8h44v8h-44zM2-8h42v8H2zM64-8h6v8h-6zM70-8l44-4v8L70 0z"/>` +
    `<path fill="${roof}" d="M-118-52q10-6 26-30 8-10 20-10h118q10 0 16 10l20 28q4 4-2 4h-196q-6 0-2-2z"/>` +
    `<path fill="${shade}" opacity=".55" d="M54-92q6 2 10 8l24 30q16-6 34-10-14-6-26-22-4-6-12-6z"/>` +
    `<path fill="${roof}" d="M48-92h36q8 0 12 8 12 16 28 22l-36 10q-10-4-22-26-6-12-18-14z"/>` +
    `<path fill="none" stroke="${ridge}" stroke-width="2.4" d="M-78-91H80M-88-84q-10 14-22 28M-60-90q-6 16-12 36M-36-90q-4 16-6 36M-12-90v36M12-90q2 16 4 36M36-90q6 16 12 36"/>` +
    "</g>"
  );
}
