import { settings } from "@maloca/catalog";
import { hero } from "../../content/home/opening";
import { Document } from "../../Document";
import { About } from "../../home/about";
import { Blog } from "../../home/blog";
import { Community } from "../../home/community";
import { Finder } from "../../home/finder/finder";
import { Gallery } from "../../home/gallery";
import { HomeHero } from "../../home/hero";
import { Newsletter } from "../../home/newsletter";
import { Partners } from "../../home/partners/partners";
import { Problem } from "../../home/problem";
import { Recognitions } from "../../home/recognitions";
import { Pilot } from "../../home/territories/pilot";
import { Territories } from "../../home/territories/territories";
import { CustomTrip } from "../../home/trips/custom-trip";
import { Programmes } from "../../home/trips/programmes";
import { Tiles } from "../../home/trips/tiles";
import { Destinations, Seasonal } from "../../home/trips/trips";
import { Vision } from "../../home/vision";

/** The home page; its order is that of docs/product.md, "Home page". */
export function Page() {
  const now = new Date();
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
