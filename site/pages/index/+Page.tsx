import { settings } from "@maloca/catalog";
import { hero } from "../../content/home/opening";
import { Document } from "../../Document";
import { Aliados } from "../../home/aliados";
import { Blog } from "../../home/blog";
import { Comunidad } from "../../home/comunidad";
import { CustomTrip } from "../../home/custom-trip";
import { Gallery } from "../../home/gallery";
import { Hero } from "../../home/hero";
import { Newsletter } from "../../home/newsletter";
import { Nosotros } from "../../home/nosotros";
import { Pilot } from "../../home/pilot";
import { Problem } from "../../home/problem";
import { Programas } from "../../home/programas";
import { Recognitions } from "../../home/recognitions";
import { Temporada } from "../../home/temporada";
import { Territorios } from "../../home/territorios";
import { Tiles } from "../../home/tiles";
import { Viajes } from "../../home/viajes";
import { Vision } from "../../home/vision";

/** In the order of docs/product.md, "Home page". */
export function Page() {
  return (
    <Document path="/" title={settings.tagline} description={hero.lead}>
      <Hero />
      <Problem />
      <Programas />
      <Pilot />
      <Tiles />
      <Aliados />
      <Viajes />
      <CustomTrip />
      <Temporada now={new Date()} />
      <Territorios />
      <Nosotros />
      <Recognitions />
      <Gallery />
      <Comunidad />
      <Blog />
      <Newsletter />
      <Vision />
    </Document>
  );
}
