import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import { signInPath } from "../leads/team-access";
import { type Mail, noticeMessageId } from "./mail";
import { linkLine, mailButton, writeMail } from "./mail-page";

/** The mail with the link that a colleague asked for, to that colleague alone. */
export function writeSignIn(address: string, secret: string): Mail {
  const title = "Tu enlace para entrar";
  const text = "Sirve una vez, durante 15 minutos, en el aparato en que lo pediste.";
  const notYou =
    "Es solo para ti: no lo reenvíes. Si no lo pediste, no hagas nada; nadie entra sin presionar el botón.";
  const enter = { label: "Entrar", link: settings.siteUrl + signInPath(secret) };
  return writeMail({
    to: address,
    messageId: noticeMessageId(`entrar.${crypto.randomUUID()}`),
    subject: `${settings.brand}: ${title.toLowerCase()}`,
    title,
    paragraphs: [title, text, linkLine(enter), notYou],
    content: html`<p>${text}</p>
${mailButton(enter)}
<p>${notYou}</p>`,
  });
}
