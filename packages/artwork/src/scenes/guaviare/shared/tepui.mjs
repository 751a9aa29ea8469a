import { cliff, overhang, raggedPolygon, stains } from "../../../nature/cliff.mjs";
import { canopy } from "../../../nature/forest.mjs";
import { paintedWall } from "../../../people/rock-art.mjs";
import { heightAlong, points } from "../../../print/path.mjs";
import { band, use } from "../../../print/sheet.mjs";
import { guaviare as inks } from "../../inks.mjs";

/** @import { Press } from "../../../print/poster.mjs" */

/**
 * The table mountain: two storeys of blocks over a smooth painted wall.
 * @param {Press} press
 * @param {(body: string) => string} coarse
 */
export function tepui({ sheet, random, stipple }, coarse) {
  const left = heightAlong(points("150,712 300,694 420,678 560,668 680,640"));
  const crown = heightAlong(points("640,226 700,186 900,170 1180,178 1420,152 1640,164"));
  const ledge = heightAlong(points("640,292 900,262 1200,274 1640,256"));
  const brow = heightAlong(points("640,360 800,346 1000,338 1240,350 1640,340"));
  const step = heightAlong(points("640,556 900,566 1200,574 1640,560"));
  const foot = heightAlong(points("600,700 1640,710"));
  const right = () => 1640;
  const upper = cliff(random, { left, right, storeys: [crown, ledge, brow], wide: [24, 96] });
  const slabs = cliff(random, { left: () => 1340, right, storeys: [brow, step], wide: [40, 110] });
  const lower = cliff(random, { left, right, storeys: [step, foot], wide: [30, 90] });
  const buttress = cliff(random, {
    left: () => 622,
    right: () => 716,
    storeys: [
      heightAlong(points("620,520 660,436 716,470")),
      heightAlong(points("620,590 716,560")),
      foot,
    ],
    wide: [18, 40],
  });
  const tones = ["#b04a24", "#c05a2c", "#96381f"];
  const bulk = sheet.path(
    raggedPolygon(
      random,
      points("712,200 760,184 900,174 1180,182 1420,156 1640,168 1640,720 640,720 668,560 694,310"),
      { step: 34, rough: 6 },
    ),
  );
  const wall = sheet.path(
    raggedPolygon(
      random,
      points(
        "688,356 900,342 1120,342 1390,348 1404,420 1376,500 1392,570 1200,576 900,570 664,560 676,440",
      ),
      { step: 30, rough: 5 },
    ),
  );
  const dawn = sheet.linear([660, 0, 1640, 0], "0 #f3b063, .35 #da7c3e, .7 #b3522a, 1 #7a2f20");
  const stones = (/** @type {ReturnType<typeof cliff>} */ part) =>
    part.tones.map((d, i) => `<path fill="${tones[i]}" d="${d}"/>`).join("") +
    `<path fill="${dawn}" d="${part.lit}"/><path fill="#5e2019" d="${part.shade}"/><path fill="none" stroke="#4a1819" stroke-width="2.4" d="${part.cracks}"/>`;

  let out = `<path fill="#2b4a38" d="${canopy(random, { from: 716, to: 1640, top: (x) => crown(x) + 2, size: 17, floor: 240 })}"/>`;
  out += use(bulk, { fill: inks.peach, x: -5, y: -4 }) + use(bulk, { fill: "#8c331d" });
  out += stones(upper) + stones(lower);
  // The sheltered wall: smooth and pale under its brow, in full light on the left.
  out += use(wall, { fill: "#e39b55" });
  out += `<path fill="none" stroke="#b4622f" stroke-width="2" d="M796 566q-8-60 4-120t-6-96M1092 572q10-80-2-130t8-100M1262 572q-10-50 6-110M700 470q60 8 92 2M1100 452q80-10 160 4M900 556q80 6 190-2"/>`;
  out += stipple(
    use(wall, {
      fill: sheet.linear(
        [670, 0, 1400, 0],
        "0 #ffdca0 1, .4 #f6c07c .6, .62 #c8683a .15, .85 #8c331d .7, 1 #6a2419 1",
      ),
    }) +
      use(wall, {
        fill: sheet.linear([0, 350, 0, 470], "0 #8c331d .8, 1 #8c331d 0"),
      }) +
      use(wall, {
        fill: sheet.linear([0, 520, 0, 580], "0 #a8401f 0, 1 #a8401f .7"),
      }) +
      `<path fill="${sheet.linear([0, 350, 0, 540], "0 #6a2419 .9, 1 #6a2419 0")}" d="${stains(random, { from: 720, to: 1370, top: (/** @type {number} */ x) => brow(x) + 6, deep: 180, count: 15 })}"/>`,
  );
  out += coarse(
    paintedWall(
      [
        ["stag", 1004, 532, 1.02],
        ["fawn", 1140, 552, 0.74],
        ["hand", 748, 464, 0.62, -8],
        ["handB", 806, 448, 0.62, 10],
        ["row5", 738, 556, 0.7],
        ["dancerB", 890, 456, 0.6],
        ["dancer", 1212, 486, 0.76],
        ["dancerC", 1284, 536, 0.74],
        ["zigzag", 1096, 436, 0.72],
      ],
      inks.oxide,
      0.95,
    ),
  );
  out +=
    stones(slabs) +
    `<path fill="#3f1418" d="${overhang(random, 684, 1640, (x) => brow(x) - 4, 26)}"/>` +
    stones(buttress);
  // Night still on the right and along the top; mist drinks the foot.
  out += stipple(
    use(bulk, {
      fill: sheet.linear(
        [660, 0, 1640, 0],
        `0 #ffd08a .55, .1 #ffd08a 0, .6 ${inks.wine} 0, 1 ${inks.wine} .85`,
      ),
    }) +
      use(bulk, {
        fill: sheet.linear([0, 150, 0, 300], `0 ${inks.wine} .4, 1 ${inks.wine} 0`),
      }) +
      band(560, 720, sheet.linear([0, 572, 0, 690], "0 #f6c588 0, 1 #f8d8a6 .95")),
  );
  return out;
}
