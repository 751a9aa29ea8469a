import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { macarenaFinDeAno as inks } from "../inks.mjs";

/** The town on the big river, below the range, at dusk. */
export function mapa() {
  return poster(2207, "Mapa de La Macarena y el río Guayabero", (press) =>
    placeMap(press, {
      ...tripWays["macarena-fin-de-ano"],
      view: { lon: -73.84, lat: 2.245, km: 70 },
      inks: {
        ground: "#2a3a5c",
        steps: ["#354468", "#4a4a74", "#6a4c7a", "#8e5078", "#b85c78", "#e08a7c"],
        line: "#10143a",
        shade: inks.night,
        water: "#8fa8d8",
        route: inks.gold,
        halo: inks.cream,
      },
      sea: { ink: "#1c2a58", rim: "#8fa8d8" },
      ink: inks.night,
      waterInk: "#d8e0f8",
      hills: [
        { at: [-73.92, 2.37], rx: 17, ry: 7, turn: -62, levels: 6 },
        { at: [-73.63, 2.41], rx: 6, ry: 4, turn: 20, levels: 3 },
        { at: [-73.98, 2.11], rx: 7, ry: 3, turn: -10, levels: 2 },
      ],
      rivers: [
        "-74.3,2.22 -74.15,2.2 -74.05,2.17 -73.95,2.155 -73.86,2.19 -73.787,2.19 -73.72,2.215 -73.64,2.26 -73.56,2.28 -73.46,2.33",
        "-74.18,2.52 -74.12,2.4 -74.13,2.28 -74.1,2.19",
        "-73.87,2.33 -73.83,2.29 -73.8,2.265 -73.765,2.25 -73.73,2.213",
      ],
      regions: [
        { name: "Río Duda", at: [-74.09, 2.33], turn: -88, kind: "river" },
        { name: "Sierra de La Macarena", at: [-73.935, 2.35], turn: -62, kind: "range" },
        { name: "SABANAS DEL YARÍ", at: [-73.66, 2.095], kind: "range" },
      ],
      bar: 10,
      mark: {
        scale: 1.2,
        ink: "#5a2450",
        rim: inks.cream,
        inner: "#ffe6bc",
        body: '<path fill="#e2552b" d="M-26 30q-14-20 0-40 4 10 10 12-6-26 14-50 0 20 14 28 2-8 8-14 12 30 6 44 6-2 6-8 10 18-4 28-26 8-54 0z"/><path fill="#ffc860" d="M-14 28q-6-12 2-22 4 6 8 6-2-14 8-26 2 14 8 18 8 12 2 24-14 4-28 0z"/>',
      },
    }),
  );
}
