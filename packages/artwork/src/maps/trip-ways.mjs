/**
 * A place that the trip's document names: a town, or with a `kind` a quarter, a park, a river or a mountain, which has no
 * dot. `side` is where its name stands, `shift` moves the name. The trip begins at a `start` and sleeps at a `bed`.
 * @typedef {{ name: string, at: [lon: number, lat: number], side?: "e" | "w" | "n" | "s", start?: boolean, bed?: boolean, kind?: "river" | "range", turn?: number, shift?: [number, number] }} Stop
 */

/**
 * What a map tells of its trip: its places, the ways between them, each the names of its stops and lines of longitude
 * and latitude, and the stop with the pin. Where nobody said where a place lies, it is in `unplaced` and not drawn.
 * @typedef {{ stops: Stop[], ways?: string[][], pin: string, unplaced?: string[] }} TripWay
 */

/** @type {Stop} */
const nuqui = { name: "Nuquí", at: [-77.257, 5.713], start: true };
/** @type {Stop} */
const arusi = { name: "Arusí", at: [-77.488, 5.593], side: "s", shift: [10, 0] };
const toArusi = ["Nuquí", "-77.31,5.722 -77.38,5.7 -77.44,5.65", "Arusí"];

/** @type {Stop[]} */
const coffeeTowns = [
  { name: "Pereira", at: [-75.696, 4.813], side: "w", start: true, shift: [0, -20] },
  { name: "Armenia", at: [-75.681, 4.534], side: "w", start: true },
  { name: "Salento", at: [-75.57, 4.638], side: "s" },
  { name: "Cocora", at: [-75.492, 4.638], kind: "range", shift: [108, 24] },
];
const toCocora = ["Salento", "-75.535,4.636", "Cocora"];
const coffeeWays = [
  ["Pereira", "-75.675,4.74 -75.63,4.69 -75.622,4.655", "Salento"],
  ["Armenia", "-75.636,4.61 -75.62,4.645", ...toCocora],
];

/** The ways by the folder of the map's scene. @satisfies {Record<string, TripWay>} */
export const tripWays = /** @type {Record<string, TripWay>} */ ({
  cartagena: {
    stops: [
      { name: "Cartagena", at: [-75.551, 10.424], start: true },
      { name: "Getsemaní", at: [-75.546, 10.421], kind: "range", shift: [152, 62] },
      { name: "San Basilio de Palenque", at: [-75.199, 10.104], side: "w", shift: [-12, 0] },
    ],
    ways: [
      [
        "Cartagena",
        "-75.48,10.385 -75.414,10.331 -75.344,10.257 -75.3,10.175 -75.25,10.13",
        "San Basilio de Palenque",
      ],
    ],
    pin: "San Basilio de Palenque",
  },
  choco: { stops: [nuqui, arusi], ways: [toArusi], pin: "Arusí" },
  "eje-cafetero": {
    stops: [...coffeeTowns, { name: "Filandia", at: [-75.658, 4.675], side: "w" }],
    ways: coffeeWays,
    pin: "Cocora",
  },
  "eje-cafetero-diciembre": { stops: coffeeTowns, ways: coffeeWays, pin: "Cocora" },
  "fin-de-ano-choco": { stops: [nuqui], pin: "Nuquí" },
  guajira: {
    stops: [{ name: "Riohacha", at: [-72.907, 11.544], start: true }],
    pin: "Riohacha",
    unplaced: ["Sardinas"],
  },
  guaviare: {
    stops: [
      { name: "San José del Guaviare", at: [-72.646, 2.573], start: true },
      { name: "La Lindosa", at: [-72.74, 2.475], kind: "range", shift: [0, 60] },
    ],
    ways: [["San José del Guaviare", "-72.665,2.545 -72.7,2.52", "La Lindosa"]],
    pin: "La Lindosa",
  },
  macarena: {
    stops: [
      { name: "La Macarena", at: [-73.787, 2.183], side: "s", start: true },
      { name: "Río Guayabero", at: [-73.99, 2.182], kind: "river", turn: 8 },
      { name: "Caño Cristales", at: [-73.795, 2.26], kind: "river", shift: [310, -50] },
    ],
    ways: [["La Macarena", "-73.755,2.203 -73.732,2.216 -73.755,2.238", "Caño Cristales"]],
    pin: "Caño Cristales",
  },
  "macarena-fin-de-ano": {
    stops: [
      { name: "La Macarena", at: [-73.787, 2.183], side: "s", start: true },
      { name: "Río Guayabero", at: [-73.99, 2.182], kind: "river", turn: 8 },
    ],
    pin: "La Macarena",
  },
  providencia: {
    stops: [{ name: "Aeropuerto", at: [-81.357, 13.357], start: true }],
    ways: [
      [
        "Aeropuerto",
        "-81.3465,13.3575 -81.3465,13.3735 -81.371,13.3835 -81.38,13.3795 -81.392,13.368 -81.3955,13.35 -81.394,13.33 -81.382,13.3165 -81.362,13.3175 -81.349,13.332 -81.345,13.352",
        "Aeropuerto",
      ],
    ],
    pin: "Aeropuerto",
  },
  "san-andres": {
    stops: [
      { name: "San Andrés", at: [-81.7, 12.585], side: "w", start: true },
      { name: "San Luis", at: [-81.7095, 12.535] },
      { name: "La Loma", at: [-81.717, 12.556], side: "w", shift: [-40, 0] },
    ],
    ways: [
      [
        "San Andrés",
        "-81.6925,12.581 -81.6995,12.569 -81.7035,12.556 -81.7065,12.545",
        "San Luis",
        "-81.7135,12.522 -81.717,12.51 -81.722,12.495 -81.729,12.4845 -81.7315,12.497 -81.7325,12.515 -81.7325,12.532 -81.73,12.547 -81.726,12.559 -81.72,12.572 -81.711,12.583",
        "San Andrés",
      ],
    ],
    pin: "San Luis",
  },
  "santa-marta": {
    stops: [
      { name: "Santa Marta", at: [-74.199, 11.241], side: "s", start: true, bed: true },
      { name: "Tayrona", at: [-73.955, 11.305], kind: "range", bed: true, shift: [130, -10] },
    ],
    ways: [["Santa Marta", "-74.12,11.25 -74.03,11.275 -73.93,11.275", "Tayrona"]],
    pin: "Tayrona",
    unplaced: ["Río de la Sierra"],
  },
  "velitas-choco": { stops: [nuqui, arusi], ways: [toArusi], pin: "Arusí" },
});
