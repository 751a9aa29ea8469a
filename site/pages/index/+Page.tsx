import { settings } from "@maloca/catalog";
import { hero } from "../../content/home/opening";
import { Document } from "../../Document";
import { About } from "../../home/about";
import { Blog } from "../../home/blog";
import { Community } from "../../home/community";
import { CountryMap } from "../../home/country-map";
import { CustomTrip } from "../../home/custom-trip";
import { Destinations } from "../../home/destinations";
import { Finder } from "../../home/finder";
import { Gallery } from "../../home/gallery";
import { HomeHero } from "../../home/hero";
import { Newsletter } from "../../home/newsletter";
import { Partners } from "../../home/partners";
import { Pilot } from "../../home/pilot";
import { Problem } from "../../home/problem";
import { Programmes } from "../../home/programmes";
import { Recognitions } from "../../home/recognitions";
import { Seasonal } from "../../home/seasonal";
import { Territories } from "../../home/territories";
import { Tiles } from "../../home/tiles";
import { Vision } from "../../home/vision";

/** In the order of docs/product.md, "Home page". */
export function Page() {
  const now = new Date();
  return (
    <Document path="/" title={settings.tagline} description={hero.lead}>
      <HomeHero />
      <Finder now={now} />
      <CountryMap />
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
