import { button } from "../components/button.css";
import { Poster } from "../components/poster";
import { consultancy } from "../content/consultancy";
import { Document } from "../Document";
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
  const { toHours, ...poster } = hero;
  return (
    <Document path="/consultoria" title={title} description={description} palette="taller">
      <Poster {...poster}>
        <a className={button.maize} href={`#${hours.id}`}>
          {toHours}
        </a>
        <Opener about={dialogs.proposal} look="outline">
          {contact.propose}
        </Opener>
      </Poster>
      <Programme />
      <Hours />
      <Achievements />
      <Contact />
    </Document>
  );
}
