import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** One gulf of the Pacific, the beach where the fire is, and how to reach it. */
export function mapa() {
  return poster(1021, "Mapa ilustrado del golfo y la playa de fin de año", (press) => {
    const out = reliefMap(press, {
      ground: "#1f5a5c",
      steps: ["#2a6a60", "#3f8068", "#6a9a70", "#a4b07c", "#dcc894"],
      line: "#06202a",
      shade: inks.night,
      hills: [
        { x: 1380, y: 560, rx: 330, ry: 250, turn: -60, levels: 6 },
        { x: 220, y: 820, rx: 300, ry: 160, turn: 30, levels: 5 },
        { x: 820, y: 920, rx: 240, ry: 90, levels: 3 },
        { x: 1520, y: 200, rx: 160, ry: 90, levels: 3 },
      ],
      sea: {
        d: `${curve(points("-60,-60 1560,-60 1500,80 1360,120 1300,220 1180,240 1100,320 1120,420 1040,500 1060,600 1000,700 900,740 800,700 720,760 600,740 520,640 400,610 320,520 360,420 300,330 330,220 240,140 120,180 -60,140"), { closed: true })}`,
        ink: "#144a5c",
        rim: "#a9d4c4",
      },
      rivers: [
        points("1300,900 1200,820 1180,720 1100,660 1055,590"),
        points("480,1040 520,900 500,780 590,735"),
        points("1640,360 1480,340 1360,320 1240,300 1175,245"),
      ],
      water: "#8fc8c0",
      way: points("1330,170 1240,180 1120,220 1020,300 960,420 980,520 940,620 860,660 790,690"),
      stops: points("1330,165 1105,360 1050,560"),
      route: inks.ember,
      halo: inks.cream,
    });
    const flame =
      '<path fill="#e2552b" d="M-26 30q-14-20 0-40 4 10 10 12-6-26 14-50 0 20 14 28 2-8 8-14 12 30 6 44 6-2 6-8 10 18-4 28-26 8-54 0z"/><path fill="#ffc860" d="M-14 28q-6-12 2-22 4 6 8 6-2-14 8-26 2 14 8 18 8 12 2 24-14 4-28 0z"/>';
    return (
      out +
      pin({ x: 788, y: 700, scale: 1.5, ink: inks.deep, rim: inks.cream, inner: "#ffe6bc" }, flame)
    );
  });
}
