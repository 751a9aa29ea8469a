import type { Context } from "hono";
import type { Html } from "../html";
import { shortPage } from "./form-page";
import { FORM_POLICY } from "./form-style";

// What every page of the team is answered with, and what its forms send.

/** Answers with a page of the team. */
export function teamAnswer(
  c: Context,
  page: Html | string,
  status: 200 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503 = 200,
  policy = FORM_POLICY,
) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", policy);
  // Not `no-referrer`: with it an older browser would not say which page sent a form.
  c.header("Referrer-Policy", "same-origin");
  // No page that opens this one in a window can read it there.
  c.header("Cross-Origin-Opener-Policy", "same-origin");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  return c.html(page, status);
}

export const refusePress = (c: Context) =>
  teamAnswer(
    c,
    shortPage({
      title: "No se hizo",
      text: "Abre la página del equipo de nuevo, y presiona allí.",
    }),
    403,
  );

/** What a form sent; nothing if that is no form, as when it ends before it is whole. */
export const formOf = (c: Context): Promise<Record<string, string | File | (string | File)[]>> =>
  c.req.parseBody({ all: true }).catch(() => ({}));
