import { settings } from "@maloca/catalog";
import { hero } from "../../content/home/opening";
import { Document } from "../../Document";
import { About, Gallery, Recognitions } from "../../home/about";
import { Blog, Newsletter, Vision } from "../../home/closing";
import { Community } from "../../home/community";
import { Finder } from "../../home/finder/finder";
import { HomeHero, Problem, Programmes } from "../../home/opening";
import { Partners } from "../../home/partners";
import { Pilot } from "../../home/territories/pilot";
import { Territories } from "../../home/territories/territories";
import { CustomTrip } from "../../home/trips/custom-trip";
import { Tiles } from "../../home/trips/tiles";
import { Destinations, Seasonal } from "../../home/trips/trips";

/** The home page; its order is that of docs/product.md, "Home page". */
export function HomePage({ now }: { now: Date }) {
  return (
    <Document path="/" title={settings.tagline} description={hero.lead}>
      <HomeHero />
      <Finder now={now} />
      <Problem />
      <Programmes />
      <Pilot />
      <Tiles />
      <Partners />
      <Destinations />
      <CustomTrip />
      <Seasonal now={now} />
      <Territories />
      <About />
      <Recognitions />
      <Gallery />
      <Community />
      <Blog />
      <Newsletter />
      <Vision />
    </Document>
  );
}
