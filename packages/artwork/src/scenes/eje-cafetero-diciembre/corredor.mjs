import { mountainRange } from "../../nature/mountain-range.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { waxCrown, waxPalm } from "../../nature/wax-palm.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, polygon, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";

const eye = [1180, 500];
/**
 * A place of the corridor at depth z, by perspective.
 * @param {number} x @param {number} y @param {number} z
 */
const at = (x, y, z) =>
  /** @type {[number, number]} */ ([eye[0] + (x - eye[0]) / z, eye[1] + (y - eye[1]) / z]);

/** Down the long corridor of the house: lamps from the beams, flowers on the rail, the hills outside. */
export function corredor() {
  return poster(1041, "Corredor de una finca con faroles, de noche", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      760,
      sheet.linear([0, 0, 0, 740], "0 #10163a, .5 #33306c, .8 #7a4a80, 1 #d8807c"),
    );
    out += stars(random, {
      count: 420,
      area: (x, y) => y < 460 && x < 1100 && random.chance(1 - y / 520),
    });
    for (const [crest, ink] of [
      ["-20,560 160,500 320,540 500,470 640,440 800,500 960,540 1100,520", "#5a4a84"],
      ["-20,640 200,600 420,630 640,580 860,600 1100,590", "#37407a"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 14,
        grain: 56,
        floor: 900,
        rim: "#e0909a",
        mist: ["#e08a8a", 560, 760, 0.6],
      });
    const crown = waxCrown(press);
    for (const [x, foot, head, scale] of table(
      "300,700,330,.5 420,700,400,.38 620,690,300,.56 760,690,420,.34",
    ))
      out += waxPalm(crown, {
        x,
        foot,
        head,
        scale,
        thick: 6,
        dark: "#1a2350",
        lit: "#3d4a7c",
        stem: "#6a6a94",
        side: "#3a3a6c",
      });
    out += mountainRange(press, {
      crest: "-20,700 240,690 520,700 800,690 1100,680",
      ink: "#1f2c5c",
      rough: 8,
      grain: 20,
      floor: 1020,
      rim: "#a86a8c",
    });
    // The wall of the house, its doors alight; then floor, beams and roof.
    const wall = sheet.path(
      polygon([at(1760, -400, 1), at(1760, 1100, 1), at(1760, 1100, 12), at(1760, -400, 12)]),
    );
    out +=
      use(wall, { fill: "#e8c8a0" }) +
      stipple(
        use(wall, {
          fill: sheet.linear([1200, 0, 1640, 0], "0 #ffd88c .9, .5 #e8a070 .5, 1 #7a3f54 .9"),
        }),
      );
    for (const z of [1.28, 1.9, 2.9, 4.6]) {
      /** @param {number} a @param {number} b @param {number} top @param {number} low */
      const quad = (a, b, top, low) =>
        polygon([at(1760, top, a), at(1760, low, a), at(1760, low, b), at(1760, top, b)]);
      out += `<path fill="#a8322c" d="${quad(z, z * 1.3, 40, 1000)}"/><path fill="${inks.gold}" d="${quad(z * 1.03, z * 1.26, 80, 1000)}"/><path fill="#a8322c" d="${quad(z * 1.13, z * 1.15, 80, 1000)}"/>`;
    }
    const base = polygon([
      at(1760, 900, 1),
      at(1760, 1100, 1),
      at(1760, 1100, 12),
      at(1760, 900, 12),
    ]);
    out += `<path fill="#2f6f64" opacity=".75" d="${base}"/>`;
    const floor = sheet.path(
      polygon([at(420, 1100, 1), at(1760, 1100, 1), at(1760, 1100, 12), at(420, 1100, 12)]),
    );
    let boards = "";
    for (let x = 420; x <= 1760; x += 110) {
      const [[x0, y0], [x1, y1]] = [at(x, 1100, 1), at(x, 1100, 12)];
      boards += `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}`;
    }
    out +=
      use(floor, { fill: "#8a4a3c" }) +
      stipple(
        use(floor, {
          fill: sheet.linear([0, 560, 0, 1010], "0 #ffd07c 1, .5 #c8783c .5, 1 #3a1a34 .9"),
        }),
      ) +
      `<path fill="none" stroke="#3a1a2c" stroke-width="3" opacity=".6" d="${boards}"/>`;
    const roof = sheet.path(
      polygon([at(300, -260, 1), at(1760, -400, 1), at(1760, -400, 12), at(300, -260, 12)]),
    );
    let rafters = "";
    for (const z of [1.15, 1.5, 2, 2.7, 3.7, 5.2, 7.6])
      rafters += polygon([
        at(300, -260, z),
        at(1760, -400, z),
        at(1760, -400, z * 1.06),
        at(300, -260, z * 1.06),
      ]);
    out +=
      use(roof, { fill: "#4a2434" }) +
      stipple(use(roof, { fill: sheet.linear([0, 0, 0, 480], "0 #1c1030 .9, 1 #ffb45c .9") })) +
      `<path fill="#22122c" d="${rafters}"/>`;
    // The family at the far end, then rail and posts, near ones last.
    const [fx, fy] = at(1080, 1100, 3.4);
    out += figures(
      press,
      [
        ["elder", fx - 76, fy, 1.32],
        ["singer", fx, fy + 4, 1.34, true],
        ["grandmother", fx + 80, fy + 8, 1.4, true],
        ["child", fx - 136, fy + 16, 1.3],
      ],
      {
        from: "coffee",
        ink: "#190f2c",
        rim: inks.gold,
        rimOffset: [1.4, -1],
        tones: { glow: "#ffe08a" },
      },
    );
    let flowers = "";
    let leaves = "";
    for (const z of [9, 6.6, 4.9, 3.6, 2.6, 1.85, 1.3]) {
      const next = z * 1.36;
      for (const [low, high] of points("860,884 1040,1064"))
        out += `<path fill="#a8322c" d="${polygon([at(430, low, z), at(430, high, z), at(430, high, next), at(430, low, next)])}"/>`;
      for (let k = 0; k < 9; k++) {
        const zz = z * 1.36 ** (k / 9);
        const [[x, a], [, b]] = [at(430, 884, zz), at(430, 1040, zz)];
        out += `<path fill="#2f8f7c" d="M${short(x)} ${short(a)}h${short(16 / zz)}V${short(b)}h${short(-16 / zz)}z"/>`;
      }
      const [[x0, top], [, foot]] = [at(420, -240, z), at(420, 1100, z)];
      const w = 54 / z;
      out += `<path fill="${inks.gold}" d="M${short(x0 + w)} ${short(top)}h${short(w * 0.16)}V${short(foot)}h${short(-w * 0.16)}z"/><path fill="#5a1c28" d="M${short(x0)} ${short(top)}h${short(w)}V${short(foot)}h${short(-w)}z"/>`;
      for (let k = 0; k < 10; k++) {
        const [x, y] = [
          x0 + w / 2 + random.between(-90, 90) / z,
          at(420, 800, z)[1] + random.between(-50, 40) / z,
        ];
        leaves += `M${short(x - 14 / z)} ${short(y + 20 / z)}h0`;
        flowers += `M${short(x)} ${short(y)}h0`;
      }
      out += `<g fill="none" stroke-linecap="round"><path stroke="#1f5c50" stroke-width="${short(60 / z, 1)}" d="${leaves}"/><path stroke="${inks.rose}" stroke-width="${short(34 / z, 1)}" d="${flowers}"/></g>`;
      leaves = "";
      flowers = "";
    }
    const papers = [inks.gold, inks.rose, inks.amber, inks.jade];
    const lamps = [7, 5, 3.6, 2.6, 1.9, 1.4].map((z, i) => {
      const [x, y] = at(1010, 130, z);
      return /** @type {[number, number, number, string]} */ ([
        Math.round(x),
        Math.round(y),
        3.3 / z,
        papers[i % 4],
      ]);
    });
    out += `<path fill="none" stroke="#190f2c" stroke-width="3" d="${lamps.map(([x, y, s]) => `M${x} ${short(y - 52 * s)}v${short(-90 * s)}`).join("")}"/>`;
    out += lanterns(press, lamps, {
      frame: "#22122c",
      flame: "#ffe9b0",
      water: false,
    });
    return (
      out +
      `<path fill="${inks.night}" opacity=".25" d="${curve(points("-40,900 200,940 400,1000 460,1060"))}L-40 1060z"/>`
    );
  });
}
