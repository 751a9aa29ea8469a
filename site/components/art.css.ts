import { trips } from "@maloca/catalog";
import { globalStyle, style, styleVariants } from "../style/rules";

export const art = style({});

// More specific than the base rule for pictures and less specific than a class, whatever the order of the
// style sheets.
globalStyle(`body img:where(.${art})`, { width: "100%", height: "100%", objectFit: "cover" });

/** One name for each trip, on its card and on its page: the view transition moves the picture between them. */
export const carried = styleVariants(
  Object.fromEntries(trips.map(({ slug }) => [slug, slug])),
  (slug) => ({ viewTransitionName: `art-${slug}` }),
);
