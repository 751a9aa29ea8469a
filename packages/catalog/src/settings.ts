import { brand } from "./settings.brand";

/**
 * Facts about the operator (docs/decisions.md, "Operator facts in one file"). Every value is a working
 * placeholder until the operator gives the real one; `.example` is a domain that nobody can own.
 */
export const settings = {
  brand,
  tagline: "Viajes que devuelven",
  siteUrl: "https://maloca.example",
  email: "hola@maloca.example",
  partnershipsEmail: "alianzas@maloca.example",
  claimsEmail: "reclamos@maloca.example",
  /** The person or area that answers what travellers ask about their data. */
  claimsArea: "el equipo de reservas",
  phone: "+57 300 000 0000",
  city: "Bogotá, Colombia",
  address: "Calle 00 # 00-00, Bogotá, Colombia",
  supportHours: "Lunes a viernes, 08:00–17:00",
  messaging: {
    /** Digits with country code. With it a link carries its text. */
    phone: "573000000000",
    /** Opened without text where no phone number is set. */
    shortLink: "",
  },
  legalName: "Maloca Viajes Regenerativos S.A.S.",
  nit: "000.000.000-0",
  rnt: "00000",
} as const;

/**
 * What the data-protection policy promises. The site states it and the server keeps it, so that the two
 * say the same (docs/decisions.md, "The policy says what the server does").
 */
export const dataPolicy = {
  /** The day from which it holds: change it with every change of the policy. */
  since: "2026-11-23",
  /** Days that each kind of lead is kept; 0 keeps them until the person asks, or the newsletter ends. */
  retentionDays: { booking: 0, "trip-request": 0, alliance: 0, newsletter: 0 },
  /** How many of the server's backups stay: the newest of so many days, weeks and months. */
  backups: { days: 7, weeks: 4, months: 12 },
  /** Who hosts the server and who sends the mails, each with its country, e.g. `Hetzner (Alemania)`. */
  processors: [] as readonly string[],
};

/** Addresses that only the operator's own site leads to; a widget does not carry them. */
export const siteLinks = {
  /** The crowdfunding page behind the donation button. */
  donationUrl: "https://donaciones.maloca.example/jardin-del-mar",
  /** The appointment calendar of the 30-minute consultation. */
  calendarUrl: "https://agenda.maloca.example/consulta",
  /** The wedding catalogue, a document of its own. */
  weddingCatalogueUrl: "https://documentos.maloca.example/catalogo-de-bodas.pdf",
  /** Where "Agendar Sinergia" leads. */
  synergyUrl: "https://agenda.maloca.example/sinergia",
} as const;

/** Where messages go: digits with country code, or a link that carries no text. */
export interface Messaging {
  phone: string;
  shortLink: string;
}

/** A link that opens the messaging app, with the text already typed where that is possible. */
export function messagingLink(
  text = "",
  { phone, shortLink }: Messaging = settings.messaging,
): string {
  const digits = phone.replace(/\D/g, "");
  if (!digits) return shortLink;
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}
