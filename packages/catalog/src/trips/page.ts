/** What a territory changes of the page's colours, taken from its artwork. */
export interface Palette {
  /** The dark frame: bar, hero, closing call. Paper on it is read with ease. */
  ground: string;
  /** Calls and labels on the dark frame; a light ground under ink. */
  light: string;
  /** Large figures and marks on paper. */
  accent: string;
  /** Buttons, by day small text on paper too. */
  deep: string;
}

/** The sections of a trip page below its hero. */
export type SectionName =
  | "about"
  | "callToAction"
  | "donation"
  | "ecolodge"
  | "event"
  | "experiences"
  | "gallery"
  | "highlights"
  | "itinerary"
  | "lists"
  | "note"
  | "packages"
  | "steps"
  | "way";

/** How a trip's page is set: the shape of its sections, and their order. */
export interface TripPageVariants {
  /** Where a tablet's title would hide the motif, the artwork is cut on its other side. */
  hero: "middle" | "left";
  /** A card over the artwork, or a strip below it. */
  facts: "overlay" | "strip";
  figures: "row" | "even" | "cards";
  highlights: "dark" | "lines";
  /** Edge to edge, in columns, each with its picture, or by lodging. */
  packages: "rows" | "columns" | "postcards" | "lodgings";
  gallery: "sheet" | "quilt";
  itinerary: "light" | "paper";
  /** Where the motif of the closing picture stands. */
  callToAction: "left" | "middle" | "right";
  order: readonly SectionName[];
}
