/** A package as its card shows it (spec §3). */
export interface TripPackage {
  name: string;
  /** In words, e.g. `5 días / 4 noches`. */
  duration: string;
  /** Whole pesos for one person. */
  priceCop: number;
  description: string;
  features: readonly string[];
  badge?: "Más popular" | "Recomendado";
}

/** A figure or a short fact, set large: `{ value: "9", label: "grupos étnicos" }`. */
export interface Fact {
  value: string;
  label: string;
}

/** A picture of the gallery; `src` is a path below the site's public folder. */
export interface Picture {
  src: string;
  alt: string;
  caption: string;
}

/** Everything a trip page says (spec §2, "Trip pages"). One file a trip; no component knows its name. */
export interface Trip {
  /** The path, without its slash. */
  slug: string;
  /** As the concept names it: `Viaje a {destination} - {package}`. */
  destination: string;
  title: string;
  /** One sentence for search results and shared links. */
  description: string;
  hero: { eyebrow: string; title: string; lead: string; image: Picture };
  about: { title: string; paragraphs: readonly string[]; checks: readonly string[] };
  /** Set large, in the trip's own words. */
  figures: readonly Fact[];
  /** The facts card: duration, group, availability or season, meeting point. */
  facts: readonly Fact[];
  gallery: readonly Picture[];
  packages: readonly TripPackage[];
  included: readonly string[];
  notIncluded: readonly string[];
  /** What stands where the itinerary frame would be (decision 29). */
  itinerary: { title: string; placeholder: string };
  callToAction: { title: string; text: string };
  /** Facts that the operator has still to give, as `npm run check:content` will list them. */
  pending: readonly string[];
}
