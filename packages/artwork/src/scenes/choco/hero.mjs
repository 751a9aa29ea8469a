import { flock } from "../../nature/birds.mjs";
import { emergent } from "../../nature/forest.mjs";
import { clump } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { splash, whaleTail } from "../../nature/whale-tail.mjs";
import { lancha } from "../../objects/boats.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/**
 * @import { Press } from "../../print/poster.mjs"
 * @import { Random } from "../../print/random.mjs"
 */

const sun = { x: 830, y: 452, r: 58 };
const top = 520;

/** A humpback goes down where the rain forest meets the Pacific. */
export function hero() {
  return poster(77, "Cola de ballena frente a la selva del Pacífico", (press) => {
    return sky(press) + sea(press) + coast(press) + whale(press);
  });
}

/**
 * Storm cloud, belly down, in three storeys.
 * @param {Random} random
 * @param {number} y
 * @param {number} size
 * @param {(x: number) => number} floor
 */
function cloud(random, y, size, floor) {
  let x = -40;
  let d = `M-40-20V${y}`;
  let py = y;
  while (x < 1640) {
    const w = size * random.between(0.3, 1.1);
    const ny = Math.round(floor(x + w) + random.between(-10, 10));
    const r = short(w * random.between(0.51, 0.6));
    d += `a${r} ${r} 0 0 0 ${short(w)} ${ny - py}`;
    py = ny;
    x += Math.round(w);
  }
  return `${d}V-20z`;
}

/** @param {Press} press */
function sky(press) {
  const { sheet, random, stipple } = press;
  let out = skyBackdrop(press, {
    sun,
    ramp: `0 #fdf0c4, .2 #f3e2ac, .42 #c3cba4, .62 #7fa394, .8 #376470, 1 ${inks.storm}`,
    reach: 900,
    squash: 0.62,
    floor: top + 20,
    blush: "#f3cf86",
    halo: "0 #fff0c0 .8, .5 #fbe9b0 .4, 1 #f3e2ac 0",
    haloRadius: 340,
    vignette: "sunset",
    vignetteInk: inks.night,
  });
  const storeys = /** @type {[d: string, ink: string, low: number][]} */ ([
    [cloud(random, 190, 150, (x) => 215 - 50 * Math.sin(x / 420)), "#6f9690", 150],
    [cloud(random, 130, 190, (x) => 140 + 40 * Math.sin(x / 300 + 1)), "#3d6a70", 120],
    [cloud(random, 60, 210, (x) => 62 + 34 * Math.sin(x / 340 + 2.6)), "#1f4a55", 60],
  ]);
  for (const [d, ink, low] of storeys) {
    const id = sheet.path(d);
    out +=
      use(id, { fill: "#dfe0b4", opacity: 0.4, y: 3 }) +
      use(id, { fill: ink }) +
      stipple(
        use(id, {
          fill: sheet.linear(
            [0, low - 60, 0, low + 110],
            `0 ${inks.night} .5, .6 ${inks.night} 0, 1 #d9dcb0 .5`,
          ),
        }),
      );
  }
  let rain = "";
  for (let i = 0; i < 150; i++) {
    const x = random.next() < 0.6 ? random.between(1100, 1640) : random.between(-20, 620);
    const y = random.between(120, 470);
    const l = random.between(20, 70);
    rain += `M${short(x)} ${short(y)}l${short(-l * 0.22)} ${short(l)}`;
  }
  return (
    out +
    `<path fill="none" stroke="#dfe8cc" stroke-width="1.8" stroke-linecap="round" opacity=".42" d="${rain}"/>`
  );
}

/** @param {Press} press */
function sea(press) {
  const { sheet, random, stipple } = press;
  let out =
    mountainRange(press, {
      crest: "-20,500 200,486 420,500 620,512 1640,514",
      ink: "#5d8584",
      rough: 5,
      grain: 30,
      floor: 540,
      mist: ["#dfe0b0", 480, 530, 0.6],
    }) +
    band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #d9d6a2, .08 #a3b596, .24 #4f8080, .5 #1f5560, 1 #0c303a"),
    ) +
    stipple(
      band(
        top,
        1020,
        sheet.radial(
          [sun.x, top + 40, 860],
          `.2 ${inks.night} 0, .6 ${inks.night} .5, 1 ${inks.night} .95`,
        ),
      ),
    );
  out += `<path fill="#0e3640" opacity=".8" d="${ripplePath(random, { top: 560, bottom: 1010, spread: () => [-40, 1640], count: 170, long: 260, thick: 13, crowd: 1 })}"/>`;
  out += `<path fill="#5f918c" d="${ripplePath(random, { top: 540, bottom: 1000, spread: () => [300, 1640], count: 150, long: 150, thick: 7, crowd: 1.3 })}"/>`;
  out += `<path fill="${inks.straw}" d="${ripplePath(random, { top: top + 4, bottom: 900, spread: (y) => [sun.x - 110 - (y - top) * 0.2, sun.x + 110 + (y - top) * 0.2], count: 110, long: 110, thick: 7, crowd: 1.5 })}"/>`;
  return out;
}

