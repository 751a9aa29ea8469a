import { terrace } from "../../buildings/terrace.mjs";
import { macaws } from "../../nature/birds.mjs";
import { clump } from "../../nature/leaves.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { people } from "../../people/people.mjs";
import { short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** Noon in the lost city: round terraces of stone on a spur above the jungle. */
export function mediodia() {
  return poster(853, "Terrazas redondas de piedra sobre la selva", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 620, sheet.linear([0, 0, 0, 600], "0 #5aa4b8, .5 #b4dcd0, 1 #f2f2d4"));
    out += stipple(
      band(-20, 560, sheet.radial([1100, 120, 900], "0 #fffbe4 .95, .5 #cdeadc .4, 1 #5aa4b8 0")),
    );
    out += clouds(random, "700,110,620,22 80,190,520,18 1180,230,420,14", inks.cream, 0.9);
    for (const [crest, ink, rim, low] of /** @type {[string, string, string, number][]} */ ([
      [
        "-20,360 160,300 300,250 420,300 560,340 700,290 860,230 1000,180 1120,240 1280,300 1420,250 1640,330",
        "#8ab8b4",
        "#f4f4dc",
        330,
      ],
      [
        "-20,440 200,400 360,350 520,410 700,440 900,390 1080,350 1240,400 1400,430 1640,380",
        "#5a9a8c",
        "#dcecc8",
        430,
      ],
      [
        "-20,520 240,470 420,500 640,540 900,520 1160,490 1400,520 1640,470",
        "#37806c",
        "#c4dca8",
        520,
      ],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough: 20,
        grain: 62,
        floor: 720,
        rim,
        rimOffset: [2, -3],
        mist: ["#f4f2d8", low, low + 190, 0.95],
        shade: [inks.night, 110, 0.3],
      });
    const row = treelines(press, ({ rim, ink }) => ({
      light: sheet.radial([900, 480, 800], `0 ${rim} .9, 1 ${ink} 0`),
      foot: ["#0c3a34", 0.8],
      rimOffset: [2, -3],
    }));
    out += row("-20,560 300,580 620,640 900,660 1200,620 1640,540", 44, "#2a735c", "#b4d08c", 1020);
    const stone = {
      grass: "#6fae5c",
      lit: "#d4e48c",
      stone: "#8a8478",
      pale: "#cfc4a4",
      shade: "#2f4444",
    };
    for (const [x, y, rx, ry, high] of table(
      "960,396,84,18,50 945,452,130,27,60 960,526,190,38,84 915,626,270,54,120",
    ))
      out += terrace(press, { x, y, rx, ry, high, ...stone });
    const crown = featherCrown(press);
    const leaves = { dark: "#1c5a48", lit: "#6fae68", stem: "#8a8068" };
    out += palms(
      crown,
      "1200,640,400,.6,10,5 1260,660,470,-.48,0,4 650,660,440,-.54,-10,5",
      leaves,
    );
    out += row("1020,740 1140,690 1300,640 1460,610 1640,580", 60, "#22664f", "#a8c87c", 1020, {
      from: 1030,
      taper: [80, 0],
    });
    out += row("-20,620 200,640 420,700 620,780", 60, "#22664f", "#a8c87c", 1020, {
      to: 640,
      taper: [0, 80],
    });
    out += terrace(press, { x: 860, y: 790, rx: 390, ry: 84, high: 66, ...stone });
    // The stairs climb from terrace to terrace.
    let steps = "";
    let faces = "";
    for (let i = 0; i < 24; i++) {
      const t = i / 23;
      const [x, y, w] = [760 + 150 * t - 20 * t * t, 1010 - 400 * t ** 0.86, 150 - 112 * t ** 0.8];
      steps += `M${short(x - w / 2)} ${short(y)}l${short(w)}-3 4 ${short(9 - 5 * t)}-${short(w + 6)} 4z`;
      faces += `M${short(x - w / 2 - 1)} ${short(y + 9 - 5 * t)}h${short(w + 3)}v${short(15 - 10 * t)}h-${short(w + 3)}z`;
    }
    out += `<path fill="#3c4a48" d="${faces}"/><path fill="#e4d8b4" d="${steps}"/>`;
    out += people(
      [
        ["point", 980, 640, 0.62, true],
        ["rest", 1020, 642, 0.6, true],
        ["guide", 900, 800, 1.06, true],
        ["pack", 1010, 806, 1.1, true],
        ["pole", 1110, 800, 1.06, true],
      ],
      { ink: "#14242c", rim: "#fffbe0", rimOffset: [2, -2] },
    );
    out += row("-40,840 120,820 320,880 520,970 620,1060", 84, "#154a40", "#6f9a68", 1080, {
      to: 600,
    });
    out += row("1120,1060 1240,960 1400,880 1640,820", 84, "#154a40", "#6f9a68", 1080, {
      from: 1120,
    });
    out += clump(
      random,
      [
        { x: -20, y: 1060, angle: -62, long: 380, wide: 120, bend: 40 },
        { x: 80, y: 1090, angle: -32, long: 330, wide: 100, bend: 26 },
        { x: 1630, y: 1060, angle: -122, long: 400, wide: 124, bend: -36 },
        { x: 1540, y: 1090, angle: -150, long: 320, wide: 96, bend: -22 },
      ],
      { shade: "#0a332f", lit: "#2a7a58", rib: "#b4d48c" },
    );
    return (
      out +
      macaws("400,300,1,-8 500,350,.8,4", { body: "#c8402f", far: "#8a2a2c", edge: "#f2c04c" })
    );
  });
}
