import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { choco as inks } from "../inks.mjs";

/** The coast by boat, from Nuquí to Arusí. */
export function mapa() {
  return poster(547, "Mapa de la costa del Chocó, de Nuquí a Arusí", (press) =>
    placeMap(press, {
      ...tripWays.choco,
      view: { lon: -77.33, lat: 5.72, km: 84 },
      inks: {
        ground: "#2f7a62",
        steps: ["#3f8a68", "#5c9a6c", "#86ac74", "#b4bc84", "#dcd6a4"],
        line: "#0a3a34",
        shade: inks.night,
        water: "#9fd6cc",
        route: inks.gold,
        halo: inks.cream,
      },
      sea: { ink: "#1d6478", rim: "#9fd6cc" },
      ink: inks.night,
      waterInk: "#e4f2e4",
      hills: [
        { at: [-77.1, 6.12], rx: 20, ry: 9, turn: -80, levels: 5 },
        { at: [-77.02, 5.72], rx: 16, ry: 8, turn: -70, levels: 4 },
        { at: [-77.28, 6.22], rx: 8, ry: 4, turn: -60, levels: 3 },
        { at: [-77.2, 5.82], rx: 7, ry: 3, turn: -70, levels: 2 },
      ],
      rivers: [
        "-77.05,5.58 -77.13,5.63 -77.2,5.67 -77.266,5.711",
        "-77.16,5.95 -77.22,5.9 -77.28,5.858",
        "-77.28,6.13 -77.34,6.1 -77.42,6.098",
      ],
      regions: [
        { name: "OCÉANO", at: [-77.56, 5.8], kind: "sea" },
        { name: "PACÍFICO", at: [-77.56, 5.76], kind: "sea" },
        { name: "Río Nuquí", at: [-77.1, 5.642], turn: 27, kind: "river" },
        { name: "Serranía del Baudó", at: [-77.035, 5.74], turn: -70, kind: "range" },
      ],
      bar: 20,
      mark: {
        scale: 1.4,
        ink: inks.red,
        rim: inks.cream,
        inner: "#9fd6cc",
        body: '<path fill="#16303c" d="M0 34C-4 10-10-2-36-10-44-14-46-24-42-30-28-22-10-24 0-12 10-24 28-22 42-30 46-24 44-14 36-10 10-2 4 10 0 34z"/>',
      },
    }),
  );
}
