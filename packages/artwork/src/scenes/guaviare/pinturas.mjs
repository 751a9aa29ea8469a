import { overhang, raggedPolygon, stains } from "../../nature/cliff.mjs";
import { clump } from "../../nature/leaves.mjs";
import { figures } from "../../people/figure.mjs";
import { paintedWall } from "../../people/rock-art.mjs";
import { heightAlong, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { stippleMask } from "../../print/stipple-mask.mjs";
import { guaviare as inks } from "../inks.mjs";

/** The wall that tells: deer, hands and people dancing, in ochre on pale stone. */
export function pinturas() {
  return poster(
    23,
    "Pared de roca pintada",
    (press) => {
      const { sheet, random, stipple } = press;
      const dry = stippleMask(sheet, { size: 1.7, seed: 5, cover: 0.35 });
      const brow = heightAlong(points("-20,118 260,96 520,120 820,92 1120,118 1400,96 1640,126"));

      // The stone: a pale ground and a few slabs a shade apart, parted by cracks.
      const slabs = [
        points("-20,90 300,90 318,420 290,560 -20,540"),
        points("300,90 820,90 806,330 560,372 318,420"),
        points("820,90 1240,90 1256,300 1180,420 806,330"),
        points("1240,90 1640,90 1640,470 1420,500 1256,300"),
        points("290,560 560,372 806,330 840,700 520,846 300,840"),
        points("806,330 1180,420 1256,300 1420,500 1360,820 840,700"),
        points("-20,540 290,560 300,860 -20,880"),
        points("1420,500 1640,470 1640,860 1360,820"),
      ];
      const tones = [
        "#e3a562",
        "#e9b171",
        "#efbb7c",
        "#dd9a58",
        "#f1c286",
        "#eab473",
        "#d9924f",
        "#d18a4c",
      ];
      let out = band(-20, 1020, "#d9924f");
      slabs.forEach((corners, i) => {
        const id = sheet.path(raggedPolygon(random, corners, { step: 38, rough: 5 }));
        out += use(id, { fill: "#f9d9a0", x: -2, y: -2 }) + use(id, { fill: tones[i], x: 2, y: 2 });
      });
      out += `<path fill="none" stroke="#8c4422" stroke-width="3" stroke-linejoin="round" d="M318 424l-12 60-18 70 10 120M560 374l-90 36-70 60M806 334l-40 14M806 334l16 120 14 90M1180 420l40-70 34-48M1256 304l70 90 92 104 4 90M1420 500l80-14"/>`;
      const whole = sheet.path("M-20 80H1640V900H-20z");
      out += stipple(
        use(whole, {
          fill: sheet.linear(
            [200, 100, 1500, 900],
            "0 #ffe6b4 .7, .35 #ffe6b4 0, .6 #8c331d 0, 1 #7a2a1c .9",
          ),
        }) +
          use(whole, {
            fill: sheet.linear([0, 100, 0, 330], "0 #7a2a1c .85, 1 #7a2a1c 0"),
          }) +
          `<path fill="${sheet.linear([0, 110, 0, 480], "0 #6a2419 .95, 1 #6a2419 0")}" d="${stains(random, { from: 40, to: 1580, top: (/** @type {number} */ x) => brow(x) + 20, deep: 400, count: 22 })}"/>`,
      );
      // Older figures are paler and lie under the newer ones.
      out += dry(
        paintedWall(
          [
            ["stag", 1236, 600, 1.5, 0, true],
            ["dancer", 560, 350, 1.1],
            ["row5", 1010, 800, 1.25],
            ["hand", 470, 330, 0.9, -10],
            ["zigzag", 120, 520, 1.5],
          ],
          "#b9572d",
          0.62,
        ) +
          paintedWall(
            [
              ["stag", 676, 640, 2.2],
              ["fawn", 906, 676, 1.5],
              ["fawn", 1040, 646, 1.1],
              ["hand", 1096, 370, 1.15, -6],
              ["handB", 1196, 346, 1.15, 8],
              ["hand", 1298, 388, 1.05, 14],
              ["row7", 540, 812, 1.36],
              ["dancerB", 240, 440, 1.5],
              ["dancer", 366, 428, 1.2],
              ["dancerC", 958, 420, 1.3],
              ["dancerB", 1386, 670, 1.6, 0, true],
              ["dancerC", 1486, 640, 1.2],
              ["dots", 890, 500, 1.2],
              ["handB", 180, 690, 0.95, -14],
            ],
            inks.oxide,
            0.96,
          ),
      );
      // The brow that has kept the rain off, and the ground below.
      const roof = sheet.path(
        `${raggedPolygon(
          random,
          points("-20,-20 1640,-20 1640,118 1400,88 1120,108 820,82 520,110 260,88 -20,108"),
          { step: 44, rough: 8 },
        )}`,
      );
      out +=
        `<path fill="#4a1819" d="${overhang(random, -20, 1640, (x) => brow(x) - 14, 44)}"/>` +
        use(roof, { fill: "#c2693a", y: 4 }) +
        use(roof, { fill: "#6e2c1e" });
      out += stipple(
        use(roof, {
          fill: sheet.linear([0, 0, 0, 110], "0 #2c1422 .95, 1 #2c1422 0"),
        }),
      );
      const ground = sheet.path(
        raggedPolygon(
          random,
          points("-20,872 220,856 420,880 760,866 1060,884 1340,858 1640,876 1640,1020 -20,1020"),
          { step: 36, rough: 6 },
        ),
      );
      out +=
        use(ground, { fill: "#d98a4c", y: -4 }) +
        use(ground, { fill: "#5a2520" }) +
        stipple(
          use(ground, {
            fill: sheet.linear([0, 880, 0, 1010], "0 #1d0f16 0, 1 #1d0f16 .95"),
          }),
        );
      out += figures(
        press,
        [
          ["onlooker", 320, 906, 1.7],
          ["trekker", 190, 908, 1.66],
        ],
        { from: "llanos", ink: "#1d0f16", rim: "#f1c286", rimOffset: [-1.2, -1.2] },
      );
      out += clump(
        random,
        [
          { x: 1620, y: 1060, angle: -124, long: 380, wide: 104, bend: -34 },
          { x: 1540, y: 1080, angle: -98, long: 300, wide: 92, bend: 28 },
          { x: 1500, y: 1090, angle: -142, long: 300, wide: 84, bend: -24 },
          { x: 1650, y: 1040, angle: -96, long: 330, wide: 96, bend: -20 },
        ],
        { shade: "#0c2622", lit: "#1f5243", rib: "#6f8f5a" },
      );
      return out;
    },
    { grain: 0.6 },
  );
}
