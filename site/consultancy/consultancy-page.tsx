import { button } from "../components/button.css";
import { Hero } from "../components/hero";
import { consultancy } from "../content/consultancy";
import { Document } from "../Document";
import { palettes } from "../style/palettes";
import { Achievements } from "./achievements";
import { Contact } from "./contact";
import { Opener } from "./form-dialog";
import { Hours } from "./hours";
import { Programme } from "./programme";

/**
 * The consultancy and its Programa de Impacto Comunitario (docs/product.md, "Consultancy page").
 */
export function ConsultancyPage() {
  const { title, description, hero, hours, contact, dialogs } = consultancy;
  const { toHours, ...words } = hero;
  return (
    <Document path="/consultoria" title={title} description={description} palette={palettes.taller}>
      <Hero {...words}>
        <a className={button.maize} href={`#${hours.id}`}>
          {toHours}
        </a>
        <Opener about={dialogs.proposal} variant="outline">
          {contact.propose}
        </Opener>
      </Hero>
      <Programme />
      <Hours />
      <Achievements />
      <Contact />
    </Document>
  );
}
