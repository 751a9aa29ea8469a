import { curve, points, polygon } from "../print/path.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Random } from "../print/random.mjs"
 */

/**
 * The tail of a humpback as it goes down: half of it drawn by hand, the other
 * half its mirror, a little smaller, so that it turns. Middle of the trailing
 * edge near 0,-300; waterline at y = 0; about 640 wide.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, turn?: number, dark: string, rim: string, lit: string, pale: string }} whale
 */
export function whaleTail({ sheet, stipple }, { x, y, scale, turn = -5, dark, rim, lit, pale }) {
  const half = points(
    "0,-250 8,-274 30,-300 62,-312 92,-308 120,-318 158,-316 190,-328 226,-330 254,-344 286,-352 322,-368 352,-372 362,-356 350,-326 316,-282 268,-236 208,-196 146,-166 98,-142 70,-112 56,-72 60,0",
  );
  const right = curve([...half, [0, 6]], { closed: true, pull: 7 });
  // The paler flesh under the flukes, in two patches, and the scars along the edge.
  const patch = curve(
    points(
      "34,-276 74,-288 130,-294 196,-306 258,-322 318,-346 296,-296 248,-246 190,-212 130,-184 86,-172 50,-210",
    ),
    { closed: true, pull: 7 },
  );
  const keel = polygon(points("0,-250 16,-190 22,-110 28,0 6,0 0,-120"));
  const id = sheet.path(right);
  const body = `<use href="#${id}"/><use href="#${id}" transform="scale(-.94 .98)"/>`;
  const light = sheet.linear([320, -400, 60, -160], `0 ${pale} .95, .5 ${lit} .7, 1 ${lit} .1`);
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><g fill="${rim}" transform="translate(3 -4)">${body}</g><g fill="${dark}">${body}</g>` +
    stipple(
      `<g fill="${light}"><path d="${patch}"/><path transform="scale(-.94 .98)" d="${patch}"/></g><path fill="${lit}" opacity=".7" d="${keel}"/>`,
    ) +
    `<path fill="none" stroke="${pale}" stroke-width="2.4" stroke-linecap="round" opacity=".8" d="M236-310l14 8M262-320l16 4M190-292l10 12M-214-296l-12 10M-250-310l-10 12M-176-286l-12 14M112-242l18-8M-96-242l-20-4M132-226l12-2"/>` +
    "</g>"
  );
}

/**
 * The rings around the whale on the water, and the drops that fall from its tail.
 * @param {Random} random
 * @param {{ x: number, y: number, wide: number }} place
 */
export function splash(random, { x, y, wide }) {
  let foam = "";
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, Math.PI * 2);
    const far = wide * (0.3 + 0.7 * random.next() ** 0.8);
    const w = wide * random.between(0.06, 0.26);
    const px = x + Math.cos(a) * far - w / 2;
    const py = y + Math.sin(a) * far * 0.17 + 6;
    foam += `M${px.toFixed()} ${py.toFixed()}q${(w / 2).toFixed()} ${(-w * 0.1).toFixed()} ${w.toFixed()} 0 ${(-w / 2).toFixed()} ${(w * 0.1).toFixed()} ${(-w).toFixed()} 0z`;
  }
  let drops = "";
  for (let i = 0; i < 70; i++) {
    const side = random.between(-1, 1);
    const up = random.next() ** 1.8 * wide * 0.42 * (1 - Math.abs(side) * 0.6);
    drops += `M${(x + side * wide * 0.7).toFixed()} ${(y - up).toFixed()}v${random.between(1, 7).toFixed()}`;
  }
  return { foam, drops };
}
