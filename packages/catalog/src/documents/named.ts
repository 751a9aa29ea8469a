import type { Documents } from "./documents";

/** A document that another names: by `home`, at `tiles.items.0.trip`, `trips/marte`. */
type Named = readonly [by: string, place: string, name: string];

/** The documents that those which fit their schemas name, but for the home page's list of trips. */
export function* namedIn({ home, trust, ...others }: Partial<Documents>): Generator<Named> {
  for (const [at, { trip }] of (home?.tiles.items ?? []).entries())
    yield ["home", `tiles.items.${at}.trip`, `trips/${trip}`];
  for (const [at, { trip }] of (home?.territories.projects ?? []).entries())
    if (trip) yield ["home", `territories.projects.${at}.trip`, `trips/${trip}`];
  for (const [at, story] of (home?.blog.stories ?? []).entries())
    yield ["home", `blog.stories.${at}`, `stories/${story}`];
  for (const list of ["photos", "hosts"] as const)
    for (const [at, { pages }] of (trust?.[list] ?? []).entries())
      for (const page of pages) yield ["trust", `${list}.${at}.pages`, `trips/${page}`];
  for (const [at, { page }] of (trust?.reviews ?? []).entries())
    yield ["trust", `reviews.${at}.page`, `trips/${page}`];
  for (const [by, document] of Object.entries(others)) {
    if (!document || !("pieces" in document)) continue;
    for (const [at, trip] of (document.trips ?? []).entries())
      yield [by, `trips.${at}`, `trips/${trip}`];
    if (document.next) yield [by, "next.story", `stories/${document.next.story}`];
  }
}
