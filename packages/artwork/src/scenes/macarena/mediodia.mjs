import { blocks, crystalRiver } from "../../nature/crystal-river.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { person } from "../../people/people.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** Noon: the river broad and clear, its reds under a blue sky. */
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
    row("-20,470 200,476 400,500 520,560 560,640", 34, "#3f8a54", "#d9dc90", 1020, [-40, 540]);
    row(
      "1010,640 1060,560 1200,500 1400,470 1640,460",
      36,
      "#3f8a54",
      "#d9dc90",
      1020,
      [1020, 1660],
    );
    out += crystalRiver(
      press,
      {
        top: 424,
        threads: 2.5,
        middle: points("424,820 480,800 560,760 660,780 760,820 880,820 1030,800"),
        half: points("424,34 500,76 600,170 720,290 860,420 1030,560"),
        falls: "464,6,4 524,12,-10 614,20,18 738,32,-26 900,46,30",
      },
      {
        bed: sheet.linear(
          [380, 0, 1260, 0],
          "0 #a8174a, .36 #c01a48, .44 #1f87a0, .6 #2f9fb4, .68 #c01a48, 1 #8f1540",
        ),
        far: "#f7b0a8",
        near: "#5a0f3c",
        pale: "#d4f0ea",
        foam: inks.cream,
        stone: "#4a4756",
        face: "#6d687a",
        lit: "#e0c4a8",
        strokes: [
          { ink: "#2f9fb4", at: 0.5, wide: 0.14, count: 50 },
          { ink: inks.rose, at: 0.26, wide: 0.26, count: 46 },
          { ink: inks.rose, at: 0.82, wide: 0.16, count: 26 },
          { ink: inks.yellow, at: 0.14, wide: 0.12, count: 34 },
          { ink: inks.yellow, at: 0.72, wide: 0.08, count: 26 },
          { ink: "#8fdce0", at: 0.5, wide: 0.12, count: 16 },
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
      "660,612,110,42 930,600,100,38 560,740,170,64,1 1090,730,150,60 470,860,250,104,1 1240,850,240,100,1 860,700,70,28 330,960,280,130 1400,960,300,130,1 740,850,90,40",
      stone,
    );
    out += person("rest", {
      x: 430,
      y: 826,
      scale: 1.0,
      ink: "#191522",
      rim: inks.cream,
      rimOffset: [1, -3],
    });
    return (
      out +
      person("point", {
        x: 486,
        y: 830,
        scale: 1.05,
        ink: "#191522",
        rim: inks.cream,
        rimOffset: [1, -3],
      })
    );
  });
}
