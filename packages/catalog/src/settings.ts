import {
  brand,
  email,
  hoursEs,
  legalName,
  messagingLink,
  messagingPhone,
  partnershipsEmail,
  rnt,
  tagline,
} from "./facts";

// These are bindings that `operator.ts` sets anew where a server or a renderer speaks for another operator. In widgets
// they are constants.

/**
 * Facts about the operator; those that widgets say are in `facts.ts`. Every value is a placeholder until the operator
 * provides the real one.
 */
export let settings = {
  brand,
  tagline,
  siteUrl: "https://maloca.example",
  email,
  partnershipsEmail,
  claimsEmail: "reclamos@maloca.example",
  /** The person or department that answers travellers' questions about their data. */
  claimsArea: "el equipo de reservas",
  phone: "+57 300 000 0000",
  city: "Bogotá, Colombia",
  address: "Calle 00 # 00-00, Bogotá, Colombia",
  supportHours: hoursEs,
  messaging: { phone: messagingPhone, shortLink: messagingLink },
  legalName,
  nit: "000.000.000-0",
  rnt,
};

/**
 * What the site shows and the server keeps (docs/decisions.md, "The policy says what the server does").
 */
export let dataPolicy = {
  /** The day from which it is valid. Change it with every change of the policy. */
  since: "2026-11-30",
  /** Days that each kind of lead is kept; 0 keeps them until the person asks, or the newsletter ends. */
  retentionDays: { booking: 0, "trip-request": 0, alliance: 0, newsletter: 0 },
  /** How many backups the server keeps: the newest of so many days, weeks and months. */
  backups: { days: 7, weeks: 4, months: 12 },
  /** Who hosts the server and who sends the mails, each with its country, e.g. `Hetzner (Alemania)`. */
  processors: [] as readonly string[],
};

/**
 * The forms endpoint of a marketing service, up to the id of its portal, to which the site's newsletter sends. Without
 * it the lead server takes the sign-ups.
 */
export let newsletterService = { endpoint: "", portalId: "", formId: "" };

/** Links of the operator's site only, which the widgets do not contain. */
export let siteLinks = {
  /** The crowdfunding page behind the donation button. */
  donationUrl: "https://donaciones.maloca.example/jardin-del-mar",
  /** The appointment calendar of the 30-minute consultation. */
  calendarUrl: "https://agenda.maloca.example/consulta",
  /** The wedding catalogue, a document. */
  weddingCatalogueUrl: "https://documentos.maloca.example/catalogo-de-bodas.pdf",
  /** The calendar for "Agendar Sinergia". */
  synergyUrl: "https://agenda.maloca.example/sinergia",
};

export type Settings = typeof settings;
export type DataPolicy = typeof dataPolicy;

export const setSettings = (others: {
  settings: Settings;
  dataPolicy: DataPolicy;
  newsletterService: typeof newsletterService;
  siteLinks: typeof siteLinks;
}): void => {
  ({ settings, dataPolicy, newsletterService, siteLinks } = others);
};
