import { settings } from "@maloca/catalog";
import { hero } from "../../content/home";
import { Document } from "../../Document";
import { Aliados } from "../../home/aliados";
import { Blog } from "../../home/blog";
import { Hero } from "../../home/hero";
import { Newsletter } from "../../home/newsletter";
import { Nosotros } from "../../home/nosotros";
import { Territorios } from "../../home/territorios";
import { Viajes } from "../../home/viajes";
import { Vision } from "../../home/vision";

export function Page() {
  return (
    <Document path="/" title={settings.tagline} description={hero.lead}>
      <Hero />
      <Viajes />
      <Territorios />
      <Aliados />
      <Nosotros />
      <Blog />
      <Newsletter />
      <Vision />
    </Document>
  );
}
