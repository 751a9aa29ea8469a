import {
  type Checked,
  checkOf,
  commonErrors,
  formPageWords,
  mailLink,
  PARTNER_LENGTH,
  partnershipErrors,
  partnershipFields,
  partnershipMail,
  SPANISH,
  settings,
  toSubmission,
  withTravelers,
  wordsIn,
} from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { etag } from "hono/etag";
import { statedLanguage, visitorWords } from "../leads/languages";
import { type LeadKindName, leadKinds } from "../leads/lead-kinds";
import { type FormPage, handoverPage, sentPage, toFormPage } from "./form-page";
import { FORM_POLICY, formStyle, STYLE_PATH } from "./form-style";
import type { UnfitBody } from "./limit-body";
import { type NoJsForm, noJsForms, toBody } from "./no-js-forms";
import { type Receiver, SAME_CONTENT } from "./receive-lead";
import { oneLine } from "./request-headers";
import { RETRY_SECONDS, type RouteTools } from "./responses";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** The honeypot: a field that people do not see. */
const HONEYPOT = "website";

/** When the page was written, which shows whether a person had the time to fill it. */
const BEGUN = "begun";

const checkProposal = checkOf(partnershipFields, { partnershipErrors });

interface FormRoutesOptions extends Pick<RouteTools, "logCall" | "clock"> {
  receiver: Receiver;
  proxiedHost?(c: Context): string | undefined;
}

/** The forms without JavaScript: a plain POST, answered with a page. */
export function addFormRoutes(app: Hono, options: FormRoutesOptions): void {
  // Asked for again each time: an operator may change the brand's colours.
  app.get(STYLE_PATH, etag(), (c) =>
    c.body(formStyle(), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "no-cache",
    }),
  );

  for (const form of noJsForms) {
    app.get(form.path, (c) => {
      const filled = fieldsIn(form, new URL(c.req.url).searchParams);
      return respond(c, formPage(c, form, filled, options.clock()), 200);
    });
    app.post(form.path, options.logCall(form.path), (c) => receiveForm(c, form, options));
  }
}

/** The page for a body that is not read; null where no form stands at the path. */
export function unfitForm(c: Context, status: UnfitBody, now: Date) {
  const form = noJsForms.find(({ path }) => path === c.req.path);
  if (!form) return null;
  const { notReceived: title, unreadable: text } = wordsIn(
    { lang: languageOf(c) },
    { formPageWords },
  );
  const page = formPage(c, form, new URLSearchParams(), now, { notice: { title, text } });
  return respond(c, page, status);
}

type Status = 200 | 403 | 413 | 415 | 422 | 429 | 500 | 503;

function respond(c: Context, page: ReturnType<typeof toFormPage>, status: Status) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", FORM_POLICY);
  return c.html(page, status);
}

/** What an address or another page may set: the form's own fields, and nothing else. */
const fieldsIn = ({ fields }: NoJsForm, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => Object.hasOwn(fields, name)));

/** The language of the words on the page, which is all that an address says beside the fields. */
const languageOf = (c: Context) => statedLanguage(c.req.query("lang"));

/**
 * What the page decides on which the form stands. It is in the address of the form's `action`, which the operator
 * or partner wrote. A link that a visitor opens has no say in it.
 */
interface PageOptions {
  /** Credited with the request. */
  partner: string | null;
  /** Test mode: the request is stored as a test and never mailed. */
  isTest: boolean;
  /** Consent is a box to tick. */
  asksConsent: boolean;
}

function optionsOf(c: Context): PageOptions {
  const stated = (name: string) => (c.req.method === "POST" && c.req.query(name)) || "";
  return {
    partner: oneLine(stated("partner"), PARTNER_LENGTH),
    isTest: stated("test") !== "",
    asksConsent: stated("consent") !== "",
  };
}

function formPage(
  c: Context,
  form: NoJsForm,
  typed: URLSearchParams,
  now: Date,
  more: Partial<FormPage> = {},
) {
  const { partner, isTest, asksConsent } = optionsOf(c);
  const lang = languageOf(c);
  const { title, labels } = visitorWords(form, lang);
  const kept = new URLSearchParams({
    ...(asksConsent && { consent: "1" }),
    ...(partner && { partner }),
    ...(isTest && { test: "1" }),
    ...(lang !== SPANISH && { lang }),
  });
  return toFormPage({
    action: form.path + (kept.size ? `?${kept}` : ""),
    title,
    fields: form.fields,
    labels,
    lang,
    typed,
    errors: {},
    honeypot: HONEYPOT,
    hidden: { [BEGUN]: typed.get(BEGUN) ?? String(now.getTime()) },
    isTest,
    consent: asksConsent,
    consentWords: form.consent.words,
    ...more,
  });
}

