import { consentText, type FieldErrors, type Notice, settings } from "@maloca/catalog";
import { look } from "../brand";
import { escapeHtml } from "../html";
import { keepReference } from "../mail/confirmation";

/** A field as the page shows it. */
export interface PageField {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "number" | "lines" | "list" | "boxes";
  required: boolean;
  choices?: readonly (readonly [value: string, words: string])[];
}

export interface FormPage {
  action: string;
  style: string;
  title: string;
  fields: readonly PageField[];
  typed: URLSearchParams;
  errors: FieldErrors;
  /** What happened, above the form. */
  notice?: Notice;
  honeypot: string;
  hidden: Record<string, string>;
  /** Consent as a box to tick. */
  consent: boolean;
}

const AUTOCOMPLETE: Record<string, string> = {
  name: "name",
  first_name: "given-name",
  firstName: "given-name",
  last_name: "family-name",
  lastName: "family-name",
  email: "email",
  phone: "tel",
  organization: "organization",
  organizationName: "organization",
  country: "country-name",
};

/** A form with what was typed in it and what is wrong beside its fields. */
export function toFormPage(page: FormPage): string {
  const { errors, typed, notice } = page;
  const fields = page.fields.map((field) => fieldOf(field, typed, errors[field.name]));
  const hidden = Object.entries(page.hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return shell(
    page.title,
    page.style,
    `${notice ? `<div class="notice" role="alert"><strong>${escapeHtml(notice.title)}</strong> ${escapeHtml(notice.text)}</div>` : ""}
<h1>${escapeHtml(page.title)}</h1>
<form action="${escapeHtml(page.action)}" method="post" novalidate>
${hidden.join("")}
<p class="trap" aria-hidden="true"><label>No llenes este campo <input name="${page.honeypot}" tabindex="-1" autocomplete="off"></label></p>
${fields.join("\n")}
${consentOf(page)}
<button type="submit">Enviar</button>
</form>`,
  );
}

/** That it arrived, and under which reference. */
export function sentPage(page: { style: string; notice: Notice; reference: string }): string {
  return shell(
    page.notice.title,
    page.style,
    `<h1>${escapeHtml(page.notice.title)}</h1>
<p class="lead">${escapeHtml(page.notice.text)}</p>
<p>Tu referencia</p>
<p class="reference">${escapeHtml(page.reference)}</p>
<p>${keepReference}</p>
<p><a class="button" href="/">Volver al inicio</a></p>`,
  );
}

/**
 * A proposal ready to be mailed by the visitor, for no server keeps it
 * (docs/decisions/messages-are-never-lost.md).
 */
export function handoverPage(page: {
  style: string;
  link: string;
  address: string;
  text: string;
}): string {
  return shell(
    "Tu propuesta está lista",
    page.style,
    `<h1>Tu propuesta está lista</h1>
<p class="lead">Envíala desde tu correo. Aquí no se guarda nada.</p>
<p><a class="button" href="${escapeHtml(page.link)}">Abrir mi correo</a></p>
<p><label for="text">¿No se abrió? Copia el texto y envíalo a <a href="mailto:${escapeHtml(page.address)}">${escapeHtml(page.address)}</a></label></p>
<textarea id="text" rows="14" readonly>
${escapeHtml(page.text)}</textarea>
<p><a href="/">Volver al inicio</a></p>`,
  );
}

function fieldOf(field: PageField, typed: URLSearchParams, error: string | undefined): string {
  const { name, label, type, choices = [] } = field;
  const value = escapeHtml(typed.getAll(name).join(", "));
  const shown = `${escapeHtml(label)}${field.required ? "" : ' <span class="optional">(opcional)</span>'}`;
  const message = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : "";
  const attributes = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ""}${
    AUTOCOMPLETE[name] ? ` autocomplete="${AUTOCOMPLETE[name]}"` : ""
  }`;
  if (type === "boxes") {
    const ticked = typed.getAll(name);
    const boxes = choices.map(
      ([own, words]) =>
        `<label class="box"><input type="checkbox" name="${name}" value="${escapeHtml(own)}"${ticked.includes(own) ? " checked" : ""}> ${escapeHtml(words)}</label>`,
    );
    return `<fieldset><legend>${shown}</legend>${boxes.join("")}${message}</fieldset>`;
  }
  const list = choices.map(
    ([own, words]) =>
      `<option value="${escapeHtml(own)}"${typed.get(name) === own ? " selected" : ""}>${escapeHtml(words)}</option>`,
  );
  const control =
    type === "lines"
      ? // The first line break after the tag is the parser's.
        `<textarea ${attributes} rows="5">\n${value}</textarea>`
      : type === "list"
        ? `<select ${attributes}><option value="">Elige una opción</option>${list.join("")}</select>`
        : `<input ${attributes} type="${type}" value="${value}">`;
  return `<div class="field"><label for="${name}">${shown}</label>${control}${message}</div>`;
}

function consentOf({ consent: asked, errors, typed }: FormPage): string {
  const policy = `<a href="${escapeHtml(settings.policyPath)}">${consentText.policy}</a>.`;
  if (!asked) return `<p class="consent">${consentText.notice} ${policy}</p>`;
  const wrong = errors.consent;
  return `<p class="consent"><label class="box"><input type="checkbox" name="consent"${typed.get("consent") ? " checked" : ""}${
    wrong ? ' aria-invalid="true" aria-describedby="consent-error"' : ""
  }> <span>${consentText.request} ${policy}</span></label></p>${wrong ? `<p class="error" id="consent-error">${wrong}</p>` : ""}`;
}

function shell(title: string, style: string, content: string): string {
  const { brand, tagline, legalName, nit, rnt, email, phone } = settings;
  const foot = [legalName, `NIT ${nit}`, `RNT ${rnt}`, email, phone].map(
    (words) => `<span>${escapeHtml(words)}</span>`,
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<header><a href="/">${escapeHtml(brand)}</a><span>${escapeHtml(tagline)}</span></header>
<main>
${content}
</main>
<footer>${foot.join(" · ")}</footer>
</body>
</html>`;
}

