import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { guaviare as inks } from "../inks.mjs";

/** The town on the big river, and the range with the painted walls. */
export function mapa() {
  return poster(2213, "Mapa de San José del Guaviare y la serranía de La Lindosa", (press) =>
    placeMap(press, {
      ...tripWays.guaviare,
      view: { lon: -72.68, lat: 2.53, km: 60 },
      inks: {
        ground: inks.leaf,
        steps: ["#4a7048", "#8a8a4c", "#c08a4c", inks.ochre, inks.peach],
        line: "#3a1a1c",
        shade: inks.night,
        water: "#9fd0c0",
        route: inks.peach,
        halo: inks.cream,
      },
      sea: { ink: "#1d6478", rim: "#9fd0c0" },
      ink: inks.wine,
      waterInk: "#e0f4e8",
      hills: [
        { at: [-72.75, 2.47], rx: 12, ry: 4, turn: -14, levels: 5 },
        { at: [-72.86, 2.52], rx: 4, ry: 2, turn: -50, levels: 3 },
        { at: [-72.5, 2.42], rx: 4, ry: 2, turn: 20, levels: 2 },
      ],
      rivers: [
        "-73.1,2.28 -73,2.34 -72.93,2.43 -72.88,2.52 -72.82,2.57 -72.76,2.587 -72.7,2.583 -72.646,2.585 -72.55,2.61 -72.42,2.655 -72.3,2.69",
        "-73,2.8 -72.94,2.74 -72.86,2.66 -72.76,2.587",
      ],
      roads: ["-72.646,2.573 -72.65,2.5 -72.63,2.4 -72.64,2.3"],
      regions: [
        { name: "Río Guaviare", at: [-72.5, 2.655], turn: -17, kind: "river" },
        { name: "Río Ariari", at: [-72.8, 2.625], turn: 40, kind: "river" },
      ],
      bar: 10,
      mark: {
        scale: 1.2,
        ink: inks.plum,
        rim: inks.cream,
        inner: inks.cream,
        body: '<path fill="#e09440" d="M-34 20l6-34 14-8 16 4 10-6 16 10 6 34z"/><path fill="#c2562d" d="M2-18l-3 16 8 8-3 14h30l-6-34-16-10z"/><path fill="#2c5f48" d="M-38 18q10-12 18-5 10-10 20-1 12-10 20 0 10-6 18 6-16 20-38 20t-38-20z"/>',
      },
    }),
  );
}
