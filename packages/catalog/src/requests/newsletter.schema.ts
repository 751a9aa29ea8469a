import * as z from "zod/mini";
import { newsletterErrors } from "../locales/es";
import { request } from "../validation";
import { newsletterContext, newsletterFields } from "./newsletter";
import { limitsOf, schemaOf } from "./schema";

/** A sign-up: any text with an "@". */
export const newsletterSignup = schemaOf(newsletterFields, newsletterErrors);
export type NewsletterSignup = z.output<typeof newsletterSignup>;

export const newsletterLimits = limitsOf(newsletterFields);

/** The body of the marketing-automation forms endpoint. */
export const newsletterSubmission = request(() => ({
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  // The page fills this in, so no messages are needed.
  context: z._default(schemaOf(newsletterContext, {}), {
    pageUri: "",
    pageName: "",
  }),
}));