/** @param {Press} press */
function coast(press) {
  const { sheet, random, stipple } = press;
  const feather = featherCrown(press);
  let out = "";
  const row = treelines(press, ({ rim, ink }) => ({
    rimOffset: [-3, -3],
    taper: [70, 0],
    light: sheet.radial([sun.x + 200, 440, 640], `0 ${rim} .9, 1 ${ink} 0`),
    foot: [inks.night, 0.8],
    mirror: ["#0c303a", 0.5],
  }));
  out += row(
    "1010,520 1090,486 1180,462 1320,420 1480,372 1640,340",
    24,
    "#6b9184",
    "#d9d9a4",
    528,
    { from: 1010 },
  );
  const tree = emergent(random, {
    x: 1440,
    foot: 470,
    top: 226,
    spread: 230,
    thick: 8,
    lean: -0.05,
  });
  const crown = sheet.path(tree.crown);
  out +=
    `<path fill="#a7a887" d="${tree.trunk}"/>` +
    use(crown, { fill: "#d9d9a4", x: -4, y: -3 }) +
    use(crown, { fill: "#2d6456" }) +
    stipple(
      `<path fill="${sheet.linear([1320, 0, 1540, 0], "0 #c9cc92 .9, 1 #2d6456 .1")}" d="${tree.light}"/>`,
    );
  out += row(
    "1150,540 1210,506 1290,470 1400,440 1520,400 1640,372",
    40,
    "#3f7566",
    "#c6cc96",
    546,
    { from: 1150 },
  );
  out += palms(feather, "1262,540,384,-.52 1322,540,340,.62 1560,520,262,-.8", {
    dark: "#16463d",
    lit: "#4f8a6c",
    stem: "#6b7a62",
    thick: 4,
    planted: true,
  });
  out += row("1290,584 1350,540 1440,500 1540,470 1640,440", 56, "#225648", "#9fb482", 596, {
    from: 1290,
  });
  out += `<path fill="${inks.cream}" opacity=".85" d="${ripplePath(random, { top: 590, bottom: 616, spread: () => [1270, 1640], count: 26, long: 240, thick: 9, crowd: 1 })}"/>`;
  return out;
}

/** @param {Press} press */
function whale(press) {
  const { random } = press;
  const at = { x: 846, y: 690 };
  let shade = "";
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const w = (170 - 60 * t) * random.between(0.5, 1.1);
    shade += `M${short(at.x - w / 2 - 10 + random.between(-26, 26))} ${short(at.y + 20 + 210 * t)}q${short(w / 2)} -9 ${short(w)} 0 ${short(-w / 2)} 9 ${short(-w)} 0z`;
  }
  const { foam, drops } = splash(random, { ...at, wide: 190 });
  let out = `<path fill="#0a2a33" d="${shade}"/>`;
  out += whaleTail(press, {
    ...at,
    scale: 1.0,
    dark: "#0d2b35",
    rim: inks.straw,
    lit: "#7fa39a",
    pale: inks.cream,
  });
  out += `<path fill="${inks.cream}" d="${foam}"/><path fill="none" stroke="${inks.cream}" stroke-width="4.4" stroke-linecap="round" d="${drops}"/>`;
  out += lancha(press, {
    x: 1130,
    y: 702,
    scale: 0.66,
    hull: inks.red,
    stripe: inks.gold,
    inside: "#5c1f1a",
    ink: "#0a1a20",
    light: inks.straw,
    wake: false,
    aboard: [
      ["boatman", -98],
      ["passengerHat", -50],
      ["passenger", -4],
      ["passengerLooking", 44],
    ],
    flip: true,
    people: {
      from: "choco",
      ink: "#0a1a20",
      rim: inks.straw,
      rimOffset: [-2, -1.6],
      tones: { load: inks.red },
    },
  });
  out += flock(
    "560,300,.62,0 622,280,.5,1 652,316,.42,2 512,330,.4,2",
    "#16353d",
    "#2d525a",
    "frigatebird",
  );
  out += scrim(press, "#071c24", { to: 620, flat: 0.66, grain: 0.75 });
  out += clump(
    random,
    [
      { x: 1640, y: 1050, angle: -132, long: 360, wide: 106, bend: -34 },
      { x: 1560, y: 1080, angle: -104, long: 290, wide: 96, bend: 26 },
      { x: 1500, y: 1090, angle: -150, long: 280, wide: 88, bend: -24 },
      { x: -30, y: 1060, angle: -60, long: 290, wide: 90, bend: 40 },
      { x: 40, y: 1090, angle: -34, long: 240, wide: 80, bend: 26 },
    ],
    { shade: "#071d20", lit: "#174a40", rib: "#5f8f74" },
  );
  // A platanillo, the hot ink of the coast.
  const bract = "M-6-6q18-36 74-40-8 44-70 56z";
  let bracts = "";
  for (let i = 0; i < 7; i++)
    bracts += `<path fill="${i % 2 ? inks.red : "#b8301f"}" transform="translate(${short(1402 + 5 * i)} ${short(808 + 27 * i)})scale(${i % 2 ? "" : "-"}${short(1 - i * 0.07, 2)} ${short(1 - i * 0.07, 2)})rotate(-8)" d="${bract}"/>`;
  return (
    out +
    `<path fill="none" stroke="#b8301f" stroke-width="6" stroke-linecap="round" d="M1520 1010q-30-190-88-232-30-14-30 24l40 190"/>${bracts}`
  );
}
