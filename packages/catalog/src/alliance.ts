import * as z from "zod/mini";
import { allianceLimits } from "./alliance.limits";
import { emailAddress, line, lines, request } from "./check";

export * from "./alliance.limits";

const limit = allianceLimits;

/** The body of `send-alliance-email` (docs/decisions/one-contact-form.md). */
export const allianceMessage = request(() => ({
  name: line(limit.name, "Por favor escribe tu nombre"),
  email: emailAddress(limit.email, "Email inválido"),
  organization: z._default(line(limit.organization, "Organización inválida"), ""),
  message: lines(limit.message, "Por favor escribe tu mensaje"),
}));

export type AllianceMessage = z.output<typeof allianceMessage>;
