import { pilotValues } from "@maloca/catalog/documents/pilot-values";
import { fillIn } from "@maloca/catalog/fill-in";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { LinkButton } from "../../components/buttons";
import { FactLines } from "../../components/fact-lines";
import { Hero } from "../../components/hero";
import { Paragraphs } from "../../components/texts";
import { heading, subheading } from "../../components/texts.css";
import { Widget } from "../../components/widget";
import { FormDialog, Opener } from "../../consultancy/form-dialog";
import { Hours } from "../../consultancy/hours";
import { consultancy, dialogs, HOURS_ID } from "../../content/consultancy";
import { contactOf } from "../../content/footer";
import { home } from "../../content/home";
import { trust, withFace } from "../../content/trust";
import { Document } from "../../Document";
import { grid } from "../../style/grid.css";
import { palettes } from "../../style/palettes";
import { Face, FaceCaption } from "../../trust/trust-section";
import * as styles from "./consultoria.css";

/**
 * The consultancy and its Programa de Impacto Comunitario (docs/product.md, "Consultancy page").
 */
export function ConsultancyPage() {
  const { title, description, hero, contact } = consultancy;
  const { toHours, image, ...words } = hero;
  return (
    <Document path="/consultoria" title={title} description={description} palette={palettes.taller}>
      <Hero {...words} image={pictureOf(image)}>
        <LinkButton variant="maize" href={`#${HOURS_ID}`} label={toHours} />
        <Opener about={dialogs.proposal} variant="outline" label={contact.propose} />
      </Hero>
      <Programme />
      <Hours />
      <Achievements />
      <Contact />
    </Document>
  );
}

/** What the programme is, and the areas that it works in. */
function Programme() {
  const { title, paragraphs, areas } = consultancy.programme;
  return (
    <section className={`${grid} ${styles.programme}`}>
      <div className={styles.words}>
        <h2 className={heading}>{title}</h2>
        <Paragraphs of={paragraphs} />
      </div>
      <ul className={styles.areas}>
        {areas.map(({ icon, title: name, text }) => (
          <li key={name} className={styles.area}>
            <ImpactIcon name={icon} className={styles.icon} />
            <h3 className={subheading}>{name}</h3>
            <p className={styles.areaText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Area = (typeof consultancy.programme.areas)[number];

const paths: Record<Area["icon"], string> = {
  people:
    "M10 44c0-9 5-15 11-15s11 6 11 15M21 22a6 6 0 1 0 0-.1M32 44c0-7 4-12 9-12s8 5 8 12M41 27a5 5 0 1 0 0-.1",
  shoot:
    "M28 50V24M28 34C28 24 20 18 8 18c0 10 8 16 20 16M28 26c0-9 7-15 19-15 0 10-8 15-19 15M14 50h28",
  coin: "M8 20h40v24H8zM8 28h40M28 14V6M20 14V9M36 14V9M18 37h8M36 33v8M32 37h8",
  gauge: "M8 44a20 20 0 1 1 40 0M28 44l10-15M8 50h40M12 34l4 2M44 34l-4 2M28 24v4",
};

/** A small line drawing. */
function ImpactIcon({ name, className }: { name: Area["icon"]; className: string }) {
  return (
    <svg viewBox="0 0 56 56" className={className} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

/** The person who runs the programme, and a timeline of what it has achieved. */
function Achievements() {
  const { timeline } = consultancy;
  // Each year once, and then what has none.
  const years = [...new Set(timeline.achievements.map(({ year }) => year))];
  return (
    <section className={`${grid} ${styles.record}`}>
      <Expert />
      <div className={styles.timeline}>
        <h2 className={heading}>{timeline.title}</h2>
        <ol className={styles.years}>
          {years.map((year) => (
            <li key={year ?? ""} className={styles.achievement}>
              <p className={styles.year[year ? "dated" : "open"]}>{year ?? timeline.open}</p>
              <div>
                {timeline.achievements
                  .filter((one) => one.year === year)
                  .map(({ text }) => (
                    <p key={text}>{fillIn(text, pilotValues(home.pilot))}</p>
                  ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Who leads the programme, by name and face where they are given. */
function Expert() {
  const { title, role, text, person } = consultancy.expert;
  const { name, photo } = person ? withFace(person) : {};
  return (
    <div className={styles.expert}>
      {photo && <Face photo={photo} />}
      <h2 className={styles.expertTitle}>{title}</h2>
      <div>
        <p className={subheading}>{name ?? role}</p>
        {name && <p>{role}</p>}
      </div>
      <p>{text}</p>
      {photo && <FaceCaption photo={photo} />}
    </div>
  );
}

function Contact() {
  const { contact } = consultancy;
  return (
    <section id="contacto" className={`${grid} ${styles.contact}`}>
      <div className={styles.contactWords}>
        <h2 className={heading}>{contact.title}</h2>
        <p>{contact.text}</p>
        <div className={styles.buttons}>
          <Opener about={dialogs.proposal} variant="maize" label={contact.propose} />
          <Opener about={dialogs.message} variant="outline" label={contact.write} />
        </div>
      </div>
      <FactLines lines={contactOf(trust).slice(0, 3)} className={styles.facts} classes={styles} />
      <div className={styles.forms}>
        <FormDialog about={dialogs.proposal}>
          <Widget name="partnership" />
        </FormDialog>
        <FormDialog about={dialogs.message}>
          <Widget name="contact" />
        </FormDialog>
      </div>
    </section>
  );
}
