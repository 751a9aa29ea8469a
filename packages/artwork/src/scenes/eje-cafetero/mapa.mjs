import { coffee } from "../../maps/grounds.mjs";
import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { palmOnPin } from "../../nature/wax-palm.mjs";
import { poster } from "../../print/poster.mjs";

/** From the two towns of the road up to the valley of the wax palms. */
export function mapa() {
  return poster(331, "Mapa del Eje Cafetero, de Pereira y Armenia a Cocora", (press) =>
    placeMap(press, {
      ...tripWays["eje-cafetero"],
      ...coffee.ground,
      view: coffee.view,
      roads: coffee.ground.roads?.toSpliced(1, 0, coffee.toFilandia),
      inks: {
        ground: "#d9c98a",
        steps: [
          "#b9bd78",
          "#a0b472",
          "#86a870",
          "#6f9c70",
          "#86a08c",
          "#c9b8a8",
          "#f0d9c4",
          "#fff6df",
        ],
        line: "#12382b",
        shade: "#0b2a26",
        water: "#2f8fa0",
        route: "#d8392b",
        halo: "#fff6df",
      },
      sea: { ink: "#2f8fa0", rim: "#cfe8e0" },
      ink: "#12302a",
      waterInk: "#0f4a5c",
      mark: {
        scale: 1.1,
        ink: "#d8392b",
        rim: "#fff6df",
        inner: "#fbe3b0",
        body: palmOnPin(press),
      },
    }),
  );
}
