import { color, darkColor, isWebAddress } from "@maloca/catalog";
import { consentTexts } from "@maloca/catalog/consent-texts";
import { contrast } from "@maloca/catalog/contrast";
import { inEachLanguage } from "@maloca/catalog/locales";
import * as z from "zod";
import { sentKindNames } from "../leads/lead-kinds";
import { isLongEnough } from "../leads/phone-number";

// `maloca.json`, an operator's facts in the data folder. Only what differs from `settings.ts` has to stand in it.

/** One line that visitors read. */
const line = (description: string, most = 200) =>
  z
    .string()
    .regex(/^[^\p{Cc}\s]([^\p{Cc}]*[^\p{Cc}\s])?$/u, "must be one line, with no space at its ends")
    .max(most)
    .meta({ description });

const email = (description: string) => z.email().max(200).meta({ description });

const link = (description: string) =>
  z
    .url({ protocol: /^https$/, error: "must be a URL that starts with https://" })
    .refine(isWebAddress, "must have no name before an @")
    .meta({ description });

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const byLanguage = (description: string) =>
  z
    .strictObject(inEachLanguage((language) => line(`In ${englishNames.of(language)}`)))
    .meta({ description });

/** A part of the path of a forms endpoint. */
const formsId = (description: string) =>
  z
    .string()
    .regex(/^[\w-]{0,80}$/, "must be the id alone: letters, digits and hyphens")
    .meta({ description });

const days = z.int().min(0).max(36_500);

const consentText = z.strictObject({
  notice: line("The line above a button. The words “política de datos” and a full stop follow it."),
  request: line("The label of the box where a page asks for a tick; followed by the same."),
});

const consent = (description: string) =>
  z
    .strictObject({
      version: z
        .string()
        .regex(/^[\w-]{1,40}$/, "must be up to 40 letters, digits and hyphens")
        .refine((version) => !Object.hasOwn(consentTexts, version), {
          message: "must be new: the words of a version that people agreed to never change",
        })
        .meta({ description: "Stored with each lead. Give changed texts another version." }),
      ...inEachLanguage(() => consentText.optional()),
      es: consentText,
    })
    .meta({ description });

/** Text in this colour on paper, and paper-coloured text on it. */
const ON_PAPER = { least: 7, to: color.paper, name: "the paper" };

/** Text in this colour on the dark theme's cards, which are lighter than its page. */
const ON_DARK = { least: 4.5, to: darkColor.card, name: "dark cards" };

const colour = (description: string, legible?: typeof ON_PAPER | typeof ON_DARK) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/, "must be a colour such as #12382b, in small letters")
    .refine((hex) => !legible || contrast(hex, legible.to) >= legible.least, {
      message: `must have a contrast of ${legible?.least} to ${legible?.name} (${legible?.to})`,
    })
    .meta({ description });

const pictureFile = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*\.(jpe?g|png|webp)$/, "must be a name such as muralla.jpg")
  .meta({ description: "The file in the folder `fotos` beside this one; at most 300 kB" });

const alt = line("What the picture shows, for those who cannot see it", 300);

/** The address of a trip: any may be published. */
const tripSlug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, "must be a trip's address without its slash, such as cartagena");

const pictures = z
  .strictObject({
    logo: z
      .strictObject({ file: pictureFile })
      .meta({ description: "The mark in the bar and the browser's tab: a PNG of 512 × 512" }),
    social: z
      .strictObject({ file: pictureFile })
      .meta({ description: "The picture of shared links: a JPEG or PNG of 1200 × 630" }),
    drawings: z.record(z.string(), z.strictObject({ file: pictureFile, alt })).meta({
      description:
        "Photos in the place of drawings, by the drawing's address, such as /art/cartagena/hero.svg",
    }),
    photos: z
      .array(
        z.strictObject({
          file: pictureFile,
          alt,
          author: line("Who took it", 80),
          place: line("Where", 80),
          date: z
            .string()
            .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "must be a month such as 2026-08")
            .meta({ description: "When" }),
          pages: z.array(tripSlug).min(1).meta({ description: "The pages that show it" }),
        }),
      )
      .meta({ description: "Photos of trips, with who took them" }),
  })
  .partial()
  .meta({ description: "The operator's pictures, from the folder `fotos` beside this file" });

