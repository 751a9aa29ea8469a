import { farmhouse } from "../../buildings/farmhouse.mjs";
import { coffeeRows } from "../../nature/coffee.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";
import { byLamp, evening } from "./shared/evening.mjs";

/**
 * The corridor from before it: lime wall with a painted skirting, a door of two leaves, geraniums in
 * hanging pots; a grandmother tells a story.
 */
export function abuela() {
  return poster(1303, "Una abuela y una niña en el corredor, de noche", (press) => {
    const { sheet, random, stipple } = press;
    let out = evening(press, { floor: 700, palms: "130,760,250,.8 300,760,380,.6" });
    out += band(690, 1020, "#1f2c5c");
    // Across the valley, rows of coffee and a neighbour who is awake.
    out += coffeeRows(random, {
      from: -20,
      to: 470,
      top: (x) => 716 - x * 0.05,
      last: 300,
      rows: 8,
      size: [12, 46],
      dark: "#17224a",
      lit: "#2c3c74",
    });
    out += stipple(
      `<circle cx="200" cy="690" r="120" fill="${sheet.radial([200, 690, 120], `0 ${inks.gold} .7, 1 ${inks.gold} 0`)}"/>`,
    );
    out += farmhouse({
      x: 200,
      y: 724,
      scale: 0.72,
      roof: "#6a2c44",
      ridge: "#3f1c38",
      wall: "#c89a80",
      side: "#7a5470",
      trim: "#7a2430",
      gap: "#ffe09a",
      shade: "#5a3450",
    });
    const wall = sheet.path("M470 150H1660V860H470z");
    out +=
      use(wall, { fill: "#ecd2a8" }) +
      stipple(
        use(wall, {
          fill: sheet.radial([1010, 360, 760], "0 #fff0c0 1, .5 #f0b880 .5, 1 #7a3f54 .9"),
        }),
      );
    out += `<path fill="#2f6f8c" d="M470 690H1660V860H470z"/><path fill="#e8b04a" d="M470 682H1660v12H470z"/>`;
    // The door, one leaf open to the lit room; a window with bars of turned wood.
    out += `<path fill="#7a2430" d="M600 300h270v560H600z"/><path fill="${inks.gold}" d="M624 324h222v536H624z"/><path fill="#a8322c" d="M624 324h104v536H624z"/><path fill="#7a2430" d="M640 350h72v180h-72zM640 570h72v250h-72z"/><path fill="#7a2430" d="M1300 340h250v280h-250z"/><path fill="${inks.gold}" d="M1322 362h206v236h-206z"/><path fill="none" stroke="#a8322c" stroke-width="12" d="M1362 362v236M1404 362v236M1446 362v236M1488 362v236M1322 480h206"/>`;
    // Eaves and beams above; the floor of boards.
    let tiles = "";
    for (let x = 396; x < 1660; x += 52) tiles += `M${x} 128q26-30 52 0v34q-26 22-52 0z`;
    out += `<path fill="#4a1c2c" d="M400-20H1660V150H400z"/><path fill="#8a3430" d="${tiles}"/><path fill="#22122c" d="M400 158H1660v26H400z"/>`;
    const floor = sheet.path("M440 860H1660V1040H360z");
    out +=
      use(floor, { fill: "#8a4a3c" }) +
      stipple(
        use(floor, {
          fill: sheet.radial(
            [1010, 880, 620],
            "0 #ffd07c 1, .5 #c8783c .5, 1 #3a1a34 .9",
            "matrix(1 0 0 .4 0 528)",
          ),
        }),
      ) +
      `<path fill="none" stroke="#3a1a2c" stroke-width="3" opacity=".6" d="M430 892H1660M416 934H1660M396 984H1660"/>`;
    out += `<path fill="#7a2430" d="M452 170h44v760h-44zM1540 170h44v760h-44z"/><path fill="${inks.gold}" opacity=".8" d="M492 180h6v740h-6z"/>`;
    // Geraniums.
    let pots = "";
    let leaves = "";
    let blooms = "";
    for (const x of [560, 960, 1220]) {
      pots += `M${x - 34} 268h68l-12 56h-44zM${x - 2} 184h4v84h-4z`;
      for (let i = 0; i < 16; i++) {
        leaves += `M${Math.round(x + random.between(-52, 52))} ${Math.round(258 + random.between(-34, 16))}h0`;
        blooms += `M${Math.round(x + random.between(-54, 54))} ${Math.round(246 + random.between(-40, 20))}h0`;
      }
    }
    out += `<path fill="#a8583c" d="${pots}"/><g fill="none" stroke-linecap="round"><path stroke="#1f5c50" stroke-width="30" d="${leaves}"/><path stroke="${inks.rose}" stroke-width="17" d="${blooms}"/></g>`;
    out += figures(
      press,
      [
        [
          "grandmother",
          1010,
          900,
          3.9,
          false,
          { top: "#4f7a9c", bottom: "#5a2a44", hair: "#cfc8c8" },
        ],
        ["child", 1300, 910, 3.7, true, { top: "#e8b04a", bottom: "#2f5a6c" }],
      ],
      { ...byLamp, rimOffset: [0.3, -0.8] },
    );
    return (
      out +
      lanterns(
        press,
        [
          [740, 866, 1.7, inks.rose],
          [1460, 876, 1.9, inks.jade],
          [570, 900, 1.5, inks.amber],
        ],
        { frame: "#22122c", flame: "#ffe9b0", water: false },
      )
    );
  });
}
