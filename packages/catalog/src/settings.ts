import company from "../content/company.json" with { type: "json" };
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

/** Facts about the operator, from the company's document; those that widgets say are in `facts.ts`. */
export let settings = {
  brand,
  tagline,
  siteUrl: company.siteUrl,
  email,
  partnershipsEmail,
  claimsEmail: company.claimsEmail,
  /** The person or department that answers travellers' questions about their data. */
  claimsArea: company.claimsArea,
  phone: company.phone,
  city: company.city,
  address: company.address,
  supportHours: hoursEs,
  messaging: { phone: messagingPhone, shortLink: messagingLink },
  legalName,
  nit: company.nit,
  rnt,
};

/** What the site shows and the server keeps (docs/decisions.md, "The policy says what the server does"). */
export let dataPolicy: DataPolicy = company.dataPolicy;

export interface DataPolicy {
  /** The day from which it is valid. */
  since: string;
  /** Days that each kind of lead is kept; 0 keeps them until the person asks, or the newsletter ends. */
  retentionDays: typeof company.dataPolicy.retentionDays;
  /** How many backups the server keeps: the newest of so many days, weeks and months. */
  backups: typeof company.dataPolicy.backups;
  /** Who hosts the server and who sends the mails, each with its country, e.g. `Hetzner (Alemania)`. */
  processors: readonly string[];
}

/**
 * The forms endpoint of a marketing service, up to the id of its portal, to which the site's newsletter sends. Without
 * it the lead server takes the sign-ups.
 */
export let newsletterService = company.newsletter;

const { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl } = company;

/** Links of the operator's site only, which the widgets do not contain. */
export let siteLinks = { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl };

export type Settings = typeof settings;

export const setSettings = (others: {
  settings: Settings;
  dataPolicy: DataPolicy;
  newsletterService: typeof newsletterService;
  siteLinks: typeof siteLinks;
}): void => {
  ({ settings, dataPolicy, newsletterService, siteLinks } = others);
};
