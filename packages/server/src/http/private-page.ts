import type { Context } from "hono";
import type { Html } from "../html";
import { FORM_POLICY } from "./form-style";

/** Answers with a page behind a signed link: whoever has its address may act, so no other site may see it. */
export function privatePage(c: Context, page: Html, status: 200 | 404 = 200) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", FORM_POLICY);
  c.header("Referrer-Policy", "no-referrer");
  return c.html(page, status);
}
