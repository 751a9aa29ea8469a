import { sendNewsletter } from "../../backend.newsletter";

/** Sends a newsletter sign-up with the same parameters as the other requests. */
export const sendSignup = (
  { email }: { email: string },
  to: Parameters<typeof sendNewsletter>[1],
) => sendNewsletter(email, to);
