import {
  choiceNames,
  consent,
  consentText,
  type FieldErrors,
  formPageWords,
  isRequired,
  keepReferenceWords,
  type Notice,
  type RequestField,
  type RequestFields,
  type Sections,
  SPANISH,
  settings,
  wordsIn,
} from "@maloca/catalog";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { spokenLanguage } from "../leads/languages";
import { FORM_POLICY, STYLE_PATH } from "./form-style";

export interface FormPage {
  action: string;
  title: string;
  fields: RequestFields;
  /** Labels by field, and of a choice by value. */
  labels: Readonly<Record<string, string>>;
  typed: URLSearchParams;
  errors: FieldErrors;
  /** What happened, above the form. */
  notice?: Notice;
  honeypot: string;
  hidden: Record<string, string>;
  /** Says that what is sent is a test. */
  isTest: boolean;
  /** Consent as a box to tick. */
  consent: boolean;
  /** Replace the usual words of the consent. */
  consentWords: Sections | undefined;
  /** The visitor's language. */
  lang: string;
}

const wordsOf = (lang: string) => wordsIn({ lang }, { keepReferenceWords, formPageWords });

/** A form with its typed values, and errors beside their fields. */
export function toFormPage(page: FormPage): Html {
  const { notice, lang } = page;
  const words = wordsOf(lang);
  const alert =
    notice &&
    html`<div class="notice" role="alert"><strong>${notice.title}</strong> ${notice.text}</div>`;
  return shell(
    page.title,
    html`${page.isTest && ribbon(words.test)}${alert}
<h1>${page.title}</h1>
<form action="${page.action}" method="post" novalidate>
${Object.entries(page.hidden).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
<p class="trap" aria-hidden="true"><label>${words.honeypot} <input name="${page.honeypot}" tabindex="-1" autocomplete="off"></label></p>
${Object.entries(page.fields).map(([name, field]) => html`${fieldOf(name, field, page)}\n`)}${consentOf(page)}
<button type="submit">${words.submit}</button>
</form>`,
    { lang },
  );
}

const ribbon = (text: string) => html`<p class="notice">${text}</p>`;

interface SentPage {
  notice: Notice;
  reference: string;
  isTest: boolean;
  lang: string;
}

export function sentPage(page: SentPage): Html {
  const words = wordsOf(page.lang);
  return shell(
    page.notice.title,
    html`${page.isTest && ribbon(words.tested)}<h1>${page.notice.title}</h1>
<p class="lead">${page.notice.text}</p>
<p>${words.reference}</p>
<p class="reference">${page.reference}</p>
<p>${words.keep}</p>
<p><a class="button" href="/">${words.home}</a></p>`,
    { lang: page.lang },
  );
}

/**
 * A proposal that the visitor mails: the server does not store it
 * (docs/decisions.md, "Messages are never lost").
 */
export function handoverPage(page: {
  link: string;
  address: string;
  text: string;
  lang: string;
}): Html {
  const words = wordsOf(page.lang);
  return shell(
    words.handover.title,
    html`<h1>${words.handover.title}</h1>
<p class="lead">${words.handover.text}</p>
<p><a class="button" href="${page.link}">${words.handover.open}</a></p>
<p><label for="text">${words.handover.copy} <a href="mailto:${page.address}">${page.address}</a></label></p>
<textarea id="text" rows="14" readonly>
${page.text}</textarea>
<p><a href="/">${words.home}</a></p>`,
    { lang: page.lang },
  );
}

/** What a field of a form is made of, beside its definition. */
type FieldPage = Pick<FormPage, "labels" | "typed" | "errors" | "lang">;

