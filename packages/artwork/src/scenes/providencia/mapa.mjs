import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The two islands and the bridge between them, inside the long reef. */
export function mapa() {
  return poster(739, "Mapa ilustrado de Providencia y Santa Catalina", (press) => {
    const land = [
      points(
        "720,330 800,300 880,330 930,400 940,500 990,580 980,680 920,770 830,810 740,780 680,700 700,600 650,520 670,410",
      ),
      points("660,190 730,160 790,190 800,250 740,284 670,262 630,226"),
      points("1080,430 1110,420 1116,450 1088,458"),
    ];
    let out = reliefMap(press, {
      ground: "#17588f",
      steps: ["#1f74a8", "#2a93b8", "#4cbcc4", "#8fdccf"],
      line: "#d3f3dc",
      shade: inks.night,
      hills: [{ x: 860, y: 500, rx: 560, ry: 430, turn: 8, levels: 4 }],
      sea: {
        d: land.map((line) => curve(line, { closed: true })).join(""),
        ink: "#3f8a68",
        rim: "#fbe8be",
      },
      heights: {
        hills: [
          { x: 820, y: 560, rx: 120, ry: 190, turn: 8, levels: 4 },
          { x: 800, y: 410, rx: 90, ry: 60, levels: 3 },
          { x: 716, y: 226, rx: 62, ry: 38, turn: -20, levels: 2 },
        ],
        steps: ["#5a9a68", "#8ab474", "#c3c98a", "#ece2b4"],
      },
      rivers: [],
      water: inks.blues[1],
      way: points(
        "730,290 690,330 640,420 610,520 640,640 700,760 820,850 950,800 1030,680 1090,440",
      ),
      stops: points("735,286 650,600 830,830"),
      route: inks.coral,
      halo: inks.cream,
    });
    // The barrier reef, a broken line of foam far out.
    out += `<path fill="none" stroke="${inks.cream}" stroke-width="9" stroke-linecap="round" stroke-dasharray="60 26 30 34" opacity=".8" d="${curve(points("900,60 1080,140 1220,280 1290,460 1270,640 1180,800 1020,920"))}"/>`;
    const crab =
      '<path fill="none" stroke="#8a2f3a" stroke-width="6" stroke-linecap="round" d="M-22 6l-16 10M-24-2l-18 2M22 6l16 10M24-2l18 2M-18 12l-8 14M18 12l8 14M-14-14l-12-14M14-14l12-14"/><ellipse rx="24" ry="17" fill="#c8483f"/><path fill="#c8483f" d="M-30-44q-14 4-10 18l10-6 2 10q12-8-2-22zM30-44q14 4 10 18l-10-6-2 10q-12-8 2-22z"/>';
    return (
      out +
      pin(
        { x: 1096, y: 436, scale: 1.5, ink: inks.blues[4], rim: inks.cream, inner: inks.sun },
        crab,
      )
    );
  });
}
