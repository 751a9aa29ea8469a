import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The river by night, village after village, to where the lanterns are set adrift. */
export function mapa() {
  return poster(977, "Mapa ilustrado del río de las velitas", (press) => {
    const { sheet, stipple } = press;
    const river = points(
      "1640,120 1500,180 1400,140 1280,220 1180,330 1060,300 960,380 900,500 780,520 700,620 560,640 480,740 340,760 240,860 80,880 -40,960",
    );
    let out = reliefMap(press, {
      ground: "#1a2a4c",
      steps: ["#22345c", "#34406c", "#5a4a7c", "#8a5a84"],
      line: "#0a1230",
      shade: inks.night,
      hills: [
        { x: 520, y: 260, rx: 380, ry: 170, turn: -20, levels: 5 },
        { x: 1240, y: 700, rx: 380, ry: 190, turn: -24, levels: 5 },
        { x: 1060, y: 60, rx: 200, ry: 80, levels: 3 },
      ],
      rivers: [
        river,
        points("960,380 880,300 860,180 800,60 820,-40"),
        points("700,620 760,740 740,860 800,1040"),
        points("1280,220 1380,340 1480,400 1640,420"),
      ],
      water: "#5a86b4",
      way: river.slice(4, 13),
      stops: points("1180,330 900,500 560,640"),
      route: inks.gold,
      halo: inks.cream,
    });
    let halos = "";
    let dots = "";
    for (const [i, [x, y]] of river.entries()) {
      if (i % 2) continue;
      const ink = [inks.gold, inks.rose, inks.jade, inks.amber][(i / 2) % 4];
      halos += `<circle cx="${x}" cy="${y}" r="70" fill="${sheet.radial([x, y, 70], `0 ${ink} .9, 1 ${ink} 0`)}"/>`;
      dots += `<circle cx="${x}" cy="${y}" r="7" fill="${ink}"/>`;
    }
    out += stipple(halos) + dots;
    const lamp =
      '<path fill="#f2617c" d="M-20 26l-5-46h50l-5 46z"/><path fill="#ffe08a" d="M-12 22l-2-28q14-20 28 0l-2 28z"/><path fill="#2a1430" d="M-26 26h52l-5 8h-42zM-30-20l14-16h32l14 16z"/>';
    return (
      out +
      pin({ x: 342, y: 760, scale: 1.5, ink: "#48386f", rim: inks.cream, inner: inks.night }, lamp)
    );
  });
}
