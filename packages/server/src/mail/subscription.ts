import { settings, subscriptionMailWords, wordsIn } from "@maloca/catalog";
import { html } from "hono/html";
import { spokenLanguage } from "../leads/languages";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { legalLine, linkLine, mailButton, mailLink, writeMail } from "./mail-page";

/** The mail that asks the owner of an address to confirm the newsletter. */
export function writeSubscriptionMail(lead: MailedLead): Mail {
  const { request, reference, messageId, links, language } = lead;
  const words = wordsIn({ lang: language }, { subscriptionMailWords });
  const foot = [`${settings.email} · ${settings.phone}`, legalLine()];
  const confirm = { link: links.confirm, label: words.button };
  const remove = { link: links.unsubscribe, label: words.remove };
  return writeMail({
    to: plausibleAddress(request),
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
