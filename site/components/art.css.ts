import { type TripSlug, trips } from "@maloca/catalog";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const art = style({});

// More specific than the page's rule for pictures and less than any class, in any order of the
// style sheets.
globalStyle(`body img:where(.${art})`, { width: "100%", height: "100%", objectFit: "cover" });

/** One name per trip, shared by its card and its page, for the view transition between documents. */
export const carried = styleVariants(
  Object.fromEntries(trips.map(({ slug }) => [slug, slug])) as Record<TripSlug, TripSlug>,
  (slug) => ({ viewTransitionName: `art-${slug}` }),
);
