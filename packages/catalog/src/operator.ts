import company from "../content/company.json" with { type: "json" };
import { darkColor, setColors } from "./colors";
import { setConsent } from "./consent";
import { contrast } from "./contrast";
import type { CompanyDocument } from "./documents/company-document";
import { everyLanguage } from "./locales";
import type { ScriptFacts } from "./script-facts";
import { setSettings } from "./settings";
import { languages, merged } from "./words";

/** Has this process speak for an operator: what the catalog says is read at each use. */
export function setOperator(operator: CompanyDocument): void {
  const { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl, ...told } = operator;
  const { consent, newsletterConsent, supportHours, colors } = operator;
  setSettings({
    settings: { ...told, supportHours: supportHours.es },
    dataPolicy: operator.dataPolicy,
    newsletterService: operator.newsletter,
    siteLinks: { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl },
  });
  setColors(colors, darkLinkOf(colors));
  setConsent({ version: consent.version, newsletterVersion: newsletterConsent.version });
  for (const language of everyLanguage) {
    const words = languages[language];
    if (!words) continue;
    languages[language] = merged(words, {
      consentText: consent[language] ?? consent.es,
      newsletterConsentText: newsletterConsent[language] ?? newsletterConsent.es,
      operatorWords: { supportHours: supportHours[language] ?? supportHours.es },
    });
  }
}

/** Of each language that is left out, what is said in Spanish. */
const inSpanishAtLeast = <Text>(texts: { es: Text; en?: Text; pt?: Text }) => ({
  ...{ en: texts.es, pt: texts.es },
  ...texts,
});

/** What scripts say of an operator. */
export function scriptFactsOf(operator: CompanyDocument): ScriptFacts {
  const { brand, tagline, legalName, rnt, email, partnershipsEmail, messaging, colors } = operator;
  const supportHours = inSpanishAtLeast(operator.supportHours);
  const consent = inSpanishAtLeast(operator.consent);
  const newsletterConsent = inSpanishAtLeast(operator.newsletterConsent);
  return {
    ...{ brand, tagline, legalName, rnt, email, partnershipsEmail },
    messagingPhone: messaging.phone,
    messagingLink: messaging.shortLink,
    hoursEs: supportHours.es,
    hoursEn: supportHours.en,
    hoursPt: supportHours.pt,
    consentVersion: operator.consent.version,
    newsletterConsentVersion: operator.newsletterConsent.version,
    noticeEs: consent.es.notice,
    requestEs: consent.es.request,
    noticeEn: consent.en.notice,
    requestEn: consent.en.request,
    noticePt: consent.pt.notice,
    requestPt: consent.pt.request,
    newsletterNoticeEs: newsletterConsent.es.notice,
    newsletterRequestEs: newsletterConsent.es.request,
    newsletterNoticeEn: newsletterConsent.en.notice,
    newsletterRequestEn: newsletterConsent.en.request,
    newsletterNoticePt: newsletterConsent.pt.notice,
    newsletterRequestPt: newsletterConsent.pt.request,
    ...{ forest: colors.forest, clayDeep: colors.clayDeep, maize: colors.maize },
    darkLink: darkLinkOf(colors),
  };
}

/** The least contrast of text on the dark theme's cards. */
const LEGIBLE = 7;

/** A colour with a share of white in it. */
const whitened = (hex: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16);
      return Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

const builtLink = darkColor.link;

/** The colour of links on dark: the brand's, as light as makes it legible. That of the build was chosen by hand. */
export function darkLinkOf(colors: Pick<CompanyDocument["colors"], "forest">): string {
  if (colors.forest === company.colors.forest) return builtLink;
  let share = 0;
  while (contrast(whitened(colors.forest, share), darkColor.card) < LEGIBLE) share += 0.02;
  return whitened(colors.forest, share);
}
