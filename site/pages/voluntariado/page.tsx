import { messagingLink, subjectOf, tripName, voluntariado, volunteerWeeks } from "@maloca/catalog";
import { Art } from "../../components/art";
import { LinkButton, ShareButton } from "../../components/buttons";
import { Closing } from "../../components/closing";
import { FactLines } from "../../components/fact-lines";
import { Gallery } from "../../components/gallery";
import { FromPrice } from "../../components/price";
import { Paragraphs, Sentences, TextList } from "../../components/texts";
import { checked, heading, subheading } from "../../components/texts.css";
import { messages } from "../../content/messages";
import { tripWords } from "../../content/trip";
import { students, weeks } from "../../content/volunteering";
import { Document } from "../../Document";
import { WithTripBar } from "../../layout/trip-bar";
import { grid } from "../../style/grid.css";
import { Itinerary } from "../../trip/days/itinerary";
import { PACKAGES_ID } from "../../trip/packages/names";
import { PriceBlock } from "../../trip/packages/package-cards";
import { Before } from "../../trip/sections/before";
import { TrustSection } from "../../trust/trust-section";
import { Calendar } from "../../volunteering/calendar";
import { Stays } from "../../volunteering/stays";
import * as styles from "./voluntariado.css";

/**
 * Volunteering in Chocó (docs/product.md, "Volunteering page"). It is requested by message, never by form.
 */
export function VolunteeringPage() {
  const { slug, title, description, hero, gallery, album, callToAction } = voluntariado;
  const ask = messagingLink(messages.help(tripName(voluntariado)));
  const place = messagingLink(messages.reserve(subjectOf(voluntariado)));
  return (
    <Document path={`/${slug}`} title={title} description={description} trip={voluntariado}>
      <VolunteeringHero ask={ask} />
      <WithTripBar
        trip={voluntariado}
        sameAs="a[target=_blank]"
        button={<LinkButton href={place} variant="maize" label={tripWords.reserve} />}
      >
        <Longer />
        <Work />
        <Calendar />
        <Stays />
        <Before trip={voluntariado} booked={false} />
        <Gallery title={album} pictures={gallery} look="album" />
        <Itinerary trip={voluntariado} />
        <TrustSection page={slug} />
        <Closing title={callToAction.title} picture={hero.image}>
          <p>{callToAction.text}</p>
          <p>
            <LinkButton href={ask} variant="maize" label={callToAction.contact} />
          </p>
        </Closing>
      </WithTripBar>
    </Document>
  );
}

/** The hero: a picture from edge to edge of the page, and the words below it. */
function VolunteeringHero({ ask }: { ask: string }) {
  const { eyebrow, title, lead, image } = voluntariado.hero;
  return (
    <section className={styles.hero}>
      <Art frame={styles.sky} picture={image} first className={styles.planting} />
      <div className={`${grid} ${styles.words}`}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.foot}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>
            <LinkButton
              variant="maize"
              href={`#${PACKAGES_ID}`}
              label={voluntariado.buttons.stays}
            />
            <LinkButton href={ask} variant="outline" label={voluntariado.buttons.ask} />
            <ShareButton />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The volunteers' work, and the facts of a stay. */
function Work() {
  const { about, facts } = voluntariado;
  return (
    <section className={`${grid} ${styles.work}`}>
      <h2 className={`${heading} ${styles.workTitle}`}>
        <Sentences of={about.title} />
      </h2>
      <div className={styles.workWords}>
        <Paragraphs of={about.paragraphs} />
        <TextList texts={about.checks} className={styles.checks} item={checked} />
      </div>
      <div className={styles.ticket}>
        <h2 className={styles.ticketTitle}>{tripWords.facts}</h2>
        <FactLines lines={facts} className={styles.facts} classes={styles} />
        <FromPrice {...voluntariado} />
      </div>
    </section>
  );
}

const { concept, length, price, priceUnit, ...weeksWords } = volunteerWeeks;
const { students: studentWords } = voluntariado;

/** Volunteering for weeks, and groups of students. Both are requested by message. */
function Longer() {
  const ask = messages.reserve(subjectOf({ concept, fixedConcept: true }));
  return (
    <section className={`${grid} ${styles.longer}`}>
      <div id={weeks.id} className={styles.weeks}>
        <h2 className={heading}>{weeksWords.title}</h2>
        <p className={styles.length}>{length}</p>
        <div>
          <p>{tripWords.from}</p>
          <PriceBlock price={price} unit={priceUnit} />
        </div>
        <p>{weeksWords.text}</p>
        <LinkButton href={messagingLink(ask)} variant="maize" label={weeksWords.button} />
      </div>
      <div id={students.id} className={styles.students}>
        <h2 className={subheading}>{studentWords.title}</h2>
        <p>
          {studentWords.text} <a href="/consultoria">{studentWords.link}</a>.
        </p>
        <LinkButton
          href={messagingLink(students.message)}
          variant="clay"
          label={studentWords.button}
        />
      </div>
    </section>
  );
}
