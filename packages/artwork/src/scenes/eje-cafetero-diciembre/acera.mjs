import { candles } from "../../objects/candles.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";
import { byLamp } from "./shared/evening.mjs";

/** The pavement before a painted house: candles stuck on a board, those who light them, a child who waits. */
export function acera() {
  return poster(1307, "Velas sobre una tabla en la acera", (press) => {
    const { sheet, random, stipple } = press;
    const wall = sheet.path("M-20-20h1640v760H-20z");
    let out =
      use(wall, { fill: "#2f7f7c" }) +
      stipple(
        use(wall, {
          fill: sheet.radial(
            [820, 760, 1000],
            "0 #ffd98c 1, .3 #6aa88c .6, .7 #1d4a64 .5, 1 #10163a 1",
          ),
        }),
      );
    out += `<path fill="#a8322c" d="M-20 560h1640v180H-20z"/><path fill="#f4e2c4" d="M-20 548h1640v14H-20z"/>`;
    out += stipple(
      `<path fill="${sheet.linear([0, 560, 0, 740], "0 #5a1430 .8, 1 #ffb46c .7")}" d="M-20 560h1640v180H-20z"/>`,
    );
    // A door, and a window with its grille of turned wood.
    out += `<path fill="#f4e2c4" d="M1180 60h320v680h-320z"/><path fill="#8a4a2c" d="M1206 86h268v654h-268z"/><path fill="${inks.gold}" d="M1346 100h114v640h-114z"/><path fill="#6a3420" d="M1226 120h96v220h-96zM1226 380h96v320h-96z"/><path fill="#f4e2c4" d="M160 90h330v380H160z"/><path fill="${inks.gold}" d="M184 114h282v356H184z"/><path fill="#8a4a2c" d="M184 114h66v356h-66zM400 114h66v356h-66z"/><path fill="none" stroke="#5a2c20" stroke-width="11" d="M184 284h282M184 462h282M204 284v178M244 284v178M284 284v178M325 284v178M366 284v178M406 284v178M446 284v178"/><path fill="#f4e2c4" d="M142 470h366v20H142z"/><path fill="#c9b494" d="M150 490h350v8H150z"/>`;
    out +=
      pots() +
      bulbs(press, [470, 60], [1200, 40], { sag: 74, count: 11, wire: "#22122c", size: 15 }) +
      bulbs(press, [-40, 20], [180, 70], { sag: 30, count: 4, wire: "#22122c", size: 15 });
    const street = sheet.path("M-20 740h1640v300H-20z");
    out +=
      use(street, { fill: "#6a4a5c" }) +
      stipple(
        use(street, {
          fill: sheet.radial(
            [820, 820, 760],
            "0 #ffd27a 1, .4 #d8845c .7, 1 #1c1238 .9",
            "matrix(1 0 0 .4 0 492)",
          ),
        }),
      ) +
      `<path fill="#3a2444" d="M-20 734h1640v16H-20z"/>`;
    out += figures(
      press,
      [
        [
          "grandfather",
          330,
          850,
          3.6,
          false,
          { top: "#e9dcb8", bottom: "#3a4a6c", hair: "#cfc8c8" },
        ],
        ["lighter", 620, 880, 4.2, false, { top: "#c8485c", bottom: "#2f3f6c", pale: inks.cream }],
        ["squatter", 1090, 876, 4, true, { top: inks.gold, bottom: "#7a3550" }],
      ],
      { ...byLamp, rimOffset: [0.3, -0.7] },
    );
    out += lanterns(
      press,
      [
        [60, 800, 1.9, inks.rose],
        [1540, 806, 2, inks.amber],
        [1340, 790, 1.5, inks.jade],
      ],
      { frame: "#22122c", flame: "#ffe9b0", water: false },
    );
    out += `<path fill="#3a2030" d="M300 972h1080l30 30H270z"/><path fill="#8a5a3c" d="M300 962h1080v16H300z"/>`;
    const paints = [inks.rose, inks.gold, inks.jade, inks.cream, inks.amber, "#8fb4e8"];
    return (
      out +
      candles(
        press,
        Array.from({ length: 13 }, (_, i) => [
          345 + i * 82,
          966,
          24,
          Math.round(56 + random.between(-14, 18)),
          paints[i % 6],
        ]),
        { halo: "#ffd98c", flame: inks.gold, shade: "#5a1c3c" },
      )
    );
  });
}

/** Tins and pots with geraniums on the wall, as on every house of these towns. */
function pots() {
  const pot = (/** @type {string} */ clay, /** @type {string} */ bloom) =>
    `<path fill="#1a4a3c" d="M-44 2q-22-16-12-36 6 6 12 8-4-22 10-34 8 10 10 22 6-22 24-26 2 14-2 26 14-14 28-8-2 16-14 24 12 0 18 8-10 14-26 16z"/><path fill="#2f7a54" d="M-30 2q-10-20 0-34 10 12 12 26 2-26 20-34 6 20-4 36 10-16 24-16-2 14-16 22z"/><g fill="${bloom}"><circle cx="-40" cy="-38" r="11"/><circle cx="-16" cy="-58" r="12"/><circle cx="12" cy="-66" r="11"/><circle cx="36" cy="-44" r="12"/><circle cx="-2" cy="-36" r="9"/></g><path fill="${clay}" d="M-38 0h76l-9 52h-58z"/><path fill="#fff6df" opacity=".35" d="M-38 0h22l4 52h-17z"/><path fill="none" stroke="#22122c" stroke-width="5" d="M-42 14q42 14 84 0"/>`;
  return [
    [600, 300, "#b8503c", "#f0657a"],
    [760, 386, "#d8a03c", "#fff0d0"],
    [900, 276, "#3f8fa0", "#f5993c"],
    [1060, 372, "#b8503c", "#f0657a"],
  ]
    .map(
      ([x, y, clay, bloom]) =>
        `<g transform="translate(${x} ${y})">${pot(String(clay), String(bloom))}</g>`,
    )
    .join("");
}
