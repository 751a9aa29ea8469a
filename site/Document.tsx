import {
  assumesUnit,
  type Palette,
  type ShownPicture,
  settings,
  type Trip,
  tripName,
  trips,
} from "@maloca/catalog";
import { type ReactNode, useContext } from "react";
import { carriedRule } from "./components/art";
import { NextSeason } from "./components/season";
import { BEFORE_ID } from "./content/before";
import { ICON, TOUCH_ICON } from "./content/logo";
import { bar } from "./content/menu";
import { shownFrom } from "./content/operator-pictures";
import * as styles from "./document.css";
import faces from "./fonts/faces.json";
import { absolute, graph, type Thing } from "./json-ld/agency";
import { Footer } from "./layout/footer";
import { NavBar } from "./layout/nav-bar";
import { shareImage } from "./share-image";
import { MANIFEST } from "./site-files";
import "./style/base.css";
import { experienceNames, tripWords } from "./content/trip";
import { colourRule, palettes } from "./style/palettes";
import { onScreen } from "./style/print.css";

interface DocumentProps {
  /** The path, with its slash. A page without a path is not indexed by search engines. */
  path?: string;
  title: string;
  description: string;
  /** The page's trip: it gives the colours and fills the booking dialog. */
  trip?: Trip;
  /** The picture of a page without a trip, where a document chooses it. */
  image?: ShownPicture;
  /** The colours of a page without a trip. */
  palette?: Palette | undefined;
  /** Structured data beside the agency's, e.g. a `blogPosting`. */
  jsonLd?: readonly Thing[];
  /** Rules of a style sheet that documents decide. */
  rules?: string;
  children: ReactNode;
}

// Not in a style sheet: some minifiers drop this rule.
const crossFade = "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Pictures: drawings, and an operator's photos. */
const PICTURES = ["/art/*", "/assets/*"];

/** The browser prerenders a page when its link is hovered or pressed. */
const speculation = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: PICTURES } }] },
      eagerness: "moderate",
    },
  ],
});

/** The whole `<html>` of a page. */
export function Document(props: DocumentProps) {
  const { path, title, description, trip, jsonLd = [], rules = "", children } = props;
  const colours = props.palette ?? trip?.palette ?? palettes.selva;
  const url = path === undefined ? undefined : absolute(path);
  const image = path === undefined ? undefined : shareImage(path, props.image ?? trip?.hero.image);
  const carried = trip ? [trip] : path === "/" ? trips : [];
  const article = jsonLd.some((thing) => thing["@type"] === "BlogPosting");
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${settings.brand}`}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={colours.ground} />
        {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content={article ? "article" : "website"} />
        <meta property="og:site_name" content={settings.brand} />
        <meta property="og:locale" content="es_CO" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url && <meta property="og:url" content={url} />}
        {image && (
          <>
            <meta property="og:image" content={absolute(image.src)} />
            <meta property="og:image:width" content={`${image.width}`} />
            <meta property="og:image:height" content={`${image.height}`} />
            <meta property="og:image:alt" content={title} />
          </>
        )}
        <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
        <link rel="icon" {...ICON} />
        <link rel="apple-touch-icon" href={TOUCH_ICON} />
        <link rel="manifest" href={MANIFEST} />
        {faces.map((face) => (
          <link
            key={face.url}
            rel="preload"
            href={face.url}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <style>
          {crossFade + colourRule(colours) + carriedRule(carried.map(({ slug }) => slug)) + rules}
        </style>
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, no visitor's text
          dangerouslySetInnerHTML={{ __html: graph(jsonLd) }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, no visitor's text */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />
      </head>
      <body>
        <a className={`${styles.skip} ${onScreen}`} href="#contenido">
          {bar.skip}
        </a>
        <NavBar about={trip} />
        <p lang="en" data-idle="" className={`${styles.english} ${onScreen}`} data-english="">
          {bar.english.text}{" "}
          <button type="button" className={styles.switchForms} aria-pressed="false">
            {bar.english.button}
          </button>
        </p>
        <main id="contenido" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <Footer />
        <BookingDialog trip={trip} />
      </body>
    </html>
  );
}

/**
 * The page's one booking dialog; any reserve button opens it (docs/product.md, "Reserve buttons").
 */
function BookingDialog({ trip }: { trip?: Trip }) {
  const nextSeason = useContext(NextSeason);
  return (
    <div data-form="">
      <maloca-booking
        destination={trip?.destination}
        concept={trip?.concept}
        fixed-concept={trip?.fixedConcept}
        experiences={experienceNames(trip)}
        prefill={nextSeason ? JSON.stringify({ dates: tripWords.nextSeasonDates }) : undefined}
        strings={nextSeason ? JSON.stringify(tripWords.nextSeasonForm) : undefined}
        image={trip && shownFrom(trip.hero.image.src)}
        min-travelers={trip?.travelers?.min}
        unit-assumed={trip && assumesUnit(trip)}
        no-payment={nextSeason}
        answers={trip && `#${BEFORE_ID}`}
        trips={trip ? undefined : trips.map(tripName).join(", ")}
      />
      {trip?.payment && !nextSeason && (
        // The booking reads the trip's payment terms from it.
        <maloca-payment deposit-percent={trip.payment.percent} due-text={trip.payment.due} />
      )}
    </div>
  );
}
