import { flock } from "../../nature/birds.mjs";
import { blocks, crystalRiver } from "../../nature/crystal-river.mjs";
import { grass } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { macarena as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 1060, y: 262, r: 62 };

export const tileLeft = 560;

/** Caño Cristales: the river comes down in steps of rose and yellow. */
export function hero() {
  return poster(
    57,
    "Caño Cristales en rosa y amarillo",
    (press) => {
      return sky(press) + banks(press) + stream(press);
    },
    { grain: 0.5 },
  );
}

/** @param {Press} press */
function sky(press) {
  const { random } = press;
  const clouds = cloudPath(random, "620,150,380,11 1080,120,420,13 820,206,260,8");
  let out = `${skyBackdrop(press, {
    sun,
    ramp: "0 #fbd9a0, .16 #f8c79c, .42 #e29a8c, .62 #8a6f78, .82 #2f4a56, 1 #1a323c",
    reach: 1020,
    squash: 0.7,
    floor: 520,
    blush: "#f7b58c",
    halo: "0 #ffe0b4 .9, .3 #ffd9a8 .6, 1 #ffd6a8 0",
    haloRadius: 360,
    vignette: [300, 0.8],
  })}<path fill="#c9616a" opacity=".6" d="${clouds}"/>`;
  const tableland = [
    "-20,318 120,310 250,300 330,262 420,250 600,252 690,268 740,310 860,330 1080,336 1260,318 1340,270 1420,258 1640,256",
    "#a8808a",
    8,
    40,
  ];
  const low = [
    "-20,360 240,350 480,366 700,352 960,372 1200,356 1400,342 1640,336",
    "#6c7a74",
    9,
    46,
  ];
  for (const [crest, ink, rough, grain] of /** @type {[string, string, number, number][]} */ ([
    tableland,
    low,
  ]))
    out += mountainRange(press, {
      crest,
      ink,
      rough,
      grain,
      floor: 520,
      mist: ["#f8d0a4", 300, 440, 0.9],
      shade: ["#3a3f58", 80, 0.5],
    });
  return out;
}

/** @param {Press} press */
function banks(press) {
  const { sheet } = press;
  const fan = fanCrown(press);
  let out = "";
  const row = treelines(press, ({ rim, ink }) => ({
    light: sheet.radial([sun.x, 380, 700], `0 ${rim} .9, 1 ${ink} 0`),
    foot: [inks.night, 0.6],
  }));
  out += row("-20,392 300,398 600,400 900,408 1200,398 1640,384", 22, "#55735f", "#e9c48a", 520);
  const palmInks = { dark: "#1d4a3a", lit: "#4f8058", stem: "#4a4a40", thick: 3 };
  out += palms(fan, "612,460,330,.36 660,460,356,-.3 1330,470,290,.46 1398,470,330,-.38", palmInks);
  out += row(
    "-20,400 260,420 560,440 800,440 905,436 940,440 1000,436 1200,424 1640,392",
    34,
    "#336450",
    "#c9b878",
    560,
  );
  return out;
}

