import {
  check,
  formPaths,
  interests,
  type Notice,
  organizationTypes,
  partnershipNotices,
  partnershipProposal,
  toSubmission,
} from "@maloca/catalog";
import { type LeadKindName, leadKinds } from "../leads/lead-kinds";
import type { PageField } from "./form-page";

/** A form that a browser sends by itself. */
export interface NoJsForm {
  path: string;
  title: string;
  fields: readonly PageField[];
  notices: Record<"sent" | "failed", Notice>;
  /** None for the partnership: its proposal goes by the visitor's own mail. */
  kind?: LeadKindName;
}

const LONG = new Set([
  "message",
  "special_requirements",
  "projectDescription",
  "objectives",
  "additionalInfo",
]);
const TYPES: Record<string, PageField["type"]> = {
  email: "email",
  phone: "tel",
  num_travelers: "number",
};

const field = (name: string, label: string, required: boolean): PageField => ({
  name,
  label,
  required,
  type: LONG.has(name) ? "lines" : (TYPES[name] ?? "text"),
  ...(name === "interests" && { type: "boxes", choices: interests.map((text) => [text, text]) }),
  ...(name === "organizationType" && { type: "list", choices: Object.entries(organizationTypes) }),
});

/** A kind's own columns as fields; what an empty form is refused for is required. */
function leadForm(kind: LeadKindName, path: string, names: readonly string[]): NoJsForm {
  const { title, notices, columns } = leadKinds[kind];
  const required =
    leadKinds[kind].read(kind === "newsletter" ? toSubmission("", "", "") : {}).errors ?? {};
  return {
    kind,
    path,
    title,
    notices,
    fields: names.map((name) => field(name, columns[name] ?? name, name in required)),
  };
}

const partnershipLabels: Record<keyof typeof partnershipProposal.shape, string> = {
  firstName: "Nombre",
  lastName: "Apellido",
  organizationName: "Organización",
  organizationType: "Tipo de organización",
  email: "Correo",
  phone: "Teléfono",
  country: "País",
  projectDescription: "Descripción del proyecto",
  objectives: "Objetivos",
  timeline: "Cronograma",
  budget: "Presupuesto",
  additionalInfo: "Información adicional",
};

const partnershipRequired = check(partnershipProposal, {}).errors ?? {};

export const noJsForms: readonly NoJsForm[] = [
  leadForm("booking", formPaths.booking, Object.keys(leadKinds.booking.columns)),
  leadForm("trip-request", formPaths.tripRequest, Object.keys(leadKinds["trip-request"].columns)),
  leadForm("alliance", formPaths.contact, Object.keys(leadKinds.alliance.columns)),
  leadForm("newsletter", formPaths.newsletter, ["email"]),
  {
    path: formPaths.partnership,
    title: "Propuesta de alianza",
    notices: partnershipNotices,
    fields: Object.entries(partnershipLabels).map(([name, label]) =>
      field(name, label, name in partnershipRequired),
    ),
  },
];

/** The request's fields as its schema takes them. */
export function toBody({ fields }: NoJsForm, typed: URLSearchParams): Record<string, unknown> {
  const value = ({ name, type }: PageField) => {
    if (type === "boxes") return typed.getAll(name);
    // Boxes of experiences are one text in the request.
    return name === "experiences" ? typed.getAll(name).join(", ") : (typed.get(name) ?? "");
  };
  return Object.fromEntries(fields.map((one) => [one.name, value(one)]));
}
