import * as z from "zod";
import { isOrigin } from "../addresses";
import { color, darkColor } from "../colors";
import { contrast } from "../contrast";
import { inEachLanguage } from "../locales";
import { keptKinds } from "../policy";
import { companyPictures } from "./company-pictures";
import { colour, day, line, webLink } from "./field";

const email = (title: string, description: string) =>
  z
    .email({ error: "escribe una dirección de correo, como hola@rio.example" })
    .max(200)
    .meta({ title, description });

/** A page elsewhere, or nothing. */
const webLinkOrNone = (title: string, description: string) =>
  z
    .string()
    .refine((text) => !text || webLink(title, description).safeParse(text).success, {
      error: "escribe una dirección que empiece por https://, o nada",
    })
    .meta({ title, description });

const languageNames = new Intl.DisplayNames("es", { type: "language" });

/** A part in each language, each alike: one that is left out is said in Spanish. */
const inLanguages = <Part extends z.ZodType>(part: (name: string) => Part) => ({
  ...inEachLanguage((language) => part(languageNames.of(language) ?? language).optional()),
  es: part("español"),
});

const byLanguage = (title: string, description: string) =>
  z.strictObject(inLanguages((name) => line(`En ${name}`, description))).meta({ title });

/** A part of the path of a forms endpoint. */
const formsId = (title: string) =>
  z
    .string()
    .regex(/^[\w-]{0,80}$/, { error: "escribe solo el código: letras, números y guiones" })
    .meta({ title, description: "Como lo da ese servicio; vacío si no hay." });

const days = (title: string) =>
  z.int().min(0).max(36_500).meta({
    title,
    description: "Cuántos días; 0: mientras hagan falta y hasta que la persona lo pida.",
  });

const kept = (title: string, least: number, most: number) =>
  z.int().min(least).max(most).meta({ title, description: "Cuántas copias se guardan." });

const consentText = (name: string) =>
  z.strictObject({
    notice: line(
      `Sobre el botón, en ${name}`,
      "La línea sobre el botón de un formulario. Le siguen «política de datos» y un punto.",
    ),
    request: line(
      `Junto a la casilla, en ${name}`,
      "Donde una página pide marcar una casilla. Le sigue lo mismo.",
    ),
  });

const consent = (title: string) =>
  z
    .strictObject({
      version: z
        .string()
        .regex(/^[\w-]{1,40}$/, { error: "escribe hasta 40 letras, números o guiones" })
        .meta({
          title: "Versión",
          description:
            "Se guarda con cada solicitud. Con cada cambio de estos textos se escribe otra.",
        }),
      ...inLanguages(consentText),
    })
    .meta({ title });

/** Text in this colour on paper, and paper-coloured text on it. */
const ON_PAPER = { least: 7, to: color.paper, name: "el papel" };

/** Text in this colour on the dark theme's cards, which are lighter than its page. */
const ON_DARK = { least: 4.5, to: darkColor.card, name: "las tarjetas oscuras" };

const legible = (title: string, description: string, { least, to, name }: typeof ON_PAPER) =>
  colour(title, description).refine((hex) => contrast(hex, to) >= least, {
    error: `no se lee: su contraste con ${name} (${to}) tiene que ser de ${least} o más`,
  });

