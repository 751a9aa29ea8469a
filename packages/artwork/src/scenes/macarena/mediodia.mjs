import { blocks, crystalRiver } from "../../nature/crystal-river.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/**
 * Noon: the river comes down in a bend over shelves and potholes of dark rock. The red is a water
 * plant, macarenia, that is so only in full sun; between its beds yellow sand, moss and blue pools.
 */
export function mediodia() {
  return poster(409, "Caño Cristales a mediodía", (press) => {
    const { sheet, random, stipple } = press;
    let out =
      band(-20, 520, sheet.linear([0, 0, 0, 420], "0 #3f93a8, .6 #a8d4c8, 1 #fbf0cc")) +
      stipple(band(-20, 200, sheet.linear([0, 0, 0, 200], "0 #1f6a88 .7, 1 #1f6a88 0")));
    const cloud = sheet.path(cloudPath(random, "200,130,460,36 820,90,360,24 1100,170,420,34"));
    out +=
      use(cloud, { fill: inks.cream }) +
      stipple(use(cloud, { fill: sheet.linear([0, 90, 0, 200], "0 #7fb8b8 0, 1 #88b8b4 .8") }));
    out += mountainRange(press, {
      crest: "-20,300 200,296 320,250 520,240 640,300 900,316 1100,290 1240,240 1420,244 1640,230",
      ink: "#7fa0a0",
      rough: 8,
      grain: 44,
      floor: 460,
      mist: ["#eef0cc", 260, 370, 0.8],
      shade: ["#2f5a70", 80, 0.4],
    });
    /**
     * @param {string} line @param {number} size @param {string} ink @param {string} rim
     * @param {number} floor
     */
    const row = (line, size, ink, rim, floor, [from, to] = [-40, 1660]) => {
      out += treeline(press, {
        line,
        from,
        to,
        size,
        ink,
        rim,
        floor,
        light: `${rim}`,
        foot: ["#123c2f", 0.7],
      });
    };
    row("-20,340 400,350 800,352 1200,340 1640,320", 34, "#5f9a6c", "#d9dc90", 460);
    out += mountainRange(press, {
      crest: "-20,440 400,430 800,424 1200,430 1640,420",
      ink: "#7fa850",
      rough: 4,
      grain: 50,
      floor: 1020,
      rim: "#f0e8a0",
      mist: ["#1f5a3f", 480, 900, 0.9],
      shade: ["#f0e090", 140, 0.6],
    });
    row(
      "-20,460 200,462 400,476 620,500 760,520 840,560",
      30,
      "#3f8a54",
      "#d9dc90",
      1020,
      [-40, 820],
    );
    row(
      "1225,1080 1240,860 1250,700 1270,600 1330,520 1440,474 1640,456",
      34,
      "#3f8a54",
      "#d9dc90",
      1020,
      [1230, 1660],
    );
    out += crystalRiver(
      press,
      {
        top: 436,
        middle: points(
          "436,1090 462,1130 500,1090 550,960 610,800 680,720 760,770 850,900 930,980 1030,1000",
        ),
        half: points("436,16 470,34 520,70 600,140 700,240 800,340 900,440 1030,560"),
        falls: "476,5,3 522,9,-8 590,16,14 680,24,-22 786,34,26 912,46,-30",
      },
      {
        bed: "#b01746",
        far: "#f7b0a8",
        near: "#5a0f3c",
        pale: "#d4f0ea",
        foam: inks.cream,
        stone: "#4a4756",
        face: "#6d687a",
        lit: "#e0c4a8",
        strokes: [
          { ink: "#7d1240", at: 0.5, wide: 0.5, count: 38 },
          { ink: "#1f87a0", at: 0.56, wide: 0.2, count: 63 },
          { ink: "#0f5c7c", at: 0.58, wide: 0.14, count: 22 },
          { ink: inks.rose, at: 0.26, wide: 0.3, count: 71 },
          { ink: inks.rose, at: 0.86, wide: 0.16, count: 38 },
          { ink: inks.pink, at: 0.3, wide: 0.26, count: 29 },
          { ink: inks.moss, at: 0.08, wide: 0.1, count: 29 },
          { ink: inks.yellow, at: 0.14, wide: 0.13, count: 46 },
          { ink: inks.yellow, at: 0.76, wide: 0.1, count: 34 },
          { ink: "#8fdce0", at: 0.56, wide: 0.12, count: 22 },
        ],
      },
    );
    const stone = {
      top: "#7a7486",
      front: "#332f3f",
      rim: inks.cream,
      pool: "#2f9fb4",
      glint: inks.cream,
    };
    out += blocks(
      random,
      "1010,566,70,26 800,560,80,30 660,630,130,50,1 930,640,90,34 520,720,180,74 980,740,150,60,1 420,800,230,100,1 1180,800,190,84 700,790,80,32 380,910,280,130 1330,880,240,110,1 860,850,110,44 1470,960,300,130 330,990,300,120,1 1100,930,100,40",
      stone,
    );
    const how = {
      ink: "#1c1a24",
      rim: inks.cream,
      rimOffset: /** @type {[number, number]} */ ([0.6, -1.1]),
      lit: 1,
      edge: "#b89a88",
      shade: "#241a2c",
      tones: { skin: "#6a3c2a", hair: "#17131a", hat: "#e8c46c", steel: "#c0c4c8" },
    };
    return (
      out +
      figures(
        press,
        [
          ["seated", 980, 724, 1.25, true, { top: "#f0e2c0", bottom: "#3a5a6c" }],
          ["guide", 330, 790, 1.75, false, { top: "#e8dcb8", bottom: "#4a5a48", load: "#8a5a34" }],
          ["onlooker", 470, 806, 1.85, false, { top: "#e0a83c", bottom: "#3a4a5c" }],
        ],
        how,
      )
    );
  });
}
