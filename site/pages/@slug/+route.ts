import { trips } from "@maloca/catalog";
import type { PageContext } from "vike/types";

/** Every other path is another page's, or not found. */
export function route({ urlPathname }: PageContext) {
  const trip = trips.find(({ slug }) => urlPathname === `/${slug}`);
  return trip ? { routeParams: { slug: trip.slug } } : false;
}
