import { arm, head, leg, limb, silhouette, trunk } from "./body-parts.mjs";

/**
 * Players of the islands' string band and of the Pacific's drums, as
 * silhouettes; feet or seat at 0,0, facing right, 105 tall when they stand.
 * What they play is drawn in a second ink.
 */
const legs = [leg("3,-42 7,-24 8,-5"), leg("-2,-42 -5,-22 -8,-5")];
const lap = [
  limb("2,-75 1,-68 -1,-54 -2,-38", [11, 19, 17, 18]),
  limb("-2,-42 24,-40 26,-5", [15, 12, 7]),
  "M22-8l12 1q4 3 1 5H20z",
];

const player = {
  /** With a guitar across the body. */
  guitar: {
    body: silhouette(head(4, -93), trunk(2), ...legs),
    tool: '<path d="M-16-62q-8 8-4 18 8 10 20 2 6-4 12-4 10 0 12-9 0-10-10-11-8 0-12-4-10-6-18 8z"/><path d="M18-58l44-26 8 2-2 6-46 26z"/>',
    hands: silhouette(arm("7,-74 24,-62 40,-72"), arm("-3,-74 -16,-60 2,-50")),
  },
  /** At the tub bass: a tub upside down, a stick, one string. */
  tub: {
    body: silhouette(head(6, -93), trunk(4), ...legs),
    tool: '<path d="M22 0l4-32h40l6 32z"/><path fill="none" stroke-width="3.4" d="M62-30L34-116"/><path fill="none" stroke-width="1.4" d="M46-30L34-114"/>',
    hands: silhouette(arm("8,-74 20,-84 36,-104"), arm("0,-74 16,-62 40,-66")),
  },
  /** Shaking a pair of maracas. */
  maracas: {
    body: silhouette(head(4, -93), trunk(3), ...legs),
    tool: '<path d="M30-88a9 11 0 1 1 .1 0zM44-66a9 11 0 1 1 .1 0z"/>',
    hands: silhouette(arm("7,-74 20,-66 28,-84"), arm("-2,-74 18,-58 40,-64")),
  },
  /** Singing, a hand out. */
  voice: {
    body: silhouette(head(4, -95), trunk(3), ...legs),
    tool: "",
    hands: silhouette(arm("7,-74 24,-80 40,-72"), arm("-3,-74 -14,-60 -6,-48")),
  },
  /** Seated at a tall drum held between the knees. */
  drum: {
    body: silhouette(head(7, -89), ...lap),
    tool: '<path d="M16-56h34l-8 54H24z"/><path d="M14-60h38v7H14z"/><path fill="none" stroke-width="2" d="M17-52l8 24 6-24 6 24 7-24"/>',
    hands: silhouette(arm("6,-70 20,-74 36,-62"), arm("0,-70 8,-56 26,-62")),
  },
  /** Standing at a marimba, a mallet in each hand. */
  marimba: {
    body: silhouette(head(8, -93), trunk(6), ...legs),
    tool: '<path d="M14-52h112l-4 8H18z"/><path d="M20-44h5v30h-5zM32-44h5v26h-5zM44-44h5v23h-5zM56-44h5v20h-5zM68-44h5v17h-5zM80-44h5v14h-5zM92-44h5v12h-5zM104-44h5v10h-5z"/><path fill="none" stroke-width="3" d="M20-14L12 0M112-34l10 34"/>',
    hands:
      silhouette(arm("9,-73 24,-66 40,-68"), arm("3,-73 14,-60 30,-64")) +
      '<path fill="none" stroke-width="2.2" d="M38-68l26 12M29-64l18 9"/><path d="M66-55a4 4 0 1 1 .1 0zM49-54a4 4 0 1 1 .1 0z"/>',
  },
};

/**
 * @param {readonly (readonly [who: keyof typeof player, x: number, y: number, scale: number, flip?: boolean])[]} list
 * @param {{ ink: string, rim: string, tool: string, rimOffset?: [number, number] }} how
 */
export function players(list, { ink, rim, tool, rimOffset = [-2, -2] }) {
  const inked = (/** @type {string} */ body, /** @type {string} */ of, move = "") =>
    `<g fill="${of}" stroke="${of}"${move}>${body}</g>`;
  return list
    .map(([who, x, y, scale, flip = false]) => {
      const { body, tool: thing, hands } = player[who];
      const move = ` transform="translate(${flip ? -rimOffset[0] : rimOffset[0]} ${rimOffset[1]})"`;
      return `<g transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})" stroke-linecap="round" stroke-linejoin="round">${inked(body + thing.replaceAll("<path d", '<path stroke="none" d') + hands, rim, move)}${inked(body, ink)}${inked(thing.replaceAll("<path d", '<path stroke="none" d'), tool)}${inked(hands, ink)}</g>`;
    })
    .join("");
}
