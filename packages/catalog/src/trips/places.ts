/** Longitude and latitude. */
export type Place = readonly [longitude: number, latitude: number];

/** Where the map of Colombia shows a trip: its meeting point, or between two of them. */
export const places = {
  cartagena: [-75.551, 10.424],
  /** Between Pereira and Armenia. */
  coffeeRegion: [-75.69, 4.67],
  laMacarena: [-73.79, 2.18],
  nuqui: [-77.266, 5.711],
  providencia: [-81.37, 13.35],
  riohacha: [-72.907, 11.544],
  sanAndres: [-81.7, 12.58],
  sanJoseDelGuaviare: [-72.64, 2.57],
  santaMarta: [-74.199, 11.241],
} as const satisfies Record<string, Place>;
