import * as z from "zod";
import { DAY_MS } from "../durations";
import { separators } from "../leads/csv";
import { leadKindNames } from "../leads/lead-kinds";
import { webhookFormats } from "../webhooks/formats";

export interface OptionSpec {
  /** Its value's name in the help; an option without one stands alone. */
  value?: string;
  help: string;
  /** The allowed values; without them any text is allowed. */
  values?: readonly string[];
  /** Reads the text; undefined if it is wrong. */
  read?: (text: string) => string | number | undefined;
  /** What to write instead of a wrong text. */
  expected?: string;
}

/** Colombia has no daylight saving time. */
const OFFSET = "-05:00";

const day = z.iso.date();
const MOMENT = /^(.{10})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Reads a day or a moment, in Colombian time if no zone is given, as ISO 8601 in UTC. Undefined if it is none. */
function readMoment(text: string): string | undefined {
  const [, date = text, time = "00:00", zone = OFFSET] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${date}T${time}${zone}`);
  // A 30th of February would be read as a day of March.
  if (!day.safeParse(date).success || Number.isNaN(moment.getTime())) return undefined;
  return moment.toISOString();
}

/** The same, but a day means its end. */
function readEnd(text: string): string | undefined {
  const start = readMoment(text);
  if (!start || !day.safeParse(text).success) return start;
  return new Date(Date.parse(start) + DAY_MS).toISOString();
}

/** A whole number from 1. */
const readCount = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** An option without a value. */
const flag = (help: string) => ({ help });

const text = (value: string, help: string) => ({
  ...{ value, help, expected: value },
  read: (text: string): string | undefined => text || undefined,
});

const choice = <Value extends string>(value: string, help: string, values: readonly Value[]) => ({
  ...{ value, help: `${help}: ${values.join(", ")}`, values },
  read: (text: string) => values.find((one) => one === text),
  expected: `una de estas: ${values.join(" ")}`,
});

const moment = (help: string, read = readMoment) => ({
  ...{ value: "FECHA", help, read },
  expected: "un día como 2026-11-01 o un momento como 2026-11-01T08:00",
});

const count = (value: string, help: string) => ({
  ...{ value, help, read: readCount },
  expected: "un número desde 1",
});

export const OPTIONS = {
  kind: choice("TIPO", "solo las de un tipo", leadKindNames),
  partner: text("ALIADO", "solo las de un sitio aliado"),
  search: text("TEXTO", "solo las que dicen esto en algún campo"),
  since: moment("desde este día o momento: 2026-11-01, 2026-11-01T08:00; hora de Colombia"),
  until: moment("hasta este día, completo, o este momento", readEnd),
  waiting: flag("solo las que tienen un correo sin enviar"),
  open: flag("solo las que nadie ha respondido"),
  test: flag("solo las de prueba, que sin esto no salen"),
  limit: count("N", "cuántas, como máximo"),
  json: flag("para un programa y no para leer"),
  quarantine: flag("solo las que parecen de un robot"),
  "older-than": count("DÍAS", "solo las de hace más días"),
  expired: flag("lo que cumplió el plazo de la política, también si se detuvo"),
  "dry-run": flag("dice qué borraría, y no borra nada"),
  yes: flag("no pregunta"),
  email: text("CORREO", "de esta persona"),
  csv: text("ARCHIVO", "para una hoja de cálculo"),
  separator: choice(
    "SIGNO",
    "entre las celdas; con punto y coma si la hoja está en español",
    separators,
  ),
  format: choice("FORMATO", "para qué programa es", webhookFormats),
  to: text("DATABASE_URL", "la base de destino"),
  days: count("N", "cuántos días después son las fechas de la copia"),
  year: {
    ...{ value: "AAAA", help: "el año en que empieza la copia", expected: "un año como 2027" },
    read: (text: string) => (/^20\d\d$/.test(text) ? Number(text) : undefined),
  },
  note: text("NOTA", "qué cambia y por qué, para la lista de versiones"),
} satisfies Record<string, OptionSpec>;

export type OptionName = keyof typeof OPTIONS;

export interface CommandSpec {
  purpose: string;
  /** Its positional arguments in order, as Commander writes them: `<required>`, `[optional]`, `[several...]`. */
  positionals?: readonly string[];
  /** Exactly one of these is required. */
  oneOf?: readonly OptionName[];
  options?: readonly OptionName[];
  /** Further lines of its help. */
  notes?: readonly string[];
}

const FILTERS = ["kind", "partner", "search", "since", "until", "waiting", "open", "test"] as const;

export const COMMANDS = {
  list: {
    purpose: "las solicitudes, primero la más nueva",
    options: [...FILTERS, "limit", "json"],
    notes: ["Sin --limit muestra las 50 más nuevas."],
  },
  show: { purpose: "una solicitud completa", positionals: ["<REFERENCIA>"], options: ["json"] },
  export: {
    purpose: "solicitudes para una hoja de cálculo, o todo lo que se guarda de una persona",
    oneOf: ["csv", "email"],
    options: [...FILTERS, "separator"],
  },
  delete: {
    purpose: "borra solicitudes con todo lo suyo, o todo lo de una persona",
    positionals: ["[REFERENCIA...]"],
    options: ["email", "kind", "dry-run", "yes"],
    notes: [
      "Lleva referencias o --email. Con --email y --kind newsletter borra solo la suscripción.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  purge: {
    purpose: "limpia solicitudes sospechosas o viejas",
    options: ["quarantine", "older-than", "kind", "expired", "dry-run", "yes"],
    notes: [
      "Lleva --quarantine, --older-than o las dos, que entonces valen juntas.",
      "Con --expired borra las solicitudes y copias que cumplieron su plazo, y el servidor sigue haciéndolo por sí solo donde un reloj o una cantidad rara lo detuvo.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  doctor: {
    purpose:
      "revisa ajustes, correo, base, disco, reloj y copias, y dice cómo arreglar lo que falla",
    options: ["json"],
  },
  webhook: {
    purpose: "programas que reciben cada solicitud: list, add, test, redeliver, remove",
    positionals: ["<ACCIÓN>", "[NOMBRE]", "[DIRECCIÓN]"],
    options: ["format", "json"],
    notes: [
      "webhook add NOMBRE DIRECCIÓN; su servidor tiene que estar en WEBHOOK_HOSTS.",
      "webhook redeliver NOMBRE [REFERENCIA] envía de nuevo lo que falta, o una solicitud.",
    ],
  },
  content: {
    purpose: "los documentos de lo que se vende: export, import, copy, list, use",
    positionals: ["<ACCIÓN>", "[CARPETA, NÚMERO o VIAJE]", "[COPIA]"],
    options: ["note", "days", "year", "json"],
    notes: [
      "content export CARPETA los escribe: trips/guajira.json y los demás. content import CARPETA los revisa todos, publica lo que cambió y lo dice; si uno está mal dice dónde y cómo se arregla, y no cambia nada.",
      "Un viaje que home.json no nombra queda oculto. Un documento que falta en la carpeta queda como está.",
      "content copy VIAJE COPIA hace de un viaje otro con esa dirección, oculto; si tiene fechas, --days o --year las mueve. Los textos quedan, y dice cuáles nombran el año.",
      "content list muestra las versiones; content use NÚMERO vuelve a una, y 0 a la de la instalación.",
    ],
  },
  link: {
    purpose: "un enlace con que alguien entra a la página del equipo",
    positionals: ["<CORREO>"],
    notes: [
      "Sirve una vez, 15 minutos. Para la primera vez y donde el correo no funciona; quien está en MAIL_TO lo pide en /equipo.",
      "Con él entra también quien no está en MAIL_TO; en «La casa» lo saca quien administra.",
    ],
  },
  retry: { purpose: "envía de nuevo los correos pendientes" },
  backup: {
    purpose: "copia de seguridad, también con el servidor en marcha",
    positionals: ["<ARCHIVO>"],
  },
  restore: { purpose: "la recupera en una base vacía", positionals: ["<ARCHIVO>"] },
  move: { purpose: "pasa todo de la base incluida a PostgreSQL", oneOf: ["to"] },
  rollback: {
    purpose: "deshace la última actualización de las tablas, con el servidor detenido",
    options: ["yes"],
    notes: [
      "Muestra qué solicitudes llegaron después y las guarda en un archivo. En una terminal pregunta antes.",
    ],
  },
  release: { purpose: "guarda el código de esta versión para las páginas que la fijaron" },
} as const satisfies Record<string, CommandSpec>;

export type CommandName = keyof typeof COMMANDS;
export const commandNames = Object.keys(COMMANDS) as CommandName[];

/** What the command requires, as its help shows it. */
export const usageOf = ({ positionals = [], oneOf = [] }: CommandSpec) =>
  [...positionals, oneOf.map((option) => `--${option}`).join(" | ")].filter(Boolean);
