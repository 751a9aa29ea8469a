/** The colours of a trip's page, taken from its artwork. */
export interface Palette {
  /** The dark background of bar, hero and closing section, for paper-coloured text. */
  ground: string;
  /** Buttons and labels on the dark background; a light background for ink-coloured text. */
  light: string;
  /** Large figures and marks on a paper-coloured background. */
  accent: string;
  /** Buttons; in the light theme also small text on paper. */
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

/** The layout of a trip's page: variants of its sections, and their order. */
export interface TripPageVariants {
  /** The part of the artwork that stays visible on a tablet, so that the title does not hide the motif. */
  hero: "middle" | "left";
  /** A card over the artwork, or a row below it. */
  facts: "overlay" | "strip";
  figures: "row" | "even" | "cards";
  highlights: "dark" | "lines";
  /** Rows across the page, columns, cards with pictures, or grouped by lodging. */
  packages: "rows" | "columns" | "postcards" | "lodgings";
  gallery: "sheet" | "quilt";
  itinerary: "light" | "paper";
  /** The position of the motif in the closing picture. */
  callToAction: "left" | "middle" | "right";
  order: readonly SectionName[];
}
