import { settings } from "@maloca/catalog";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Gallery } from "../../components/gallery";
import { home } from "../../content/home";
import { Document } from "../../Document";
import { About, Recognitions } from "../../home/about";
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

const { hotels } = home.partners;
const { commercialUsd, philanthropicUsd } = home.pilot.investment;

/** What the charts of a booking's shares and of the investment are drawn to; short, as a phone waits for each byte. */
const scales = `:root{--h:${hotels.hotel}%;--c:${hotels.communities}%;--o:${hotels.operator}%;--i:${commercialUsd}fr;--p:${philanthropicUsd}fr}`;

/** The home page; its order is that of docs/product.md, "Home page". */
export function HomePage({ now }: { now: Date }) {
  return (
    <Document path="/" title={settings.tagline} description={home.hero.lead} rules={scales}>
      <HomeHero />
      <Finder now={now} />
      <Problem />
      <Programmes />
      <Pilot />
      <Tiles />
      <Partners />
      <Destinations now={now} />
      <CustomTrip />
      <Seasonal now={now} />
      <Territories />
      <About />
      <Recognitions />
      <Gallery
        id="galeria"
        {...home.gallery}
        pictures={home.gallery.pictures.map(pictureOf)}
        look="row"
      />
      <Community />
      <Blog />
      <Newsletter />
      <Vision />
    </Document>
  );
}
