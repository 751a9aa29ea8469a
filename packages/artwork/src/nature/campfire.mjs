import { group } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A fire on the ground: its light on the earth and in the air, flames, sparks.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, reach: number, sparks?: number }} fire
 */
export function campfire({ sheet, random, stipple }, { x, y, scale, reach, sparks = 34 }) {
  const flame =
    "M-44 4q-20-34 0-66 4 16 14 20-10-44 22-84 0 34 22 48 2-16 12-26 20 50 10 74 8-4 10-14 16 30-4 50-44 12-86-2z";
  const up = Math.round(y - 60 * scale);
  let dots = "";
  for (let i = 0; i < sparks; i++) {
    const rise = random.next() ** 1.4 * 330 * scale;
    dots += `M${Math.round(x + random.between(-0.5, 0.5) * (40 + rise * 0.6))} ${Math.round(y - 90 * scale - rise)}h0`;
  }
  return (
    stipple(
      `<ellipse cx="${x}" cy="${y + 8}" rx="${reach}" ry="${Math.round(reach * 0.2)}" fill="${sheet.radial([x, y + 8, reach], "0 #ffb44c 1, .25 #d9662d .7, 1 #7a2a1c 0", `matrix(1 0 0 .2 0 ${Math.round((y + 8) * 0.8)})`)}"/>` +
        `<circle cx="${x}" cy="${up}" r="${Math.round(reach * 0.56)}" fill="${sheet.radial([x, up, Math.round(reach * 0.56)], "0 #ffc860 .85, .3 #f0803c .4, 1 #c2562d 0")}"/>`,
    ) +
    group(
      { transform: `translate(${x} ${y})scale(${scale})` },
      `<path fill="#e2552b" d="${flame}"/><path fill="#f6a23c" transform="translate(0 2)scale(.7)" d="${flame}"/><path fill="#fff0b8" transform="translate(-2 4)scale(.38)" d="${flame}"/><path fill="none" stroke="#1d0f12" stroke-width="11" stroke-linecap="round" d="M-56 12L50-4M-50-4L58 12M-20 14h50"/>`,
    ) +
    `<path fill="none" stroke="#ffc860" stroke-width="3.6" stroke-linecap="round" d="${dots}"/>`
  );
}
