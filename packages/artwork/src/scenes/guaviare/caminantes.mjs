import { flock } from "../../nature/birds.mjs";
import { grass } from "../../nature/leaves.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { cloudPaths, disc } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figure } from "../../people/figure.mjs";
import { heightAlong, points, polygon } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

/** @import { Role } from "../../people/roles.mjs" */

const sun = { x: 842, y: 486, r: 196 };
const ink = "#1a0f1e";

/** A guide and three travellers in file along a hill, the day going down behind them. */
export function caminantes() {
  return poster(11, "Caminantes en fila al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const air = sheet.linear(
      [0, 0, 0, 720],
      "0 #3c2450, .26 #7d2f5c, .5 #cf4a4a, .74 #f08a3c, 1 #f7c25c",
    );
    const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
    let out = band(-20, 760, air);
    out += stipple(
      band(-20, 300, sheet.linear([0, 0, 0, 300], "0 #241638 .9, 1 #241638 0")) +
        `<circle cx="${sun.x}" cy="${sun.y}" r="520" fill="${sheet.radial([sun.x, sun.y, 520], ".34 #ffdf8c .85, .6 #ffb45c .4, 1 #ff9a4c 0")}"/>`,
    );
    out +=
      use(ball, { fill: "#ffe9a8" }) +
      stipple(
        use(ball, {
          fill: sheet.linear([0, sun.y - 120, 0, sun.y + sun.r], "0 #f4743c 0, 1 #ee5a3c 1"),
        }),
      );
    const clouds = cloudPaths(
      random,
      "150,236,420,18 330,290,520,14 1010,210,520,18 1130,330,420,14 560,424,330,10 850,470,380,9 -40,380,330,12",
    );
    out += `<path fill="#9c3352" opacity=".85" d="${clouds.slice(0, 4).join("")}${clouds[6]}"/><path fill="#e0603f" d="${clouds[4]}${clouds[5]}"/>`;
    for (const [crest, tone, rough] of /** @type {[[number, number][], string, number][]} */ ([
      [
        points(
          "-20,556 160,548 190,506 380,496 420,540 700,586 1000,580 1280,552 1310,520 1480,512 1640,540",
        ),
        "#b03f4c",
        7,
      ],
      [points("-20,610 300,596 560,630 900,640 1240,606 1640,580"), "#7a2c4e", 12],
    ])) {
      const id = sheet.path(ridge(random, crest, { rough, grain: 46, floor: 820 }).d);
      out +=
        use(id, { fill: "#f9a45c", y: -3 }) +
        use(id, { fill: tone }) +
        stipple(
          use(id, {
            fill: sheet.linear([0, 560, 0, 690], "0 #f7a050 0, 1 #f7a050 .85"),
          }),
        );
    }
    out += treeline(press, {
      line: "-20,660 400,676 800,690 1200,668 1640,640",
      size: 34,
      floor: 1020,
      ink: "#5a2446",
      rim: "#ee8048",
      rimOffset: [0, -3],
      foot: ["#d9603f", 0.6],
    });
    const fan = fanCrown(press);
    out += palms(fan, "1372,800,470,.95 1452,800,560,-.7 168,840,610,.6", {
      dark: "#331830",
      lit: "#6a2c46",
      thick: 4,
    });
    // The hill, and the file upon it.
    const top = heightAlong(points("-20,850 200,806 480,748 800,712 1080,706 1340,744 1640,826"));
    /** @type {[number, number][]} */
    const line = [];
    for (let x = -20; x <= 1640; x += 20) line.push([x, top(x) + random.between(-2, 2)]);
    const hill = sheet.path(polygon([...line, [1640, 1020], [-20, 1020]]));
    const tufts = grass(random, {
      from: -10,
      to: 1610,
      foot: top,
      tall: 30,
      count: 190,
      lean: 0.15,
    });
    out +=
      use(hill, { fill: "#f7a64c", y: -4 }) +
      use(hill, { fill: "#2c1430" }) +
      stipple(
        use(hill, {
          fill: sheet.radial(
            [860, 716, 620],
            "0 #b8463f .75, 1 #b8463f 0",
            "matrix(1 0 0 .34 0 473)",
          ),
        }),
      );
    out += `<path fill="#2c1430" d="${tufts}"/>`;
    /** @type {[Role, number, number][]} */
    const file = [
      ["guide", 984, 2.02],
      ["walker", 850, 1.94],
      ["trekker", 724, 1.86],
      ["walker", 596, 1.9],
    ];
    for (const [who, x, scale] of file) {
      out += figure(press, who, {
        x,
        y: Math.round(top(x) + 4),
        scale,
        from: "llanos",
        ink,
        rim: "#ffc56a",
        rimOffset: x > sun.x ? [-1.4, -0.8] : [1.4, -0.8],
      });
    }
    out += `<path fill="${ink}" d="${grass(random, { from: 440, to: 1140, foot: (x) => top(x) + 8, tall: 24, count: 60, lean: 0.1 })}${grass(random, { from: -10, to: 1610, foot: () => 1004, tall: 120, count: 120, lean: 0.12 })}"/>`;
    out += flock(
      "560,214,.6,1 620,190,.5,0 500,188,.46,2 676,226,.38,0",
      "#2a1530",
      "#4a2040",
      "vulture",
    );
    return out;
  });
}
