import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The island, long as a sea horse, its cays and the road round it. */
export function mapa() {
  return poster(827, "Mapa ilustrado de San Andrés y sus cayos", (press) => {
    const land = [
      points(
        "820,130 900,110 960,150 950,210 900,250 890,330 910,420 890,520 860,620 840,720 800,830 760,900 730,870 740,780 730,680 750,580 740,480 760,380 750,280 770,190",
      ),
      points("1010,110 1044,96 1056,126 1026,140"),
      points("1040,420 1066,410 1070,436 1046,444"),
      points("1020,500 1040,492 1046,514 1026,520"),
    ];
    let out = reliefMap(press, {
      ground: "#1d2a6c",
      steps: ["#2a4a94", "#2f84ac", "#4cc0bc"],
      line: "#bfeee0",
      shade: inks.night,
      hills: [{ x: 870, y: 480, rx: 330, ry: 520, turn: 4, levels: 3 }],
      sea: {
        d: land.map((line) => curve(line, { closed: true })).join(""),
        ink: "#4f9a64",
        rim: "#ffe6bc",
      },
      heights: {
        hills: [
          { x: 826, y: 350, rx: 46, ry: 120, levels: 3 },
          { x: 806, y: 600, rx: 36, ry: 110, turn: 8, levels: 2 },
        ],
        steps: ["#78b070", "#b0c87c", "#e4dc9c"],
      },
      rivers: [],
      water: "#bfeee0",
      way: points(
        "930,170 872,300 884,430 866,540 830,680 780,830 744,800 742,660 760,500 768,340 800,200 900,150",
      ),
      stops: points("770,860 756,520 1032,118"),
      route: "#e8503f",
      halo: inks.cream,
    });
    out += `<path fill="none" stroke="${inks.cream}" stroke-width="9" stroke-linecap="round" stroke-dasharray="50 24 26 30" opacity=".8" d="${curve(points("1120,60 1180,220 1160,420 1110,600 1020,760"))}"/>`;
    out += `<path fill="none" stroke="#ffb45c" stroke-width="6" stroke-linecap="round" stroke-dasharray="18 16" d="M944 160Q980 110 1020 118M900 330Q980 360 1050 424"/>`;
    const palm =
      '<path fill="none" stroke="#5a2a4c" stroke-width="7" stroke-linecap="round" d="M-4 38Q8 8 0-12"/><path fill="#1d7f6c" d="M0-12q-22-22-44-8 24-4 30 6-22 0-26 20 16-14 38-12-4 14 4 26 6-14 4-24 18 0 30 16 0-18-18-24 12-8 28 0-16-22-42-2 2-16-8-26 2 14 4 28z"/>';
    return (
      out +
      pin({ x: 1056, y: 430, scale: 1.4, ink: "#c23a6c", rim: inks.cream, inner: "#ffd48a" }, palm)
    );
  });
}
