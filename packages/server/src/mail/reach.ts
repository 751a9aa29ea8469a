import { firstSentenceWords, mailLink, messagingLink, settings, wordsIn } from "@maloca/catalog";
import { visitorWords } from "../leads/languages";
import { textOf } from "../leads/lead-kinds";
import { type MailedLead, plausibleAddress } from "./mail";

/** A way to the visitor, with a first sentence in it where there is room for one. */
export interface Reach {
  label: string;
  link: string;
}

/** A Colombian mobile number, which most write without the country's code. */
const COLOMBIAN_MOBILE = /^3\d{9}$/;
const COLOMBIA = "57";

/** Digits with country code; null where what was typed cannot be a number for the whole world. */
export function internationalNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  if (COLOMBIAN_MOBILE.test(digits)) return COLOMBIA + digits;
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null;
}

export const nameOf = ({ request }: Pick<MailedLead, "request">) =>
  textOf(request.name || request.first_name);

/** The link that says that somebody has answered; none of what nobody waits for. */
export const answeredLink = ({ kind, links }: MailedLead): Reach[] =>
  kind.unanswered ? [] : [{ label: "Ya respondí", link: links.answered }];

/** One tap each: WhatsApp, a call, a mail. */
export function waysToReach(lead: MailedLead): Reach[] {
  const { kind, request, reference, language } = lead;
  const phone = internationalNumber(textOf(request.phone));
  const address = plausibleAddress(request);
  const { title } = visitorWords(kind, language);
  const words = wordsIn({ lang: language }, { firstSentenceWords });
  const about = `${title.toLowerCase()} ${reference}`;
  const name = nameOf(lead);
  const first = (name ? words.named : words.unnamed)
    .replace("{brand}", settings.brand)
    .replace("{about}", about)
    .replace("{name}", () => name);
  const subject = `${settings.brand}: ${about}`;
  return [
    ...(phone
      ? [
          { label: "WhatsApp", link: messagingLink(first, { phone, shortLink: "" }) },
          { label: "Llamar", link: `tel:+${phone}` },
        ]
      : []),
    ...(address ? [{ label: "Correo", link: mailLink(address, { subject, body: first }) }] : []),
  ];
}
