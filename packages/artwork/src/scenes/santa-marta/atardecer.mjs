import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { lancha } from "../../objects/boats.mjs";
import { figures } from "../../people/figure.mjs";
import { points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/**
 * @import { Role } from "../../people/roles.mjs"
 * @import { Press } from "../../print/poster.mjs"
 */

/** The pier seen from a little above: at a nearness of 1 a person is 105 units tall and stands so far below the horizon. */
const deck = (/** @type {number} */ near) => 560 + 150 * near;
/** Across the pier: -1 is its edge on the left, 1 on the right. */
const across = (/** @type {number} */ near, /** @type {number} */ side) =>
  540 + 190 * near + side * 68 * near;

/** A wooden pier that runs out toward the sun, and who is on it. @param {Press} press */
function pier(press) {
  const { sheet, stipple } = press;
  const [far, close] = [0.85, 3.4];
  const at = (/** @type {number} */ near, /** @type {number} */ side, drop = 0) =>
    `${short(across(near, side))} ${short(deck(near) + drop * near)}`;
  const planks = sheet.path(`M${at(far, -1)}L${at(far, 1)} ${at(close, 1)} ${at(close, -1)}z`);
  const beam = `M${at(far, -1)}L${at(close, -1)} ${at(close, -1, 16)} ${at(far, -1, 16)}z`;
  let piles = "";
  let seams = "";
  for (let near = far; near < close; near *= 1.28) {
    const [x, y] = [across(near, -1), deck(near)];
    piles += `M${short(x + 2 * near)} ${short(y - 16 * near)}h${short(11 * near)}v${short(110 * near)}h-${short(11 * near)}z`;
  }
  for (let near = far; near < close; near *= 1.055) seams += `M${at(near, -1)}L${at(near, 1)}`;
  const people = (
    /** @type {Parameters<typeof figures>[1]} */ list,
    /** @type {[number, number]} */ rimOffset,
  ) =>
    figures(press, list, {
      from: "caribbean",
      ink: "#0e0e24",
      rim: "#ffb888",
      rimOffset,
      tones: { steel: "#5a5478" },
    });
  /** @type {(role: Role, near: number, side: number, flip?: boolean) => [Role, number, number, number, boolean]} */
  const on = (role, near, side, flip = false) => [
    role,
    Math.round(across(near, side)),
    Math.round(deck(near)),
    near,
    flip,
  ];
  return (
    `<path fill="#0c0c20" d="${piles}"/>` +
    use(planks, { fill: "#ffb888", x: -2, y: -3 }) +
    use(planks, { fill: "#3a2c50" }) +
    stipple(
      use(planks, {
        fill: sheet.linear([700, 690, 980, 1000], "0 #f08870 .95, .5 #7a4a68 .6, 1 #141230 .9"),
      }),
    ) +
    `<path fill="none" stroke="#161432" stroke-width="3" d="${seams}"/><path fill="#0c0c20" d="${beam}"/>` +
    people(
      [
        on("angler", 1.25, -0.86, true),
        on("squatter", 1.36, 0.3, true),
        on("elder", 1.72, 0.62, true),
        on("percher", 2.05, -0.9, true),
        on("gazer", 2.3, 0.1, true),
        on("matron", 2.56, 0.66, true),
      ],
      [-0.8, -1.1],
    )
  );
}

/** Dusk over the bay: the islet with its lighthouse, the last boat in, three generations of neighbours on the pier. */
export function atardecer() {
  return poster(857, "El Morro y la bahía al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    const sun = /** @type {const} */ ({ x: 640, y: 470, r: 120, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #ffe8b0, .18 #fdc080, .36 #f08870, .56 #a8607c, .78 #41487c, 1 #14284c",
      reach: 1250,
      floor: top + 20,
      discInk: "#fff4d0",
      blush: "#f88a54",
      vignette: "dusk",
    });
    out += clouds(
      random,
      "60,220,560,20 700,150,620,18 1100,290,460,13 260,350,360,10",
      "#c05a6c",
      0.65,
    );
    out += mountainRange(press, {
      crest: "-20,430 100,400 220,440 330,490 430,530 520,566",
      ink: "#4f4a78",
      rough: 12,
      grain: 40,
      floor: 572,
      rim: "#f7a880",
      rimOffset: [3, -2],
      mist: ["#f09078", 490, 570, 0.6],
    });
    out += water(press, {
      top,
      ramp: "0 #fcb880, .12 #c87080, .4 #4a5a8c, .75 #1f3f6c, 1 #0f2444",
      dark: "#1a3260",
      light: "#f0a088",
      glint: { ink: "#fff0c4", x: 640, half: 110, grow: 0.3, count: 120 },
    });
    const islet = sheet.path(
      raggedPolygon(
        random,
        points(
          "850,580 880,548 930,536 960,492 1010,470 1040,424 1090,400 1140,410 1170,450 1230,468 1260,510 1310,530 1350,580",
        ),
        { step: 24, rough: 6 },
      ),
    );
    out +=
      use(islet, { fill: "#ffb888", x: -4, y: -3 }) +
      use(islet, { fill: "#2a2a50" }) +
      stipple(use(islet, { fill: sheet.linear([850, 0, 1200, 0], "0 #d8706c .9, 1 #2a2a50 0") }));
    out += `<path fill="#ffd0a0" transform="translate(-3 -1)" d="M1080 404l8-96h34l8 96z"/><path fill="#f4e4cc" d="M1080 404l8-96h34l8 96z"/><path fill="#9a5a64" d="M1106 308h16l8 96h-20z"/><path fill="#2a2444" d="M1082 300h46v9h-46zM1090 276h30v24h-30z"/><path fill="#ffe48c" d="M1095 280h20v17h-20z"/><path fill="#c8443c" d="M1084 276l21-22 21 22zM1084 344h42l2 20h-46z"/>`;
    out += stipple(
      `<circle cx="1105" cy="288" r="130" fill="${sheet.radial([1105, 288, 130], "0 #ffe48c .9, 1 #ffb45c 0")}"/>`,
    );
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 574, bottom: 600, spread: () => [820, 1380], count: 40, long: 130, thick: 8, crowd: 1 })}"/><path fill="#1a2448" opacity=".7" d="${ripplePath(random, { top: 600, bottom: 760, spread: () => [900, 1300], count: 50, long: 170, thick: 10 })}"/>`;
    out += lancha(press, {
      x: 380,
      y: 726,
      scale: 1.2,
      hull: "#2f7f86",
      stripe: "#f4c05c",
      inside: "#173f50",
      ink: "#14162e",
      light: "#ffd8a8",
      aboard: [
        ["boatman", -98],
        ["passengerHat", -54],
        ["passenger", -14],
        ["childAboard", 12],
        ["passengerLooking", 44],
      ],
      people: {
        from: "caribbean",
        ink: "#14162e",
        rim: "#ffd8a8",
        tones: { load: "#c8583c", top: "#2a2a50" },
      },
    });
    out += pier(press);
    return (
      out +
      flock("330,240,1,0 430,214,.8,1 520,250,.66,2 250,280,.6,1", "#2f2f58", "#6a5a7c", "pelican")
    );
  });
}
