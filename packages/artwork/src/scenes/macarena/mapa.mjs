import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";
import { inks } from "./shared/inks.mjs";

/** The way from the town by the big river to the coloured one, along the foot of the range. */
export function mapa() {
  return poster(433, "Mapa ilustrado de La Macarena", (press) => {
    const out = reliefMap(press, {
      ground: "#4f8a5c",
      steps: ["#6f9a5c", "#9aa85c", "#c9b468", "#d99a70", "#b8707c", "#8a5a80"],
      line: "#16382f",
      shade: "#141c26",
      hills: [
        { x: 640, y: 380, rx: 540, ry: 170, turn: -58, levels: 6 },
        { x: 1340, y: 240, rx: 200, ry: 130, turn: 20, levels: 3 },
        { x: 180, y: 820, rx: 240, ry: 140, turn: -20, levels: 3 },
      ],
      rivers: [
        points("1660,520 1480,560 1380,660 1220,660 1120,760 960,780 860,880 700,900 560,1040"),
        points("640,560 720,620 840,640 900,720 960,780"),
        points("1180,-40 1240,160 1200,320 1300,460 1380,660"),
      ],
      water: "#8fd0cf",
      way: points("1250,690 1140,700 1060,660 960,660 880,600 790,580"),
      stops: points("1250,690 1060,660 920,630"),
      route: inks.yellow,
      halo: inks.cream,
    });
    return (
      out +
      pin(
        { x: 760, y: 600, scale: 1.5, ink: inks.crimson, rim: inks.cream, inner: "#156076" },
        `<g clip-path="circle(42px)"><path fill="${inks.rose}" d="M-44 44C-30 0 20 8 4-44h20C44 10-4 10-8 44z"/><path fill="${inks.yellow}" d="M-8 44C-4 10 40 10 24-44h14C60 14 12 16 12 44z"/><path fill="${inks.crimson}" d="M-44 44C-44-4 2 0-8-44H4C20 8-30 0-28 44z"/></g>`,
      )
    );
  });
}
