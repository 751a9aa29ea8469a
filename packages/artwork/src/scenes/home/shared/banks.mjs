import { maloca, smoke } from "../../../buildings/maloca.mjs";
import { canopy, emergent } from "../../../nature/forest.mjs";
import { clump, grass } from "../../../nature/leaves.mjs";
import { fanCrown, featherCrown, palms } from "../../../nature/palm.mjs";
import { treeline } from "../../../nature/treeline.mjs";
import { dugout } from "../../../objects/boats.mjs";
import { figure } from "../../../people/figure.mjs";
import { mix } from "../../../print/palette.mjs";
import { heightAlong, points } from "../../../print/path.mjs";
import { group, use } from "../../../print/sheet.mjs";
import { inks } from "./inks.mjs";

/**
 * @import { TreeRow } from "../../../nature/treeline.mjs"
 * @import { Press } from "../../../print/poster.mjs"
 * @import { Random } from "../../../print/random.mjs"
 */

const { maize, cream, dark } = inks;

/**
 * Both banks, the clearing with the house, the canoe and the leaves in front.
 * @param {Press} press
 */
export function banks(press) {
  const { sheet, random, stipple } = press;
  const fan = fanCrown(press);
  const feather = featherCrown(press);
  let out = "";
  // The far bank runs right across, low and hazy, and closes the river's bend.
  const far = heightAlong(points("-20,556 400,566 700,574 980,572 1620,550"));
  out += `<path fill="#5d6f46" d="${canopy(random, { from: -20, to: 1620, top: far, size: 24, floor: 580 })}"/>`;

  /** @param {Omit<TreeRow, "rim">} row */
  const step = (row) => {
    const { line, size, floor, ink, from = 0 } = row;
    const high = Math.min(...points(line).map(([, y]) => y)) - size * 0.7;
    out += treeline(press, {
      ...row,
      rim: mix(ink, maize, 0.45),
      rimOffset: from < 500 ? [3, -4] : [-4, -4],
      light: sheet.linear([0, high, 0, floor], `0 ${mix(ink, maize, 0.5)} .95, 1 ${ink} 0`),
      foot: [dark, 0.9],
    });
  };
  step({
    line: points("-20,530 200,552 420,586 600,606"),
    from: -30,
    to: 600,
    size: 44,
    ink: "#37583d",
    floor: 611,
    mirror: [dark, 0.7],
    taper: [0, 190],
  });
  step({
    line: points("-20,566 160,600 330,640 470,668"),
    from: -30,
    to: 470,
    size: 60,
    ink: "#1f4a38",
    floor: 672,
    mirror: [dark, 0.7],
    taper: [0, 170],
  });
  step({
    line: points("-20,650 110,700 230,752 330,790"),
    from: -30,
    to: 330,
    size: 72,
    ink: "#123a2d",
    floor: 796,
    mirror: [dark, 0.6],
    taper: [0, 160],
  });

  const tree = emergent(random, {
    x: 1392,
    foot: 640,
    top: 128,
    spread: 430,
    thick: 15,
    lean: -0.03,
  });
  const crown = sheet.path(tree.crown);
  out += `<path fill="#30452f" d="${tree.trunk}"/>`;
  out +=
    use(crown, {
      fill: sheet.linear([1180, 0, 1560, 0], "0 #e0b255, 1 #2c5540"),
      x: -4,
      y: -4,
    }) + use(crown, { fill: "#123429" });
  out += stipple(
    `<path fill="${sheet.linear([1200, 0, 1600, 0], "0 #c09a4a .8, .7 #3c6a45 .5, 1 #3c6a45 0")}" d="${tree.light}"/>`,
  );

  step({
    line: points("1060,590 1160,534 1300,480 1620,430"),
    from: 1070,
    to: 1640,
    size: 60,
    ink: "#48643f",
    floor: 650,
    taper: [60, 0],
  });
  const palmInks = { dark: "#123a2c", lit: "#4f7343", stem: "#2f3a28", thick: 4 };
  out +=
    palms(fan, "1222,640,352,-.98 1150,640,428,.76", palmInks) +
    palms(feather, "1300,640,420,.7", palmInks);
  step({
    line: points("1120,620 1200,588 1340,540 1620,490"),
    from: 1130,
    to: 1640,
    size: 74,
    ink: "#26503a",
    floor: 700,
    taper: [60, 0],
  });
  out += clearing(press);
  step({
    line: points("1180,794 1260,742 1350,676 1460,620 1620,580"),
    from: 1180,
    to: 1640,
    size: 84,
    ink: "#143c2f",
    floor: 800,
    taper: [190, 0],
  });
  return (
    out +
    dugout(press, {
      x: 664,
      y: 820,
      scale: 1,
      hull: "#93381f",
      inside: "#33140e",
      ink: "#081c18",
      light: maize,
      aboard: [
        ["rower", -62],
        ["passengerHat", 22],
      ],
      people: { ink: "#081c18", rim: maize, rimOffset: [1.4, -1], tones: { load: "#7a3a20" } },
    }) +
    foreground(random)
  );
}

