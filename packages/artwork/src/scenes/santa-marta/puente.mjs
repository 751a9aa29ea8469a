import { macaws } from "../../nature/birds.mjs";
import { clump } from "../../nature/leaves.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** How low the bridge hangs at x. */
const deck = (/** @type {number} */ x) => 470 + 110 * (1 - ((x - 800) / 620) ** 2);

/** The hanging bridge on the way up, one walker after the other. */
export function puente() {
  return poster(863, "Caminantes en un puente colgante sobre el río", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 1020, sheet.linear([0, 0, 0, 1000], "0 #f4e8c4, .4 #bcd4bc, 1 #3f7f7c"));
    out += stipple(
      band(-20, 900, sheet.radial([800, 160, 900], "0 #fff6d0 1, .5 #f0e4b8 .5, 1 #a8ccb8 0")),
    );
    const row = treelines(press, { rimOffset: [1, -4], foot: ["#eef2d4", 0.8] });
    out += row(
      "-20,300 200,330 420,420 640,520 800,560 980,510 1200,400 1400,320 1640,260",
      44,
      "#9cc0ac",
      "#f6f0cc",
      760,
    );
    out += row(
      "-20,420 220,460 440,560 660,660 800,690 960,640 1180,520 1400,430 1640,380",
      58,
      "#6c9f8c",
      "#e4e8b8",
      860,
    );
    // The river far below, white over its stones.
    out += `<path fill="#8fc4bc" d="M560 1040q90-70 150-130 70-66 66-110-4-40 14-100h24q-6 60 14 100 24 60-20 116-50 60-38 124z"/><path fill="${inks.cream}" d="${ripplePath(random, { top: 700, bottom: 1010, spread: (y) => [790 - Math.max(0, y - 800), 830 - Math.max(0, y - 880) * 0.5], count: 110, long: 80, thick: 10, crowd: 1 })}"/>`;
    out += row("-20,560 180,590 380,690 560,800 660,900 720,1050", 70, "#37745f", "#b8d090", 1060, {
      to: 740,
      foot: [inks.night, 0.6],
    });
    out += row(
      "880,1050 960,900 1080,780 1260,660 1440,580 1640,540",
      70,
      "#37745f",
      "#b8d090",
      1060,
      { from: 880, foot: [inks.night, 0.6] },
    );
    const crown = featherCrown(press);
    out += palms(crown, "420,760,360,.8,20,6 1230,740,300,-.9,-20,7 1330,700,400,.66,10,5", {
      dark: "#1f5a4a",
      lit: "#6fa868",
      stem: "#7a705c",
      planted: true,
    });
    let hangers = "";
    let slats = "";
    let upper = "";
    for (let x = 180; x <= 1420; x += 31) {
      const rail = 330 + 150 * (1 - ((x - 800) / 620) ** 2);
      hangers += `M${x} ${short(rail)}L${x} ${short(deck(x))}`;
      slats += `M${x - 13} ${short(deck(x))}h26v9h-26z`;
      upper += `${upper ? "L" : "M"}${x} ${short(rail)}`;
    }
    const line = Array.from(
      { length: 41 },
      (_, i) => `${i ? "L" : "M"}${180 + i * 31} ${short(deck(180 + i * 31) + 8)}`,
    ).join("");
    out += `<path fill="none" stroke="#2a3434" stroke-width="7" d="${upper}"/><path fill="none" stroke="#2a3434" stroke-width="2.6" d="${hangers}"/><path fill="none" stroke="#2a3434" stroke-width="8" d="${line}"/>`;
    out += figures(
      press,
      [
        ["trekker", 560, deck(560), 1.5, false, { top: "#e8b04a", bottom: "#2f5a6c" }],
        ["walker", 790, deck(790), 1.55, false, { top: "#4f8f9c", bottom: "#5a4434" }],
        [
          "guide",
          1030,
          deck(1030),
          1.55,
          false,
          { top: "#f3e2c4", bottom: "#3a5a4c", load: "#8a6a3a" },
        ],
      ],
      {
        from: "sierra",
        ink: "#16221f",
        rim: "#fff6cc",
        rimOffset: [-1.4, -1.2],
        edge: "#d9a878",
        shade: "#16302c",
        tones: {
          skin: "#5e3626",
          hair: "#17120f",
          load: "#c2482c",
          hat: "#d9a850",
          wood: "#6a4a30",
          steel: "#7f9088",
        },
      },
    );
    out += `<path fill="#c8a06c" d="${slats}"/><path fill="none" stroke="#fff0c0" stroke-width="3" transform="translate(0 -4)" d="${upper}"/>`;
    // The near rope passes before them.
    out += `<path fill="none" stroke="#3a3a34" stroke-width="6" transform="translate(0 26)" d="${upper}"/>`;
    out += row("-20,380 100,400 200,470 260,620 330,800 420,1060", 84, "#164a40", "#7fa870", 1080, {
      to: 420,
      foot: [inks.night, 0.8],
    });
    out += row(
      "1210,1060 1290,800 1360,620 1420,470 1510,380 1640,340",
      84,
      "#164a40",
      "#7fa870",
      1080,
      { from: 1200, foot: [inks.night, 0.8] },
    );
    out += clump(
      random,
      [
        { x: -30, y: 1060, angle: -54, long: 430, wide: 140, bend: 36 },
        { x: 60, y: 1100, angle: -26, long: 380, wide: 120, bend: 24 },
        { x: 1640, y: 1060, angle: -126, long: 430, wide: 140, bend: -36 },
        { x: 1560, y: 1100, angle: -154, long: 360, wide: 110, bend: -20 },
      ],
      { shade: "#082a28", lit: "#23684f", rib: "#a8c88c" },
    );
    return (
      out +
      macaws("1020,210,1.1,-6 1130,260,.9,6 940,280,.7,-2", {
        body: "#2f7fa8",
        far: "#1d4f74",
        edge: "#f2b84c",
      })
    );
  });
}
