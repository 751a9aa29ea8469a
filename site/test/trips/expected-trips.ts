import { trips } from "@maloca/catalog";
import { destinations } from "./destinations";
import { seasonal } from "./seasonal";

const written = { ...destinations, ...seasonal };

/** The trips with expected pages, in the order of the home page. */
export const expectedTrips = trips.flatMap(({ slug }) => {
  const expected = written[slug];
  return expected ? [{ slug, ...expected }] : [];
});
