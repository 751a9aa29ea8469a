import type * as z from "zod/mini";
import { contactErrors } from "../locales/es";
import { contactFields } from "./contact";
import { limitsOf, schemaOf } from "./schema";

/** The body of `send-alliance-email` (docs/decisions.md, "One contact form"). */
export const contactMessage = schemaOf(contactFields, contactErrors);
export type ContactMessage = z.output<typeof contactMessage>;

export const contactLimits = limitsOf(contactFields);
