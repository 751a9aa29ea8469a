import { foliage } from "../../nature/forest.mjs";
import { clump, grass } from "../../nature/leaves.mjs";
import { root } from "../../nature/root.mjs";
import { moss, tower } from "../../nature/sandstone-tower.mjs";
import { figure } from "../../people/figure.mjs";
import { mix } from "../../print/palette.mjs";
import { points, polygon, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

/**
 * @import { Press } from "../../print/poster.mjs"
 * @import { Random } from "../../print/random.mjs"
 */

const light = "#f6f0d0";
const green = "#8fa445";
const night = "#101c1a";

/** Corridors between blocks of grey rock under moss and roots. */
export function ciudadDePiedra() {
  return poster(57, "Corredor entre bloques de roca", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      1020,
      sheet.radial([830, 380, 760], "0 #fff6df, .3 #e9eaca, .7 #a9bb9e, 1 #6b8a7a"),
    );
    out += farTrees(random);

    /**
     * A block on the left of the corridor, kept as a motif: the right side has it mirrored, moved and resized.
     * @param {Parameters<typeof tower>[1]} at @param {string} ink
     * @param {string | number[][]} [roots]
     */
    const block = (at, ink, roots = []) => {
      const { x0, x1, top, foot, edge } = at;
      const part = tower(random, at);
      const body = sheet.path(part.body);
      const wide = x1 - x0;
      const turn = (edge - x0) / wide;
      const cap = sheet.path(
        moss(random, {
          x0: x0 + wide * 0.02,
          x1: x1 - wide * 0.03,
          top,
          deep: Math.min(80, wide * 0.26),
          drop: at.bed[1] * 0.26,
        }),
      );
      const threads = table(roots)
        .map(([x, long, thick]) =>
          root(random, {
            x,
            y: top + 8 + at.bed[1] * 0.26 * (1 - Math.sin((Math.PI * (x - x0)) / wide) ** 0.5),
            long,
            thick,
            drift: (x - edge) * 0.3,
          }),
        )
        .join("");
      const leaf = mix(green, ink, 0.42);
      const shade = sheet.linear(
        [x0, 0, x1, 0],
        `0 ${night} .8, ${turn} ${night} .3, ${turn + 0.04} ${night} 0, .9 ${light} 0, 1 ${light} .4`,
      );
      const footing = sheet.linear(
        [0, foot - (foot - top) * 0.55, 0, foot],
        `0 ${night} 0, 1 ${night} .85`,
      );
      const strand = threads && sheet.path(threads);
      return sheet.motif(
        use(body, { fill: mix(ink, light, 0.7), x: 3, y: -3 }) +
          use(body, { fill: ink }) +
          `<path fill="${mix(ink, light, 0.36)}" d="${part.lit}"/>` +
          `<path fill="${mix(ink, night, 0.66)}" d="${part.seams}"/>` +
          `<path fill="${mix(leaf, night, 0.3)}" d="${part.ledges}"/>` +
          stipple(use(body, { fill: shade }) + use(body, { fill: footing })) +
          (strand
            ? use(strand, { fill: mix(ink, night, 0.75), x: 4, y: 2 }) +
              use(strand, { fill: mix("#c09a68", ink, 0.25) })
            : "") +
          use(cap, { fill: mix(leaf, light, 0.4), x: 2, y: -4 }) +
          use(cap, { fill: leaf }) +
          stipple(
            use(cap, {
              fill: sheet.linear(
                [0, top, 0, top + Math.min(70, wide * 0.2)],
                `0 ${night} 0, 1 ${night} .75`,
              ),
            }),
          ),
      );
    };
    /** @param {string} id @param {number} across @param {number} up */
    const pair = (id, across, up) => {
      out += use(id) + use(id, { transform: `matrix(-1 0 0 1 ${across} ${up})` });
    };
    pair(
      block({ x0: 590, x1: 744, top: 372, foot: 644, edge: 690, bed: [24, 66] }, "#a9b59c"),
      1648,
      -52,
    );
    // The floor: pale earth between the feet of the blocks.
    const floor = sheet.path(polygon(points("690,604 960,604 1200,740 1540,1020 60,1020 440,760")));
    out +=
      use(floor, { fill: "#a58e5e" }) +
      stipple(
        use(floor, {
          fill: sheet.linear([0, 604, 0, 1010], "0 #f8efcb 1, .4 #d6bd84 .5, 1 #33281c 1"),
        }),
      );
    pair(
      block(
        { x0: 380, x1: 650, top: 244, foot: 740, edge: 572, bed: [32, 104] },
        "#7f8f7f",
        "520,330,12 604,420,14",
      ),
      1646,
      46,
    );
    out += trees(press);
    out +=
      figure(press, "guide", {
        x: 872,
        y: 744,
        scale: 1.32,
        from: "llanos",
        ink: "#17231f",
        rim: light,
        rimOffset: [-1.4, -0.8],
        edge: "#9aa08c",
        shade: "#1c2c28",
        tones: {
          skin: "#5a3a2a",
          hair: "#15120f",
          top: "#e6dcc0",
          bottom: "#3a4a48",
          load: "#7a5234",
          steel: "#8f9c98",
        },
      }) +
      figure(press, "walker", {
        x: 768,
        y: 752,
        scale: 1.34,
        ink: "#17231f",
        edge: "#9aa08c",
        shade: "#1c2c28",
        tones: {
          skin: "#6a4230",
          hair: "#15120f",
          top: "#d9a03c",
          bottom: "#2f4a5c",
          load: "#c2562d",
          hat: "#e6dcc0",
        },
        rim: light,
        rimOffset: [1.4, -0.8],
      });
    pair(
      block(
        { x0: 110, x1: 500, top: 130, foot: 880, edge: 392, bed: [46, 150] },
        "#5c6c62",
        "388,610,22 448,500,16",
      ),
      1636,
      -34,
    );
    pair(
      block({ x0: -140, x1: 330, top: 210, foot: 1090, edge: 226, bed: [70, 210] }, "#3b4a44", [
        [236, 700, 26],
      ]),
      1630,
      60,
    );
    // Light falls in where the blocks part.
    out += stipple(
      `<path fill="${sheet.linear([980, 0, 700, 760], "0 #fff6df .5, 1 #fff6df 0")}" d="M860-20h140L770 760H590zM1050-20h60L920 700h-64z"/>`,
    );
    out += `<path fill="#5f7a3e" d="${grass(random, { from: 320, to: 560, foot: (x) => 900 - (x - 320) * 0.6, tall: 50, count: 30 })}${grass(random, { from: 1110, to: 1330, foot: (x) => 760 + (x - 1110) * 0.6, tall: 50, count: 30 })}"/>`;
    out += clump(
      random,
      [
        { x: -20, y: 1060, angle: -66, long: 330, wide: 96, bend: 34 },
        { x: 1620, y: 1060, angle: -120, long: 330, wide: 96, bend: -32 },
      ],
      { shade: "#0c1f1a", lit: "#2c5a3c", rib: "#93a94a", lightFrom: 1 },
    );
    return out;
  });
}

