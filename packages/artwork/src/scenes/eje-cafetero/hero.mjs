import { farmhouse } from "../../buildings/farmhouse.mjs";
import { flock } from "../../nature/birds.mjs";
import { coffeeBranch, coffeeRows } from "../../nature/coffee.mjs";
import { hedges } from "../../nature/hedge.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPaths } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { waxCrown, waxPalms } from "../../nature/wax-palm.mjs";
import { figures } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafetero as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const sun = { x: 812, y: 372, r: 86 };

export const tileLeft = 760;

/** Wax palms over coffee slopes, the sun just clear of the cordillera. */
export function hero() {
  return poster(23, "Palmas de cera sobre cafetales al amanecer", (press) => {
    return sky(press) + valley(press) + slopes(press);
  });
}

/** @param {Press} press */
function sky(press) {
  const { random } = press;
  const clouds = cloudPaths(random, "520,236,380,12 930,196,420,13 1090,292,420,10 300,326,300,9");
  return (
    skyBackdrop(press, {
      sun,
      ramp: `0 #fbe3b0, .2 #f6c892, .4 #dd9a70, .6 #8d8069, .8 #2f5f55, 1 #12403a`,
      reach: 940,
      floor: 640,
      blush: "#f2b878",
      halo: `.2 ${inks.cream} .95, .5 #ffe3b4 .5, 1 #ffdca8 0`,
      vignette: "evening",
    }) +
    `<path fill="#c9694a" opacity=".6" d="${clouds.slice(0, 3).join("")}"/><path fill="#5d6a58" opacity=".6" d="${clouds[3]}"/>` +
    flock("610,214,.56,1 668,190,.46,0 706,226,.4,2", "#2b4a42", "#46635a", "vulture")
  );
}

/** @param {Press} press */
function valley(press) {
  const cloud = inks.haze;
  const rows =
    /** @type {[string, string, number, number, [string, number, number, number]][]} */ ([
      [
        "-20,356 160,330 330,372 470,398 620,430 760,452 900,446 1040,392 1180,300 1300,262 1420,292 1520,250 1640,286",
        "#c39a82",
        22,
        90,
        [cloud, 380, 580, 0.9],
      ],
      [
        "-20,404 120,392 320,440 520,466 700,486 880,478 1010,452 1160,396 1320,374 1480,402 1640,372",
        "#94998a",
        18,
        66,
        [cloud, 420, 590, 0.95],
      ],
      [
        "-20,462 180,446 360,490 560,520 760,530 960,514 1140,482 1300,456 1460,470 1640,448",
        "#5f8a7b",
        14,
        50,
        [cloud, 470, 620, 0.95],
      ],
      [
        "-20,520 160,512 380,548 600,568 820,572 1020,556 1220,530 1420,524 1640,512",
        "#3f7867",
        10,
        40,
        [cloud, 540, 660, 0.95],
      ],
    ]);
  let out = "";
  for (const [crest, ink, rough, grain, mist] of rows) {
    const line = points(crest);
    out += mountainRange(press, {
      crest: line,
      ink,
      rough,
      grain,
      floor: 700,
      mist,
      shade: [mix(ink, inks.night, 0.6), 120, 0.5],
    });
  }
  return out;
}

/** @param {Press} press */
function slopes(press) {
  const { sheet, random } = press;
  const crown = waxCrown(press);
  const far = { dark: "#2f6a5a", lit: "#5f947a", stem: "#e8dcbc", side: "#a8a992" };
  let out = "";
  out += waxPalms(
    crown,
    "598,640,470,.24,3 640,650,500,-.2,2.6 700,640,452,-.26,3 1236,640,420,.3,3.6 1296,640,470,-.24,3 1490,620,396,.32,3.6 1548,620,450,-.26,3",
    { ...far, planted: true },
  );
  // The middle hill, with the house on its shoulder.
  const hill = points("-20,610 240,596 460,640 700,676 900,662 1100,620 1340,584 1640,566");
  out += mountainRange(press, {
    crest: hill,
    ink: "#35704f",
    rough: 4,
    grain: 60,
    floor: 1020,
    rim: "#e5c27c",
    side: sheet.radial([sun.x + 60, 640, 560], "0 #dcc072 .75, 1 #35704f 0"),
  });
  out += coffeeRows(random, {
    from: -20,
    to: 1630,
    top: heightAlong(hill),
    first: 16,
    last: 190,
    rows: 11,
    size: [6, 17],
    dark: "#205a43",
    lit: "#3f8056",
  });
  out += treeline(press, {
    line: "640,704 690,676 780,662 1000,650 1070,668 1130,704",
    from: 650,
    to: 1120,
    size: 34,
    floor: 706,
    taper: [60, 60],
    ink: "#1f5a45",
    rim: "#d8b870",
    light: "#7f9a5a",
  });
  out += farmhouse({
    x: 846,
    y: 700,
    scale: 0.98,
    roof: inks.roof,
    ridge: "#8f3322",
    wall: inks.cream,
    side: "#d9bd94",
    trim: "#b5392a",
    gap: "#24483f",
    shade: "#b08a6a",
  });
  out += `<path fill="#d6a766" d="M706 704q150-10 280 0-60 10-40 30 30 26-30 48-90 30-60 80 10 26-60 60h-60q60-50 40-84-20-50 60-76 46-20 10-42-30-12-140-16z"/>`;
  const near = { dark: "#123f36", lit: "#3f7f58", stem: "#f0e2c0", side: "#a79a7c" };
  out += waxPalms(crown, "1130,800,300,-.62,9,-8,-3 1420,860,236,.72,10,8,3", {
    ...near,
    dark: "#1b5143",
    lit: "#4c8a62",
  });
  out += waxPalms(crown, "1024,900,128,1.1,15,16,2", near);
  // The near slope.
  const front = points("-20,770 240,806 480,868 700,900 900,868 1120,800 1360,764 1640,720");
  out += mountainRange(press, {
    crest: front,
    ink: "#1a4d3a",
    rough: 3,
    grain: 60,
    floor: 1020,
    rim: "#9fb069",
    shade: ["#9fb069", 200, 0.3],
  });
  out += hedges(press, {
    top: heightAlong(front),
    first: 34,
    step: 40,
    grow: 1.22,
    rows: 6,
    size: 34,
    ink: "#1b523d",
    rim: "#5f9463",
    shade: "#0a2a24",
  });
  out += scrim(press, "#08211e", { to: 640, flat: 0.72, grain: 0.8 });
  out += figures(
    press,
    [
      ["walker", 742, 902, 0.88],
      ["guide", 664, 906, 0.9],
    ],
    {
      from: "coffee",
      ink: "#0a1f1c",
      rim: "#f2c987",
      rimOffset: [-1.6, -1.4],
      tones: { load: inks.cherry },
    },
  );
  const leafInks = {
    shade: "#0c3a2f",
    lit: "#1f6a4c",
    rib: "#69a06a",
    wood: "#4a3424",
    ripe: inks.wine,
    bright: inks.cherry,
    glint: "#f7a884",
    green: "#e0a33c",
  };
  out += coffeeBranch(press, points("1660,980 1540,930 1420,906 1310,910 1220,940"), leafInks, {
    long: 168,
    nodes: 6,
    cherry: 17,
  });
  return out;
}
