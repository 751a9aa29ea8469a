import { figures } from "../people/figure.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * The old jeep of the coffee towns, going left: flat bonnet, upright windscreen, an open tub under a
 * canvas, sacks and green plantain on its roof, a driver, a passenger, and one who stands on the
 * step behind and holds on. Wheels on y = 0, about 210 long; people at the same scale.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, paint: string, side: string, ink: string, sack: string, leaf: string, glass: string, rim: string, skin: string, cloth: [string, string, string] }} jeep
 */
export function willys(
  press,
  { x, y, scale, paint, side, ink, sack, leaf, glass, rim, skin, cloth },
) {
  const wheel = (/** @type {number} */ cx) =>
    `<circle cx="${cx}" cy="-23" r="24" fill="${ink}"/><circle cx="${cx}" cy="-23" r="11" fill="${rim}"/><circle cx="${cx}" cy="-23" r="4" fill="${ink}"/>`;
  const bunch = (/** @type {number} */ at) =>
    [-24, -8, 8, 24]
      .map(
        (turn) =>
          `<path transform="translate(${at} -134)rotate(${turn})" d="M-3 8Q-9-10-2-24 6-10 3 8z"/>`,
      )
      .join("");
  const place = (/** @type {string} */ body) =>
    `<g transform="translate(${x} ${y})scale(${scale})">${body}</g>`;
  return (
    place(
      `<path fill="${ink}" opacity=".4" d="M-112-3q110 18 232 0-30 16-116 15-90-2-116-15z"/>` +
        `<ellipse cx="105" cy="-62" rx="8" ry="23" fill="${ink}"/>` +
        `<path fill="${ink}" d="M32-120h5v62h-5zM88-120h6v62h-6zM-20-58H96v24H-20z"/>`,
    ) +
    figures(
      press,
      [
        ["diner", x + 4 * scale, y - 30 * scale, scale * 0.95, true, { top: cloth[0] }],
        ["diner", x + 60 * scale, y - 30 * scale, scale * 0.95, true, { top: cloth[1] }],
        ["hanging", x + 112 * scale, y - 34 * scale, scale * 0.93, true, { top: cloth[2] }],
      ],
      {
        from: "coffee",
        ink,
        rim,
        rimOffset: [1, -1],
        edge: rim,
        tones: { skin, wood: ink, bottom: side },
      },
    ) +
    place(
      `<g fill="${sack}"><path d="M-26-124q2-20 20-20t20 20zM10-124q2-24 22-24t22 24zM48-124q2-18 18-18t18 18z"/></g>` +
        `<path fill="none" stroke="${ink}" stroke-width="1.6" opacity=".5" d="M-8-144q3 9 0 18M30-148q4 10 0 22M66-142q-3 8 0 16"/>` +
        `<g fill="${leaf}">${bunch(-14)}${bunch(84)}</g>` +
        `<path fill="${rim}" d="M-34-126H100v7H-34z"/><path fill="${side}" d="M-34-120H100v4H-34z"/>` +
        `<path fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" d="M-17-66l8-19M-13-75l-16 9"/>` +
        `<path fill="${glass}" opacity=".8" d="M-33-78l7-38h4l-5 38z"/><path fill="${ink}" d="M-37-78l9-40h4l-8 40zM-30-78l6-38h3l-6 40z"/>` +
        `<path fill="${paint}" d="M-104-70q1-5 8-5l70-3q4 0 5 5 2 28 12 33 8 4 24 4t20-14q2-10 10-10h52q6 0 6 6v28H-104z"/>` +
        `<path fill="${rim}" opacity=".8" d="M-98-75l72-3v3l-72 3z"/>` +
        `<path fill="${side}" d="M-106-46l16-10h44q14 0 18 14l5 8h34v8h-42q-2-26-31-26t-31 26h-13zM30-26q2-26 30-26t32 26z"/>` +
        `<path fill="${ink}" opacity=".85" d="M-88-24q2-26 26-26t26 26zM34-24q2-26 26-26t28 26z"/>` +
        `<path fill="none" stroke="${ink}" stroke-width="1.6" opacity=".5" d="M-92-66h56M-28-72v34M46-54h52"/>` +
        `<path fill="${ink}" d="M-108-70h5v26h-5zM-116-34h16v8h-16zM98-34h20v8H98z"/><circle cx="-103" cy="-58" r="7" fill="${rim}"/><circle cx="-103" cy="-58" r="4.4" fill="${glass}"/>` +
        wheel(-62) +
        wheel(61),
    )
  );
}
