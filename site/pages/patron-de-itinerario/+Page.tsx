import { Frame } from "../../trip/days/itinerary";

/**
 * Not a page of the site: the build keeps its section as the pattern of the itineraries in `maloca.json`, whose
 * address, title and picture the lead server puts in the place of these.
 */
export function Page() {
  return (
    <html lang="es-CO">
      <head />
      <body>
        <section>
          <Frame url="https://itinerary.invalid/" title="TITLE" picture="/art/POSTER" />
        </section>
      </body>
    </html>
  );
}
