import { macarena } from "../../maps/grounds.mjs";
import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { macarenaFinDeAno as inks } from "../inks.mjs";

/** The town on the big river, below the range, at dusk. */
export function mapa() {
  return poster(2207, "Mapa de La Macarena y el río Guayabero", (press) =>
    placeMap(press, {
      ...tripWays["macarena-fin-de-ano"],
      ...macarena,
      view: { lon: -73.84, lat: 2.245, km: 70 },
      inks: {
        ground: "#2a3a5c",
        steps: ["#354468", "#4a4a74", "#6a4c7a", "#8e5078", "#b85c78", "#e08a7c"],
        line: "#10143a",
        shade: inks.night,
        water: "#8fa8d8",
        route: inks.gold,
        halo: inks.cream,
      },
      sea: { ink: "#1c2a58", rim: "#8fa8d8" },
      ink: inks.night,
      waterInk: "#d8e0f8",
      mark: {
        scale: 1.2,
        ink: "#5a2450",
        rim: inks.cream,
        inner: "#ffe6bc",
        body: '<path fill="#e2552b" d="M-26 30q-14-20 0-40 4 10 10 12-6-26 14-50 0 20 14 28 2-8 8-14 12 30 6 44 6-2 6-8 10 18-4 28-26 8-54 0z"/><path fill="#ffc860" d="M-14 28q-6-12 2-22 4 6 8 6-2-14 8-26 2 14 8 18 8 12 2 24-14 4-28 0z"/>',
      },
    }),
  );
}
