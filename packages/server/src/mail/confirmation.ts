import {
  color,
  confirmationWords,
  keepReferenceWords,
  operatorWords,
  settings,
  wordsIn,
} from "@maloca/catalog";
import { html } from "hono/html";
import { DAY_MS } from "../durations";
import { spokenLanguage, visitorWords } from "../leads/languages";
import { textOf } from "../leads/lead-kinds";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { legalLine, writeMail } from "./mail-page";

/** An older confirmation would only confuse. Longer than a mail server is usually down. */
export const STALE_MS = 7 * DAY_MS;

/** A name, not a message: nobody may send texts of their choice to another person's address. */
const NAME = /^[\p{L}\p{M} '’.-]{1,60}$/u;

/** The visitor's confirmation. Of what was typed it contains only the name. */
export function writeConfirmation(lead: MailedLead): Mail {
  const { kind, request, reference, messageId, language } = lead;
  const { title, notices } = visitorWords(kind, language);
  const { sent } = notices;
  const words = wordsIn(
    { lang: language },
    { confirmationWords, keepReferenceWords, operatorWords },
  );
  const name = textOf(request.name || request.first_name);
  // Many mail clients turn a dot before a letter into a link.
  const plain = NAME.test(name) && !/\.\S/.test(name);
  const greeting = plain ? words.greeting.replace("{name}", () => name) : words.greetingAlone;
  const foot = [`${settings.email} · ${settings.phone} · ${words.supportHours}`, legalLine()];
  return writeMail({
    to: plausibleAddress(request),
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
