import { trips } from "@maloca/catalog";
import { type Chapter, inCatalog, inSite, inWidgets, testsOf } from "./clause";

const { trip, part, dialog } = inSite;
const { prices } = inCatalog;
const itinerary = testsOf("site/test/itinerary");
const tripBar = testsOf("site/test/trip-bar.walk");

const LISTS = trip("shows its lists, pictures and days");
const PACKAGES = trip("shows each package with its prices");
const FACTS = trip("shows its facts and figures");
const WORDS = trip("shows the required words");
const SECTIONS = trip("shows its sections in order");
const CONCEPT = trip("has one booking dialog, with the trip's subject");
const HEAD = trip("shows its title over its artwork");

export const eachTrip: Chapter = {
  title: "Every trip",
  routes: trips.map(({ slug }) => `/${slug}`),
  clauses: [
    ["§2", "a hero", HEAD],
    ["§2", "about, with check marks", trip("describes the place, with check marks")],
    ["§2", "the facts card", FACTS],
    [
      "–",
      "on a phone price, button and help at hand, and nothing with the focus covered",
      tripBar("%s: it comes after the hero, and gives way to the page's own buttons"),
      tripBar("%s: it covers nothing that has the focus, and the keyboard reaches its help"),
      tripBar("of a departure that has passed it asks for the next"),
    ],
    [
      "§2",
      "a gallery; a picture opens full screen and closes",
      LISTS,
      dialog("a gallery picture opens full screen and closes"),
    ],
    [
      "§2",
      "previous and next wrap around; counter «n / total»",
      inWidgets.lightbox("previous and next wrap around"),
    ],
    ["§2, §3", "package cards: name, duration, price, badge, features", PACKAGES],
    ["§2", "included and not included", LISTS],
    [
      "§2, §9",
      "the itinerary's frame, at least 800 px high; its days where no frame is set",
      itinerary("loads its frame on a click, moves nothing, and requests nothing before"),
      itinerary("no page has a frame without an address"),
    ],
    [
      "§2",
      "a call to action, the help, the footer",
      trip("ends with a call to action, the help and the footer"),
    ],
    [
      "§2",
      "help: a green round button",
      testsOf("site/test/bar.walk")(
        "the help is a green round button, whatever the page's colours",
      ),
    ],
    [
      "§2",
      "help: messaging app, e-mail, support hours",
      dialog("the help loads when somebody comes near it, and moves nothing"),
    ],
    [
      "§4",
      "every reserve or information button opens the dialog and records its package as the concept",
      dialog("each reserve button of /$slug opens the booking with its package"),
      CONCEPT,
    ],
    [
      "§4",
      "general buttons pass «consulta general»",
      trip("passes the package or a general enquiry with each reserve button"),
    ],
    [
      "§9",
      "the deposit's share and the rest's date",
      dialog("the payment of /%s asks for a deposit of %d per cent, and the rest %s"),
    ],
  ],
};

const own = (path: string, clauses: Chapter["clauses"]): Chapter => ({
  title: path,
  routes: [path],
  clauses,
});

