import { short } from "../print/path.mjs";

/**
 * A wooden church of the islands, seen from in front: a gable of white boards
 * and a tower over it with a steep roof. About 320 wide and 620 high, foot at
 * 0,0; the light comes from the left.
 * @param {{ x: number, y: number, scale: number, wall: string, side: string, roof: string, lit: string, glass: string, ink: string }} church
 */
export function chapel({ x, y, scale, wall, side, roof, lit, glass, ink }) {
  let boards = "";
  for (let k = 14; k < 236; k += 15) {
    const half = k < 170 ? 150 : 150 - (k - 170) * 1.02;
    boards += `M${short(-half)} ${-k}h${short(half * 2)}`;
  }
  for (let k = 250; k < 420; k += 15) boards += `M-46 ${-k}h92`;
  /** @param {number} cx @param {number} foot @param {number} w @param {number} h */
  const arch = (cx, foot, w, h) =>
    `M${cx - w / 2} ${foot}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`;
  const frames =
    arch(-98, -60, 44, 62) + arch(98, -60, 44, 62) + arch(0, -196, 50, 34) + arch(0, -318, 42, 56);
  const panes = arch(-98, -64, 32, 56) + arch(98, -64, 32, 56) + arch(0, -200, 38, 28);
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" opacity=".4" d="M-150 0l-70 26h440L150 0z"/>` +
    `<path fill="${wall}" d="M-150 0v-172L0-262l150 90V0z"/><path fill="${side}" d="M60 0v-226l90 54V0z" opacity=".55"/>` +
    `<path fill="${lit}" transform="translate(-3 -5)" d="M-172-160L0-266l172 106-10 14L0-246-162-146z"/><path fill="${roof}" d="M-172-160L0-266l172 106-10 14L0-246-162-146z"/>` +
    `<path fill="${wall}" d="M-50-236v-196H50v196L0-262z"/><path fill="${side}" opacity=".7" d="M14-256v-176h36v196z"/><path fill="none" stroke="${side}" stroke-width="2.4" d="${boards}"/>` +
    `<path fill="${side}" d="M-60-438h120v10H-60zM-58-300h116v8H-58z"/><path fill="${lit}" transform="translate(-3 -3)" d="M-62-436L0-596l62 160z"/><path fill="${roof}" d="M-62-436L0-596l62 160z"/><path fill="${ink}" opacity=".3" d="M8-436L0-596l62 160z"/><path fill="none" stroke="${ink}" stroke-width="5" d="M0-590v-52M-16-624h32"/>` +
    `<path fill="${side}" d="${frames}"/><path fill="${glass}" d="${panes}${arch(0, -322, 30, 50)}"/><path fill="none" stroke="${wall}" stroke-width="3" d="M-98-60v-74M98-60v-74M-114-92h32M82-92h32M0-200v-46M-15-334h30M-15-348h30M-15-362h30"/>` +
    `<path fill="${side}" d="${arch(0, 0, 84, 84)}"/><path fill="${roof}" d="${arch(0, 0, 68, 78)}"/><path fill="none" stroke="${ink}" stroke-width="3" d="M0 0v-110"/><path fill="${side}" d="M-60 0h120v9H-60zM-76 9H76v10H-76z"/></g>`
  );
}
