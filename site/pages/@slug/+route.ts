import { trips } from "@maloca/catalog";
import type { PageContext } from "vike/types";

/** Matches trips alone; other paths belong to other pages or are not found. */
export function route({ urlPathname }: PageContext) {
  const trip = trips.find(({ slug }) => urlPathname === `/${slug}`);
  return trip ? { routeParams: { slug: trip.slug } } : false;
}
