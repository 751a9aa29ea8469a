import { COMPANY, type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import type { CompanyDocument } from "@maloca/catalog/documents/company-document";
import { consentTextsOf, readConsentTexts } from "../leads/consents";
import { isLongEnough } from "../leads/phone-number";
import type { Session } from "../storage/database";
import { isSame } from "./changes";

/**
 * What is wrong with a company's document that its schema cannot know: whether its telephones are as long as their
 * countries' numbers, and whether people agreed to other words under the version of a consent.
 */
export async function companyProblems(
  session: Session,
  company: CompanyDocument,
): Promise<DocumentProblem[]> {
  const problem = (place: string, mend: string) => ({ file: fileOf(COMPANY), place, mend });
  const { phone, messaging } = company;
  const short = "le faltan o le sobran números para los de su país: corrígelo";
  const known = await readConsentTexts(session);
  const texts = consentTextsOf(company);
  return [
    ...(isLongEnough(phone) ? [] : [problem("phone", short)]),
    ...(!messaging.phone || isLongEnough(`+${messaging.phone}`)
      ? []
      : [problem("messaging.phone", short)]),
    ...(["consent", "newsletterConsent"] as const).flatMap((name) => {
      const { version } = company[name];
      return known[version] && !isSame(known[version], texts[version])
        ? problem(`${name}.version`, "escribe otra: con esta ya se aceptaron otras palabras")
        : [];
    }),
  ];
}
