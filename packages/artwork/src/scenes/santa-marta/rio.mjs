import { boulder } from "../../nature/boulder.mjs";
import { clump } from "../../nature/leaves.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { peaks, snowPeaks } from "../../nature/snow-peaks.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { aboveWater, ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** To where the pool reaches the two who bathe. */
const WATERLINE = 800;

/** The peaks stand far behind the forest. @param {[number, number]} peak @returns {[number, number]} */
const far = ([x, y]) => [x * 0.6 + 320, y * 0.55 + 70];

/**
 * A river of the Sierra a morning's walk from the sea: clear and cold, over granite rounded by
 * floods, with pools where one bathes; the snow is seen from the coast on clear mornings.
 */
export function rio() {
  return poster(881, "Río frío de la Sierra entre piedras", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 1180, y: 220, r: 0 },
      ramp: "0 #fbdcb0, .3 #efc49c, .6 #9cbcbc, 1 #5a92a6",
      reach: 1200,
      floor: 560,
      halo: "0 #fff0d0 .5, 1 #fbe0b8 0",
    });
    out += snowPeaks(press, {
      crest: peaks.crest.map(far),
      snow: peaks.snow.map(far),
      rock: "#8396a8",
      dark: "#5f7890",
      white: inks.cream,
      warm: "#fff0dc",
      blue: "#7f9cb8",
      rim: "#fff0d0",
      floor: 420,
      mist: ["#f6e4c4", 200, 380, 0.95],
    });
    const row = treelines(press, ({ rim, ink }) => ({
      light: sheet.radial([1100, 300, 900], `0 ${rim} .95, 1 ${ink} 0`),
      foot: [inks.night, 0.6],
    }));
    out += row(
      "-20,330 200,350 460,370 760,380 1060,360 1320,330 1640,310",
      34,
      "#6f9c84",
      "#f0dca8",
      560,
      { from: -40, to: 1660 },
    );
    const crown = featherCrown(press);
    out += palms(crown, "360,520,230,.7 480,520,300,-.5 1240,520,210,.76 1380,520,270,-.6", {
      dark: "#1d5446",
      lit: "#6fa070",
      stem: "#6a6a50",
    });
    out += row("-20,400 200,420 440,470 640,520", 60, "#2f6f58", "#d8d090", 700, {
      from: -40,
      to: 650,
      taper: [0, 90],
    });
    out += row("980,520 1200,460 1420,410 1640,380", 60, "#2f6f58", "#d8d090", 700, {
      from: 970,
      to: 1660,
      taper: [90, 0],
    });
    const bank = sheet.path(
      `M-20 640C160 590 340 640 520 596 700 570 900 572 1060 596 1240 640 1440 590 1640 632v440H-20z`,
    );
    out +=
      use(bank, { fill: "#b8c890", y: -4 }) +
      use(bank, { fill: "#2f6f58" }) +
      stipple(
        use(bank, {
          fill: sheet.linear([0, 600, 0, 860], "0 #8fb070 .7, .4 #2f6f58 .3, 1 #123f3c .9"),
        }),
      );
    // The river comes down in two steps and opens into a pool.
    const river = sheet.path(
      `${curve(points("700,520 800,505 900,522 960,580 1060,640 1260,700 1500,780 1660,830 1660,1040 -40,1040 -40,860 160,800 400,720 600,640 680,580"), { closed: true })}`,
    );
    out +=
      use(river, { fill: "#fff6df", y: -4 }) +
      use(river, {
        fill: sheet.linear([0, 510, 0, 1000], "0 #e4f4e4, .2 #8fd4cc, .5 #3fa4a8, 1 #12566c"),
      }) +
      stipple(use(river, { fill: sheet.radial([820, 700, 520], "0 #d8f6e8 .9, 1 #3fa4a8 0") }));
    out += `<path fill="#17606f" opacity=".6" d="${ripplePath(random, { top: 740, bottom: 1000, spread: () => [-20, 1640], count: 80, long: 230, thick: 11 })}"/><path fill="#fff6df" opacity=".9" d="${ripplePath(random, { top: 560, bottom: 960, spread: (y) => [740 - (y - 540) * 1.1, 900 + (y - 540) * 1.1], count: 120, long: 120, thick: 8, crowd: 1.1 })}"/>`;
    const stone = (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ wide,
      /** @type {number} */ high,
      /** @type {1 | -1} */ from = 1,
    ) =>
      boulder(press, {
        x,
        y,
        wide,
        high,
        from,
        ink: "#a09c90",
        lit: "#f0dcb8",
        rim: "#fff0d0",
        shade: "#2f4450",
      });
    let fall = "";
    for (let i = 0; i < 20; i++) {
      const x = 706 + i * 11 + random.between(-4, 4);
      fall += `M${short(x)} ${short(546 + random.between(0, 16))}q${short((x - 810) * 0.06)} 34 ${short((x - 810) * 0.12)} ${short(random.between(40, 74))}`;
    }
    out += `<path fill="none" stroke="#fff6df" stroke-width="7" stroke-linecap="round" opacity=".85" d="${fall}"/>`;
    out +=
      stone(690, 590, 130, 66) +
      stone(960, 600, 150, 78) +
      stone(500, 690, 120, 60) +
      stone(590, 660, 190, 104) +
      stone(1250, 712, 110, 58) +
      stone(1120, 690, 230, 120);
    out += `<path fill="#fff6df" d="${ripplePath(random, { top: 586, bottom: 640, spread: () => [640, 1000], count: 50, long: 110, thick: 12, crowd: 0.9 })}"/>`;
    const people = /** @type {import("../../people/figure.mjs").FigureInks} */ ({
      from: "caribbean",
      ink: "#1c2c34",
      rim: "#fff0d0",
      rimOffset: [1.2, -1],
      edge: "#d9a47c",
      tones: {
        skin: "#6b3d2a",
        hair: "#1a1618",
        hat: "#d9a850",
        bottom: "#24506c",
        wood: "#7a5434",
      },
    });
    out += figures(
      press,
      [
        ["percher", 1130, 574, 1.8, true, { top: "#d8583c" }],
        ["jumper", 690, 530, 1.9, false, { top: "#e8b04a", bottom: "#a83a3c" }],
      ],
      people,
    );
    out += stone(180, 960, 430, 240) + stone(1420, 930, 420, 230);
    // Two bathe: what is under water is not printed.
    const bathers = figures(
      press,
      [
        ["bather", 800, 926, 2.3, false, { top: "#6b3d2a" }],
        ["girl", 960, 880, 2.3, true, { top: "#f0b450", bottom: "#f0b450" }],
      ],
      people,
    );
    out += `${aboveWater(press, WATERLINE, bathers)}<path fill="#fff6df" d="${ripplePath(random, { top: WATERLINE - 4, bottom: WATERLINE + 60, spread: () => [690, 990], count: 34, long: 150, thick: 8, crowd: 1.2 })}"/>`;
    return (
      out +
      stone(60, 1040, 380, 200) +
      clump(
        random,
        [
          { x: 1630, y: 1050, angle: -126, long: 360, wide: 108, bend: -34 },
          { x: 1540, y: 1080, angle: -98, long: 270, wide: 86, bend: 26 },
          { x: -20, y: 1060, angle: -58, long: 250, wide: 84, bend: 36 },
        ],
        { shade: "#0f3f3a", lit: "#2a7a5c", rib: "#9cc88c" },
      )
    );
  });
}
