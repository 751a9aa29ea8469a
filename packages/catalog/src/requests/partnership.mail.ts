import {
  organizationTypes,
  partnershipLabels,
  partnershipMailWords,
  partnershipTeamLabels,
} from "../locales/es";
import { settings } from "../settings";
import { type Wording, wordsIn } from "../words";
import { isRequired, type RequestField } from "./fields";
import { partnershipFields } from "./partnership";
import type { PartnershipProposal } from "./schemas";

/** A mail for a mail client: a subject of one line, and a body with CRLF line ends. */
export interface Mail {
  subject: string;
  body: string;
}

const fields = Object.entries(partnershipFields) as [keyof PartnershipProposal, RequestField][];

/**
 * The mail with a proposal: every field with its label, in the visitor's language
 * (docs/product.md, "Partnership proposal").
 */
export function partnershipMail(proposal: PartnershipProposal, wording: Wording = {}): Mail {
  const words = wordsIn(wording, { partnershipMailWords }, "handover");
  const labels = wordsIn({ lang: wording.lang }, { partnershipLabels, partnershipTeamLabels });
  const types = wordsIn({ lang: wording.lang }, { organizationTypes });
  const type = types[proposal.organizationType];
  const paragraphs: string[][] = [[words.greeting.replace("{brand}", settings.brand)], []];
  for (const [name, field] of fields) {
    const text = name === "organizationType" ? type : proposal[name];
    // Long texts are separate paragraphs.
    if (field.rows && isRequired(field)) paragraphs.push([`${labels[name]}:`, text], []);
    else
      paragraphs
        .at(-1)
        ?.push(
          `${labels[name]}: ${text || (name === "additionalInfo" ? words.unstatedInfo : words.unstated)}`,
        );
  }
  const body = paragraphs
    .filter(({ length }) => length)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  return {
    subject: words.subject
      .replace("{type}", type)
      .replace("{organization}", () => proposal.organizationName),
    body: body.replaceAll("\n", "\r\n"),
  };
}

/**
 * A link that opens the mail client with everything filled in; line ends are `%0D%0A` (RFC 6068). Throws a
 * `URIError` for text that cannot be encoded, such as lone surrogates.
 */
export function mailLink(address: string, { subject, body }: Mail): string {
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
