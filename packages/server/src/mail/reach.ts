import { firstSentenceWords, mailLink, messagingLink, settings, wordsIn } from "@maloca/catalog";
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

/** Links for WhatsApp, a call and a mail, each where it leads to this visitor for certain. */
export function waysToReach(lead: Lead): Reach[] {
  const { kind, reference, language } = lead;
  const phone = readPhone(textOf(lead.phone), language);
  const address = plausibleAddress(lead);
  const { title } = visitorWords(leadKinds[kind], language);
  const words = wordsIn({ lang: language }, { firstSentenceWords });
  const about = `${title.toLowerCase()} ${reference}`;
  const name = nameOf(lead);
  const first = (name ? words.named : words.unnamed)
    .replace("{brand}", settings.brand)
    .replace("{about}", about)
    .replace("{name}", () => name);
  const subject = `${settings.brand}: ${about}`;
  return [
    ...(phone?.isMobile
      ? [
          {
            label: "WhatsApp",
            link: messagingLink(first, { phone: phone.number, shortLink: "" }),
          },
        ]
      : []),
    ...(phone ? [{ label: "Llamar", link: phone.link }] : []),
    ...(address ? [{ label: "Correo", link: mailLink(address, { subject, body: first }) }] : []),
  ];
}