export const ownTrips: readonly Chapter[] = [
  own("/eje-cafetero", [
    ["§2, §9", "5 days and 4 nights, 2 to 8 people, meeting in Pereira or Armenia", FACTS],
    [
      "§9",
      "1850, 2350 (Más popular) and 3200 USD (6 days and 5 nights)",
      prices("the Coffee Region, in dollars with pesos at 4.200"),
      PACKAGES,
      WORDS,
    ],
  ]),
  own("/eje-cafetero-diciembre", [
    ["§2", "«Diciembre 2025», «Navidad en el Eje Cafetero»", HEAD, WORDS],
    [
      "§2",
      "six highlights; six pictures of two places",
      part("the December page alternates the house and the town, and lists six highlights"),
    ],
    ["§2", "duration, group, season, meeting point", FACTS],
    ["§2", "from 2,050 USD, with «Ver Paquetes»", FACTS],
    ["§2", "a «Reservar {package}» button on each card", trip("labels each package's button")],
    [
      "§3, §9",
      "three packages at 2050, 2600 (Más popular) and 3550 USD; 7, 9 and 10 features; 8 included, 4 not",
      prices("the Coffee Region in December: 7, 9 and 10 features, 8 inclusions, 4 exclusions"),
      PACKAGES,
      LISTS,
    ],
    [
      "§2",
      "«Contáctanos por WhatsApp»",
      part("the December page alternates the house and the town, and lists six highlights"),
    ],
    ["§2", "concept «Eje Cafetero Fin de Año»", CONCEPT],
  ]),
  own("/providencia", [
    ["§2, §9", "8 days and 7 nights, at least 2 people", FACTS],
    [
      "§9",
      "7 nights at 50, 100 and 200 USD, and 410 more; meals excluded, 15 to 25 USD",
      prices("Providencia: 7 nights and 410 dollars"),
      WORDS,
    ],
  ]),
  own("/san-andres", [
    ["§2", "ONE LOVE", HEAD],
    ["§2, §9", "5 days and 4 nights, at least 2 people", FACTS],
    [
      "§9",
      "4 nights at 50, 100 and 200 USD, and 530 more; meals excluded, 10 to 20 USD",
      prices("San Andrés: 4 nights and 530 dollars"),
      WORDS,
    ],
  ]),
  own("/santa-marta", [
    ["§2, §9", "4 days and 3 nights, ideal group of 10, adjustable", FACTS],
    [
      "§9",
      "city, park and extras times 1.3, dollars at 4000, a tenth for each",
      prices("Santa Marta: (city + park + extras) × 1,3 for ten, dollars at 4.000"),
    ],
    [
      "§3, §9",
      "two lodgings; fees of 25 % and 5 %; the river at 260,000 or 2,600,000; park entry apart",
      WORDS,
    ],
  ]),
  own("/santa-marta-diciembre", [
    [
      "§9",
      "December's own figures",
      prices("Santa Marta in December has its own figures"),
      PACKAGES,
    ],
    ["§2", "the page of Santa Marta, in December", HEAD, SECTIONS],
  ]),
  own("/guaviare", [
    ["§9", "2 parks, 9 ethnic groups, 7 ecosystems, 20,000 years", FACTS],
    ["§9", "10,000 years in the text", WORDS],
    [
      "§9",
      "2,362,000, 2,608,000 (badge) and 3,100,000 pesos",
      prices("Guaviare and La Guajira, in pesos"),
      PACKAGES,
    ],
    ["§9", "the third takes 5 days and 4 nights", part("Guaviare's third package takes five days")],
    ["§2", "a placeholder in the itinerary's place", LISTS],
  ]),
  own("/guajira", [
    ["§2, §9", "150 families, 2027, all year, 100 % local impact", FACTS],
    [
      "§2",
      "six highlights",
      part("La Guajira has six highlights, La Macarena's ecolodge three cards"),
    ],
    [
      "§9",
      "1,450,000, 1,850,000 (Recomendado) and 2,650,000 pesos (4 days and 3 nights)",
      prices("Guaviare and La Guajira, in pesos"),
      PACKAGES,
      WORDS,
    ],
    ["§2", "three «Reservar Ahora»", trip("labels each package's button")],
  ]),
  own("/macarena", [
    ["§2, §9", "3 ecosystems, September, 100 % sustainable, 7 colours", FACTS],
    [
      "§2",
      "ecolodge, highlights, gallery, packages, September's note, lists, itinerary, how to book",
      SECTIONS,
    ],
    [
      "§9",
      "Esencial, Aventura Completa (Más popular) and Inmersión Profunda, at the first list's prices",
      prices("La Macarena has the first list, its year's end the second"),
      PACKAGES,
    ],
    [
      "§2",
      "four steps, and a button to the enrolment form",
      part("La Macarena's steps: four, and a button that opens the enrolment form"),
    ],
    ["§9", "50 % to reserve, the rest two months before", WORDS],
  ]),
  own("/macarena-fin-de-ano", [
    ["§2", "«Fin de Año 2025», 31 December 2025", WORDS, FACTS],
    ["§2", "3 ecosystems, 31 December, 100 % sustainable, 7 colours", FACTS],
    [
      "§2",
      "three ecolodge cards: location, sustainability, gastronomy",
      WORDS,
      part("La Guajira has six highlights, La Macarena's ecolodge three cards"),
    ],
    ["§2", "its sections in their order; the note welcomes 2026", SECTIONS, WORDS],
    ["§2", "six pictures; what is and is not included", LISTS],
    ["§2", "three packages with «Reservar Ahora»", trip("labels each package's button"), PACKAGES],
    [
      "§2",
      "the itinerary will come, with «Solicitar Información»; «Reservar Mi Experiencia» at the end of the four steps",
      WORDS,
      part("La Macarena's steps: four, and a button that opens the enrolment form"),
    ],
    ["§2", "concept «La Macarena Fin de Año»", CONCEPT],
  ]),
  own("/cartagena", [
    ["§2, §9", "2 to 10 people, 3 to 5 days; highlights", FACTS, SECTIONS],
    [
      "§2, §9",
      "three packages, each with its days, in pesos and the stated dollars",
      prices("Cartagena carries its stated dollars"),
      PACKAGES,
    ],
    [
      "§2, §9",
      "the night on the wall: 31 December, 9 PM to 3 AM; three tiers and a reserve button",
      part("Cartagena's night has three tickets by radio, each with its button"),
      testsOf("site/test/trips/cartagena-night")("only the chosen ticket's button shows"),
      WORDS,
    ],
  ]),
  own("/velitas-choco", [
    ["§2, §9", "4 to 8 December 2025", FACTS],
    [
      "§2, §9",
      "four lodgings and their prices",
      prices("the two Chocó trips: posada and ecolodge, four days and five"),
      PACKAGES,
    ],
    ["§2", "gallery, what is included, itinerary", LISTS],
    ["§9", "30 % reserves", WORDS],
    ["§4", "concept «Velitas en el Chocó - {package}»", CONCEPT],
  ]),
  own("/fin-de-ano-choco", [
    ["§2, §9", "31 December 2025", FACTS],
    [
      "§2, §3, §4",
      "two of four experiences; the booking takes them over",
      part("New Year in the Pacific lists its four experiences, and its donation opens a new tab"),
      dialog("experiences picked on the page are ticked in the booking"),
    ],
    [
      "§2, §9",
      "four lodgings and their prices; two experiences from 4 days",
      prices("the two Chocó trips: posada and ecolodge, four days and five"),
      PACKAGES,
      WORDS,
    ],
    [
      "§2",
      "the donation opens a new tab",
      part("New Year in the Pacific lists its four experiences, and its donation opens a new tab"),
    ],
    ["§2", "day by day", LISTS],
    ["§4", "concept «Fin de Año en el Chocó - {package}»", CONCEPT],
  ]),
];
