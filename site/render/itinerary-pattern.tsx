import { Frame } from "../trip/days/itinerary";

/**
 * Not on any page: the pattern of the itineraries in `maloca.json`, whose address, title and picture the lead
 * server puts in the place of these.
 */
export const ItineraryPattern = () => (
  <section>
    <Frame url="https://itinerary.invalid/" title="TITLE" picture="/art/POSTER" />
  </section>
);
