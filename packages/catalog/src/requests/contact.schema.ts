import * as z from "zod/mini";
import { emailAddress, line, lines, request } from "../validation";
import { contactLimits } from "./contact";

export * from "./contact";

const limit = contactLimits;

/** The body of `send-alliance-email` (docs/decisions/one-contact-form.md). */
export const contactMessage = request(() => ({
  name: line(limit.name, "Por favor escribe tu nombre"),
  email: emailAddress(limit.email, "Email inválido"),
  organization: z._default(line(limit.organization, "Organización inválida"), ""),
  message: lines(limit.message, "Por favor escribe tu mensaje"),
}));

export type ContactMessage = z.output<typeof contactMessage>;
