import { boulder } from "../../nature/boulder.mjs";
import { cliff } from "../../nature/cliff.mjs";
import { clump } from "../../nature/leaves.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/** The water from the foot of the fall to us. */
const pool = "0 #c4e4d4, .14 #6fb8b0, .5 #237480, 1 #0c3a48";

/**
 * Noon: a stream of the coast drops out of the forest in two leaps over black rock, ferns and aroids
 * on its ledges; two bathe in its pool, the guide waits.
 */
export function cascada() {
  return poster(509, "Cascada en la selva", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 760, sheet.linear([0, 0, 0, 700], "0 #e9efc4, .5 #b9d0a8, 1 #5f9484"));
    out += stipple(
      `<circle cx="820" cy="60" r="620" fill="${sheet.radial([820, 60, 620], "0 #fffbe0 1, .4 #f3f0c0 .6, 1 #b9d0a8 0")}"/>`,
    );
    const row = treelines(press, ({ from = 0, rim }) => ({
      rimOffset: [from < 0 ? 3 : -3, -3],
      light: rim,
      foot: [inks.night, 0.6],
    }));
    out += row(
      "-20,60 300,110 600,170 760,200 900,190 1200,120 1640,50",
      50,
      "#7fae8c",
      "#f0f0c4",
      800,
      { from: -40, to: 1660 },
    );
    // The wall of rock in storeys, wet and dark, and the water over it in two leaps.
    const faces = cliff(random, {
      left: (y) => 400 - (y - 200) * 0.1,
      right: (y) => 1230 + (y - 200) * 0.1,
      storeys: [
        (x) => 206 + Math.abs(x - 800) * 0.12,
        (x) => 330 + Math.abs(x - 820) * 0.1,
        (x) => 452 + (x - 800) * 0.04,
        () => 600,
        () => 770,
      ],
      wide: [40, 130],
    });
    out += `<path fill="#24424a" d="M330 800L372 290Q560 190 800 196 1060 190 1262 290L1300 800z"/>`;
    out += faces.tones
      .map((d, k) => `<path fill="${["#3f6063", "#36555a", "#4a6c6a"][k]}" d="${d}"/>`)
      .join("");
    out += `<path fill="#6f9488" opacity=".55" d="${faces.lit}"/><path fill="${inks.night}" opacity=".5" d="${faces.shade}"/><path fill="none" stroke="${inks.night}" stroke-width="3" opacity=".6" d="${faces.cracks}"/>`;
    out += stipple(
      `<path fill="${sheet.linear([360, 0, 1270, 0], `0 ${inks.night} .95, .36 ${inks.night} 0, .62 ${inks.night} 0, 1 ${inks.night} .95`)}" d="M330 800L372 290Q560 190 800 196 1060 190 1262 290L1300 800z"/>`,
    );
    const veils = [
      "M768 204q34-10 70 0 8 60 4 120 6 70 22 132-50 18-124 4 18-70 20-136-6-60 8-120z",
      "M716 456q90-22 176-4 26 70 30 150 14 80 40 150H650q28-74 36-150 6-80 30-146z",
    ];
    for (const d of veils) {
      const id = sheet.path(d);
      out +=
        use(id, { fill: "#a9d0cc" }) +
        stipple(
          use(id, {
            fill: sheet.linear(
              [700, 0, 920, 0],
              "0 #5f9a9c .8, .35 #fffdf0 .4, .6 #fffdf0 .9, 1 #7fb4b0 .6",
            ),
          }),
        );
    }
    let threads = "";
    for (let i = 0; i < 84; i++) {
      const u = random.between(-1, 1);
      const y = i < 26 ? random.between(206, 390) : random.between(456, 680);
      const [k, mid] = y < 450 ? [34 + (y - 204) * 0.1, 802] : [84 + (y - 456) * 0.24, 804];
      const long = Math.min(random.between(40, 140), (y < 450 ? 462 : 748) - y);
      threads += `M${short(mid + u * k)} ${short(y)}q${short(u * 5)} ${short(long / 2)} ${short(u * 14)} ${short(long)}`;
    }
    out += `<path fill="none" stroke="${inks.cream}" stroke-width="4" stroke-linecap="round" d="${threads}"/>`;
    out += stipple(
      `<ellipse cx="806" cy="462" rx="150" ry="34" fill="${sheet.radial([806, 462, 150], "0 #fffdf0 .95, 1 #eef6e4 0", "matrix(1 0 0 .23 0 356)")}"/>`,
    );
    // Ferns and aroids hang from the lip and from the ledges.
    const leaves = [
      [470, 250, 1],
      [560, 222, 0.8],
      [690, 206, 0.7],
      [930, 212, 0.8],
      [1060, 232, 0.9],
      [1170, 260, 1],
      [590, 356, 0.7],
      [1010, 350, 0.7],
      [640, 470, 0.6],
      [985, 470, 0.6],
    ]
      .map(([x, y, k]) =>
        [-70, -34, 0, 30, 66]
          .map(
            (a) =>
              `<path transform="translate(${x} ${y})rotate(${a})scale(${k})" d="M0-6q22 34 6 96-26-50-6-96z"/>`,
          )
          .join(""),
      )
      .join("");
    out += `<g fill="#cfe09c" transform="translate(-2 -3)">${leaves}</g><g fill="#2f7858">${leaves}</g>`;
    out += row("-20,150 200,210 380,330 500,520 560,760", 62, "#3f8266", "#cfe09c", 900, {
      from: -40,
      to: 550,
    });
    out += row("1130,760 1180,520 1280,320 1440,210 1640,140", 62, "#3a7c62", "#cfe09c", 900, {
      from: 1130,
      to: 1660,
    });
    out += band(740, 1020, sheet.linear([0, 740, 0, 1000], pool));
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 742, bottom: 980, spread: (y) => [680 - (y - 740) * 1.4, 920 + (y - 740) * 1.4], count: 130, long: 170, thick: 9, crowd: 1.5 })}"/><path fill="#0f4a58" opacity=".6" d="${ripplePath(random, { top: 780, bottom: 1010, spread: () => [200, 1400], count: 70, long: 240, thick: 11 })}"/>`;
    out += stipple(
      `<ellipse cx="806" cy="744" rx="260" ry="90" fill="${sheet.radial([806, 744, 260], "0 #fffdf0 1, .4 #eef6e4 .6, 1 #c4e4d4 0", "matrix(1 0 0 .35 0 484)")}"/>`,
    );
    const rock = { ink: "#42585c", lit: "#b9c8a4", rim: "#e9efc4", shade: inks.night };
    for (const [x, y, wide, high] of table(
      "520,800,190,100 1110,806,200,110 410,880,230,130 1240,890,260,140",
    ))
      out += boulder(press, { x, y, wide, high, ...rock, from: x < 800 ? 1 : -1 });
    const how = {
      from: /** @type {const} */ ("choco"),
      ink: "#12201f",
      rim: "#f3f0c0",
      rimOffset: /** @type {[number, number]} */ ([0.8, -1]),
      edge: "#c8a888",
      shade: "#14322f",
      tones: { skin: "#5a3226", hair: "#141414", hat: "#e0b868", steel: "#b4c0b8" },
    };
    out += figures(
      press,
      [
        [
          "walkerFront",
          900,
          884,
          1.55,
          false,
          { top: inks.red, bottom: "#14323a", hat: "#14322f" },
        ],
        ["girl", 972, 866, 1.5, true, { top: inks.gold, bottom: "#2f6a74" }],
        ["seated", 1116, 706, 1.6, true, { top: "#e8dcb0", bottom: "#3a4a5c" }],
        ["guide", 1232, 762, 1.5, true, { top: "#d9c88c", bottom: "#4a5a44", load: "#8a5a34" }],
      ],
      how,
    );
    // Two bathe: the water is at their waists.
    out +=
      `<path fill="${sheet.linear([0, 740, 0, 1000], pool)}" d="M838 800q90-16 200 2l24 90q-120 22-244 0z"/>` +
      `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 800, bottom: 880, spread: () => [836, 1036], count: 22, long: 90, thick: 7 })}"/>`;
    out += row("-20,420 120,520 260,720 330,960 360,1080", 84, "#1d5648", "#8fb47c", 1080, {
      from: -40,
      to: 340,
    });
    out += row("1290,1080 1340,940 1420,720 1640,480", 84, "#1a5044", "#8fb47c", 1080, {
      from: 1300,
      to: 1660,
    });
    return (
      out +
      clump(
        random,
        [
          { x: 1640, y: 1040, angle: -150, long: 420, wide: 120, bend: -30 },
          { x: 1600, y: 1080, angle: -116, long: 360, wide: 116, bend: -20 },
          { x: -30, y: 1040, angle: -40, long: 420, wide: 120, bend: 36 },
          { x: -10, y: 1080, angle: -70, long: 340, wide: 110, bend: 30 },
        ],
        { shade: "#0a2a2c", lit: "#227058", rib: "#8fc48c" },
      )
    );
  });
}
