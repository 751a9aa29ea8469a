import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The peninsula where the continent ends: the cape, the dunes, the salt. */
export function mapa() {
  return poster(937, "Mapa ilustrado de la península de La Guajira", (press) => {
    const coast = points(
      "-40,820 120,760 280,740 400,690 480,620 560,600 600,540 560,480 620,430 700,440 760,380 840,330 940,280 1040,260 1120,210 1220,200 1300,240 1320,310 1270,380 1200,420 1220,480 1150,540 1060,600 980,660 940,740 860,800 840,880 760,940 700,1040 1660,1040 1660,-40 -40,-40",
    );
    const out = reliefMap(press, {
      ground: "#eda45c",
      steps: ["#f2b46c", "#e8985a", "#c9683f", "#a84a34"],
      line: inks.wine,
      shade: inks.night,
      hills: [
        { x: 1060, y: 380, rx: 140, ry: 90, turn: -30, levels: 4 },
        { x: 820, y: 520, rx: 130, ry: 70, turn: -30, levels: 3 },
        { x: 380, y: 920, rx: 280, ry: 110, turn: -20, levels: 4 },
      ],
      sea: { d: `${curve(coast)}z`, ink: "#1f8f9b", rim: "#e4f5dc" },
      rivers: [points("620,1040 560,940 480,860 400,780 330,720")],
      water: "#8fd8cc",
      way: points(
        "190,760 320,760 430,720 540,640 600,560 610,470 720,470 840,420 960,340 1080,290 1200,240",
      ),
      stops: points("190,760 585,515 850,415"),
      route: "#d83f58",
      halo: inks.cream,
    });
    const bird =
      '<path fill="none" stroke="#d63f58" stroke-width="4" stroke-linecap="round" d="M-2 10l2 30M8 10l-4 14 6 16"/><path fill="#f4697a" d="M-30 2q14-18 36-16 22 2 22 14-4 14-28 14-18 0-30-12z"/><path fill="none" stroke="#f4697a" stroke-width="8" stroke-linecap="round" d="M22-6c20-6 20-24 8-28"/><path fill="#2a0f1c" d="M30-40q-14-2-16 8 8-2 12 4z"/>';
    return (
      out +
      pin({ x: 1204, y: 262, scale: 1.3, ink: inks.wine, rim: inks.cream, inner: "#fdd9a0" }, bird)
    );
  });
}
