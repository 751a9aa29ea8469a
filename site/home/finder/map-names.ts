/**
 * The position of a trip's name: on the left or right of its place, moved by units of the map. On a phone
 * four units are a pixel. Trips that are not listed have their name on the right.
 */
export const names: Partial<Record<string, { side?: "left"; move: readonly [number, number] }>> = {
  cartagena: { side: "left", move: [-64, 0] },
  "santa-marta": { move: [-108, -288] },
  "santa-marta-diciembre": { move: [-108, -148] },
  guajira: { move: [150, 20] },
  "velitas-choco": { side: "left", move: [-70, -124] },
  "fin-de-ano-choco": { side: "left", move: [-76, 112] },
  "eje-cafetero": { move: [76, -72] },
  "eje-cafetero-diciembre": { move: [76, 60] },
  guaviare: { move: [60, 12] },
  macarena: { move: [-120, 128] },
  "macarena-fin-de-ano": { move: [-120, 256] },
};
