import * as z from "zod/mini";
import { newsletterNotices } from "../locales/es";
import { type Length, line, request } from "../validation";

/** Limits of the newsletter sign-up. An address is never longer (RFC 5321). */
export const newsletterLimits = { email: [1, 255] } as const satisfies Record<string, Length>;

const invalid = newsletterNotices.invalid.text;

/** A newsletter sign-up: non-empty with an "@", and nothing stricter. */
export const newsletterSignup = request(() => ({
  email: line(newsletterLimits.email, invalid).check(z.includes("@", invalid)),
}));

export type NewsletterSignup = z.output<typeof newsletterSignup>;

/** The body of the marketing-automation forms endpoint. */
export const newsletterSubmission = request(() => ({
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  context: z._default(
    z.object({
      pageUri: z._default(line([0, 2000], ""), ""),
      pageName: z._default(line([0, 500], ""), ""),
    }),
    { pageUri: "", pageName: "" },
  ),
}));
