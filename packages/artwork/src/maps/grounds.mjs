// The ground of maps that two trips have in common, by day and by night: hills, rivers, roads and their names.

/** @import { PlaceMap } from "./place-map.mjs" */

/** @typedef {Pick<PlaceMap, "hills" | "rivers" | "roads" | "regions" | "bar">} Ground */

/** From Pereira and Armenia to the valley of the wax palms. */
export const coffee = {
  view: { lon: -75.63, lat: 4.675, km: 78 },
  /** @type {Ground} */
  ground: {
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
  },
  /** A road off the main one, to a town that only one of the trips visits. */
  toFilandia: "-75.658,4.675 -75.63,4.69",
};

/** The range and the rivers around La Macarena. @type {Ground} */
export const macarena = {
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
};
