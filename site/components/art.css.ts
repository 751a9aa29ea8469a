import { style, styleVariants } from "@vanilla-extract/css";
import { trips } from "../content/trips";

export const art = style({ width: "100%", height: "100%", objectFit: "cover" });

/** One name a trip, the same on its card and on its page (cross-document view transitions). */
export const carried: Record<string, string> = styleVariants(
  Object.fromEntries(trips.map(({ slug }) => [slug, slug])),
  (slug) => ({ viewTransitionName: `art-${slug}` }),
);
