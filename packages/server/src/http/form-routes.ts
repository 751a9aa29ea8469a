import {
  BODY_LIMIT,
  check,
  consent,
  consentError,
  type FieldErrors,
  mailLink,
  partnershipMail,
  partnershipProposal,
  settings,
  toSubmission,
} from "@maloca/catalog";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { leadKinds } from "../leads/lead-kinds";
import { spamSignOf } from "../leads/spam";
import type { Store } from "../leads/store";
import { digestFields } from "../leads/store";
import { DatabaseError } from "../storage/database";
import { type FormPage, formStyle, handoverPage, sentPage, toFormPage } from "./form-page";
import { noJsForms, toBody } from "./no-js-forms";
import { RETRY_SECONDS } from "./responses";

/** A second press sends the same words again. Whoever means them twice waits this long. */
const SAME_POST_MS = 10 * 60_000;

/** What a browser calls a form without files. */
const FORM_TYPE = "application/x-www-form-urlencoded";

/** The field that people do not see. */
const HONEYPOT = "website";

/** When the page was written, so that a robot's haste shows. */
const BEGUN = "begun";

const STYLE_PATH = "/formulario/estilo.css";

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface FormRoutesOptions {
  store: Store;
  /** Seconds until this caller may send again; 0 for now. */
  secondsToWait(c: Context): Promise<number>;
  proxiedHost?(c: Context): string | undefined;
  onLead(): void;
  /** Names of things that failed; never with personal data. */
  report(c: Context, error: unknown): void;
  logCall(route: string): MiddlewareHandler;
  clock(): Date;
}

/** The same forms for a page whose scripts never came: a plain POST, and a page that answers it. */
export function addFormRoutes(app: Hono, options: FormRoutesOptions): void {
  const { clock } = options;

  app.get(STYLE_PATH, (c) =>
    c.body(formStyle, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    }),
  );

  for (const form of noJsForms) {
    const answer = (
      c: Context,
      page: string,
      status: 200 | 403 | 413 | 415 | 422 | 429 | 503 | 500,
    ) => {
      c.header("Cache-Control", "no-store");
      c.header("Content-Security-Policy", POLICY);
      return c.html(page, status);
    };
    const show = (c: Context, typed: URLSearchParams, more: Partial<FormPage> = {}) =>
      toFormPage({
        action: form.path + (c.req.query("consent") ? "?consent=1" : ""),
        style: STYLE_PATH,
        title: form.title,
        fields: form.fields,
        typed,
        errors: {},
        honeypot: HONEYPOT,
        hidden: { [BEGUN]: typed.get(BEGUN) ?? String(clock().getTime()) },
        consent: Boolean(c.req.query("consent")),
        ...more,
      });

    app.get(form.path, (c) => answer(c, show(c, new URL(c.req.url).searchParams), 200));

    app.post(form.path, options.logCall(form.path), async (c) => {
      const nothing = new URLSearchParams();
      if (!fromOwnPage(c, options.proxiedHost?.(c))) {
        const text = "Este formulario solo se recibe desde nuestro sitio. Escríbelo de nuevo aquí.";
        return answer(c, show(c, nothing, { notice: { title: "No lo recibimos", text } }), 403);
      }
      const typed = await readForm(c);
      if (typeof typed === "number") {
        const text = "Lo que enviaste es demasiado largo o no es un formulario.";
        return answer(c, show(c, nothing, { notice: { title: "No lo recibimos", text } }), typed);
      }
      const seconds = await options.secondsToWait(c);
      if (seconds) {
        c.header("Retry-After", String(seconds));
        const text = `Recibimos muchos envíos desde tu conexión. Intenta de nuevo en ${seconds} segundos.`;
        return answer(c, show(c, typed, { notice: { title: "Espera un momento", text } }), 429);
      }

      const body = toBody(form, typed);
      const { data, errors } = form.kind
        ? leadKinds[form.kind].read(
            form.kind === "newsletter"
              ? toSubmission(String(body.email), c.req.header("referer") ?? "", "")
              : body,
          )
        : check(partnershipProposal, body);
      const wrong: FieldErrors = { ...errors };
      if (c.req.query("consent") && !typed.get("consent")) wrong.consent = consentError;
      if (!data || Object.keys(wrong).length) {
        const notice = {
          title: "Revisa los campos marcados",
          text: "Lo que escribiste sigue aquí.",
        };
        return answer(c, show(c, typed, { errors: wrong, notice }), 422);
      }
      if (!form.kind) {
        const mail = partnershipMail(data as never);
        const { partnershipsEmail } = settings;
        return answer(
          c,
          handoverPage({
            style: STYLE_PATH,
            link: mailLink(partnershipsEmail, mail),
            address: partnershipsEmail,
            text: mail.body,
          }),
          200,
        );
      }
      try {
        const begun = Number(typed.get(BEGUN) ?? Number.NaN);
        const saved = await options.store.save({
          kind: form.kind,
          request: data as never,
          partner: null,
          source: null,
          // The page shows the line above its button.
          consentVersion: consent.version,
          idempotencyKey: `post ${await digestFields(data as never)}`,
          keyLife: SAME_POST_MS,
          spamSign: spamSignOf(typed.get(HONEYPOT) ?? undefined, String(clock().getTime() - begun)),
        });
        if ("conflict" in saved) throw new Error("one digest, two bodies");
        if (saved.fresh) options.onLead();
        return answer(
          c,
          sentPage({ style: STYLE_PATH, notice: form.notices.sent, reference: saved.reference }),
          200,
        );
      } catch (error) {
        options.report(c, error);
        const unavailable = error instanceof DatabaseError && error.unavailable;
        if (unavailable) c.header("Retry-After", String(RETRY_SECONDS));
        const text = `${form.notices.failed.text} Lo que escribiste sigue aquí.`;
        const notice = { ...form.notices.failed, text };
        return answer(c, show(c, typed, { notice }), unavailable ? 503 : 500);
      }
    });
  }
}

/**
 * Sent by a page of this very site: browsers say so, and no other page can make them lie. Old ones
 * say only where it was, and behind a CDN the host of the call may be another than theirs.
 */
function fromOwnPage(c: Context, proxiedHost: string | undefined): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site) return site === "same-origin";
  const from = c.req.header("origin") ?? c.req.header("referer") ?? "";
  if (!URL.canParse(from)) return false;
  const own = [c.req.header("host"), proxiedHost, new URL(settings.siteUrl).host];
  return own.includes(new URL(from).host);
}

/** The fields, or the status of a refusal. */
async function readForm(c: Context): Promise<URLSearchParams | 413 | 415> {
  if (c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() !== FORM_TYPE) return 415;
  if (Number(c.req.header("content-length")) > BODY_LIMIT) return 413;
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > BODY_LIMIT) return 413;
    bytes.push(chunk);
  }
  return new URLSearchParams(await new Blob(bytes as BlobPart[]).text());
}
