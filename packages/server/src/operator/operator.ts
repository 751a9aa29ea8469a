import { consentTexts } from "@maloca/catalog/consent-texts";
import { inEachLanguage, locales } from "@maloca/catalog/locales";
import { builtOperator, type Operator as Facts } from "@maloca/catalog/operator";
import type { ConsentTexts } from "../leads/consents";
import type { OperatorFile } from "./operator-file";

/** All facts about an operator, in the form of `maloca.json`. */
export type Operator = Facts & {
  pictures: Pictures;
  itineraries: Readonly<Record<string, string>>;
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
export const built: Operator = {
  ...builtOperator,
  itineraries: {},
  pictures: { drawings: {}, photos: [] },
};

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
