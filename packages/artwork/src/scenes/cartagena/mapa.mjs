import { placeMap } from "../../maps/place-map.mjs";
import { poster } from "../../print/poster.mjs";
import { cartagena as inks } from "../inks.mjs";

/** The walled town on its tongue of land, the bay, the islands to the southwest. */
export function mapa() {
  return poster(631, "Mapa de Cartagena, su bahía y las islas del Rosario", (press) =>
    placeMap(press, {
      view: { lon: -75.63, lat: 10.3, km: 60 },
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
      // The islands of the Rosario by hand: the outline of the country leaves out what is so small.
      islands: [
        "-75.752,10.178 -75.735,10.172 -75.724,10.18 -75.736,10.188 -75.75,10.187",
        "-75.8,10.163 -75.79,10.158 -75.783,10.166 -75.793,10.171",
        "-75.77,10.166 -75.764,10.163 -75.761,10.168 -75.767,10.17",
      ],
      hills: [
        { at: [-75.44, 10.36], rx: 6, ry: 4, turn: -60, levels: 3 },
        { at: [-75.52, 10.23], rx: 4, ry: 2, turn: -40, levels: 2 },
      ],
      canals: ["-75.36,10.2 -75.43,10.23 -75.48,10.27 -75.525,10.3"],
      way: "-75.55,10.418 -75.548,10.38 -75.555,10.33 -75.59,10.318 -75.64,10.27 -75.69,10.22 -75.735,10.19",
      towns: [
        { name: "Cartagena", at: [-75.551, 10.424], side: "e", start: true },
        { name: "Tierra Bomba", at: [-75.565, 10.35], side: "w", shift: [-10, 0] },
        { name: "Playa Blanca", at: [-75.612, 10.222] },
      ],
      regions: [
        { name: "MAR CARIBE", at: [-75.77, 10.34], kind: "sea" },
        { name: "Islas del Rosario", at: [-75.745, 10.141], kind: "river" },
        { name: "Canal del Dique", at: [-75.445, 10.196], turn: 18, kind: "range" },
      ],
      bar: 10,
      foot: [80, 120],
      mark: {
        at: [-75.738, 10.182],
        scale: 1.1,
        ink: "#3d2450",
        rim: inks.cream,
        inner: inks.sand,
        body: '<path fill="#c8573c" d="M-24 6q0-32 24-36 24 4 24 36z"/><path fill="#8f3636" d="M-28 6h56v8h-56zM-22 16h44v16h-44zM-2-40h4v10h-4z"/>',
      },
    }),
  );
}
