import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** The gulf by boat, from Nuquí to the village of the candles. */
export function mapa() {
  return poster(977, "Mapa del golfo de Tribugá, de Nuquí a Arusí", (press) =>
    placeMap(press, {
      ...tripWays["velitas-choco"],
      view: { lon: -77.35, lat: 5.65, km: 58 },
      inks: {
        ground: "#22345c",
        steps: ["#2a3c68", "#3a4474", "#5a4a7c", "#8a5a84"],
        line: "#0a1230",
        shade: inks.night,
        water: "#5a86b4",
        route: inks.gold,
        halo: inks.cream,
      },
      sea: { ink: "#14244c", rim: "#5a86b4" },
      ink: "#1a1440",
      waterInk: "#c4d4f0",
      hills: [
        { at: [-77.09, 5.76], rx: 7, ry: 5, turn: -60, levels: 5 },
        { at: [-77.12, 5.6], rx: 7, ry: 4, turn: -30, levels: 4 },
      ],
      rivers: [
        "-77.03,5.62 -77.1,5.645 -77.16,5.66 -77.2,5.69 -77.257,5.713",
        "-77.14,5.83 -77.19,5.8 -77.247,5.77",
        "-77.17,5.57 -77.22,5.63 -77.283,5.685",
        "-77.2,5.55 -77.26,5.6 -77.316,5.65",
      ],
      regions: [
        { name: "GOLFO DE", at: [-77.46, 5.76], kind: "sea" },
        { name: "TRIBUGÁ", at: [-77.46, 5.735], kind: "sea" },
        { name: "Río Nuquí", at: [-77.165, 5.675], turn: 16, kind: "river" },
      ],
      bar: 5,
      mark: {
        scale: 1.2,
        ink: "#48386f",
        rim: inks.cream,
        inner: inks.night,
        body: '<path fill="#f2617c" d="M-20 26l-5-46h50l-5 46z"/><path fill="#ffe08a" d="M-12 22l-2-28q14-20 28 0l-2 28z"/><path fill="#2a1430" d="M-26 26h52l-5 8h-42zM-30-20l14-16h32l14 16z"/>',
      },
    }),
  );
}
