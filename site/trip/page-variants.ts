import type { Trip } from "@maloca/catalog";
import type { PaletteName } from "../style/palettes";
import type { SectionName } from "./sections";

/** How a trip's page is set: its colours, the shape of its sections, and their order. */
export interface PageVariants {
  palette: PaletteName;
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

const usual: PageVariants = {
  palette: "selva",
  hero: "middle",
  facts: "overlay",
  figures: "row",
  highlights: "dark",
  packages: "rows",
  gallery: "sheet",
  itinerary: "light",
  callToAction: "middle",
  order: ["about", "gallery", "packages", "lists", "itinerary", "callToAction"],
};

// See docs/decisions/order-of-a-trip-page.md.
const macarenaOrder: PageVariants["order"] = [
  "about",
  "ecolodge",
  "highlights",
  "gallery",
  "packages",
  "note",
  "lists",
  "itinerary",
  "steps",
  "callToAction",
];

const variants: Record<string, Partial<PageVariants>> = {
  "eje-cafetero": { palette: "cafetal", packages: "columns" },
  "eje-cafetero-diciembre": {
    palette: "navidad",
    facts: "strip",
    packages: "columns",
    gallery: "quilt",
    itinerary: "paper",
    order: ["about", "packages", "lists", "gallery", "itinerary", "callToAction"],
  },
  providencia: {
    palette: "arrecife",
    facts: "strip",
    packages: "postcards",
    itinerary: "paper",
    callToAction: "right",
  },
  "san-andres": { palette: "reggae", packages: "postcards", itinerary: "light" },
  "santa-marta": { palette: "sierra", hero: "left", facts: "strip" },
  "santa-marta-diciembre": { palette: "brisa", packages: "columns", itinerary: "paper" },
  guajira: {
    palette: "desierto",
    facts: "strip",
    figures: "even",
    packages: "columns",
    itinerary: "paper",
    order: ["about", "highlights", "gallery", "packages", "lists", "itinerary", "callToAction"],
  },
  macarena: {
    palette: "cristales",
    highlights: "lines",
    itinerary: "paper",
    order: macarenaOrder,
  },
  "macarena-fin-de-ano": {
    palette: "fogata",
    facts: "strip",
    figures: "cards",
    packages: "columns",
    gallery: "quilt",
    order: macarenaOrder,
  },
  cartagena: {
    palette: "muralla",
    highlights: "lines",
    callToAction: "right",
    order: ["about", "highlights", "gallery", "packages", "lists", "event", "callToAction"],
  },
  "velitas-choco": { palette: "velas", hero: "left", packages: "lodgings" },
  "fin-de-ano-choco": {
    palette: "pacifico",
    facts: "strip",
    packages: "lodgings",
    callToAction: "left",
    order: [
      "about",
      "experiences",
      "gallery",
      "packages",
      "lists",
      "donation",
      "itinerary",
      "callToAction",
    ],
  },
};

/** A page without a trip has the usual variants. */
export function variantsOf(trip: Trip | undefined): PageVariants {
  return { ...usual, ...(trip && variants[trip.slug]) };
}
