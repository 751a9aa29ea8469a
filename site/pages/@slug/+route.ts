import { trips } from "@maloca/catalog";
import type { PageContext } from "vike/types";

/** Matches the paths of trips only. */
export function route({ urlPathname }: PageContext) {
  const trip = trips.find(({ slug }) => urlPathname === `/${slug}`);
  return trip ? { routeParams: { slug: trip.slug } } : false;
}
