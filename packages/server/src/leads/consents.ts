import { type ConsentText, consentTexts } from "@maloca/catalog/consent-texts";
import type { CompanyDocument } from "@maloca/catalog/documents/company-document";
import { everyLanguage, locales } from "@maloca/catalog/locales";
import type { Session } from "../storage/database";

/** The texts of versions of a consent, each by language. */
export type ConsentTexts = Readonly<Record<string, Readonly<Record<string, ConsentText>>>>;

/** The whole texts of a company's two consents, by version. */
export const consentTextsOf = ({ consent, newsletterConsent }: CompanyDocument): ConsentTexts =>
  Object.fromEntries(
    [consent, newsletterConsent].map(({ version, ...texts }) => [
      version,
      Object.fromEntries(
        everyLanguage.flatMap((language) => {
          const text = texts[language];
          if (!text) return [];
          const end = `${locales[language].consentText.policy}.`;
          return [
            [language, { notice: `${text.notice} ${end}`, request: `${text.request} ${end}` }],
          ];
        }),
      ),
    ]),
  );

/** Keeps texts for good: a version that is kept already stays as it is. */
export async function keepConsentTexts(session: Session, texts: ConsentTexts): Promise<void> {
  for (const [version, byLanguage] of Object.entries(texts)) {
    await session.query(
      "insert into maloca.consent_texts (version, texts) values ($1, $2::text::jsonb) on conflict do nothing",
      [version, JSON.stringify(byLanguage)],
    );
  }
}

/** The texts of all versions that the build knows or an operator ever published. */
export async function readConsentTexts(session: Session): Promise<ConsentTexts> {
  const rows = await session.query<{ version: string; texts: ConsentTexts[string] }>(
    "select version, texts from maloca.consent_texts",
  );
  const kept = Object.fromEntries(rows.map(({ version, texts }) => [version, texts]));
  return { ...kept, ...consentTexts };
}
