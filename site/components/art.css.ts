import { type TripSlug, trips } from "@maloca/catalog";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const art = style({});

// Stronger than the page's own rule for pictures, and weaker than any class, whatever order the
// sheets come in.
globalStyle(`body img:where(.${art})`, { width: "100%", height: "100%", objectFit: "cover" });

/** One name a trip, the same on its card and on its page (cross-document view transitions). */
export const carried = styleVariants(
  Object.fromEntries(trips.map(({ slug }) => [slug, slug])) as Record<TripSlug, TripSlug>,
  (slug) => ({ viewTransitionName: `art-${slug}` }),
);
