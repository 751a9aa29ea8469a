import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { keptPicture } from "../src/content/pictures";

function asked(version: string, text: string) {
  const of = (language: string) => ({
    notice: `${text} ${language}, según la`,
    request: `${text} casilla ${language}, según la`,
  });
  return { version, es: of("es"), en: of("en"), pt: of("pt") };
}

/** Every fact that `maloca.json` may have, each unlike that of the build. Some need care in HTML, JSON and scripts. */
export const facts = {
  brand: "Río & Selva",
  tagline: "Viajes </script> por el río",
  siteUrl: "https://www.riomar.invalid",
  email: "hola@riomar.invalid",
  partnershipsEmail: "socios@riomar.invalid",
  claimsEmail: "datos@riomar.invalid",
  claimsArea: "la mesa de viajeros",
  phone: "+57 310 555 1200",
  city: "Leticia, Colombia",
  address: "Carrera 7 # 12-34, Leticia",
  supportHours: { es: "Martes a sábado", en: "Tuesday to Saturday", pt: "Terça a sábado" },
  messaging: { phone: "573105551299", shortLink: "" },
  legalName: "Riomar Aguas S.A.S.",
  nit: "901.234.567-8",
  rnt: "98765",
  donationUrl: "https://dona.riomar.invalid/mar",
  calendarUrl: "https://agenda.riomar.invalid/cita",
  weddingCatalogueUrl: "https://archivos.riomar.invalid/bodas.pdf",
  synergyUrl: "https://agenda.riomar.invalid/sinergia",
  newsletter: {
    endpoint: "https://cartas.riomar.invalid/submissions/v3/integration/submit",
    portalId: "24601",
    formId: "a1b2-c3",
  },
  itineraries: { providencia: "https://rutas.riomar.invalid/providencia?dias=8&idioma=es" },
  dataPolicy: {
    since: "2027-02-03",
    retentionDays: { booking: 731, "trip-request": 732, alliance: 733, newsletter: 734 },
    backups: { days: 9, weeks: 5, months: 13 },
    processors: ["Nube Uno (Alemania)"],
  },
  consent: asked("riomar-1", "Al enviar nos dejas responderte"),
  newsletterConsent: asked("riomar-carta-1", "Al suscribirte nos dejas escribirte"),
  colors: {
    forest: "#102a43",
    clay: "#c05621",
    clayDeep: "#8a3312",
    maize: "#f7c948",
    river: "#2b6cb0",
    riverDeep: "#1a4a80",
  },
  pictures: {
    logo: { file: "logo.png" },
    social: { file: "tarjeta.jpg" },
    drawings: { "/art/cartagena/hero.svg": { file: "muralla.jpg", alt: 'La muralla, "de día"' } },
    photos: [
      {
        ...{ file: "patio.jpg", alt: "Un patio & su fuente", author: "Luz Mosquera" },
        ...{ place: "Getsemaní", date: "2026-08", pages: ["cartagena", "voluntariado"] },
      },
    ],
  },
};

const drawn = (path: string) =>
  fileURLToPath(new URL(`../../../site/public/${path}`, import.meta.url));

/** The files of the site that stand for the operator's pictures, in the size that each place asks for. */
const sources = {
  "logo.png": "icons/512.png",
  "tarjeta.jpg": "art/og/home.jpg",
  "muralla.jpg": "art/og/cartagena.jpg",
  "patio.jpg": "art/og/guajira.jpg",
};

async function addressOf(name: keyof typeof sources): Promise<string> {
  const kept = await keptPicture(new Uint8Array(await readFile(drawn(sources[name]))));
  if ("mend" in kept) throw new Error(kept.mend);
  return photoAddress(kept.photo);
}

/** Where the site shows each of them. */
export const addresses = {
  logo: await addressOf("logo.png"),
  social: await addressOf("tarjeta.jpg"),
  wall: await addressOf("muralla.jpg"),
  patio: await addressOf("patio.jpg"),
};

