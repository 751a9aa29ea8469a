import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { macarenaFinDeAno as inks } from "../inks.mjs";

/**
 * @import { Tone } from "../../people/bodies.mjs"
 * @import { Role } from "../../people/roles.mjs"
 * @import { Press } from "../../print/poster.mjs"
 */

/** Where a guest sits: the body, how near to us, from the back, and the cloth. @typedef {[role: Role, near: number, tones: Partial<Record<Tone, string>>]} Guest */

const wire = "#130d2c";
const light = {
  from: /** @type {const} */ ("llanos"),
  ink: "#1a0f30",
  rim: "#ffd08a",
  edge: "#d8786c",
  shade: "#4a2058",
  tones: {
    skin: "#55283a",
    hair: "#160c24",
    hat: "#e0b064",
    wood: "#7a4038",
    dark: "#a8384c",
    pale: "#ffe9c0",
    glow: "#f5a03c",
    steel: "#a89cb8",
    apron: "#f3dfc4",
  },
};

/**
 * Seen from a little above: at a nearness of 1 a person is 105 units tall, on the ground so far below
 * the horizon, and the table's top is 3.2 heads above the ground.
 */
const horizon = 330;
const ground = (/** @type {number} */ near) => horizon + 150 * near;
const tableTop = (/** @type {number} */ near) => ground(near) - 45 * near;
/** The middle of the table. It runs away from us to the right. */
const middle = (/** @type {number} */ near) => 1010 - 82 * near;
const half = 31;

/**
 * The last supper of the year on the savanna before the Macarena: three generations on both sides of a
 * long table that runs toward the flat-topped range, a glass lifted, the dish coming from the kitchen,
 * a guitar. Facts: on the 31st all stay up, the children too; there is natilla, and twelve grapes for
 * each at midnight.
 */
export function mesa() {
  return poster(1057, "Mesa larga con luces en la sabana, de noche", (press) => {
    return savanna(press) + lights(press) + supper(press);
  });
}

