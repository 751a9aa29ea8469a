import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { guajira as inks } from "../inks.mjs";

/** The peninsula, and Riohacha where it begins. */
export function mapa() {
  return poster(937, "Mapa de La Guajira, con Riohacha", (press) =>
    placeMap(press, {
      ...tripWays.guajira,
      view: { lon: -72.2, lat: 11.86, km: 236 },
      inks: {
        ground: "#eda45c",
        steps: ["#f2b46c", "#e8985a", "#d07a48", "#b45a3a"],
        line: inks.wine,
        shade: inks.night,
        water: "#5fb8b4",
        route: "#c42f4c",
        halo: inks.cream,
      },
      sea: { ink: "#1f8f9b", rim: "#e4f5dc" },
      ink: inks.wine,
      waterInk: "#eafaf0",
      hills: [
        { at: [-71.38, 12.16], rx: 14, ry: 7, turn: 20, levels: 4 },
        { at: [-71.85, 11.98], rx: 12, ry: 5, turn: -30, levels: 3 },
        { at: [-72.7, 11.36], rx: 24, ry: 9, turn: -30, levels: 3 },
      ],
      rivers: ["-72.62,11.2 -72.66,11.32 -72.8,11.42 -72.86,11.5 -72.9,11.555"],
      roads: [
        "-73.3,11.26 -73.1,11.36 -72.907,11.544 -72.62,11.48 -72.42,11.4 -72.243,11.384 -72,11.35 -71.9,11.1",
      ],
      regions: [
        { name: "MAR CARIBE", at: [-72.9, 12.2], kind: "sea" },
        { name: "Macuira", at: [-71.4, 12.1], kind: "range" },
        { name: "GOLFO DE", at: [-71.5, 11.55], kind: "sea" },
        { name: "VENEZUELA", at: [-71.5, 11.45], kind: "sea" },
      ],
      bar: 40,
      foot: [80, 130],
      mark: {
        scale: 1.1,
        ink: inks.wine,
        rim: inks.cream,
        inner: "#fdd9a0",
        body: '<path fill="none" stroke="#d63f58" stroke-width="4" stroke-linecap="round" d="M-2 10l2 30M8 10l-4 14 6 16"/><path fill="#f4697a" d="M-30 2q14-18 36-16 22 2 22 14-4 14-28 14-18 0-30-12z"/><path fill="none" stroke="#f4697a" stroke-width="8" stroke-linecap="round" d="M22-6c20-6 20-24 8-28"/><path fill="#2a0f1c" d="M30-40q-14-2-16 8 8-2 12 4z"/>',
      },
    }),
  );
}
