import * as z from "zod/mini";
import { settings } from "../settings";
import { emailAddress, line, lines, request } from "../validation";
import { type OrganizationType, organizationTypes, partnershipLimits } from "./partnership";

export * from "./partnership";

const limit = partnershipLimits;
const types = Object.keys(organizationTypes) as OrganizationType[];

/** A partnership proposal, with its messages. No server sees it. */
export const partnershipProposal = request(() => ({
  firstName: line(limit.firstName, "El nombre debe tener al menos 2 caracteres"),
  lastName: line(limit.lastName, "El apellido debe tener al menos 2 caracteres"),
  organizationName: line(limit.organizationName, "El nombre de la organización es requerido"),
  organizationType: z.enum(types, "Selecciona el tipo de organización"),
  email: emailAddress(limit.email, "Email inválido"),
  phone: line(limit.phone, "Teléfono inválido"),
  country: line(limit.country, "País es requerido"),
  projectDescription: lines(
    limit.projectDescription,
    "Describe tu proyecto con al menos 50 caracteres",
  ),
  objectives: lines(limit.objectives, "Describe tus objetivos con al menos 30 caracteres"),
  timeline: z._default(lines(limit.timeline, "Cronograma inválido"), ""),
  budget: z._default(lines(limit.budget, "Presupuesto inválido"), ""),
  additionalInfo: z._default(lines(limit.additionalInfo, "Información adicional inválida"), ""),
}));

export type PartnershipProposal = z.output<typeof partnershipProposal>;

/** A mail as a mail client takes it: one line of subject, and a body with CRLF line ends. */
export interface Mail {
  subject: string;
  body: string;
}

/**
 * The mail that a proposal becomes: every field with its label
 * (docs/product.md, "Partnership proposal").
 */
export function partnershipMail(proposal: PartnershipProposal): Mail {
  const type = organizationTypes[proposal.organizationType];
  const body = [
    `Hola, equipo de ${settings.brand}. Esta es nuestra propuesta de alianza.`,
    "",
    `Nombre: ${proposal.firstName}`,
    `Apellido: ${proposal.lastName}`,
    `Organización: ${proposal.organizationName}`,
    `Tipo de organización: ${type}`,
    `Correo electrónico: ${proposal.email}`,
    `Teléfono: ${proposal.phone}`,
    `País: ${proposal.country}`,
    "",
    "Descripción del proyecto:",
    proposal.projectDescription,
    "",
    "Objetivos:",
    proposal.objectives,
    "",
    `Cronograma: ${proposal.timeline || "No especificado"}`,
    `Presupuesto: ${proposal.budget || "No especificado"}`,
    `Información adicional: ${proposal.additionalInfo || "N/A"}`,
  ];
  return {
    subject: `Propuesta de alianza: ${proposal.organizationName} (${type})`,
    body: body.join("\n").replaceAll("\n", "\r\n"),
  };
}

/**
 * A link that opens the mail client with everything filled in; line ends are `%0D%0A` (RFC 6068).
 * Throws a `URIError` for text that no address can hold.
 */
export function mailLink(address: string, { subject, body }: Mail): string {
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
