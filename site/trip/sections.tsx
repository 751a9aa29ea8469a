import type { SectionName, Trip } from "@maloca/catalog";
import type { ReactNode } from "react";
import { Itinerary } from "./days/itinerary";
import { Packages } from "./packages/packages";
import { About } from "./sections/about";
import { CallToAction } from "./sections/call-to-action";
import { Ecolodge } from "./sections/ecolodge";
import { Event } from "./sections/event";
import { Experiences } from "./sections/experiences";
import { Gallery } from "./sections/gallery";
import { Highlights } from "./sections/highlights";
import { Lists } from "./sections/lists";
import { Donation, Note } from "./sections/note";
import { Steps } from "./sections/steps";
import { Way } from "./way/way";

/** The sections of a trip page; a section is empty where the trip has no data for it. */
export const sections = {
  about: About,
  callToAction: CallToAction,
  donation: Donation,
  ecolodge: Ecolodge,
  event: Event,
  experiences: Experiences,
  gallery: Gallery,
  highlights: Highlights,
  itinerary: Itinerary,
  lists: Lists,
  note: Note,
  packages: Packages,
  steps: Steps,
  way: Way,
} satisfies Record<SectionName, (props: { trip: Trip }) => ReactNode>;
