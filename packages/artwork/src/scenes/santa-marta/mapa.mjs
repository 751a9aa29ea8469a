import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** From the bay along the coves, and up to where the snow is. */
export function mapa() {
  return poster(877, "Mapa ilustrado de la bahía a la Sierra", (press) => {
    const coast = points(
      "-40,560 120,520 240,560 330,500 300,430 360,380 430,410 470,340 540,360 600,300 680,330 740,280 860,290 1000,240 1160,250 1320,200 1480,210 1660,160 1660,-40 -40,-40",
    );
    const out = reliefMap(press, {
      ground: "#4c9068",
      steps: ["#5a9a68", "#86b070", "#b4a878", "#b09a98", "#d8d0d4", "#fffaf0"],
      line: "#163a44",
      shade: inks.night,
      hills: [
        { x: 1000, y: 700, rx: 640, ry: 330, turn: -12, levels: 8 },
        { x: 520, y: 620, rx: 230, ry: 130, turn: -24, levels: 4 },
      ],
      sea: { d: `${curve(coast)}z`, ink: "#1f7f9c", rim: "#c4ecdc" },
      rivers: [
        points("960,640 900,540 860,440 900,360 870,290"),
        points("1160,640 1200,500 1180,380 1220,240"),
        points("720,760 560,760 400,720 240,640 140,530"),
      ],
      water: "#bfe6e0",
      way: points("330,500 420,470 520,420 640,380 760,360 860,400 920,470 880,560 940,620"),
      stops: points("330,505 545,400 755,358"),
      route: inks.clay,
      halo: inks.cream,
    });
    const peak =
      '<path fill="#5b6c92" d="M-44 30L-14-26 0-8 12-32 46 30z"/><path fill="#fffaf0" d="M-30 4L-14-26 0-8 12-32 32 4 22-2 16 8 8-2 0 8-8-2-16 8-22-2z"/>';
    return (
      out +
      pin({ x: 944, y: 618, scale: 1.5, ink: inks.blue, rim: inks.cream, inner: "#fbdca4" }, peak)
    );
  });
}
