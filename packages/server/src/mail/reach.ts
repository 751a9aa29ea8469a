import {
  firstSentenceWords,
  type ListedTrip,
  mailLink,
  messagingLink,
  paymentLink,
  settings,
  wordsIn,
} from "@maloca/catalog";
import { visitorWords } from "../leads/languages";
import { leadKinds, textOf } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import { readPhone } from "../leads/phone-number";
import { TEAM_PATH } from "../leads/team-access";
import { greetingName } from "./greeting-name";
import { plausibleAddress } from "./mail";

/** A link by which the team reaches the visitor, with a first sentence if it can hold one. */
export interface Reach {
  label: string;
  link: string;
}

/** The name with which a visitor is greeted; empty if what was typed may be no name. */
export const nameOf = (lead: Lead) => greetingName(textOf(lead.name || lead.first_name));

/** The lead's page, which needs a session: whoever else gets a mail, quoted or forwarded, opens nothing by it. */
export const leadPageLink = ({ kind, reference }: Lead): Reach => ({
  label: leadKinds[kind].unanswered ? "Ver en la página del equipo" : "Marcar como respondida",
  link: `${settings.siteUrl}${TEAM_PATH}/${reference}`,
});

/** The page of who waits, which needs a session too. */
export const teamPageLink = (): Reach => ({
  label: "Ver quién espera",
  link: `${settings.siteUrl}${TEAM_PATH}`,
});

/** What the team writes to a visitor first: that sentence, and the subject of a mail. */
function firstWords(lead: Lead) {
  const { kind, reference, language } = lead;
  const { title } = visitorWords(leadKinds[kind], language);
  const words = wordsIn({ lang: language }, { firstSentenceWords });
  const about = `${title.toLowerCase()} ${reference}`;
  const name = nameOf(lead);
  const first = (name ? words.named : words.unnamed)
    .replace("{brand}", settings.brand)
    .replace("{about}", about)
    .replace("{name}", () => name);
  return { first, subject: `${settings.brand}: ${about}`, pay: words.pay };
}

/** A message to the visitor's mobile phone. */
function messageWay(lead: Lead, label: string, text: string): Reach[] {
  const phone = readPhone(textOf(lead.phone), lead.language);
  if (!phone?.isMobile) return [];
  return [{ label, link: messagingLink(text, { phone: phone.number, shortLink: "" }) }];
}

function mailWay(lead: Lead, label: string, body: string): Reach[] {
  const address = plausibleAddress(lead);
  const { subject } = firstWords(lead);
  return address ? [{ label, link: mailLink(address, { subject, body }) }] : [];
}

/** Links for WhatsApp, a call and a mail, each where it leads to this visitor for certain. */
export function waysToReach(lead: Lead): Reach[] {
  const { first } = firstWords(lead);
  const phone = readPhone(textOf(lead.phone), lead.language);
  return [
    ...messageWay(lead, "WhatsApp", first),
    ...(phone ? [{ label: "Llamar", link: phone.link }] : []),
    ...mailWay(lead, "Correo", first),
  ];
}

/** A message or a mail with the link that opens the payment of the booked package; none where that is not certain. */
export function wayToPay(lead: Lead, trips: readonly ListedTrip[], now: Date): Reach[] {
  if (lead.kind !== "booking" && lead.kind !== "noted") return [];
  const asked = { subject: textOf(lead.destination), travelers: textOf(lead.travelers) };
  const link = paymentLink(asked, trips, now);
  if (!link) return [];
  const { first, pay } = firstWords(lead);
  const text = `${first} ${pay.replace("{link}", () => link)}`;
  const byMessage = messageWay(lead, "Enviar el pago por WhatsApp", text);
  return byMessage.length ? byMessage : mailWay(lead, "Enviar el pago por correo", text);
}
