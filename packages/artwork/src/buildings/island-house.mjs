import { short } from "../print/path.mjs";

/**
 * A wooden house of the islands: boards, a tin roof, a gallery with cut-out
 * trim and turned posts over a few steps. About 420 wide, foot at 0,0.
 * @param {{ x: number, y: number, scale: number, wall: string, side: string, trim: string, roof: string, seam: string, lit: string, ink: string, rim: string }} house
 */
export function islandHouse({ x, y, scale, wall, side, trim, roof, seam, lit, ink, rim }) {
  let boards = "";
  for (let k = 0; k < 9; k++) boards += `M-190 ${-62 - k * 17}h380`;
  let sheets = "";
  for (let k = -9; k <= 9; k++) sheets += `M${k * 16} -330L${k * 25} -206`;
  let lace = "";
  for (let k = -212; k < 212; k += 16.3) lace += `M${short(k)}-196q8 20 16 0z`;
  let rails = "";
  for (let k = -200; k <= 200; k += 12) if (Math.abs(k) > 44) rails += `M${k}-46v-40`;
  const posts = [-204, -124, -50, 50, 124, 204]
    .map((px) => `M${px - 5}-46v-150h10v150zM${px - 5}-196l-14-0 14 20zM${px + 5}-196h14l-14 20z`)
    .join("");
  const window = (/** @type {number} */ wx) =>
    `<path fill="${trim}" d="M${wx - 28}-152h56v86h-56z"/><path fill="${lit}" d="M${wx - 22}-146h44v74h-44z"/><path fill="none" stroke="${trim}" stroke-width="4" d="M${wx}-146v74M${wx - 22}-110h44"/><path fill="${side}" d="M${wx - 46}-150h17v82h-17zM${wx + 29}-150h17v82h-17z"/>`;
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" d="M-214-44h428v10H-214zM-200-34h14V4h-14zM-100-34h14V4h-14zM90-34h14V4h-14zM186-34h14V4h-14z"/>` +
    `<path fill="${wall}" d="M-190-200h380v156h-380z"/><path fill="none" stroke="${side}" stroke-width="2.6" opacity=".75" d="${boards}"/>` +
    window(-124) +
    window(124) +
    `<path fill="${trim}" d="M-36-160h72v116h-72z"/><path fill="${lit}" d="M-28-152h56v108h-56z"/><path fill="${ink}" opacity=".3" d="M-190-200h380v26h-380z"/>` +
    `<path fill="${rim}" transform="translate(-3 -4)" d="M-236-196L-150-336h300l86 140z"/><path fill="${roof}" d="M-236-196L-150-336h300l86 140z"/><path fill="none" stroke="${seam}" stroke-width="2.4" d="${sheets}"/><path fill="${roof}" d="M-60-256L0-330 60-256v40H-60z"/><path fill="${wall}" d="M-48-252L0-312l48 60v34h-96z"/><path fill="${lit}" d="M-14-258h28v34h-28z"/><path fill="${rim}" d="M-66-252L0-334l66 82-10 4L0-318l-56 70z"/>` +
    `<path fill="${trim}" d="M-240-200h480v8h-480zM-214-92h162v7h-162zM52-92h162v7H52zM-214-54h162v6h-162zM52-54h162v6H52z${lace}${posts}"/><path fill="none" stroke="${trim}" stroke-width="4" d="${rails}"/>` +
    `<path fill="${side}" d="M-44-34h88v12h-88zM-52-20h104v12H-52zM-60-6h120V6H-60z"/></g>`
  );
}
