import type { Trip } from "@maloca/catalog";
import type { PaletteName } from "../style/palettes";
import type { PartName } from "./parts";

/** How a trip's page is set: its colours, the shape of its parts, and their order. */
export interface Look {
  palette: PaletteName;
  /** Where a tablet's title would hide the motif, the artwork is cut on its other side. */
  hero: "middle" | "left";
  /** A card over the artwork, or a strip below it. */
  facts: "pinned" | "strip";
  figures: "row" | "even" | "cards";
  highlights: "dark" | "lines";
  /** Edge to edge, in columns, each with its picture, or by lodging. */
  packages: "rows" | "columns" | "postcards" | "lodgings";
  gallery: "sheet" | "quilt";
  itinerary: "light" | "paper";
  /** Where the motif of the closing picture stands. */
  call: "left" | "middle" | "right";
  order: readonly PartName[];
}

const usual: Look = {
  palette: "selva",
  hero: "middle",
  facts: "pinned",
  figures: "row",
  highlights: "dark",
  packages: "rows",
  gallery: "sheet",
  itinerary: "light",
  call: "middle",
  order: ["about", "gallery", "packages", "lists", "itinerary", "call"],
};

// See docs/decisions/order-of-a-trip-page.md.
const macarenaOrder: Look["order"] = [
  "about",
  "ecolodge",
  "highlights",
  "gallery",
  "packages",
  "note",
  "lists",
  "itinerary",
  "steps",
  "call",
];

const looks: Record<string, Partial<Look>> = {
  "eje-cafetero": { palette: "cafetal", packages: "columns" },
  "eje-cafetero-diciembre": {
    palette: "navidad",
    facts: "strip",
    packages: "columns",
    gallery: "quilt",
    itinerary: "paper",
    order: ["about", "packages", "lists", "gallery", "itinerary", "call"],
  },
  providencia: {
    palette: "arrecife",
    facts: "strip",
    packages: "postcards",
    itinerary: "paper",
    call: "right",
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
    order: ["about", "highlights", "gallery", "packages", "lists", "itinerary", "call"],
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
    call: "right",
    order: ["about", "highlights", "gallery", "packages", "lists", "event", "call"],
  },
  "velitas-choco": { palette: "velas", hero: "left", packages: "lodgings" },
  "fin-de-ano-choco": {
    palette: "pacifico",
    facts: "strip",
    packages: "lodgings",
    call: "left",
    order: [
      "about",
      "experiences",
      "gallery",
      "packages",
      "lists",
      "donation",
      "itinerary",
      "call",
    ],
  },
};

/** A page that is no trip's looks as the house does. */
export function lookOf(trip: Trip | undefined): Look {
  return { ...usual, ...(trip && looks[trip.slug]) };
}
