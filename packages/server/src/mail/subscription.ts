import { settings, subscriptionMailWords, wordsIn } from "@maloca/catalog";
import { html } from "hono/html";
import { spokenLanguage } from "../leads/languages";
import { type Mail, type MailedLead, plausibleAddress, subjectLine } from "./mail";
import { mailButton, mailLink, mailPage, mailTitle } from "./mail-page";

/** The mail that asks the owner of an address to confirm the newsletter. */
export function writeSubscriptionMail(lead: MailedLead): Mail {
  const { request, reference, messageId, links, language } = lead;
  const words = wordsIn({ lang: language }, { subscriptionMailWords });
  const foot = [
    `${settings.email} · ${settings.phone}`,
    `${settings.legalName} · NIT ${settings.nit} · RNT ${settings.rnt}`,
  ];
  return {
    to: plausibleAddress(request),
    messageId,
    subject: subjectLine(`${settings.brand}: ${words.title.toLowerCase()} (${reference})`),
    text: [
      words.title,
      "",
      words.text,
      "",
      `${words.button}: ${links.confirm}`,
      "",
      words.notYou,
      `${words.remove}: ${links.unsubscribe}`,
      "",
      settings.brand,
      ...foot,
      "",
    ].join("\n"),
    html: mailPage(
      words.title,
      html`${mailTitle(words.title)}<p>${words.text}</p>
${mailButton(links.confirm, words.button)}
<p class="soft" style="margin:20px 0 0">${words.notYou}<br>${mailLink(links.unsubscribe, words.remove)}</p>`,
      foot,
      spokenLanguage(language),
    ),
    replyTo: null,
    unsubscribe: links.unsubscribe,
  };
}
