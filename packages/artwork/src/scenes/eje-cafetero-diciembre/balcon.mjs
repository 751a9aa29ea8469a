import { facade } from "../../buildings/colonial-town.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";
import { byLamp, evening } from "./shared/evening.mjs";

/** The upper floor of a coffee town: a balcony of turned wood, one hangs a lantern, another looks on. */
export function balcon() {
  return poster(1309, "Un balcón con faroles sobre la calle", (press) => {
    const { stipple, sheet } = press;
    let out = evening(press, { floor: 720, palms: "180,800,300,.7 330,800,420,.5" });
    // The roofs of the street's other side.
    let roofs = "";
    for (const [x, y, w] of [
      [-40, 800, 300],
      [240, 850, 260],
      [480, 810, 240],
    ])
      roofs += `M${x - 20} ${y}l60-70h${w - 80}l60 70z`;
    out += `<path fill="#2a1a44" d="M-20 790h660v250H-20z"/><path fill="#e0909a" transform="translate(0 -4)" d="${roofs}"/><path fill="#6a2c48" d="${roofs}"/><path fill="${inks.gold}" d="M60 880h60v90H60zM180 880h44v60h-44zM330 910h56v90h-56zM520 880h60v80h-60z"/>`;
    out += facade({
      x: 620,
      w: 1100,
      top: 90,
      foot: 1240,
      wall: "#d8788a",
      shade: "#8a3f64",
      trim: "#f4e2c4",
      wood: "#2f6f8c",
      dark: "#1c1638",
      roof: "#6a2c38",
      lit: inks.gold,
    });
    out += stipple(
      `<path fill="${sheet.radial([1060, 420, 760], "0 #ffe0a0 .9, .5 #f0a080 .4, 1 #3a1a50 .9")}" d="M620 110h1020v930H620z"/>`,
    );
    // Two doors of the upper floor, then the balcony before them.
    for (const x of [800, 1260])
      out += `<path fill="#f4e2c4" d="M${x} 226h260v474h-260z"/><path fill="${inks.gold}" d="M${x + 22} 248h216v452h-216z"/><path fill="#2f6f8c" d="M${x + 22} 248h58v452h-58zM${x + 180} 248h58v452h-58z"/><path fill="#1d4a68" d="M${x + 32} 268h38v180h-38zM${x + 190} 268h38v180h-38z"/><path fill="none" stroke="#2f6f8c" stroke-width="8" d="M${x + 130} 248v452M${x + 80} 400h100"/>`;
    out += figures(
      press,
      [
        ["hanging", 1090, 700, 3.3, true, { top: "#4f8a74", bottom: "#3a3f6c" }],
        [
          "grandmother",
          860,
          712,
          3.1,
          false,
          { top: "#e8b04a", bottom: "#5a2a44", hair: "#cfc8c8" },
        ],
        ["girl", 1400, 706, 3.2, true, { top: inks.cream, bottom: "#c8485c" }],
      ],
      { ...byLamp, rimOffset: [0.3, -0.8] },
    );
    out += `<path fill="none" stroke="#22122c" stroke-width="4" d="M1042 110v232M760 110v190M1250 110v180M1560 110v200"/>`;
    out += lanterns(
      press,
      [
        [1042, 408, 1.4, inks.rose],
        [760, 360, 1.3, inks.amber],
        [1250, 350, 1.3, inks.jade],
        [1560, 370, 1.3, inks.gold],
      ],
      { frame: "#22122c", flame: "#ffe9b0", water: false },
    );
    let rails = "";
    for (let x = 690; x < 1660; x += 44) rails += `M${x} 590h20l-5 40 5 60h-20l5-60z`;
    out += `<path fill="#ffce66" transform="translate(-2 -3)" d="M660 572H1660v20H660z"/><path fill="#2f6f8c" d="M660 572H1660v20H660zM660 690H1660v34H660z${rails}"/><path fill="#1d4a68" d="M660 724H1660v22H660zM720 746l40 70h26l-40-70zM1060 746l40 70h26l-40-70zM1400 746l40 70h26l-40-70z"/>`;
    // The street below, its own doors lit.
    out += `<path fill="#f4e2c4" d="M800 860h260v180h-260zM1260 860h260v180h-260z"/><path fill="${inks.gold}" d="M822 884h216v156h-216zM1282 884h216v156h-216z"/>`;
    return (
      out +
      bulbs(press, [-20, 330], [640, 300], { sag: 120, count: 12, wire: "#22122c", size: 20 }) +
      bulbs(press, [-20, 520], [640, 480], { sag: 120, count: 12, wire: "#22122c", size: 20 })
    );
  });
}
