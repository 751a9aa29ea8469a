import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";

const night = "#10302c";

export const tileLeft = 680;

/** A map on the table, a valley before it: what to do next is talked over under a roof of palm. */
export function hero() {
  return poster(1109, "Reunión alrededor de un mapa frente al valle", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 860, y: 330, r: 80, face: "ringed" },
      ramp: `0 #fff4d4, .2 #fde0ac, .4 #f0bc90, .6 #a8a490, .8 #4a7a70, 1 ${night}`,
      reach: 1080,
      floor: 760,
      blush: "#f8a86c",
      halo: "0 #fff4d4 .95, .5 #fde0ac .4, 1 #fde0ac 0",
      vignette: "morning",
    });
    out += clouds(random, "520,210,420,12 900,240,460,12", "#fff2d8", 0.75);
    for (const [crest, ink, low] of /** @type {[string, string, number][]} */ ([
      [
        "-20,420 200,370 420,420 640,400 820,430 1000,390 1180,350 1380,400 1640,340",
        "#b0a898",
        400,
      ],
      ["-20,500 220,470 460,520 700,490 900,520 1120,470 1360,480 1640,430", "#7c9484", 480],
      ["-20,580 240,560 520,600 760,580 960,610 1200,570 1420,560 1640,530", "#4a7868", 560],
    ]))
      out += mountainRange(press, {
        crest,
        ink,
        rough: 16,
        grain: 60,
        floor: 860,
        rim: "#fdeac0",
        rimOffset: [-1, -3],
        mist: ["#fbe8c0", low + 10, low + 170, 0.9],
        shade: [night, 100, 0.35],
      });
    out += treeline(press, {
      line: "-20,650 240,640 520,680 760,720 1000,720 1300,690 1640,660",
      size: 48,
      ink: "#2a6152",
      rim: "#d8cc90",
      floor: 900,
      light: sheet.radial([860, 660, 640], "0 #d8cc90 .9, 1 #2a6152 0"),
      foot: [night, 0.7],
    });
    // The terrace under its roof.
    const dark = "#14201f";
    const floor = sheet.path("M-20 830h1640v200H-20z");
    let boards = "";
    for (let x = -800; x <= 2600; x += 130)
      boards += `M${short(880 + (x - 880) * 0.7)} 830L${x} 1040`;
    out +=
      use(floor, { fill: "#fbe2ac", y: -5 }) +
      use(floor, { fill: "#7a5644" }) +
      stipple(
        use(floor, {
          fill: sheet.radial(
            [880, 830, 800],
            "0 #ffdc9c 1, .5 #b8805c .5, 1 #7a5644 0",
            "matrix(1 0 0 .3 0 581)",
          ),
        }) + use(floor, { fill: sheet.linear([0, 850, 0, 1010], `0 ${night} 0, 1 ${night} .9`) }),
      ) +
      `<path fill="none" stroke="${dark}" stroke-width="3" opacity=".55" d="${boards}"/>`;
    const posts = "M1496-20h40v900h-40zM560 60h28v790h-28z";
    out += `<path fill="#fbe2ac" transform="translate(-4 0)" d="${posts}"/><path fill="${dark}" d="${posts}"/>`;
    // The eaves: layers of palm, ragged below.
    for (const [y, ink, rim] of /** @type {[number, string, string][]} */ ([
      [150, "#5a4434", "#e8c48c"],
      [96, "#3f3028", "#a8845c"],
      [44, "#241e1c", "#6a5040"],
    ])) {
      /** @type {[number, number][]} */
      const edge = [];
      for (let x = -40; x <= 1660; x += random.between(5, 26))
        edge.push([
          x,
          y +
            (edge.length % 2 ? 34 * random.next() ** 1.6 + 6 : random.between(-6, 12)) -
            ((x - 800) / 800) ** 2 * 14,
        ]);
      const id = sheet.path(
        `M${edge.map(([x, at]) => `${short(x)} ${short(at)}`).join("L")}V-60H-40z`,
      );
      out += use(id, { fill: rim, y: 4 }) + use(id, { fill: ink });
    }
    const how = {
      ink: dark,
      rim: "#fff0c4",
      rimOffset: /** @type {[number, number]} */ ([-0.6, -0.9]),
      edge: "#c89468",
      shade: "#1c2c28",
      tones: {
        skin: "#5a3226",
        hair: "#181412",
        hat: "#d8a850",
        wood: "#4a3424",
        bottom: "#24404a",
        steel: "#a8a698",
      },
    };
    out += `<path fill="#4a3424" d="M1030 856h120v12h-120zM1040 868h10v82h-10zM1130 868h10v82h-10z"/>`;
    out += figures(
      press,
      [
        ["leaning", 716, 948, 3.2, false, { from: "choco", top: "#c2562d" }],
        ["showing", 880, 944, 3.1, false, { top: "#e8d8b0", bottom: "#5a3a34" }],
        ["dinerFront", 1090, 950, 3.2, false, { from: "llanos", top: "#2f6f76" }],
        ["leaning", 1330, 946, 3.15, true, { from: "coffee", top: "#e0a83c", hair: "#a8a698" }],
      ],
      how,
    );
    out += `<path fill="#fff0c4" d="M676 800h668l50 34H626z"/><path fill="${dark}" d="M626 832h768v20H626zM690 850h22v180h-22zM1310 850h22v180h-22z"/>`;
    const map = sheet.path("M770 804h470l34 24H740z");
    out +=
      use(map, { fill: "#f4e4b4" }) +
      stipple(
        use(map, {
          fill: sheet.linear([760, 0, 1260, 0], "0 #4f9a78 .8, .5 #f0c878 .2, 1 #2f8fa0 .9"),
        }),
      ) +
      `<path fill="none" stroke="#c2562d" stroke-width="4" stroke-linecap="round" stroke-dasharray="12 9" d="M820 820q80-16 150-4t110-6 110 6"/><path fill="#c2562d" d="M1176 812q-14-16-14-28a14 14 0 0 1 28 0q0 12-14 28z"/>`;
    out += `<path fill="#8a3f2c" d="M1290 800h34l-5 26h-24zM690 802h30l-4 24h-22z"/>`;
    out += figures(
      press,
      [
        [
          "bareheaded",
          1500,
          978,
          3.3,
          true,
          { top: "#f0e2c0", bottom: "#3a4a3c", wood: "#8a5a34" },
        ],
      ],
      how,
    );
    out += flock("1010,290,.7,0 1080,270,.56,1 960,316,.46,2", "#3f5a50", "#8a9480");
    return out + scrim(press, night, { to: 620, flat: 0.7, grain: 0.8 });
  });
}
