import { color, darkColor, SPANISH, settings } from "@maloca/catalog";
import { html, raw } from "hono/html";
import type { Html } from "../html";
import { type Mail, subjectLine } from "./mail";
import type { Reach } from "./reach";

/** For mail programs that support dark mode by CSS; others choose dark colours by themselves. */
const style = () => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${darkColor.paper}!important;color:${darkColor.ink}!important}
.card{background:${darkColor.card}!important}
.soft{color:${darkColor.inkSoft}!important}
.line{border-color:${darkColor.line}!important}
.link{color:${darkColor.link}!important}}`;

/** A mail before it is written out. To the team, if it names no other address. */
interface Draft
  extends Pick<Mail, "messageId" | "subject">,
    Partial<Pick<Mail, "to" | "replyTo" | "unsubscribe">> {
  title: string;
  /** The text part's paragraphs. Empty ones are left out. */
  paragraphs: readonly (string | null | undefined)[];
  /** The HTML part below its heading, which is the title if there is no other. */
  content: Html;
  heading?: Html;
  /** Below the brand. */
  foot?: readonly string[];
  language?: string;
}

/** Writes a mail as text and as HTML: one narrow column, for phones. */
export function writeMail(draft: Draft): Mail {
  const { title, paragraphs, content, heading = mailTitle(title), ...rest } = draft;
  const { foot = [], language = SPANISH, ...headers } = rest;
  return {
    ...{ to: null, replyTo: null, ...headers, subject: subjectLine(headers.subject) },
    text: `${paragraphs.filter(Boolean).join("\n\n")}\n`,
    html: html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title><style>${raw(style())}</style></head>
<body class="page" style="margin:0;padding:16px;background:${color.paper};color:${color.ink};font:17px/1.5 sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:${color.card};border-top:8px solid ${color.forest}">
${heading}${content}
<p class="soft" style="margin:24px 0 0;color:${color.inkSoft};font-size:14px">${settings.brand}${foot.map((line) => html`<br>${line}`)}</p>
</div></body></html>`.toString(),
  };
}

export const mailTitle = (title: string): Html =>
  html`<h1 style="margin:0 0 16px;font:600 26px/1.2 Georgia,serif">${title}</h1>`;

/** Links as large buttons, side by side. */
export const mailButtons = (links: readonly Reach[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr>${links.map(
    (each, index) => html`<td style="padding-left:${index ? 8 : 0}px">${mailButton(each)}</td>`,
  )}</tr></table>`;

export const mailButton = ({ link, label }: Reach): Html =>
  html`<a href="${link}" style="display:block;padding:13px 4px;border-radius:8px;background:${color.clayDeep};color:#ffffff;font-weight:bold;text-align:center;text-decoration:none">${label}</a>`;

export const mailLink = ({ link, label }: Reach): Html =>
  html`<a class="link" href="${link}" style="display:inline-block;padding:11px 0;color:${color.clayDeep}">${label}</a>`;

/** A link in the text part. */
export const linkLine = ({ link, label }: Reach) => `${label}: ${link}`;
