import { macarena } from "../../maps/grounds.mjs";
import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { macarena as inks } from "../inks.mjs";

/** From the town up the big river, then on foot to the river of colours. */
export function mapa() {
  return poster(433, "Mapa de La Macarena, del río Guayabero a Caño Cristales", (press) =>
    placeMap(press, {
      ...tripWays.macarena,
      ...macarena,
      view: { lon: -73.84, lat: 2.265, km: 70 },
      inks: {
        ground: "#5c945c",
        steps: ["#79a25c", "#9aa85c", "#c4b468", "#d0a070", "#bc8878", "#a07088"],
        line: "#16382f",
        shade: "#141c26",
        water: "#8fd0cf",
        route: inks.yellow,
        halo: inks.cream,
      },
      sea: { ink: "#156076", rim: "#8fd0cf" },
      ink: "#16241e",
      waterInk: "#fff6df",
      mark: {
        scale: 1.2,
        ink: inks.crimson,
        rim: inks.cream,
        inner: "#156076",
        body: `<g clip-path="circle(42px)"><path fill="${inks.rose}" d="M-44 44C-30 0 20 8 4-44h20C44 10-4 10-8 44z"/><path fill="${inks.yellow}" d="M-8 44C-4 10 40 10 24-44h14C60 14 12 16 12 44z"/><path fill="${inks.crimson}" d="M-44 44C-44-4 2 0-8-44H4C20 8-30 0-28 44z"/></g>`,
      },
    }),
  );
}
