import { dataPolicy, settings, tripName, trips, voluntariado } from "@maloca/catalog";
import { policyOf } from "@maloca/catalog/policy";
import { type Trust, trustWords } from "./trust";

/** A label and its value; a link where there is an address. */
export interface FactLine {
  label: string;
  value: string;
  href?: string | undefined;
}

const mail = (address: string) => `mailto:${address}`;

/**
 * The legal identity of the operator, which the law requires on every page
 * (docs/product.md, "Footer and legal lines").
 */
export const legalOf = ({ rntUrl }: Trust): readonly FactLine[] => [
  { label: "Razón social", value: settings.legalName },
  { label: "NIT", value: settings.nit },
  { label: "Registro Nacional de Turismo", value: `RNT ${settings.rnt}`, href: rntUrl },
  { label: "Dirección", value: settings.address },
];

export const contactOf = ({ answerTime }: Trust): readonly FactLine[] => [
  { label: "Correo", value: settings.email, href: mail(settings.email) },
  {
    label: "Teléfono",
    value: settings.phone.replaceAll(" ", "\u00a0"),
    href: `tel:${settings.phone.replaceAll(" ", "")}`,
  },
  { label: "Horario de atención", value: settings.supportHours },
  ...(answerTime ? [{ label: trustWords.answerTime, value: answerTime }] : []),
  {
    label: "Peticiones, quejas y reclamos",
    value: settings.claimsEmail,
    href: mail(settings.claimsEmail),
  },
];

/** Title above `pages`. */
export const allTrips = "Todos los viajes";

/** Links to every trip, to volunteering and to the consultancy. */
export const pages = [
  ...[...trips, voluntariado].map((trip) => ({ label: tripName(trip), href: `/${trip.slug}` })),
  { label: "Consultoría", href: "/consultoria" },
];

export const escnna = {
  title: "Protegemos a la niñez",
  text: `${settings.brand} rechaza la explotación sexual comercial de niñas, niños y adolescentes. En Colombia es un delito que se castiga con cárcel (Ley 679 de 2001 y Ley 1336 de 2009). Si sabes de un caso, denúncialo: línea 141 del ICBF o 123 de la Policía.`,
} as const;

/** Where `consent.policyPath` points. */
export const POLICY_ID = "tratamiento-de-datos";

export const policy = policyOf({ operator: settings, promised: dataPolicy });