async function receiveForm(
  c: Context,
  form: NoJsForm,
  { receiver, proxiedHost, clock }: FormRoutesOptions,
): Promise<Response> {
  let typed = new URLSearchParams();
  const lang = languageOf(c);
  const { partner, isTest } = optionsOf(c);
  const words = wordsIn({ lang }, { formPageWords });
  const { notices } = visitorWords(form, lang);
  const again = (status: Status, title: string, text: string, more: Partial<FormPage> = {}) =>
    respond(c, formPage(c, form, typed, clock(), { notice: { title, text }, ...more }), status);

  const isForm = contentType(c) === FORM_TYPE;
  const parse = (text: string) => {
    typed = new URLSearchParams(text);
    return typed;
  };
  if (!fromOwnPage(c, proxiedHost?.(c))) {
    // From a partner's page without scripts, or a forged one: the visitor checks the form and sends it.
    if (isForm) typed = fieldsIn(form, parse(await c.req.text()));
    // No start time, so that it is not taken for a form that was sent too fast.
    return again(403, words.notSentYet, words.foreign, { hidden: {} });
  }
  const unfit = () => again(415, words.notReceived, words.unreadable);
  if (!isForm) return unfit();

  const { kind } = form;
  const result = kind
    ? await receiver.receiveLead(c, {
        kind,
        parse,
        check: (typed) => withConsent(c, typed, checkLead(c, form, kind, typed)),
        details: (typed) => ({
          partner,
          source: null,
          metadata: null,
          testMode: isTest,
          language: lang,
          // The page shows the line above its button.
          consentVersion: form.consent.version,
          idempotencyKey: SAME_CONTENT,
          honeypot: typed.get(HONEYPOT) ?? undefined,
          filledMs: String(clock().getTime() - Number(typed.get(BEGUN) ?? Number.NaN)),
        }),
      })
    : await receiver.receiveRequest(c, {
        parse,
        check: (typed) => withConsent(c, typed, checkProposal(toBody(form, typed), { lang })),
      });

  switch (result.outcome) {
    case "stored":
      return respond(
        c,
        sentPage({ notice: notices.sent, reference: result.reference, isTest, lang }),
        200,
      );
    case "valid": {
      const mail = partnershipMail(result.request, { lang });
      const { partnershipsEmail: address } = settings;
      const link = mailLink(address, mail);
      return respond(c, handoverPage({ link, address, text: mail.body, lang }), 200);
    }
    case "unreadable":
      return unfit();
    case "rate-limited": {
      // Refused before the body was read: read it now, to show the visitor's text again.
      parse(await c.req.text());
      c.header("Retry-After", String(result.seconds));
      const text = words.waitText.replace("{seconds}", String(result.seconds));
      return again(429, words.wait, text);
    }
    case "invalid": {
      return again(422, words.invalid, words.kept, { errors: result.errors });
    }
    default: {
      const unavailable = result.outcome === "failed" && result.unavailable;
      if (unavailable) c.header("Retry-After", String(RETRY_SECONDS));
      const { title, text } = notices.failed;
      return again(unavailable ? 503 : 500, title, `${text} ${words.kept}`);
    }
  }
}

const checkLead = (c: Context, form: NoJsForm, kind: LeadKindName, typed: URLSearchParams) => {
  const typedFields = toBody(form, typed);
  const lang = languageOf(c);
  const { labels } = visitorWords(form, lang);
  const bodies: Partial<Record<LeadKindName, () => unknown>> = {
    newsletter: () => toSubmission(String(typedFields.email), c.req.header("referer") ?? "", ""),
    "trip-request": () => withTravelers(typedFields, String(labels.num_travelers)),
  };
  return leadKinds[kind].read(bodies[kind]?.() ?? typedFields, { lang });
};

/** Where the page asks for consent, a missing tick is an error beside those of the fields. */
function withConsent<Request>(
  c: Context,
  typed: URLSearchParams,
  checked: Checked<Request>,
): Checked<Request> {
  if (!optionsOf(c).asksConsent || typed.get("consent")) return checked;
  const { consent } = wordsIn({ lang: languageOf(c) }, { commonErrors });
  return { errors: { ...checked.errors, consent } };
}

const contentType = (c: Context) =>
  c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();

/**
 * Whether a page of this site sent it. New browsers send `Sec-Fetch-Site`, which no page can forge. Older
 * ones send only the page's origin, and behind a CDN the request's host may differ from it.
 */
function fromOwnPage(c: Context, proxiedHost: string | undefined): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site) return site === "same-origin";
  const from = c.req.header("origin") ?? c.req.header("referer") ?? "";
  if (!URL.canParse(from)) return false;
  const hosts = [c.req.header("host"), proxiedHost, new URL(settings.siteUrl).host];
  return hosts.includes(new URL(from).host);
}
