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

/** The operator, as pages, mails and widgets name it. */
export interface Settings {
  brand: string;
  tagline: string;
  siteUrl: string;
  email: string;
  partnershipsEmail: string;
  claimsEmail: string;
  /** The person or department that answers travellers' questions about their data. */
  claimsArea: string;
  phone: string;
  city: string;
  address: string;
  supportHours: string;
  messaging: { phone: string; shortLink: string };
  legalName: string;
  nit: string;
  rnt: string;
}

/** The promises of the data-protection policy. */
export interface DataPolicy {
  /** The day from which it is valid. Change it with every change of the policy. */
  since: string;
  /** Days that each kind of lead is kept; 0 keeps them until the person asks, or the newsletter ends. */
  retentionDays: Readonly<Record<"booking" | "trip-request" | "alliance" | "newsletter", number>>;
  /** How many backups the server keeps: the newest of so many days, weeks and months. */
  backups: { days: number; weeks: number; months: number };
  /** Who hosts the server and who sends the mails, each with its country, e.g. `Hetzner (Alemania)`. */
  processors: readonly string[];
}

// These are bindings that `operator.ts` sets anew where a server or a renderer speaks for another operator. In widgets
// they are constants.

/**
 * Facts about the operator; those that widgets say are in `facts.ts`. Every value is a placeholder until the operator
 * provides the real one.
 */
export let settings: Settings = {
  brand,
  tagline,
  siteUrl: "https://maloca.example",
  email,
  partnershipsEmail,
  claimsEmail: "reclamos@maloca.example",
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
export let dataPolicy: DataPolicy = {
  since: "2026-11-23",
  retentionDays: { booking: 0, "trip-request": 0, alliance: 0, newsletter: 0 },
  backups: { days: 7, weeks: 4, months: 12 },
  processors: [],
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

/** All of this module. */
export interface AllSettings {
  settings: Settings;
  dataPolicy: DataPolicy;
  newsletterService: typeof newsletterService;
  siteLinks: typeof siteLinks;
}

export const setSettings = (others: AllSettings): void => {
  ({ settings, dataPolicy, newsletterService, siteLinks } = others);
};