/**
 * Far down the corridor the forest goes on, only its shapes.
 * @param {Random} random
 */
function farTrees(random) {
  let crowns = "";
  for (const [x, y, w] of table("640,320,210 800,270,200 730,214,240 860,330,190"))
    crowns += foliage(random, x, y, w, w * 0.28);
  return `<path fill="#cbd5b4" d="M748 640l6-330h9l2 330zM880 640l-4-300h8l4 300zM816 640v-360h8l3 360z${crowns}"/>`;
}

/** Two trees that stand on the blocks themselves. @param {Press} press */
function trees({ sheet, random, stipple }) {
  let crown = "";
  let bright = "";
  for (const [x, y, w] of table(
    "330,96,270 440,40,230 220,60,260 1060,130,250 1190,80,280 1120,30,240",
  )) {
    crown += foliage(random, x, y, w, w * 0.3);
    bright += foliage(random, x + w * (x < 800 ? 0.34 : 0.06), y - w * 0.06, w * 0.56, w * 0.17);
  }
  return `<path fill="#5f6a50" d="M470 262q6-70-2-120l-30-60h12l26 40 8-60h9l0 70 26-46h10l-24 70q-2 50 12 110zM1180 300q-2-80 2-130l-26-60h11l22 40 4-60h9l4 66 20-40h10l-22 62q2 60 6 124z"/><path fill="#587a50" d="${crown}"/>${stipple(
    `<path fill="${sheet.radial([830, 160, 640], ".3 #d3d88e 1, .8 #9db362 .7, 1 #7f9c58 .4")}" d="${bright}"/>`,
  )}`;
}
