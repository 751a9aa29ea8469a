import { islandHouse } from "../../buildings/island-house.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** Evening on the gallery of a wooden house, the lamp lit, the neighbours come by. */
export function casa() {
  return poster(733, "Vecinos en el corredor de una casa de madera", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 420, y: 600, r: 0 },
      ramp: "0 #fcc890, .2 #ef9a86, .42 #a9709c, .66 #4a5490, 1 #16285c",
      reach: 1250,
      floor: 760,
      halo: "0 #fde0b0 .7, 1 #fcc890 0",
      vignette: "nightfall",
    });
    out += stars(random, {
      count: 260,
      area: (x, y) => y < 330 && random.chance((x / 1600) * (1 - y / 340)),
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
    const crown = featherCrown(press);
    const leaves = { dark: "#16304c", lit: "#2f5f6c", stem: "#2a3050" };
    out += palms(
      crown,
      "330,760,430,1,30,7 210,780,350,-1.2,-40,8 1420,780,300,-1.3,-30,9",
      leaves,
    );
    out += treeline(press, {
      line: "-20,690 240,700 520,716 900,712 1300,690 1640,660",
      size: 54,
      ink: "#1f3f54",
      rim: "#a9788c",
      floor: 860,
      foot: [inks.night, 0.9],
    });
    const yard = sheet.path(
      `${curve(points("-40,830 300,818 700,824 1100,816 1660,800"))}V1040H-40z`,
    );
    out +=
      use(yard, { fill: "#e8b48c", y: -4 }) +
      use(yard, { fill: "#5a4560" }) +
      stipple(
        `<ellipse cx="880" cy="860" rx="620" ry="120" fill="${sheet.radial([880, 860, 620], "0 #ffcf7c 1, .5 #d98a5c .6, 1 #5a4560 0", "matrix(1 0 0 .2 0 688)")}"/>` +
          use(yard, {
            fill: sheet.linear([0, 860, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .9`),
          }),
      );
    out += stipple(
      `<circle cx="880" cy="660" r="440" fill="${sheet.radial([880, 660, 440], "0 #ffc870 .7, 1 #ef9a86 0")}"/>`,
    );
    out += islandHouse({
      x: 880,
      y: 850,
      scale: 1.62,
      wall: "#3f9a9c",
      side: "#22626e",
      trim: "#fff0d4",
      roof: "#a8443c",
      seam: "#742a34",
      lit: "#ffd682",
      ink: "#16243c",
      rim: "#ffd0a0",
    });
    const how = {
      ink: "#12182c",
      rim: "#ffd898",
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
    out += figures(
      press,
      [
        ["grandmother", 640, 778, 1.25, false, { top: "#c8505c", bottom: "#3a4470" }],
        ["stroller", 1010, 778, 1.25, true, { top: "#f0dcb4", bottom: "#2c3450" }],
        ["singer", 1090, 778, 1.22, true, { top: "#f0b450", bottom: "#7a3450" }],
      ],
      { ...how, rim: undefined },
    );
    out += figures(
      press,
      [
        ["mandolin", 430, 960, 2.3, false, { top: "#f0dcb4", bottom: "#3a3a60" }],
        ["skipper", 590, 966, 2.2, false, { top: "#e0a04c", bottom: "#2f6a74", glow: "#ffd682" }],
        ["server", 1320, 964, 2.3, true, { top: "#f6e4c4", bottom: "#a84450", glow: "#e8803c" }],
      ],
      { ...how, rimOffset: [0.8, -0.8] },
    );
    return (
      out +
      palms(crown, "1570,1000,380,-1.5,50,12", {
        dark: "#0e1f3c",
        lit: "#26486a",
        stem: "#1a2444",
      })
    );
  });
}
