import { trips, voluntariado } from "@maloca/catalog";
import type { ReactElement } from "react";
import { stories } from "../content/stories";
import { trust } from "../content/trust";
import { AcrossStory } from "../pages/blog/across";
import { BesideStory } from "../pages/blog/beside";
import { ConsultancyPage } from "../pages/consultoria/page";
import { HomePage } from "../pages/home/page";
import { NotFoundPage } from "../pages/not-found/page";
import { VolunteeringPage } from "../pages/voluntariado/page";
import { TripPage } from "../trip/trip-page";
import { TrustContext } from "../trust/trust-section";

const layouts = { across: AcrossStory, beside: BesideStory };

/**
 * Every page by its file, such as `guajira/index.html`.
 * @param now what is said of seasons and dates holds on this day
 */
export function pagesOn(now: Date): Record<string, ReactElement> {
  const pages = {
    "index.html": <HomePage now={now} />,
    ...Object.fromEntries(
      trips.map((trip) => [`${trip.slug}/index.html`, <TripPage key="" trip={trip} now={now} />]),
    ),
    [`${voluntariado.slug}/index.html`]: <VolunteeringPage />,
    "consultoria/index.html": <ConsultancyPage />,
    ...Object.fromEntries(
      stories.map((story) => {
        const Page = layouts[story.layout];
        return [`blog/${story.slug}/index.html`, <Page key="" story={story} />];
      }),
    ),
    "404.html": <NotFoundPage />,
  };
  return Object.fromEntries(
    Object.entries(pages).map(([file, page]) => [
      file,
      <TrustContext key="" value={trust}>
        {page}
      </TrustContext>,
    ]),
  );
}