/** @param {Press} press */
function clearing(press) {
  const { sheet, random, stipple } = press;
  const ground = sheet.path(
    "M640 690q60-26 150-36 160-16 420-10 260 6 430 34v130q-330-6-560-14-300-18-440-104z",
  );
  const house = maloca(random, { wide: 440, tall: 196, wall: 30, door: -70 });
  const roof = sheet.path(house.roof + house.cap);
  const thread = sheet.linear(
    [0, 400, 0, 60],
    `0 #b07a3f 1, .3 #e8c585 .95, .45 ${cream} .8, 1 ${cream} 0`,
  );
  return (
    use(ground, { fill: "#b98a45", y: 5, x: -3 }) +
    use(ground, { fill: "#565c35" }) +
    stipple(
      use(ground, {
        fill: sheet.linear(
          [0, 650, 0, 790],
          `0 #c9a352 .75, .35 #6f7a40 .3, .5 ${dark} .15, 1 ${dark} .95`,
        ),
      }) +
        `<ellipse cx="1020" cy="690" rx="270" ry="20" fill="${sheet.linear([780, 0, 1300, 0], `0 ${dark} .3, 1 ${dark} .95`)}"/>`,
    ) +
    stipple(`<path fill="${thread}" d="${smoke(960, 430, 390, { lean: 40, thick: 5 })}"/>`) +
    group(
      { transform: "translate(960 676)" },
      `<path fill="#2a1a12" d="${house.body}"/><path stroke="#6b4024" stroke-width="2" d="${house.staves}"/>` +
        use(roof, { fill: "#f6c860", x: -4, y: -3 }) +
        use(roof, { fill: "#97452a" }) +
        `<path fill="#6a2f1d" d="${house.lines}"/>` +
        `<path stroke="#b9653a" stroke-width="1.5" fill="none" d="${house.reeds}"/>` +
        stipple(
          use(roof, {
            fill: sheet.linear(
              [-220, 0, 220, 0],
              "0 #f0b440 .75, .22 #f0b440 .2, .34 #2a1510 0, .6 #2a1510 .5, 1 #2a1510 1",
            ),
          }),
        ) +
        `<path fill="#5a281a" d="${house.cap}"/><path fill="#3a1b10" transform="translate(-70 0)scale(1.35 1.16)translate(70 0)" d="${house.doorway}"/><path fill="${maize}" d="${house.doorway}"/>` +
        figure(press, "elder", { x: -128, y: 22, scale: 0.4, ink: "#1c1310" }) +
        figure(press, "singer", { x: -62, y: 8, scale: 0.35, ink: "#1c1310", flip: true }),
    ) +
    `<path fill="#8b8f4a" d="${grass(random, { from: 660, to: 1300, foot: (x) => 712 + 66 * (1 - ((1300 - x) / 640) ** 2), tall: 15, count: 60 })}"/>`
  );
}

/** @param {Random} random */
function foreground(random) {
  const inks = { shade: "#0a241d", lit: "#1d4f3a", rib: "#5c7f47" };
  const right = clump(
    random,
    [
      { x: 1600, y: 1060, angle: -118, long: 430, wide: 120, bend: -38 },
      { x: 1500, y: 1080, angle: -98, long: 360, wide: 110, bend: 30 },
      { x: 1560, y: 1080, angle: -146, long: 420, wide: 104, bend: -30 },
      { x: 1660, y: 1040, angle: -104, long: 400, wide: 110, bend: 22 },
      { x: 1450, y: 1090, angle: -132, long: 260, wide: 84, bend: -36 },
    ],
    inks,
  );
  const left = clump(
    random,
    [
      { x: -30, y: 1060, angle: -62, long: 300, wide: 92, bend: 40 },
      { x: 40, y: 1080, angle: -40, long: 280, wide: 84, bend: 34 },
      { x: -10, y: 1080, angle: -84, long: 260, wide: 80, bend: -20 },
    ],
    { shade: "#081d18", lit: "#123a2d", rib: "#2f5a3f" },
  );
  return left + right;
}