/** Of each setting the text that a visitor is shown, and every place that shows it. */
export const shown: Record<string, [text: string, ...places: string[]]> = {
  brand: [
    facts.brand,
    "pages",
    "structured data",
    "widgets",
    "forms",
    "mails",
    "manifest",
    "plugin",
  ],
  tagline: [facts.tagline, "pages", "structured data", "forms", "manifest"],
  siteUrl: [facts.siteUrl, "pages", "structured data", "mails", "search engines", "security.txt"],
  email: [facts.email, "pages", "structured data", "widgets", "forms", "mails", "security.txt"],
  partnershipsEmail: [facts.partnershipsEmail, "widgets"],
  claimsEmail: [facts.claimsEmail, "pages"],
  claimsArea: [facts.claimsArea, "pages"],
  phone: [facts.phone, "pages", "structured data", "forms", "mails"],
  city: [facts.city, "pages"],
  address: [facts.address, "pages", "structured data"],
  "supportHours.es": [facts.supportHours.es, "pages", "widgets", "mails"],
  "supportHours.en": [facts.supportHours.en, "widgets"],
  "supportHours.pt": [facts.supportHours.pt, "widgets"],
  "messaging.phone": [facts.messaging.phone, "pages", "widgets", "plugin"],
  legalName: [facts.legalName, "pages", "structured data", "widgets", "forms", "mails"],
  nit: [facts.nit, "pages", "structured data", "forms", "mails"],
  rnt: [facts.rnt, "pages", "structured data", "widgets", "forms", "mails"],
  donationUrl: [facts.donationUrl, "pages"],
  calendarUrl: [facts.calendarUrl, "pages"],
  weddingCatalogueUrl: [facts.weddingCatalogueUrl, "pages"],
  synergyUrl: [facts.synergyUrl, "pages"],
  "newsletter.endpoint": [facts.newsletter.endpoint, "pages"],
  "newsletter.portalId": ['portal-id="24601"', "pages"],
  "newsletter.formId": ['form-id="a1b2-c3"', "pages"],
  itineraries: [facts.itineraries.providencia, "pages"],
  "dataPolicy.since": ["3 de febrero de 2027", "pages"],
  "dataPolicy.retentionDays": ["731 días", "pages"],
  "dataPolicy.backups": ["13 meses", "pages"],
  "dataPolicy.processors": ["Nube Uno (Alemania)", "pages"],
  "consent.version": [facts.consent.version, "widgets", "mails"],
  "consent.es": ["Al enviar nos dejas responderte es", "pages", "widgets", "forms"],
  "consent.en": ["Al enviar nos dejas responderte en", "widgets", "forms"],
  "consent.pt": ["Al enviar nos dejas responderte pt", "widgets", "forms"],
  "newsletterConsent.version": [facts.newsletterConsent.version, "widgets"],
  "newsletterConsent.es": ["Al suscribirte nos dejas escribirte es", "pages", "widgets", "forms"],
  "colors.forest": [facts.colors.forest, "pages", "widgets", "forms", "mails", "manifest"],
  "colors.clay": [facts.colors.clay, "pages"],
  "colors.clayDeep": [facts.colors.clayDeep, "pages", "widgets", "forms", "mails"],
  "colors.maize": [facts.colors.maize, "pages", "widgets", "forms"],
  "colors.river": [facts.colors.river, "pages"],
  "colors.riverDeep": [facts.colors.riverDeep, "pages"],
  "pictures.logo": [addresses.logo, "pages", "structured data", "manifest"],
  "pictures.social": [addresses.social, "pages"],
  "pictures.drawings": [addresses.wall, "pages", "structured data"],
  "pictures.photos": ["Un patio & su fuente", "pages"],
};

/** Copies the pictures under the names of {@link facts}. */
export async function copyPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(sources)) await cp(drawn(source), join(folder, name));
}
