import {
  color,
  confirmationWords,
  keepReferenceWords,
  operatorWords,
  settings,
  subscriptionMailWords,
  wordsIn,
} from "@maloca/catalog";
import { html } from "hono/html";
import { DAY_MS } from "../durations";
import { spokenLanguage, visitorWords } from "../leads/languages";
import { leadKinds } from "../leads/lead-kinds";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { linkLine, mailButton, mailLink, writeMail } from "./mail-page";
import { nameOf } from "./reach";

/** An older confirmation would only confuse. Longer than a mail server is usually down. */
export const STALE_MS = 7 * DAY_MS;

const legalLine = () => `${settings.legalName} · NIT ${settings.nit} · RNT ${settings.rnt}`;

/** The visitor's confirmation. Of what was typed it contains only the name. */
export function writeConfirmation(lead: MailedLead): Mail {
  const { reference, messageId, language } = lead;
  const { title, notices } = visitorWords(leadKinds[lead.kind], language);
  const { sent } = notices;
  const words = wordsIn(
    { lang: language },
    { confirmationWords, keepReferenceWords, operatorWords },
  );
  const name = nameOf(lead);
  const greeting = name ? words.greeting.replace("{name}", () => name) : words.greetingAlone;
  const foot = [`${settings.email} · ${settings.phone} · ${words.supportHours}`, legalLine()];
  return writeMail({
    to: plausibleAddress(lead),
    messageId,
    subject: `${settings.brand}: ${title.toLowerCase()} (${reference})`,
    title: sent.title,
    paragraphs: [
      greeting,
      `${sent.title} ${sent.text}`,
      `${words.reference} ${reference}\n${words.keep}`,
      words.notYou,
      [settings.brand, ...foot].join("\n"),
    ],
    content: html`<p>${greeting}</p><p>${sent.text}</p>
<p>${words.reference}<br><strong style="font-size:24px">${reference}</strong><br>${words.keep}</p>
<p class="soft" style="color:${color.inkSoft}">${words.notYou}</p>`,
    foot,
    language: spokenLanguage(language),
  });
}

/** The mail that asks the owner of an address to confirm the newsletter. */
export function writeSubscriptionMail(lead: MailedLead): Mail {
  const { reference, messageId, links, language } = lead;
  const words = wordsIn({ lang: language }, { subscriptionMailWords });
  const foot = [`${settings.email} · ${settings.phone}`, legalLine()];
  const confirm = { link: links.confirm, label: words.button };
  const remove = { link: links.unsubscribe, label: words.remove };
  return writeMail({
    to: plausibleAddress(lead),
    messageId,
    subject: `${settings.brand}: ${words.title.toLowerCase()} (${reference})`,
    unsubscribe: links.unsubscribe,
    title: words.title,
    paragraphs: [
      words.title,
      words.text,
      linkLine(confirm),
      `${words.notYou}\n${linkLine(remove)}`,
      [settings.brand, ...foot].join("\n"),
    ],
    content: html`<p>${words.text}</p>
${mailButton(confirm)}
<p class="soft" style="margin:20px 0 0">${words.notYou}<br>${mailLink(remove)}</p>`,
    foot,
    language: spokenLanguage(language),
  });
}
