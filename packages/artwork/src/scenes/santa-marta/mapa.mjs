import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** From the bay along the coves, below the snow. */
export function mapa() {
  return poster(877, "Mapa de Santa Marta, el Tayrona y la Sierra Nevada", (press) =>
    placeMap(press, {
      ...tripWays["santa-marta"],
      view: { lon: -73.9, lat: 11.13, km: 112 },
      inks: {
        ground: "#4c9068",
        steps: ["#5a9a68", "#86b070", "#b4a878", "#b09a98", "#d8d0d4", "#fffaf0"],
        line: "#163a44",
        shade: inks.night,
        water: "#bfe6e0",
        route: inks.clay,
        halo: inks.cream,
      },
      sea: { ink: "#1f7f9c", rim: "#c4ecdc" },
      ink: "#14283c",
      waterInk: "#e8f8f0",
      hills: [
        { at: [-73.68, 10.86], rx: 36, ry: 21, turn: -12, levels: 8 },
        { at: [-74.05, 11.08], rx: 11, ry: 7, turn: -24, levels: 4 },
      ],
      rivers: [
        "-73.86,10.98 -73.87,11.05 -73.82,11.15 -73.79,11.2 -73.77,11.258",
        "-73.68,10.95 -73.7,11.08 -73.7,11.17 -73.71,11.255",
        "-73.55,10.95 -73.57,11.08 -73.56,11.18 -73.565,11.25",
      ],
      roads: [
        "-74.25,11.0 -74.22,11.1 -74.19,11.235 -74.12,11.25 -74.03,11.275 -73.93,11.275 -73.85,11.26 -73.7,11.245 -73.57,11.245 -73.3,11.262",
      ],
      regions: [
        { name: "MAR CARIBE", at: [-73.62, 11.32], kind: "sea" },
        { name: "Sierra Nevada", at: [-73.69, 10.93], kind: "range" },
      ],
      bar: 20,
      mark: {
        scale: 1.2,
        ink: inks.blue,
        rim: inks.cream,
        inner: "#fbdca4",
        body: '<path fill="none" stroke="#6a4a3a" stroke-width="7" stroke-linecap="round" d="M-4 38Q8 8 0-12"/><path fill="#1a4f40" d="M0-12q-22-22-44-8 24-4 30 6-22 0-26 20 16-14 38-12-4 14 4 26 6-14 4-24 18 0 30 16 0-18-18-24 12-8 28 0-16-22-42-2 2-16-8-26 2 14 4 28z"/>',
      },
    }),
  );
}
