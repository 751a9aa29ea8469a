import type { SectionName, Trip } from "@maloca/catalog";
import type { ReactNode } from "react";
import { About } from "./about";
import { CallToAction } from "./call-to-action";
import { Donation } from "./donation";
import { Ecolodge } from "./ecolodge";
import { Event } from "./event";
import { Experiences } from "./experiences";
import { Gallery } from "./gallery";
import { Highlights } from "./highlights";
import { Itinerary } from "./itinerary";
import { Lists } from "./lists";
import { Note } from "./note";
import { Packages } from "./packages";
import { Steps } from "./steps";
import { Way } from "./way";

/** What a trip page is made of; each section shows nothing where the trip says nothing. */
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