/** The look of these pages. A file of its own, so that their policy can forbid inline styles. */
export const formStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${look.paper};color:${look.ink};font:17px/1.5 ${look.text}}
header,footer{padding:20px max(20px,calc(50% - 320px))}
header{position:relative;display:flex;align-items:baseline;gap:16px;padding-bottom:28px;background:${look.brand};color:${look.paper}}
header::after{content:"";position:absolute;inset:auto 0 0;height:8px;background:conic-gradient(from 135deg at 50% 0,${look.mark} 90deg,${look.accent} 0) 0 0/16px 8px}
header a{color:inherit;font:600 26px/1.2 ${look.title};text-decoration:none}
header span{font-size:15px}
footer{margin-top:auto;color:${look.inkSoft};font-size:14px}
main{width:100%;max-width:680px;margin:0 auto;padding:40px 20px 56px}
h1{margin:0 0 24px;font:600 clamp(32px,6vw,44px)/1.1 ${look.title};text-wrap:balance}
.lead{font-size:21px;line-height:1.4;margin:0 0 28px;text-wrap:pretty}
.reference{margin:0 0 8px;font:600 40px/1.1 ${look.title};letter-spacing:.02em}
form{display:grid;gap:20px}
.field,fieldset{display:flex;flex-direction:column;min-width:0;margin:0;padding:0;border:0}
label,legend{font-weight:600;margin-bottom:6px;padding:0}
.optional{font-weight:400;color:${look.inkSoft}}
input:not([type=checkbox]),select,textarea{width:100%;min-height:48px;padding:11px 14px;border:1.5px solid ${look.edge};border-radius:6px;background:${look.card};color:inherit;font:inherit;resize:vertical}
[aria-invalid]{border:2px solid ${look.error}}
:focus-visible{outline:3px solid ${look.brand};outline-offset:3px}
.error{display:flex;gap:6px;margin:6px 0 0;font-weight:600;color:${look.error}}
.error::before{content:"▲";font-size:10px;line-height:26px}
.box{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;font-weight:400}
.box input{flex:none;width:24px;height:24px;margin:0;accent-color:${look.brand}}
.consent{margin:0;font-size:15px;color:${look.inkSoft}}
.consent+.error{margin-top:-12px}
.notice{margin:0 0 28px;padding:16px 20px;border-left:8px solid ${look.accent};background:${look.card}}
.notice strong{display:block}
footer span{white-space:nowrap}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
a{color:${look.accent};text-underline-offset:2px}
button,.button{justify-self:start;display:inline-block;min-height:52px;margin:0;padding:13px 32px;border:0;border-radius:999px;background:${look.accent};color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:${look.brand}}
`;
