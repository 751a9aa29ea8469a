import { balconyHouse, floors } from "../../buildings/balcony-house.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/** The middle of the house's foot. */
const house = { x: 960, y: 930 };
const people = {
  from: /** @type {const} */ ("islands"),
  ink: "#12182c",
  edge: "#a8705c",
  shade: "#1a1838",
  tones: {
    skin: "#46262e",
    hair: "#0e0e18",
    hat: "#e0b060",
    wood: "#7a4434",
    pale: "#fff0d4",
    steel: "#b0b0bc",
  },
};

/**
 * Evening at a wooden house of Old Providence, the lamps lit on both galleries: music below, the women of
 * the house at the railing above, a neighbour who brings a dish.
 */
export function casa() {
  return poster(
    733,
    "Vecinos en el corredor de una casa de madera",
    (press) =>
      island(press) +
      visit(press) +
      palms(featherCrown(press), "1560,1010,330,-1.4,40,12", nearPalm),
  );
}

const nearPalm = { dark: "#0e1f3c", lit: "#26486a", stem: "#1a2444" };

/** Sky, the hills of the island, the yard. @param {Press} press */
function island(press) {
  const { sheet, random, stipple } = press;
  let out = skyBackdrop(press, {
    sun: { x: 300, y: 620, r: 0 },
    ramp: "0 #fcc890, .2 #ef9a86, .42 #a9709c, .66 #4a5490, 1 #16285c",
    reach: 1250,
    floor: 760,
    halo: "0 #fde0b0 .7, 1 #fcc890 0",
    vignette: "nightfall",
  });
  out += stars(random, {
    count: 300,
    area: (x, y) => y < 400 && random.chance((x / 1600) * (1 - y / 410)),
  });
  out += mountainRange(press, {
    crest:
      "-20,640 120,600 240,540 330,500 420,520 520,470 640,500 800,560 1000,600 1300,580 1640,560",
    ink: "#4c4a80",
    rough: 12,
    grain: 50,
    floor: 760,
    rim: "#f3ac90",
    mist: ["#ef9a86", 560, 720, 0.7],
  });
  out += palms(
    featherCrown(press),
    "250,800,360,1,30,8 120,820,450,-1,-40,7 1530,800,420,-1,-20,7",
    {
      dark: "#16304c",
      lit: "#2f5f6c",
      stem: "#2a3050",
    },
  );
  out += treeline(press, {
    line: "-20,720 240,730 520,746 900,742 1300,720 1640,690",
    size: 54,
    ink: "#1f3f54",
    rim: "#a9788c",
    floor: 900,
    foot: [inks.night, 0.9],
  });
  const yard = sheet.path(
    `${curve(points("-40,880 300,872 700,878 1100,872 1660,860"))}V1040H-40z`,
  );
  return (
    out +
    use(yard, { fill: "#e8b48c", y: -4 }) +
    use(yard, { fill: "#5a4560" }) +
    stipple(
      use(yard, {
        fill: sheet.radial(
          [960, 930, 640],
          "0 #ffcf7c 1, .5 #d98a5c .6, 1 #5a4560 0",
          "matrix(1 0 0 .16 0 781)",
        ),
      }) +
        use(yard, {
          fill: sheet.linear([0, 930, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .9`),
        }),
    )
  );
}

/** The house and who is there. @param {Press} press */
function visit(press) {
  const { sheet, stipple } = press;
  const { back, front } = balconyHouse({
    ...house,
    wall: "#d9963c",
    board: "#b06c34",
    trim: "#fff0d4",
    shutter: "#1f6a78",
    slat: "#164a5c",
    roof: "#56608c",
    seam: "#3a4270",
    lit: "#ffe094",
    ink: "#16243c",
    rim: "#ffc898",
    stone: "#6a5a70",
  });
  const [below, above] = [house.y + floors.ground, house.y + floors.upper];
  let glow = "";
  let lamps = "";
  let cords = "";
  for (const y of [above, house.y + floors.eave])
    for (const x of [house.x - 98, house.x + 98]) {
      lamps += `M${x} ${y + 44}h0`;
      cords += `M${x} ${y}v40`;
      glow += `<circle cx="${x}" cy="${y + 48}" r="190" fill="${sheet.radial([x, y + 48, 190], "0 #ffe8a0 1, .4 #ffc45c .5, 1 #d9963c 0")}"/>`;
    }
  return (
    stipple(
      `<circle cx="960" cy="620" r="640" fill="${sheet.radial([960, 620, 640], "0 #ffc870 .8, 1 #ef9a86 0")}"/>`,
    ) +
    back +
    stipple(glow) +
    figures(
      press,
      [
        ["leaning", house.x + 214, above, 1.72, false, { top: "#c8505c", bottom: "#3a4470" }],
        ["girl", house.x + 316, above, 1.7, true, { top: "#f0dcb4", bottom: "#7a3450" }],
        ["weaver", house.x - 300, above, 1.7, false, { top: "#3f8a8c", bottom: "#3a3a60" }],
        ["mandolin", house.x - 280, below, 1.74, false, { top: "#f0dcb4", bottom: "#3a3a60" }],
        ["jawbone", house.x - 104, below, 1.74, true, { top: "#c8505c", bottom: "#2c3450" }],
        ["stroller", house.x + 262, below, 1.74, true, { top: "#f6e4c4", bottom: "#2c3450" }],
      ],
      people,
    ) +
    front +
    `<path fill="none" stroke="#16243c" stroke-width="3" d="${cords}"/><path fill="none" stroke="#fff6d4" stroke-width="22" stroke-linecap="round" d="${lamps}"/>` +
    figures(
      press,
      [
        ["percher", house.x + 150, below, 1.74, false, { top: "#4f9a8c", bottom: "#3a3a60" }],
        ["server", 270, 974, 2.1, false, { top: "#f6e4c4", bottom: "#a84450", glow: "#e8803c" }],
        ["skipper", 436, 968, 1.9, true, { top: "#e0a04c", bottom: "#2f6a74" }],
      ],
      { ...people, rim: "#ffd898", rimOffset: [0.8, -0.8] },
    )
  );
}
