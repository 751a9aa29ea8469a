import { short } from "../print/path.mjs";

/** Height of the floor above the foot. */
const floor = -52;

/**
 * The back of a wooden house of San Andrés, its gable toward the viewer. Researched: boards in a strong colour, a steep
 * roof of zinc, high doors and louvres that let the breeze through, and one in the gable that lets the heat
 * out. 620 wide, 640 high, the middle of its foot at 0,0.
 * @param {{ x: number, y: number, wall: string, batten: string, trim: string, leaf: string, slat: string, roof: string, lit: string, ink: string, rim: string }} house
 */
export function gableHouse({ x, y, wall, batten, trim, leaf, slat, roof, lit, ink, rim }) {
  let battens = "";
  for (let k = -238; k < 250; k += 28)
    battens += `M${k} ${floor}V${short(-340 - (250 - Math.abs(k)) * 1.06)}`;
  let slats = "";
  for (let k = -292; k < -60; k += 12) slats += `M-150 ${k}h44M-4 ${k}h44`;
  for (let k = -222; k < -130; k += 12) slats += `M108 ${k}h36M206 ${k}h36`;
  let vents = "";
  for (let k = -474; k < -410; k += 11) vents += `M-28 ${k}h56`;
  return (
    `<g transform="translate(${x} ${y})"><path fill="${ink}" d="M-250 ${floor}h500v12h-500zM-240-44h26V0h-26zM-120-44h26V0h-26zM100-44h26V0h-26zM214-44h26V0h-26z"/>` +
    `<path fill="${wall}" d="M-250 ${floor}V-340L0-606 250-340V${floor}z"/><path fill="none" stroke="${batten}" stroke-width="4" d="${battens}"/>` +
    `<path fill="${trim}" d="M-112-306h114V${floor}h-114zM142-238h66v112h-66zM-40-486h80v90h-80z"/><path fill="${lit}" d="M-104-298h98V${floor}h-98zM149-231h52v98h-52zM-30-478h60v74h-60z"/>` +
    `<path fill="${leaf}" d="M-154-302h52V-50h-52zM-8-302h52V-50h-52zM104-236h42v106h-42zM204-236h42v106h-42z"/><path fill="none" stroke="${slat}" stroke-width="4" d="${slats}"/><path fill="none" stroke="${leaf}" stroke-width="5" d="${vents}"/>` +
    `<path fill="${rim}" d="M-314-284L0-634 314-284l-12 10L0-606-302-274z"/><path fill="${roof}" d="M-304-276L0-616 304-276l-10 8L0-596-294-268z"/>` +
    `<path fill="${trim}" d="M-128-50H18v12H-128zM-140-32H30v12H-140zM-152-14H42V2H-152z"/></g>`
  );
}
