import { sendNewsletter } from "../backend";

/** A sign-up for the newsletter, sent as the other requests are: what the form holds, and where to. */
export const sendSignup = (
  { email }: { email: string },
  to: Parameters<typeof sendNewsletter>[1],
) => sendNewsletter(email, to);