/** The facts of `maloca.json`, each of which may be left out. */
export const operatorFile = z
  .strictObject({
    $schema: z.string().meta({ description: "Where an editor finds this schema" }),
    brand: line("The name that visitors know", 40),
    tagline: line("The sentence beside the name"),
    siteUrl: z
      .string()
      .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
        message:
          "must be an address such as https://www.example.org, without a path: forms and pictures need a host name of their own",
      })
      .meta({ description: "The address of the site" }),
    email: email("Where visitors write"),
    partnershipsEmail: email("Where proposals of partners arrive"),
    claimsEmail: email("Where people ask about their data"),
    claimsArea: line("Who answers them, such as “el equipo de reservas”"),
    phone: z
      .string()
      .regex(/^\+[\d ]{7,24}\d$/, "must be a number such as +57 300 123 4567")
      .refine(isLongEnough, "must have as many digits as its country's numbers")
      .meta({ description: "The telephone, with its country" }),
    city: line("City and country"),
    address: line("The address of the office"),
    supportHours: byLanguage("When somebody answers"),
    messaging: z
      .strictObject({
        phone: z
          .string()
          .regex(/^(\d{8,15})?$/, "must be digits with the country, such as 573001234567")
          .refine((digits) => !digits || isLongEnough(`+${digits}`), {
            message: "must have as many digits as its country's numbers, after the country's code",
          })
          .meta({ description: "WhatsApp's number" }),
        shortLink: z
          .union([z.literal(""), link("")])
          .meta({ description: "A link without text, where there is no number" }),
      })
      .refine(({ phone, shortLink }) => phone || shortLink, { message: "needs one of both" })
      .meta({ description: "Where “WhatsApp” leads" }),
    legalName: line("The company's name in the register"),
    nit: line("The company's tax number (NIT)", 20),
    rnt: line("Its number in the register of tourism (RNT)", 20),
    donationUrl: link("The page behind the donation button"),
    calendarUrl: link("The calendar of the 30-minute consultation"),
    weddingCatalogueUrl: link("The wedding catalogue"),
    synergyUrl: link("The calendar for “Agendar Sinergia”"),
    newsletter: z
      .strictObject({
        endpoint: z
          .union([
            z.literal(""),
            link("").regex(
              /^https:\/\/[^/?#]+\/[^?#]*[^/?#]$/i,
              "must end with a path, without a slash, ? or # after it",
            ),
          ])
          .meta({ description: "The service's forms endpoint, up to the portal's id" }),
        portalId: formsId("The portal's id"),
        formId: formsId("The form's id"),
      })
      .refine((given) => new Set(Object.values(given).map(Boolean)).size === 1, {
        message: "needs all three, or none",
      })
      .refine(({ endpoint, portalId }) => !portalId || !endpoint.split("/").includes(portalId), {
        message: "must end before the portal's id, which is added to it",
        path: ["endpoint"],
      })
      .meta({
        description:
          "A marketing service that takes the newsletter's sign-ups; else this server does",
      }),
    itineraries: z.record(tripSlug, link("The page of an itinerary service")).meta({
      description: "By trip: shown in a frame in place of its days, once a visitor asks for it",
    }),
    dataPolicy: z
      .strictObject({
        since: z.iso
          .date()
          .meta({ description: "From when it holds: change it with every change" }),
        retentionDays: z
          .strictObject(Object.fromEntries(sentKindNames.map((kind) => [kind, days])))
          .partial()
          .meta({ description: "Days that each kind is kept; 0: until the person asks" }),
        backups: z
          .strictObject({
            days: z.int().min(1).max(366),
            weeks: z.int().min(0).max(520),
            months: z.int().min(1).max(120),
          })
          .meta({ description: "How many backups are kept: of so many days, weeks and months" }),
        processors: z
          .array(line("A name with its country"))
          .meta({ description: "Who hosts the server and who sends the mails" }),
      })
      .partial()
      .required({ since: true })
      .meta({ description: "What the policy on the site promises, and the server keeps" }),
    consent: consent("The texts by which people let you use their data"),
    newsletterConsent: consent("The same for the newsletter"),
    colors: z
      .strictObject({
        forest: colour("The brand's colour: bar, frame, buttons of the widgets", ON_PAPER),
        clay: colour("Warm accents"),
        clayDeep: colour("Buttons and links on paper", ON_PAPER),
        maize: colour("Marks, borders and links on dark", ON_DARK),
        river: colour("Cool accents"),
        riverDeep: colour("Cool buttons", ON_PAPER),
      })
      .partial()
      .meta({ description: "The brand's colours" }),
    pictures,
  })
  .partial()
  .meta({
    title: "maloca.json",
    description: "The operator's facts, in the data folder of the Maloca server.",
  });

export type OperatorFile = z.output<typeof operatorFile>;

/** Reads the file's text. @throws an Error with one line. */
export function parseOperatorFile(text: string): OperatorFile {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error(`is no JSON: ${(error as Error).message.split("\n")[0]}`);
  }
  const parsed = operatorFile.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error([issue?.path.join("."), issue?.message].filter(Boolean).join(": "));
}

/** The schema for editors. */
export const operatorJsonSchema = () => z.toJSONSchema(operatorFile, { io: "input" });
