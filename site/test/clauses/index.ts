import type { Chapter } from "./clause";
import { everywhere, notFound } from "./everywhere";
import { homeChapter } from "./home";
import { others } from "./others";
import { rules } from "./rules";
import { eachTrip, ownTrips } from "./trips";

/** What the product must do, clause by clause, in the order of its routes. */
export const chapters: readonly Chapter[] = [
  everywhere,
  homeChapter,
  eachTrip,
  ...ownTrips,
  ...others,
  notFound,
  rules,
];
