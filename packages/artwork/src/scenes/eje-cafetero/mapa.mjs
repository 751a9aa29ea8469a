import { waxCrown, waxPalm } from "../../nature/wax-palm.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { pin, reliefMap } from "../../print/relief-map.mjs";

/** The way through the coffee hills, up from the river to the valley of the palms. */
export function mapa() {
  return poster(331, "Mapa ilustrado del Eje Cafetero", (press) => {
    let out = reliefMap(press, {
      ground: "#d9c98a",
      steps: [
        "#b9bd78",
        "#8fae6c",
        "#5f9464",
        "#3c7a5e",
        "#2a6156",
        "#c9a08a",
        "#f0d9c4",
        "#fff6df",
      ],
      line: "#12382b",
      shade: "#0b2a26",
      hills: [
        { x: 1180, y: 460, rx: 470, ry: 250, turn: -62, levels: 9 },
        { x: 1320, y: 130, rx: 260, ry: 170, turn: -40, levels: 7 },
        { x: 240, y: 420, rx: 330, ry: 200, turn: -70, levels: 4 },
        { x: 700, y: 830, rx: 240, ry: 120, turn: -20, levels: 3 },
      ],
      rivers: [
        points("560,1040 500,900 560,760 500,620 560,480 520,330 570,180 540,-40"),
        points("1040,560 900,600 780,580 660,640 540,640"),
        points("1000,280 860,330 720,320 540,380"),
      ],
      water: "#2f8fa0",
      way: points("420,820 500,740 620,720 700,620 780,520 900,480 1000,400 1080,330"),
      stops: points("420,820 700,620 900,480"),
      route: "#d8392b",
      halo: "#fff6df",
    });
    const crown = waxCrown(press);
    const palm = waxPalm(crown, {
      x: 0,
      foot: 38,
      head: -10,
      scale: 0.26,
      dark: "#12382b",
      lit: "#2a6e4f",
      stem: "#8a7a5c",
      side: "#6a5a44",
      thick: 4,
    });
    out += pin(
      { x: 1080, y: 330, scale: 1.5, ink: "#d8392b", rim: "#fff6df", inner: "#fbe3b0" },
      palm,
    );
    return out;
  });
}
