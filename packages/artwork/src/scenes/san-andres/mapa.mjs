import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** Around the island by its road. */
export function mapa() {
  return poster(827, "Mapa de San Andrés", (press) =>
    placeMap(press, {
      ...tripWays["san-andres"],
      view: { lon: -81.7, lat: 12.54, km: 24.6 },
      inks: {
        ground: "#4f9a64",
        steps: ["#2a4a94", "#2f84ac", "#4cc0bc"],
        line: "#bfeee0",
        shade: inks.night,
        water: "#bfeee0",
        route: "#e8503f",
        halo: inks.cream,
      },
      sea: { ink: "#2462a0", rim: "#8fe0d4" },
      ink: inks.night,
      waterInk: "#e0f6f0",
      // The island and its cays by hand, after charts: the outline of the country has ten points of it.
      islands: [
        "-81.704,12.59 -81.697,12.592 -81.69,12.588 -81.689,12.58 -81.693,12.573 -81.699,12.566 -81.701,12.556 -81.704,12.546 -81.708,12.536 -81.711,12.525 -81.715,12.513 -81.719,12.5 -81.725,12.487 -81.73,12.481 -81.734,12.486 -81.733,12.5 -81.735,12.515 -81.735,12.53 -81.733,12.545 -81.73,12.556 -81.726,12.566 -81.721,12.576 -81.714,12.585",
        "-81.6905,12.598 -81.688,12.5985 -81.6875,12.6 -81.6895,12.6005",
        "-81.6835,12.551 -81.681,12.5515 -81.681,12.5535 -81.683,12.5535",
      ],
      hills: [],
      heights: {
        hills: [
          { at: [-81.716, 12.556], rx: 0.55, ry: 1.7, turn: 8, levels: 3 },
          { at: [-81.722, 12.522], rx: 0.5, ry: 1.6, turn: 8, levels: 2 },
        ],
        steps: ["#78b070", "#b0c87c", "#e4dc9c"],
      },
      roads: [
        "-81.7,12.587 -81.6925,12.581 -81.6995,12.569 -81.7035,12.556 -81.7065,12.545 -81.7105,12.533 -81.7135,12.522 -81.717,12.51 -81.722,12.495 -81.729,12.4845 -81.7315,12.497 -81.7325,12.515 -81.7325,12.532 -81.73,12.547 -81.726,12.559 -81.72,12.572 -81.711,12.583 -81.7,12.587",
      ],
      reef: "-81.676,12.606 -81.668,12.594 -81.666,12.575 -81.67,12.555 -81.678,12.537 -81.69,12.52",
      regions: [{ name: "MAR CARIBE", at: [-81.645, 12.515], kind: "sea" }],
      bar: 4,
      foot: [1080, 920],
      mark: {
        scale: 0.86,
        ink: "#c23a6c",
        rim: inks.cream,
        inner: "#ffd48a",
        body: '<path fill="none" stroke="#5a2a4c" stroke-width="7" stroke-linecap="round" d="M-4 38Q8 8 0-12"/><path fill="#1d7f6c" d="M0-12q-22-22-44-8 24-4 30 6-22 0-26 20 16-14 38-12-4 14 4 26 6-14 4-24 18 0 30 16 0-18-18-24 12-8 28 0-16-22-42-2 2-16-8-26 2 14 4 28z"/>',
      },
    }),
  );
}
