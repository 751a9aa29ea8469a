import type { RequestFields } from "./fields";

/** Signs up for the newsletter (docs/product.md, "Newsletter"). An address is never longer (RFC 5321). */
export const newsletterFields = {
  email: { type: "email", format: "at", limits: [1, 255], autocomplete: "email" },
} as const satisfies RequestFields;

/** Where somebody signed up, as the page reports it. */
export const newsletterContext = {
  pageUri: { type: "text", limits: [0, 2000], column: "page_uri" },
  pageName: { type: "text", limits: [0, 500], column: "page_name" },
} as const satisfies RequestFields;
