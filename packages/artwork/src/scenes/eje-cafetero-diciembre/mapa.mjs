import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { waxCrown, waxPalm } from "../../nature/wax-palm.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";

/** The same valley in the blue of December. */
export function mapa() {
  return poster(
    2203,
    "Mapa del Eje Cafetero en diciembre, de Pereira y Armenia a Cocora",
    (press) =>
      placeMap(press, {
        ...tripWays["eje-cafetero-diciembre"],
        view: { lon: -75.63, lat: 4.675, km: 78 },
        inks: {
          ground: "#26305e",
          steps: [
            "#2c3a66",
            "#30466c",
            "#38566e",
            "#4a6478",
            "#6a6a88",
            "#9a7a90",
            "#d8a89a",
            "#ffe8c4",
          ],
          line: "#0c1030",
          shade: inks.night,
          water: "#5f9cc4",
          route: inks.amber,
          halo: inks.cream,
        },
        sea: { ink: "#14244c", rim: "#5f9cc4" },
        ink: inks.night,
        waterInk: "#cfe0f4",
        hills: [
          { at: [-75.39, 4.7], rx: 23, ry: 12, turn: -66, levels: 8 },
          { at: [-75.87, 4.52], rx: 9, ry: 5, turn: -70, levels: 3 },
        ],
        rivers: [
          "-75.78,4.4 -75.82,4.5 -75.86,4.6 -75.885,4.68 -75.93,4.76",
          "-75.44,4.66 -75.52,4.632 -75.58,4.6 -75.64,4.53 -75.7,4.47 -75.79,4.45",
          "-75.42,4.75 -75.5,4.77 -75.6,4.795 -75.69,4.828 -75.78,4.86 -75.86,4.92",
        ],
        roads: [
          "-75.99,4.7 -75.912,4.746 -75.8,4.785 -75.696,4.813 -75.675,4.74 -75.63,4.69 -75.63,4.62 -75.681,4.534 -75.7,4.4",
          "-75.696,4.813 -75.62,4.868 -75.58,4.95",
        ],
        regions: [
          { name: "Río La Vieja", at: [-75.832, 4.655], turn: 72, kind: "river" },
          { name: "Río Quindío", at: [-75.575, 4.545], turn: -38, kind: "river" },
          { name: "Río Otún", at: [-75.56, 4.815], turn: 15, kind: "river" },
          { name: "Los Nevados", at: [-75.37, 4.775], kind: "range" },
        ],
        bar: 10,
        mark: {
          scale: 1.1,
          ink: "#8a2440",
          rim: inks.cream,
          inner: inks.gold,
          body: palm(press),
        },
      }),
  );
}

/** @param {import("../../print/poster.mjs").Press} press */
const palm = (press) =>
  waxPalm(waxCrown(press), {
    x: 0,
    foot: 38,
    head: -10,
    scale: 0.26,
    dark: "#12382b",
    lit: "#2a6e4f",
    stem: "#8a7a5c",
    side: "#6a5a44",
    thick: 4,
    planted: true,
  });
