import { farmhouse } from "../../buildings/farmhouse.mjs";
import { coffeeRows } from "../../nature/coffee.mjs";
import { hedges } from "../../nature/hedge.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { waxCrown, waxPalms } from "../../nature/wax-palm.mjs";
import { willys as jeep } from "../../objects/willys.mjs";
import { curve, heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { ejeCafetero as inks } from "../inks.mjs";

/** Noon: a jeep with sacks on the road through the coffee. */
export function willys() {
  return poster(307, "Un Willys cargado entre cafetales", (press) => {
    const { sheet, random, stipple } = press;
    let out =
      band(-20, 620, sheet.linear([0, 0, 0, 560], "0 #4f9aa0, .5 #a8d0bc, 1 #fbeccb")) +
      stipple(band(-20, 260, sheet.linear([0, 0, 0, 260], "0 #2a6f80 .7, 1 #2a6f80 0")));
    const cloud = sheet.path(
      cloudPath(random, "140,150,420,34 560,110,300,22 960,190,480,36 1280,120,300,20"),
    );
    out +=
      use(cloud, { fill: inks.cream }) +
      stipple(use(cloud, { fill: sheet.linear([0, 110, 0, 230], "0 #8fc0b8 0, 1 #8fb8b0 .8") }));
    for (const [crest, ink, rough] of /** @type {[string, string, number][]} */ ([
      ["-20,380 200,300 380,340 560,280 760,350 980,390 1200,350 1400,300 1640,340", "#86b0a4", 20],
      ["-20,450 240,410 480,440 720,470 960,470 1200,430 1440,400 1640,420", "#5c9680", 14],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough,
        grain: 60,
        floor: 700,
        mist: ["#f0ecc8", 400, 540, 0.8],
        shade: ["#2a5a58", 110, 0.4],
      });
    /**
     * @param {string | [number, number][]} text @param {string} ink @param {number} rows
     * @param {number} last @param {[number, number]} size @param {string} dark
     * @param {string} lit
     */
    const slope = (text, ink, rows, last, size, dark, lit) => {
      const line = points(text);
      out += mountainRange(press, {
        crest: line,
        ink,
        rough: 3,
        grain: 60,
        floor: 1020,
        rim: "#e6d88c",
      });
      out += coffeeRows(random, {
        from: -20,
        to: 1630,
        top: heightAlong(line),
        first: 14,
        last,
        rows,
        size,
        dark,
        lit,
      });
    };
    slope(
      "-20,520 240,480 520,520 800,560 1060,540 1340,480 1640,450",
      "#5a9a58",
      9,
      180,
      [6, 15],
      "#357a4c",
      "#7fb45c",
    );
    const crown = waxCrown(press);
    out += waxPalms(
      crown,
      "1180,580,250,.5,6 1280,560,310,-.42,5 1440,560,190,.6,7 250,540,300,-.42,5",
      { dark: "#1f6048", lit: "#5c9c5c", stem: "#fbf0d4", side: "#b8b090", planted: true },
    );
    out += farmhouse({
      x: 420,
      y: 574,
      scale: 0.8,
      roof: inks.roof,
      ridge: "#8f3322",
      wall: inks.cream,
      side: "#e0c8a0",
      trim: "#2a6f80",
      gap: "#24483f",
      shade: "#c0a080",
    });
    slope(
      "-20,640 260,650 520,640 800,620 1080,640 1360,620 1640,590",
      "#3f8250",
      8,
      190,
      [14, 26],
      "#23604a",
      "#559a56",
    );
    // The road.
    const road = sheet.path(
      `${curve(points("-40,830 260,806 560,786 860,776 1160,790 1420,776 1660,750"))}L1660 880${curve(points("1660,880 1300,900 900,884 500,892 200,910 -40,930")).replace("M1660 880", "")}z`,
    );
    out +=
      use(road, { fill: "#fbe6b0", y: -4 }) +
      use(road, { fill: "#d9a468" }) +
      stipple(
        use(road, {
          fill: sheet.linear([0, 780, 0, 920], "0 #fbe0a8 .8, .5 #d9a468 0, 1 #8f5a3c .8"),
        }),
      );
    out += `<path fill="none" stroke="#b07a4c" stroke-width="5" opacity=".6" d="M-20 880q400-34 860-36t800-36M-20 900q400-30 860-30t800-36"/>`;
    out += jeep(press, {
      x: 790,
      y: 884,
      scale: 2.3,
      paint: "#c8392b",
      side: "#f0b440",
      ink: "#14302a",
      sack: "#d9b37c",
      leaf: "#6fa84c",
      glass: "#cfe6d4",
      rim: inks.cream,
      skin: "#5e3424",
      cloth: ["#f4ecd4", "#2f7f8c", "#d8702f"],
    });
    out += stipple(
      `<ellipse cx="1180" cy="850" rx="190" ry="44" fill="${sheet.radial([1180, 850, 190], "0 #fbe6b0 .9, 1 #fbe6b0 0", "matrix(1 0 0 .23 0 654)")}"/>`,
    );
    return (
      out +
      hedges(press, {
        top: heightAlong(points("-20,930 300,950 700,960 1100,950 1640,920")),
        first: 0,
        step: 40,
        rows: 2,
        size: 54,
        ink: "#1d5a40",
        rim: "#8fb860",
        shade: "#0a2a24",
      })
    );
  });
}
