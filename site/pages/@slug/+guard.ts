import { trips } from "@maloca/catalog";
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";

/** The development server answers 404 to a path that is no trip's; the build renders trips only. */
export function guard({ routeParams }: PageContextServer) {
  if (!trips.some(({ slug }) => slug === routeParams.slug)) throw render(404);
}
