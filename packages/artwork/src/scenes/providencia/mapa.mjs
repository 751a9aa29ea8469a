import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { providencia as inks } from "../inks.mjs";

/** Around the island by boat, inside its reef. */
export function mapa() {
  return poster(739, "Mapa de Providencia", (press) =>
    placeMap(press, {
      ...tripWays.providencia,
      view: { lon: -81.366, lat: 13.355, km: 15.4 },
      inks: {
        ground: "#3f8a68",
        steps: ["#1f74a8", "#2a93b8", "#4cbcc4", "#8fdccf"],
        line: "#d3f3dc",
        shade: inks.night,
        water: inks.blues[1],
        route: inks.coral,
        halo: inks.cream,
      },
      sea: { ink: "#1f6ea4", rim: "#9fe0d4" },
      ink: inks.night,
      waterInk: "#e4f8f0",
      // Both islands by hand, after charts: the outline of the country has nine points of them.
      islands: [
        "-81.376,13.38 -81.368,13.382 -81.361,13.376 -81.357,13.368 -81.352,13.362 -81.35,13.354 -81.353,13.347 -81.352,13.338 -81.357,13.328 -81.365,13.321 -81.376,13.319 -81.384,13.325 -81.389,13.333 -81.392,13.341 -81.391,13.348 -81.387,13.356 -81.388,13.364 -81.383,13.371 -81.379,13.376",
        "-81.382,13.383 -81.376,13.385 -81.372,13.389 -81.377,13.394 -81.384,13.393 -81.387,13.388",
      ],
      hills: [],
      heights: {
        hills: [
          { at: [-81.371, 13.343], rx: 1.3, ry: 1.8, turn: 8, levels: 4 },
          { at: [-81.372, 13.365], rx: 1, ry: 0.8, levels: 3 },
          { at: [-81.379, 13.389], rx: 0.5, ry: 0.3, levels: 2 },
        ],
        steps: ["#5a9a68", "#8ab474", "#c3c98a", "#ece2b4"],
      },
      roads: [
        "-81.37,13.3795 -81.363,13.372 -81.358,13.362 -81.354,13.352 -81.356,13.34 -81.36,13.329 -81.368,13.3235 -81.377,13.323 -81.385,13.331 -81.388,13.341 -81.387,13.35 -81.383,13.358 -81.384,13.365 -81.378,13.3735 -81.37,13.3795",
      ],
      reef: "-81.345,13.404 -81.325,13.398 -81.31,13.385 -81.306,13.365 -81.311,13.345 -81.322,13.327 -81.338,13.312",
      regions: [
        { name: "MAR CARIBE", at: [-81.416, 13.371], kind: "sea" },
        { name: "El Pico", at: [-81.371, 13.341], kind: "range" },
      ],
      bar: 2,
      mark: {
        scale: 1,
        ink: inks.blues[4],
        rim: inks.cream,
        inner: inks.sun,
        body: '<path fill="none" stroke="#8a2f3a" stroke-width="6" stroke-linecap="round" d="M-22 6l-16 10M-24-2l-18 2M22 6l16 10M24-2l18 2M-18 12l-8 14M18 12l8 14M-14-14l-12-14M14-14l12-14"/><ellipse rx="24" ry="17" fill="#c8483f"/><path fill="#c8483f" d="M-30-44q-14 4-10 18l10-6 2 10q12-8-2-22zM30-44q14 4 10 18l-10-6-2 10q-12-8 2-22z"/>',
      },
    }),
  );
}
