import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The walled town on its tongue of land, the bay behind it, the islands before it. */
export function mapa() {
  return poster(631, "Mapa ilustrado de Cartagena y su bahía", (press) => {
    const coast = points(
      "1660,-40 1660,1040 1180,1040 1120,940 1180,860 1120,780 1160,680 1080,620 980,600 930,660 840,700 800,640 850,560 800,500 860,420 980,380 1040,280 1140,180 1200,60 1260,-40",
    );
    const islands = [
      points("560,760 640,720 720,760 740,840 660,900 580,860"),
      points("340,880 400,860 430,910 380,950 330,930"),
      points("240,760 290,740 310,780 270,810"),
    ];
    const out = reliefMap(press, {
      ground: "#1f6f8c",
      steps: ["#1f7d98"],
      line: "#fff6df",
      shade: inks.night,
      hills: [
        { x: 480, y: 480, rx: 420, ry: 300, levels: 3 },
        { x: 560, y: 820, rx: 360, ry: 220, levels: 3 },
      ],
      sea: {
        d: [coast, ...islands].map((line) => curve(line, { closed: true })).join(""),
        ink: "#eda66c",
        rim: "#fbe3b8",
      },
      rivers: [points("1660,420 1500,460 1380,420 1240,470 1120,450 1000,470")],
      water: "#1f6f8c",
      way: points("880,520 800,600 700,640 560,640 480,720 400,800 380,870"),
      stops: points("650,800 385,905"),
      route: inks.hot,
      halo: inks.cream,
    });
    const dome =
      '<path fill="#c8573c" d="M-24 6q0-32 24-36 24 4 24 36z"/><path fill="#8f3636" d="M-28 6h56v8h-56zM-22 16h44v16h-44zM-2-40h4v10h-4z"/>';
    return (
      out +
      pin({ x: 886, y: 520, scale: 1.5, ink: "#3d2450", rim: inks.cream, inner: inks.sand }, dome)
    );
  });
}