/** @param {Press} press */
function savanna(press) {
  const { sheet, random, stipple } = press;
  let out = band(
    -20,
    460,
    sheet.linear([0, 0, 0, 420], "0 #0f1030, .4 #2f2466, .76 #94407c, 1 #f79a74"),
  );
  out += stars(random, { count: 420, to: 230, fade: 280 });
  out += mountainRange(press, {
    crest: "-20,370 200,360 560,340 700,316 800,262 900,250 1180,254 1260,290 1360,334 1640,344",
    ink: "#6a3a7c",
    rough: 9,
    grain: 44,
    floor: 470,
    rim: "#f79a80",
    mist: ["#f79a74", 340, 440, 0.8],
  });
  out += palms(
    fanCrown(press),
    "70,470,180,.8,0,7 190,470,250,-.56,0,5 1430,470,210,-.8,0,7 1540,470,280,.6,0,5",
    { dark: "#1c1840", lit: "#4a3568", stem: "#241c44" },
  );
  out += treeline(press, {
    line: "-20,400 300,408 700,414 1100,408 1640,396",
    size: 26,
    ink: "#2a2254",
    rim: "#d8708a",
    floor: 500,
  });
  const lawn = sheet.path(`${curve(points("-40,452 400,444 900,446 1660,456"))}V1040H-40z`);
  return (
    out +
    use(lawn, { fill: "#f0a08a", y: -3 }) +
    use(lawn, { fill: "#34265c" }) +
    stipple(
      use(lawn, {
        fill: sheet.radial(
          [760, 740, 760],
          "0 #ffc46c 1, .45 #d8705c .6, 1 #34265c 0",
          "matrix(1 0 0 .52 0 355)",
        ),
      }) +
        use(lawn, {
          fill: sheet.linear([0, 800, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .9`),
        }),
    )
  );
}

/** Bulbs from the trees to one post at the table's far end. @param {Press} press */
const lights = (press) =>
  `<path fill="${wire}" d="M926 210h8v300h-8z"/>` +
  bulbs(press, [-40, 40], [930, 216], { sag: 70, count: 13, wire }) +
  bulbs(press, [930, 216], [1640, 60], { sag: 60, count: 10, wire });

/** What stands on the table so near, in units of a person. @type {Record<string, string>} */
const dishes = {
  fruit: `<path fill="#2f6a54" d="M-16 0Q0-9 16 0 0 8-16 0z"/><path fill="none" stroke="#f0603c" stroke-width="7" stroke-linecap="round" d="M-6-4h0M1-5h0M7-3h0M0-10h0"/>`,
  candle: `<path fill="#fff6df" d="M-2 0v-13q2-2 4 0v13z"/><path fill="#fff6c0" d="M0-25q-4 6 0 10 4-4 0-10z"/>`,
  cake: `<path fill="#8a4a74" d="M-14 0a14 5 0 1 0 28 0a14 5 0 1 0-28 0z"/><path fill="#fff0cc" d="M-9-1v-6q9-5 18 0v6q-9 4-18 0z"/>`,
};

/** @param {Press} press */
function supper(press) {
  const { sheet, stipple } = press;
  const [far, close] = [1.35, 6.4];
  const corner = (/** @type {number} */ near, /** @type {1 | -1} */ side, drop = 0) =>
    `${short(middle(near) + side * half * near)} ${short(tableTop(near) + drop * near)}`;
  const top = sheet.path(
    `M${corner(far, -1)}L${corner(far, 1)} ${corner(close, 1)} ${corner(close, -1)}z`,
  );
  const side = sheet.path(
    `M${corner(far, 1)}L${corner(close, 1)} ${corner(close, 1, 26)} ${corner(far, 1, 26)}z`,
  );
  const end = sheet.path(
    `M${corner(far, -1)}L${corner(far, 1)} ${corner(far, 1, 20)} ${corner(far, -1, 20)}z`,
  );
  let plates = "";
  let halos = "";
  let served = "";
  for (const near of [1.6, 2, 2.55, 3.25, 4.15, 5.2])
    for (const way of [-1, 1])
      plates += `M${short(middle(near) + way * 19 * near - 9 * near)} ${short(tableTop(near))}a${short(9 * near)} ${short(3.4 * near)} 0 1 0 ${short(18 * near)} 0a${short(9 * near)} ${short(3.4 * near)} 0 1 0-${short(18 * near)} 0z`;
  const laid = /** @type {[string, number][]} */ ([
    ["candle", 1.55],
    ["fruit", 1.8],
    ["candle", 2.15],
    ["cake", 2.55],
    ["candle", 3],
    ["fruit", 3.6],
    ["candle", 4.3],
    ["cake", 5.1],
  ]);
  for (const [name, near] of laid) {
    const [x, y] = [short(middle(near)), tableTop(near)];
    if (name === "candle")
      halos += `<circle cx="${x}" cy="${short(y - 15 * near)}" r="${short(13 * near)}"/>`;
    served += `<g transform="translate(${x} ${short(y)})scale(${short(near * 0.8, 2)})">${dishes[name]}</g>`;
  }
  /** @param {Guest[]} guests @param {1 | -1} way which side they sit on */
  const seated = (guests, way) =>
    figures(
      press,
      guests.map(([role, near, tones]) => [
        role,
        Math.round(middle(near) + way * 53 * near),
        Math.round(ground(near)),
        near,
        way > 0,
        tones,
      ]),
      { ...light, rimOffset: [0.6, -0.9], lit: 1 },
    );
  return (
    seated(
      [
        ["diner", 1.85, { top: "#6fa08c" }],
        ["grandfather", 2.4, { top: "#c8486c" }],
        ["diner", 3.05, { top: "#d8a03c" }],
        ["diner", 4.1, { top: "#f3dfc4", bottom: "#5a2a5c" }],
      ],
      -1,
    ) +
    figures(
      press,
      [
        [
          "dinerFront",
          middle(1.25),
          Math.round(ground(1.3)),
          1.5,
          false,
          { top: "#f3dfc4", hair: "#a89cb8" },
        ],
      ],
      light,
    ) +
    use(end, { fill: "#8a2f5c" }) +
    use(side, { fill: "#c84a64" }) +
    stipple(
      use(side, { fill: sheet.linear([860, 480, 620, 1000], "0 #ffb48c .9, 1 #4a1748 .95") }),
    ) +
    use(top, { fill: "#fff0cc" }) +
    stipple(
      `${use(top, {
        fill: sheet.linear([900, 480, 560, 1010], "0 #ffdc94 .2, .5 #f0a878 .5, 1 #c86a7c 1"),
      })}<g fill="#ffb84c" opacity=".5">${halos}</g>`,
    ) +
    `<path fill="#a8506c" d="${plates}"/>${served}` +
    seated(
      [
        ["diner", 1.75, { top: "#8a4a8c", hair: "#a89cb8" }],
        ["toast", 2.5, { top: "#c8583c", bottom: "#3a2a6c" }],
        ["grandmother", 3.75, { top: "#4f8a8c", bottom: "#7a2f5c" }],
      ],
      1,
    ) +
    figures(
      press,
      [
        ["boy", 1080, 700, 1.9, true, { top: "#4f8a8c", bottom: "#3a2a6c" }],
        ["skipper", 1220, 770, 2.3, true, { top: "#d8a03c", bottom: "#7a2f5c" }],
        ["server", 170, 968, 4.1, false, { top: "#f3dfc4", bottom: "#7a2f5c" }],
        ["guitar", 1400, 984, 3.9, true, { top: "#4f8a8c", bottom: "#241c50" }],
      ],
      { ...light, rimOffset: [-0.5, -0.9] },
    )
  );
}
