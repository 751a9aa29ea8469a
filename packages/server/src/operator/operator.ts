import {
  color,
  consent,
  darkColor,
  dataPolicy,
  newsletterService,
  settings,
  siteLinks,
} from "@maloca/catalog";
import { type ConsentText, consentTexts } from "@maloca/catalog/consent-texts";
import { contrast } from "@maloca/catalog/contrast";
import { everyLanguage, inEachLanguage, type Language, locales } from "@maloca/catalog/locales";
import type { ConsentTexts } from "../leads/consents";
import type { OperatorFile } from "./operator-file";

type Consent = { version: string } & Record<Language, ConsentText>;

type Policy = Omit<typeof dataPolicy, "retentionDays"> & {
  retentionDays: Record<string, number>;
};

/** All facts about an operator, in the form of `maloca.json`. */
export type Operator = Required<
  Omit<
    OperatorFile,
    "$schema" | "dataPolicy" | "consent" | "newsletterConsent" | "colors" | "pictures"
  >
> & {
  dataPolicy: Policy;
  consent: Consent;
  newsletterConsent: Consent;
  colors: Required<NonNullable<OperatorFile["colors"]>>;
  pictures: Pictures;
};

type FilePictures = NonNullable<OperatorFile["pictures"]>;

type Pictures = FilePictures &
  Required<Pick<FilePictures, "drawings" | "photos">> & {
    /** The pictures that were read, by the name of the file. */
    files?: Record<string, ShownPicture>;
  };

/** A picture of `maloca.json` as it is shown. */
export interface ShownPicture {
  /** Where the server reads it. */
  path: string;
  /** Its address, which contains a hash of its content. */
  address: string;
  width: number;
  height: number;
}

/** The facts of the build, before a file replaces them. */
export const built: Operator = structuredClone({
  ...settings,
  ...siteLinks,
  newsletter: newsletterService,
  itineraries: {},
  supportHours: inEachLanguage((language) => locales[language].operatorWords.supportHours),
  dataPolicy: { ...dataPolicy, processors: [...dataPolicy.processors] },
  consent: {
    version: consent.version,
    ...inEachLanguage((language) => locales[language].consentText),
  },
  newsletterConsent: {
    version: consent.newsletterVersion,
    ...inEachLanguage((language) => locales[language].newsletterConsentText),
  },
  colors: {
    forest: color.forest,
    clay: color.clay,
    clayDeep: color.clayDeep,
    maize: color.maize,
    river: color.river,
    riverDeep: color.riverDeep,
  },
  pictures: { drawings: {}, photos: [] },
});

/** The facts of the build, with those of a file in their place. */
export function operatorOf({ $schema, ...file }: OperatorFile): Operator {
  const retentionDays = { ...built.dataPolicy.retentionDays, ...file.dataPolicy?.retentionDays };
  return {
    ...built,
    ...file,
    dataPolicy: { ...built.dataPolicy, ...file.dataPolicy, retentionDays },
    // A language that the file leaves out keeps the words of the build.
    consent: { ...built.consent, ...file.consent },
    newsletterConsent: { ...built.newsletterConsent, ...file.newsletterConsent },
    colors: { ...built.colors, ...file.colors },
    pictures: { ...built.pictures, ...file.pictures },
  } as Operator;
}

/** The texts with the operator's name in them, as the build has them. */
const named = everyLanguage.flatMap((language) => textsWith(locales[language], built.brand));

function textsWith(section: object, name: string): [within: object, key: string, text: string][] {
  return Object.entries(section).flatMap(([key, value]): [object, string, string][] => {
    if (typeof value === "string") return value.includes(name) ? [[section, key, value]] : [];
    return value && typeof value === "object" ? textsWith(value, name) : [];
  });
}

/**
 * Applies an operator's facts to this process: mails, pages of forms, retention, backups read them from the
 * objects of the catalog at each use. `shown-texts.ts` replaces those that are in built files.
 */
export function applyOperator(operator: Operator): void {
  const { supportHours, dataPolicy: policy, colors, pictures, ...facts } = operator;
  const { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl, ...rest } = facts;
  // Both are shown on pages alone.
  const { newsletter, itineraries, ...inProcess } = rest;
  const { consent: asked, newsletterConsent, ...plain } = inProcess;
  Object.assign(settings, plain, { supportHours: supportHours.es });
  Object.assign(siteLinks, { donationUrl, calendarUrl, weddingCatalogueUrl, synergyUrl });
  const { retentionDays, backups, ...promised } = policy;
  Object.assign(dataPolicy, promised);
  Object.assign(dataPolicy.retentionDays, retentionDays);
  Object.assign(dataPolicy.backups, backups);
  Object.assign(color, colors);
  Object.assign(darkColor, { link: darkTones(colors).link });
  for (const [within, key, text] of named)
    Object.assign(within, { [key]: text.replaceAll(built.brand, () => operator.brand) });
  Object.assign(consent, { version: asked.version, newsletterVersion: newsletterConsent.version });
  for (const language of everyLanguage) {
    const { operatorWords, consentText, newsletterConsentText } = locales[language];
    Object.assign(operatorWords, { supportHours: supportHours[language] });
    Object.assign(consentText, asked[language]);
    Object.assign(newsletterConsentText, newsletterConsent[language]);
  }
}

/** The whole consent texts that an operator's facts add to those of the build. */
export const addedConsentTexts = ({ consent, newsletterConsent }: Operator): ConsentTexts =>
  Object.fromEntries(
    [consent, newsletterConsent]
      .filter(({ version }) => !Object.hasOwn(consentTexts, version))
      .map(({ version, ...texts }) => [
        version,
        inEachLanguage((language) => {
          const { notice, request } = texts[language];
          const { policy } = locales[language].consentText;
          return { notice: `${notice} ${policy}.`, request: `${request} ${policy}.` };
        }),
      ]),
  );

/** The least contrast of text on the dark theme's cards. */
const LEGIBLE = 7;

/** Mixes two colours as the site's palettes do: a `share` of 0 is `from`, 1 is `to`. */
function mixed(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [one = 0, other = 0] = [from, to].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Mixes in as much white as makes the colour legible on dark. */
function lightened(hex: string): string {
  let share = 0;
  while (contrast(mixed(hex, "#ffffff", share), darkColor.card) < LEGIBLE) share += 0.02;
  return mixed(hex, "#ffffff", share);
}

/**
 * The tones of the dark theme that depend on an operator's colours. The link colour of the build itself was
 * chosen by hand.
 */
export const darkTones = ({
  forest,
  clay,
  maize,
}: Record<"forest" | "clay" | "maize", string>) => ({
  link: forest === builtColors.forest ? builtColors.link : lightened(forest),
  accent: mixed(clay, color.paper, 0.18),
  wash: mixed(color.ink, maize, 0.16),
});

/** Read before an operator's colours replace them. */
const builtColors = { forest: color.forest, link: darkColor.link };
