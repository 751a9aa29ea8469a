import type { RequestFields } from "./fields";

/** The field of a newsletter sign-up (docs/product.md, "Newsletter"). No address is longer (RFC 5321). */
export const newsletterFields = {
  email: { type: "email", format: "at", limits: [1, 255], autocomplete: "email" },
} as const satisfies RequestFields;

/** The page of the sign-up, as the page itself reports it. */
export const newsletterContext = {
  pageUri: { type: "text", limits: [0, 2000], column: "page_uri", added: true },
  pageName: { type: "text", limits: [0, 500], column: "page_name", added: true },
} as const satisfies RequestFields;
