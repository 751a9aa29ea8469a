import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The coast by boat, from landing to landing, to where the whales come. */
export function mapa() {
  return poster(547, "Mapa ilustrado de la costa del Chocó", (press) => {
    const coast = points(
      "760,-40 820,60 780,150 860,230 900,300 840,380 880,470 960,520 920,600 840,640 860,740 780,820 820,900 780,1040",
    );
    const out = reliefMap(press, {
      ground: "#2f7a62",
      steps: ["#3f8a68", "#6aa070", "#9ab478", "#c9c48a", "#e6dcb0"],
      line: "#0a3a34",
      shade: inks.night,
      hills: [
        { x: 1080, y: 220, rx: 190, ry: 120, turn: -70, levels: 4 },
        { x: 1120, y: 640, rx: 240, ry: 120, turn: -78, levels: 4 },
        { x: 1460, y: 400, rx: 420, ry: 170, turn: -80, levels: 6 },
      ],
      sea: { d: `${curve(coast)}H-40V-40z`, ink: "#1d6478", rim: "#9fd6cc" },
      rivers: [
        points("1400,1040 1320,860 1300,700 1340,520 1280,360 1300,180 1260,-40"),
        points("1180,420 1080,400 980,440 880,470"),
        points("1180,820 1020,800 900,840 790,820"),
      ],
      water: "#9fd6cc",
      way: points("800,820 700,800 660,700 720,600 760,500 720,400 640,330 560,320"),
      stops: points("800,820 850,640 850,385"),
      route: inks.gold,
      halo: inks.cream,
    });
    const tail =
      "M0 34C-4 10-10-2-36-10-44-14-46-24-42-30-28-22-10-24 0-12 10-24 28-22 42-30 46-24 44-14 36-10 10-2 4 10 0 34z";
    return (
      out +
      pin(
        { x: 560, y: 320, scale: 1.5, ink: inks.red, rim: inks.cream, inner: "#9fd6cc" },
        `<path fill="${inks.night}" d="${tail}"/>`,
      )
    );
  });
}
