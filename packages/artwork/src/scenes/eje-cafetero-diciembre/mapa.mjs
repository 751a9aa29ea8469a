import { coffee } from "../../maps/grounds.mjs";
import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { palmOnPin } from "../../nature/wax-palm.mjs";
import { poster } from "../../print/poster.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";

/** The same valley in the blue of December. */
export function mapa() {
  return poster(
    2203,
    "Mapa del Eje Cafetero en diciembre, de Pereira y Armenia a Cocora",
    (press) =>
      placeMap(press, {
        ...tripWays["eje-cafetero-diciembre"],
        ...coffee.ground,
        view: coffee.view,
        inks: {
          ground: "#26305e",
          steps: [
            "#2c3a66",
            "#30466c",
            "#38566e",
            "#4a6478",
            "#6a6a88",
            "#9a7a90",
            "#d8a89a",
            "#ffe8c4",
          ],
          line: "#0c1030",
          shade: inks.night,
          water: "#5f9cc4",
          route: inks.amber,
          halo: inks.cream,
        },
        sea: { ink: "#14244c", rim: "#5f9cc4" },
        ink: inks.night,
        waterInk: "#cfe0f4",
        mark: {
          scale: 1.1,
          ink: "#8a2440",
          rim: inks.cream,
          inner: inks.gold,
          body: palmOnPin(press),
        },
      }),
  );
}
