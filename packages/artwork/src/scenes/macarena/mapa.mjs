import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { macarena as inks } from "../inks.mjs";

/** From the town up the big river, then on foot to the river of colours. */
export function mapa() {
  return poster(433, "Mapa de La Macarena, del río Guayabero a Caño Cristales", (press) =>
    placeMap(press, {
      ...tripWays.macarena,
      view: { lon: -73.84, lat: 2.265, km: 70 },
      inks: {
        ground: "#5c945c",
        steps: ["#79a25c", "#9aa85c", "#c4b468", "#d0a070", "#bc8878", "#a07088"],
        line: "#16382f",
        shade: "#141c26",
        water: "#8fd0cf",
        route: inks.yellow,
        halo: inks.cream,
      },
      sea: { ink: "#156076", rim: "#8fd0cf" },
      ink: "#16241e",
      waterInk: "#fff6df",
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
        ink: inks.crimson,
        rim: inks.cream,
        inner: "#156076",
        body: `<g clip-path="circle(42px)"><path fill="${inks.rose}" d="M-44 44C-30 0 20 8 4-44h20C44 10-4 10-8 44z"/><path fill="${inks.yellow}" d="M-8 44C-4 10 40 10 24-44h14C60 14 12 16 12 44z"/><path fill="${inks.crimson}" d="M-44 44C-44-4 2 0-8-44H4C20 8-30 0-28 44z"/></g>`,
      },
    }),
  );
}