export function fieldOf(name: string, field: RequestField, page: FieldPage): Html {
  const { labels, typed, errors, lang } = page;
  const words = wordsOf(lang);
  const { autocomplete } = field;
  const error = errors[name];
  const shown = html`${labels[name]}${!isRequired(field) && html` <span class="optional">${words.optional}</span>`}`;
  const message = error && html`<p class="error" id="${name}-error">${error}</p>`;
  if (field.type === "checkboxes") {
    const ticked = typed.getAll(name);
    const names = wordsIn({ lang }, { choiceNames });
    const boxes = field.choices.map(
      (choice) =>
        html`<label class="box"><input type="checkbox" name="${name}" value="${choice}"${ticked.includes(choice) && " checked"}> ${names[choice] ?? choice}</label>`,
    );
    return html`<fieldset><legend>${shown}</legend>${boxes}${message}</fieldset>`;
  }
  const attributes = html`id="${name}" name="${name}"${describedBy(name, error)}${
    autocomplete && html` autocomplete="${autocomplete}"`
  }`;
  const control = controlOf(field, attributes, typed.getAll(name).join(", "), page);
  return html`<div class="field"><label for="${name}">${shown}</label>${control}${message}</div>`;
}

function controlOf(
  field: RequestField,
  attributes: Html,
  value: string,
  { labels, lang }: FieldPage,
): Html {
  if (field.type === "choice") {
    const options = field.choices.map(
      (choice) =>
        html`<option value="${choice}"${choice === value && " selected"}>${labels[choice]}</option>`,
    );
    return html`<select ${attributes}><option value="">${wordsOf(lang).choose}</option>${options}</select>`;
  }
  if (field.rows) {
    // The parser drops the first line break after the tag.
    return html`<textarea ${attributes} rows="5">\n${value}</textarea>`;
  }
  const type = field.type === "multi-line" ? "text" : field.type;
  return html`<input ${attributes} type="${type}" value="${value}">`;
}

/** Attributes of a control with an error, which is shown below it. */
const describedBy = (name: string, error: string | undefined) =>
  error && html` aria-invalid="true" aria-describedby="${name}-error"`;

function consentOf({ consent: asked, consentWords, errors, typed, lang }: FormPage): Html {
  const words = wordsIn({ lang }, { consentText, ...consentWords });
  const policy = html`<a href="${consent.policyPath}">${words.policy}</a>.`;
  if (!asked) return html`<p class="consent">${words.notice} ${policy}</p>`;
  const wrong = errors.consent;
  return html`<p class="consent"><label class="box"><input type="checkbox" name="consent"${typed.get("consent") && " checked"}${describedBy("consent", wrong)}> <span>${words.request} ${policy}</span></label></p>${
    wrong && html`<p class="error" id="consent-error">${wrong}</p>`
  }`;
}

interface ShellOptions {
  lang?: string | undefined;
  /** A page of the team, which is dark where its reader wants that. */
  desk?: boolean;
}

/** A whole page with the brand's header and footer. */
export function shell(
  title: string,
  content: Html,
  { lang = SPANISH, desk = false }: ShellOptions = {},
): Html {
  const { brand, tagline, legalName, nit, rnt, email, phone } = settings;
  const spoken = spokenLanguage(lang);
  const foot = [legalName, `NIT ${nit}`, `RNT ${rnt}`, email, phone].map(
    (text, index) => html`${index > 0 && " · "}<span>${text}</span>`,
  );
  return html`<!doctype html>
<html lang="${spoken}"${desk && html` class="desk"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><a href="/">${brand}</a>${spoken === SPANISH && html`<span>${tagline}</span>`}</header>
<main>
${content}
</main>
<footer>${foot}</footer>
</body>
</html>`;
}

/** Answers with a page behind a signed link: whoever has its address may act, so no other site may see it. */
export function privatePage(c: Context, page: Html, status: 200 | 404 | 429 = 200) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", FORM_POLICY);
  c.header("Referrer-Policy", "no-referrer");
  return c.html(page, status);
}

/** A page of one sentence. */
export const shortPage = ({ title, text }: Notice, lang?: string): Html =>
  shell(title, html`<h1>${title}</h1><p class="lead">${text}</p>`, { lang });

/** Answers a signed link that does not work. */
export const uselessPage = (c: Context, notice: Notice, lang?: string) =>
  privatePage(c, shortPage(notice, lang), 404);
