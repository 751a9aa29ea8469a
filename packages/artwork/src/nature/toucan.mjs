import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A toucan on its branch, looking right, drawn by hand; feet at 0,0, about 540
 * from crown to tail.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, coat: string, sheen: string, rim: string, bib: string, warm: string, bill: string, under: string, tip: string, ring: string }} bird
 */
export function toucan(
  { sheet, stipple },
  { x, y, scale, coat, sheen, rim, bib, warm, bill, under, tip, ring },
) {
  const body = sheet.path(
    "M-44-16C-92-84-104-176-74-252-56-304-18-334 28-334 70-334 98-306 102-266 106-222 90-196 96-150 104-100 74-34 22 2 0 14-26 8-44-16z",
  );
  const tail = "M-46-40C-66 34-92 120-112 204q26 14 52 8C-36 136-4 66 22-4z";
  const beak = sheet.path(
    "M84-318C150-366 292-350 366-262 378-244 372-222 356-214 340-236 306-248 262-250 200-254 146-232 96-240 84-262 80-292 84-318z",
  );
  const jaw =
    "M96-240C146-232 200-254 262-250 306-248 340-236 356-214 330-204 280-208 226-206 170-204 128-206 98-218z";
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${rim}" transform="translate(3 -4)" d="${tail}"/><path fill="${coat}" d="${tail}"/><path fill="#d8402f" d="M-44-10q20 34 62 16-16 36-34 66-26-30-28-82z"/>` +
    use(body, { fill: rim, x: 3, y: -5 }) +
    use(body, { fill: coat }) +
    stipple(use(body, { fill: sheet.radial([-60, -230, 200], `0 ${sheen} 1, 1 ${sheen} 0`) })) +
    `<path fill="${coat}" d="M-70-236C-110-150-96-60-40-8-6 0 4-60-6-130-14-190-40-230-70-236z"/><path fill="none" stroke="${sheen}" stroke-width="4" stroke-linecap="round" opacity=".8" d="M-62-190q-14 70 10 130M-40-176q-6 70 14 124M-20-150q4 60 4 100"/>` +
    `<path fill="${bib}" d="M82-320C52-322 26-292 26-250 26-204 50-158 92-150 90-190 104-214 102-262 100-288 96-306 82-320z"/><path fill="${warm}" d="M92-152C74-156 58-168 46-186 60-176 76-176 92-182z"/>` +
    `<path fill="${under}" d="${jaw}"/>` +
    use(beak, { fill: rim, x: 2, y: -5 }) +
    use(beak, { fill: bill }) +
    stipple(
      use(beak, {
        fill: sheet.linear(
          [90, 0, 370, 0],
          `0 #ffe27a .9, .4 ${bill} 0, .62 ${warm} .6, 1 ${tip} 1`,
        ),
      }) +
        use(beak, {
          fill: sheet.linear([0, -330, 0, -220], `0 #ffffff .5, .5 ${bill} 0, 1 ${coat} .5`),
        }),
    ) +
    `<path fill="${tip}" d="M366-262c12 18 6 40-10 48-12-16-30-26-52-32 26-2 46-8 62-16z"/><path fill="none" stroke="${coat}" stroke-width="4" stroke-linecap="round" d="M88-236C146-230 200-252 262-248q56 4 92 32M92-316q-12 40 4 98"/><path fill="none" stroke="${coat}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M130-244l4 10M158-246l3 10M188-250l2 9M218-252l2 8"/>` +
    `<circle cx="56" cy="-290" r="21" fill="${ring}"/><circle cx="57" cy="-290" r="12" fill="${coat}"/><circle cx="61" cy="-294" r="4" fill="#fff6df"/>` +
    `<path fill="none" stroke="#5f6f88" stroke-width="9" stroke-linecap="round" d="M-24-2v14q-2 14 8 18M-14 0v14q2 12 12 16M14 0v14q-2 12 6 18M24-2v12q4 12 14 14"/></g>`
  );
}
