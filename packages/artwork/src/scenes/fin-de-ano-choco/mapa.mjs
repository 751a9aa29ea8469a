import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** The gulf, and Nuquí at its shore. */
export function mapa() {
  return poster(1021, "Mapa del golfo de Tribugá, con Nuquí", (press) =>
    placeMap(press, {
      ...tripWays["fin-de-ano-choco"],
      view: { lon: -77.3, lat: 5.66, km: 62 },
      inks: {
        ground: "#1f5a5c",
        steps: ["#2a6a60", "#3f8068", "#6a9a70", "#a4b07c", "#dcc894"],
        line: "#06202a",
        shade: inks.night,
        water: "#8fc8c0",
        route: inks.ember,
        halo: inks.cream,
      },
      sea: { ink: "#144a5c", rim: "#a9d4c4" },
      ink: inks.night,
      waterInk: "#d8f0e0",
      hills: [
        { at: [-77.12, 5.62], rx: 10, ry: 6, turn: -70, levels: 5 },
        { at: [-77.4, 5.49], rx: 8, ry: 4, turn: 10, levels: 4 },
        { at: [-77.2, 5.5], rx: 7, ry: 4, turn: -30, levels: 4 },
        { at: [-77.43, 5.56], rx: 5, ry: 2, turn: -20, levels: 2 },
      ],
      rivers: [
        "-77.06,5.58 -77.13,5.63 -77.2,5.67 -77.266,5.711",
        "-77.2,5.55 -77.25,5.61 -77.312,5.655",
        "-77.27,5.47 -77.3,5.54 -77.334,5.613",
      ],
      regions: [
        { name: "GOLFO DE TRIBUGÁ", at: [-77.44, 5.745], kind: "sea" },
        { name: "Serranía del Baudó", at: [-77.19, 5.515], kind: "range" },
        { name: "Río Nuquí", at: [-77.16, 5.678], turn: 28, kind: "river" },
      ],
      bar: 10,
      mark: {
        scale: 1.3,
        ink: inks.deep,
        rim: inks.cream,
        inner: "#ffe6bc",
        body: '<path fill="#e2552b" d="M-26 30q-14-20 0-40 4 10 10 12-6-26 14-50 0 20 14 28 2-8 8-14 12 30 6 44 6-2 6-8 10 18-4 28-26 8-54 0z"/><path fill="#ffc860" d="M-14 28q-6-12 2-22 4 6 8 6-2-14 8-26 2 14 8 18 8 12 2 24-14 4-28 0z"/>',
      },
    }),
  );
}
