import {
  consent,
  formPaths,
  joinNames,
  newsletterConsentText,
  newsletterFields,
  partnershipFields,
  type RequestFields,
  type Sections,
} from "@maloca/catalog";
import { type LeadKindName, leadKinds, type RequestTexts, textsOf } from "../leads/lead-kinds";

export interface NoJsForm extends RequestTexts {
  path: string;
  fields: RequestFields;
  /** The stored version of the consent's text, and words that replace the usual ones. */
  consent: { version: string; words?: Sections };
  /** None for the partnership, whose proposal the visitor mails. */
  kind?: LeadKindName;
}

/** A form for a kind of lead. `fields`: those that visitors fill in; the page adds the others. */
function leadForm(path: string, kind: LeadKindName, fields = leadKinds[kind].fields): NoJsForm {
  const { words, title, labels, notices } = leadKinds[kind];
  return { path, words, title, fields, labels, notices, kind, consent };
}

export const noJsForms: readonly NoJsForm[] = [
  leadForm(formPaths.booking, "booking"),
  leadForm(formPaths.tripRequest, "trip-request"),
  leadForm(formPaths.contact, "alliance"),
  {
    ...leadForm(formPaths.newsletter, "newsletter", newsletterFields),
    consent: {
      // Read at each use, like the others': it is the operator's to change.
      get version() {
        return consent.newsletterVersion;
      },
      words: { newsletterConsentText },
    },
  },
  {
    path: formPaths.partnership,
    ...textsOf({
      title: "partnershipTitle",
      labels: "partnershipLabels",
      notices: "partnershipNotices",
    }),
    fields: partnershipFields,
    consent,
  },
];

/** The request's fields as its schema takes them. */
export function toBody({ fields }: NoJsForm, typed: URLSearchParams): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    if (field.type === "checkboxes") return [name, typed.getAll(name)];
    if ("several" in field) return [name, joinNames(typed.getAll(name))];
    return [name, typed.get(name) ?? ""];
  });
  return Object.fromEntries(values);
}