/** The operator's name, addresses, legal numbers, links, consents, data policy, colours and marks. */
export const companyDocument = z
  .strictObject({
    brand: line("Nombre", "Como la conocen los viajeros.", 40),
    tagline: line("Lema", "La frase junto al nombre."),
    siteUrl: z
      .string()
      .refine(isOrigin, {
        error:
          "escribe una dirección como https://www.example.org, sin nada detrás del nombre: los formularios y las fotos necesitan un nombre de servidor propio",
      })
      .meta({ title: "Dirección del sitio", description: "Como https://www.rio.example." }),
    email: email("Correo", "A donde escriben los viajeros."),
    partnershipsEmail: email("Correo de alianzas", "A donde llegan las propuestas de aliados."),
    claimsEmail: email("Correo de datos personales", "A donde se pregunta por los datos propios."),
    claimsArea: line("Quién responde por los datos", "Como «el equipo de reservas»."),
    phone: z
      .string()
      .regex(/^\+[\d ]{7,24}\d$/, { error: "escribe un número como +57 300 123 4567" })
      .meta({ title: "Teléfono", description: "Con su país: +57 300 123 4567." }),
    city: line("Ciudad", "Ciudad y país."),
    address: line("Dirección", "La de la oficina."),
    supportHours: byLanguage("Horario de atención", "Cuándo responde alguien."),
    messaging: z
      .strictObject({
        phone: z
          .string()
          .regex(/^(\d{8,15})?$/, { error: "escribe solo números, con el país: 573001234567" })
          .meta({
            title: "Número de WhatsApp",
            description: "Solo números, con el país: 573001234567.",
          }),
        shortLink: webLinkOrNone(
          "Enlace de WhatsApp",
          "Donde no hay número: un enlace, que no lleva texto.",
        ),
      })
      .refine(({ phone, shortLink }) => phone || shortLink, {
        error: "escribe el número o el enlace",
        path: ["phone"],
      })
      .meta({ title: "WhatsApp" }),
    legalName: line("Razón social", "Como está en el registro mercantil."),
    nit: line("NIT", "Con su dígito de verificación.", 20),
    rnt: line("RNT", "El número en el Registro Nacional de Turismo.", 20),
    donationUrl: webLink("Donaciones", "La página detrás del botón de donar."),
    calendarUrl: webLink("Agenda de la consulta", "El calendario de la consulta de 30 minutos."),
    weddingCatalogueUrl: webLink("Catálogo de bodas", "El documento del catálogo."),
    synergyUrl: webLink("Agenda de sinergias", "El calendario de «Agendar Sinergia»."),
    newsletter: z
      .strictObject({
        endpoint: webLinkOrNone(
          "Dirección del formulario",
          "De un servicio de boletines, hasta antes del portal. Vacía: los recibe este servidor.",
        ).refine((text) => !text || /^https:\/\/[^/?#]+\/[^?#]*[^/?#]$/i.test(text), {
          error: "escribe la dirección hasta antes del portal, sin barra, ? ni # al final",
        }),
        portalId: formsId("Portal"),
        formId: formsId("Formulario"),
      })
      .refine((given) => new Set(Object.values(given).map(Boolean)).size === 1, {
        error: "escribe los tres, o ninguno",
        path: ["endpoint"],
      })
      .refine(({ endpoint, portalId }) => !portalId || !endpoint.split("/").includes(portalId), {
        error: "quita el portal de la dirección: se añade solo",
        path: ["endpoint"],
      })
      .meta({ title: "Newsletter por otro servicio" }),
    dataPolicy: z
      .strictObject({
        since: day("Desde cuándo vale"),
        retentionDays: z
          .strictObject({
            booking: days(`Cuánto se guardan ${keptKinds.booking}`),
            "trip-request": days(`Cuánto se guardan ${keptKinds["trip-request"]}`),
            alliance: days(`Cuánto se guardan ${keptKinds.alliance}`),
            newsletter: days(`Cuánto se guardan ${keptKinds.newsletter}`),
          })
          .meta({ title: "Cuánto se guarda" }),
        backups: z
          .strictObject({
            days: kept("De días", 1, 366),
            weeks: kept("De semanas", 0, 520),
            months: kept("De meses", 1, 120),
          })
          .meta({ title: "Copias de seguridad" }),
        processors: z.array(line("Quién", "Un nombre con su país.")).max(30).readonly().meta({
          title: "Quién aloja el servidor y envía los correos",
          description: "Uno por línea, con su país: Hetzner (Alemania).",
        }),
      })
      .meta({ title: "Política de datos" }),
    consent: consent("Autorización de datos"),
    newsletterConsent: consent("Autorización del newsletter"),
    colors: z
      .strictObject({
        forest: legible("Color de la marca", "Barra, marco y botones de los widgets.", ON_PAPER),
        clay: colour("Barro", "Acentos cálidos."),
        clayDeep: legible("Barro oscuro", "Botones y enlaces sobre papel.", ON_PAPER),
        maize: legible("Maíz", "Marcas, bordes y enlaces sobre oscuro.", ON_DARK),
        river: colour("Río", "Acentos fríos."),
        riverDeep: legible("Río oscuro", "Botones fríos.", ON_PAPER),
      })
      .meta({ title: "Colores" }),
    pictures: companyPictures,
  })
  .refine(({ consent, newsletterConsent }) => consent.version !== newsletterConsent.version, {
    error: "escribe otra que la de la autorización de datos",
    path: ["newsletterConsent", "version"],
  });

export type CompanyDocument = z.output<typeof companyDocument>;