/** @param {Press} press */
function stream(press) {
  const { sheet, random } = press;
  const river = {
    top: 440,
    middle: points("440,1060 470,1010 520,930 570,905 640,950 720,1000 820,1010 920,990 1030,960"),
    half: points("440,26 520,60 600,118 700,190 800,270 900,350 1030,450"),
    falls: "478,7,-4 524,12,8 588,18,-16 668,26,22 772,36,-26 912,46,30",
  };
  const meadow = mountainRange(press, {
    crest: "-20,470 300,480 620,470 860,446 1080,436 1300,452 1640,440",
    ink: "#3f6a45",
    rough: 4,
    grain: 50,
    floor: 1020,
    rim: "#e0c47a",
    shade: ["#d8c06c", 180, 0.6],
    mist: [inks.night, 540, 900, 0.95],
  });
  const side = treelines(press, ({ rim, ink }) => ({
    light: sheet.radial([sun.x, 480, 800], `0 ${rim} .8, 1 ${ink} 0`),
    foot: [inks.night, 0.9],
  }));
  let out = meadow;
  out += side("-20,470 300,490 620,500 760,520 850,560 880,610", 30, "#2f6048", "#cdb572", 1060, {
    from: -40,
    to: 860,
  });
  out += side("1030,590 1060,540 1160,500 1300,480 1640,450", 32, "#31634a", "#d6bc78", 1060, {
    from: 1040,
    to: 1660,
  });
  out += side("-20,520 300,560 560,580 700,640 790,760", 44, "#24533f", "#b8a868", 1060, {
    from: -40,
    to: 770,
  });
  out += side("1130,720 1190,630 1300,570 1460,540 1640,500", 46, "#265640", "#c9b272", 1060, {
    from: 1150,
    to: 1660,
  });
  out += crystalRiver(press, river, {
    bed: "#a8174a",
    far: "#f7a7a0",
    near: "#4a0c34",
    pale: "#a9dcdc",
    foam: inks.cream,
    stone: inks.stone,
    face: inks.slate,
    lit: "#d8a890",
    strokes: [
      { ink: inks.wine, at: 0.5, wide: 0.5, count: 110 },
      { ink: inks.water, at: 0.62, wide: 0.16, count: 150 },
      { ink: "#0c3f5c", at: 0.6, wide: 0.12, count: 60 },
      { ink: inks.rose, at: 0.34, wide: 0.34, count: 210 },
      { ink: inks.rose, at: 0.86, wide: 0.16, count: 80 },
      { ink: inks.pink, at: 0.3, wide: 0.26, count: 90 },
      { ink: inks.moss, at: 0.1, wide: 0.1, count: 70 },
      { ink: inks.yellow, at: 0.16, wide: 0.14, count: 110 },
      { ink: inks.yellow, at: 0.8, wide: 0.1, count: 80 },
      { ink: inks.pale, at: 0.63, wide: 0.08, count: 36 },
    ],
  });
  const stone = { top: inks.slate, front: "#1a1722", rim: "#e6b394", pool: "#2f8a9c" };
  out += blocks(
    random,
    "1036,548,64,24 822,606,96,36 770,626,90,40 1110,640,110,44,1 1190,668,120,52 716,720,190,76,1 640,752,150,72 1250,780,190,80,1 1350,812,170,84 640,880,210,90 540,930,240,120,1 1360,940,240,110 1470,970,220,120 960,690,56,24 1060,806,92,40 850,800,70,30",
    stone,
  );
  out += scrim(press, "#0e1a22", { to: 640, flat: 0.72, grain: 0.8 });
  out += figures(
    press,
    [
      ["onlooker", 744, 718, 0.84],
      ["onlooker", 694, 722, 0.76],
    ],
    {
      from: "llanos",
      ink: "#120f18",
      rim: "#f8c79c",
      rimOffset: [-1.6, -1.4],
      tones: { load: "#7a2440" },
    },
  );
  out += side("1400,1080 1460,900 1540,780 1640,700", 70, "#153c31", "#8f9a62", 1060, {
    from: 1410,
    to: 1660,
  });
  out += side("-20,720 160,780 320,880 420,1000 470,1090", 80, "#12332c", "#4f6a4c", 1060, {
    from: -40,
    to: 450,
  });
  const lawn = grass(random, {
    from: 1240,
    to: 1640,
    foot: () => 1030,
    tall: 150,
    count: 50,
    lean: -0.2,
  });
  out += `<path fill="#0e2b26" d="${lawn}${grass(random, { from: 380, to: 640, foot: () => 1030, tall: 100, count: 40 })}"/>`;
  out += flock("700,178,.5,1 752,158,.42,0 786,190,.36,2", "#3a2f40", "#5a4a58");
  return out;
}
