import { placeMap } from "../../maps/place-map.mjs";
import { tripWays } from "../../maps/trip-ways.mjs";
import { poster } from "../../print/poster.mjs";
import { cartagena as inks } from "../inks.mjs";

/** The walled town on its tongue of land, and the road to Palenque. */
export function mapa() {
  return poster(631, "Mapa de Cartagena a San Basilio de Palenque", (press) =>
    placeMap(press, {
      ...tripWays.cartagena,
      view: { lon: -75.4, lat: 10.27, km: 72 },
      inks: {
        ground: "#eda66c",
        steps: ["#f0b47c", "#e89a60", "#d88454"],
        line: "#8a4a34",
        shade: inks.night,
        water: "#1f6f8c",
        route: inks.hot,
        halo: inks.cream,
      },
      sea: { ink: "#1f6f8c", rim: "#bfe4dc" },
      ink: "#3d1c3a",
      waterInk: "#e4f4f0",
      hills: [
        { at: [-75.44, 10.36], rx: 6, ry: 4, turn: -60, levels: 3 },
        { at: [-75.52, 10.23], rx: 4, ry: 2, turn: -40, levels: 2 },
      ],
      canals: [
        "-74.9,10.24 -75.06,10.2 -75.2,10.165 -75.3,10.163 -75.36,10.2 -75.43,10.23 -75.48,10.27 -75.525,10.3",
      ],
      regions: [
        { name: "MAR", at: [-75.645, 10.36], kind: "sea" },
        { name: "CARIBE", at: [-75.645, 10.335], kind: "sea" },
        { name: "Canal del Dique", at: [-75.37, 10.185], turn: 20, kind: "range" },
      ],
      bar: 10,
      foot: [80, 920],
      mark: {
        scale: 1.1,
        ink: "#3d2450",
        rim: inks.cream,
        inner: inks.sand,
        body: '<path fill="#8a4a34" d="M-26-22l10 56h32l10-56z"/><ellipse cy="-22" rx="26" ry="9" fill="#fff6df"/><path fill="none" stroke="#f7d79c" stroke-width="4" d="M-25-16l9 20 8-14 8 14 8-14 8 14 9-20M-21 8h42"/>',
      },
    }),
  );
}
