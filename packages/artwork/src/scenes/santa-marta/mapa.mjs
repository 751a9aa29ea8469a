import { placeMap } from "../../maps/place-map.mjs";
import { poster } from "../../print/poster.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** From the bay along the coves, and up toward the snow. */
export function mapa() {
  return poster(877, "Mapa de Santa Marta, el Tayrona y la Sierra Nevada", (press) =>
    placeMap(press, {
      view: { lon: -73.96, lat: 11.075, km: 112 },
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
        "-74.19,11.235 -74.15,11.18 -74.117,11.143",
      ],
      way: "-74.19,11.245 -74.12,11.256 -74.03,11.281 -73.94,11.283 -73.86,11.262 -73.83,11.2 -73.85,11.12 -73.89,11.07 -73.925,11.042",
      towns: [
        { name: "Santa Marta", at: [-74.199, 11.241], side: "w", start: true },
        { name: "Taganga", at: [-74.19, 11.268], side: "n", shift: [-50, 6] },
        { name: "Minca", at: [-74.117, 11.143], side: "s" },
        { name: "Cabo San Juan", at: [-73.968, 11.323], side: "n" },
        { name: "Ciudad Perdida", at: [-73.925, 11.038], side: "s" },
        { name: "Palomino", at: [-73.565, 11.248], side: "s" },
      ],
      regions: [
        { name: "MAR CARIBE", at: [-73.62, 11.345], kind: "sea" },
        { name: "Tayrona", at: [-74.07, 11.3], kind: "range" },
        { name: "Sierra Nevada", at: [-73.57, 10.97], kind: "range" },
      ],
      bar: 20,
      mark: {
        at: [-73.687, 10.838],
        scale: 1.2,
        ink: inks.blue,
        rim: inks.cream,
        inner: "#fbdca4",
        body: '<path fill="#5b6c92" d="M-44 30L-14-26 0-8 12-32 46 30z"/><path fill="#fffaf0" d="M-30 4L-14-26 0-8 12-32 32 4 22-2 16 8 8-2 0 8-8-2-16 8-22-2z"/>',
      },
    }),
  );
}
