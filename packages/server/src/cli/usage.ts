import * as z from "zod";
import { DAY_MS } from "../durations";
import { leadKindNames } from "../leads/lead-kinds";
import { measures } from "../leads/stats";
import { START } from "../leads-command";
import { webhookFormats } from "../webhooks/formats";
import { separators } from "./csv";

export interface OptionSpec {
  type: "string" | "boolean";
  /** Its value's name in the help. */
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
const flag = (help: string) => ({ type: "boolean", help }) as const;

/** An option with a value, and how it is checked. */
const text = <const Checks extends Pick<OptionSpec, "values" | "read" | "expected"> = object>(
  value: string,
  help: string,
  checks?: Checks,
) => ({ type: "string", value, help, ...checks }) as OptionWithValue & Checks;
type OptionWithValue = { type: "string"; value: string; help: string };

const expected = "un día como 2026-11-01 o un momento como 2026-11-01T08:00";
const count = { read: readCount, expected: "un número desde 1" };

export const OPTIONS = {
  kind: text("TIPO", "solo las de un tipo", { values: leadKindNames }),
  partner: text("ALIADO", "solo las de un sitio aliado"),
  search: text("TEXTO", "solo las que dicen esto en algún campo"),
  since: text("FECHA", "desde este día o momento: 2026-11-01, 2026-11-01T08:00; hora de Colombia", {
    read: readMoment,
    expected,
  }),
  until: text("FECHA", "hasta este día, completo, o este momento", { read: readEnd, expected }),
  waiting: flag("solo las que tienen un correo sin enviar"),
  open: flag("solo las que nadie ha respondido"),
  test: flag("solo las de prueba, que sin esto no salen"),
  limit: text("N", "cuántas, como máximo", count),
  json: flag("para un programa y no para leer"),
  quarantine: flag("solo las que parecen de un robot"),
  "older-than": text("DÍAS", "solo las de hace más días", count),
  expired: flag("lo que cumplió el plazo de la política, también si se detuvo"),
  "dry-run": flag("dice qué borraría, y no borra nada"),
  all: flag("de todas las solicitudes"),
  yes: flag("no pregunta"),
  email: text("CORREO", "de esta persona"),
  csv: text("ARCHIVO", "para una hoja de cálculo"),
  separator: text("SIGNO", "entre las celdas; con punto y coma si la hoja está en español", {
    values: separators,
  }),
  by: text("MEDIDA", "una sola cuenta", { values: measures }),
  format: text("FORMATO", "para qué programa es", { values: webhookFormats }),
  to: text("DATABASE_URL", "la base de destino"),
  renew: flag("un enlace nuevo; el anterior deja de servir"),
  help: flag("esta ayuda"),
};

export type OptionName = keyof typeof OPTIONS;

export interface CommandSpec {
  purpose: string;
  /** Names of its positional arguments in order. "?": optional; "…": one or several. */
  positionals?: readonly string[];
  required?: readonly OptionName[];
  /** Exactly one of these is required. */
  oneOf?: readonly OptionName[];
  optional?: readonly OptionName[];
  /** Further paragraphs of its help. */
  notes?: readonly string[];
}

const FILTERS = ["kind", "partner", "search", "since", "until", "waiting", "open", "test"] as const;

export const COMMANDS = {
  list: {
    purpose: "las solicitudes, primero la más nueva",
    optional: [...FILTERS, "limit", "json"],
    notes: ["Sin --limit muestra las 50 más nuevas."],
  },
  show: { purpose: "una solicitud completa", positionals: ["REFERENCIA"], optional: ["json"] },
  stats: { purpose: "cuántas hay", optional: ["by", "json"] },
  report: { purpose: "una página con gráficas", positionals: ["ARCHIVO"] },
  export: {
    purpose: "solicitudes para una hoja de cálculo, o todo lo que se guarda de una persona",
    oneOf: ["csv", "email"],
    optional: [...FILTERS, "separator"],
  },
  delete: {
    purpose: "borra solicitudes con todo lo suyo, o todo lo de una persona",
    positionals: ["REFERENCIA…?"],
    optional: ["email", "kind", "dry-run", "yes"],
    notes: [
      "Lleva referencias o --email. Con --email y --kind newsletter borra solo la suscripción.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  purge: {
    purpose: "limpia solicitudes sospechosas o viejas",
    optional: ["quarantine", "older-than", "kind", "expired", "dry-run", "yes"],
    notes: [
      "Lleva --quarantine, --older-than o las dos, que entonces valen juntas.",
      "Con --expired borra las solicitudes y copias que cumplieron su plazo, y el servidor sigue haciéndolo por sí solo donde un reloj o una cantidad rara lo detuvo.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  audit: {
    purpose: "quién exportó, copió, borró o reenvió, y cuándo",
    optional: ["limit", "json"],
  },
  doctor: {
    purpose:
      "revisa ajustes, correo, base, disco, reloj y copias, y dice cómo arreglar lo que falla",
    optional: ["json"],
  },
  webhook: {
    purpose: "programas que reciben cada solicitud: list, add, test, redeliver, remove",
    positionals: ["ACCIÓN", "NOMBRE?", "DIRECCIÓN?"],
    optional: ["format", "json"],
    notes: [
      "webhook add NOMBRE DIRECCIÓN; su servidor tiene que estar en WEBHOOK_HOSTS.",
      "webhook redeliver NOMBRE [REFERENCIA] envía de nuevo lo que falta, o una solicitud.",
    ],
  },
  revoke: {
    purpose: "anula los enlaces de los correos: de una solicitud, de alguien del equipo o de todos",
    positionals: ["REFERENCIA o CORREO?"],
    optional: ["all", "yes"],
    notes: [
      "Lleva una referencia, el correo de alguien del equipo (anula los suyos a la página de quién espera) o --all. Los enlaces de los correos que ya salieron dejan de servir, también los de baja del newsletter; los de correos nuevos sirven.",
      "En una terminal --all pregunta antes; --yes contesta que sí.",
    ],
  },
  statement: {
    purpose: "el enlace para un sitio aliado a lo que llegó desde su página, mes a mes",
    positionals: ["ALIADO"],
    optional: ["renew"],
    notes: ["No tiene datos personales. Cada mes que termina queda cerrado con un sello."],
  },
  retry: { purpose: "envía de nuevo los correos pendientes" },
  backup: {
    purpose: "copia de seguridad, también con el servidor en marcha",
    positionals: ["ARCHIVO"],
  },
  restore: { purpose: "la recupera en una base vacía", positionals: ["ARCHIVO"] },
  move: { purpose: "pasa todo de la base incluida a PostgreSQL", required: ["to"] },
  rollback: {
    purpose: "deshace la última actualización de las tablas, con el servidor detenido",
    optional: ["yes"],
    notes: [
      "Muestra qué solicitudes llegaron después y las guarda en un archivo. En una terminal pregunta antes.",
    ],
  },
  release: { purpose: "guarda el código de esta versión para las páginas que la fijaron" },
} as const satisfies Record<string, CommandSpec>;

export type CommandName = keyof typeof COMMANDS;
export const commandNames = Object.keys(COMMANDS) as CommandName[];

const optionUsage = (name: OptionName) => {
  const { value }: OptionSpec = OPTIONS[name];
  return value ? `--${name} ${value}` : `--${name}`;
};

export function usageOf(name: CommandName): string {
  const { positionals = [], required = [], oneOf = [] }: CommandSpec = COMMANDS[name];
  return [
    `${START} ${name}`,
    ...positionals.map((word) => (word.endsWith("?") ? `[${word.slice(0, -1)}]` : word)),
    ...required.map(optionUsage),
    ...(oneOf.length ? [oneOf.map(optionUsage).join(" | ")] : []),
  ].join(" ");
}

const CODES = "Termina con 0 si se hizo, 1 si no se pudo, 2 si la orden está mal escrita.";

/** Every command, as `help` prints it. */
export const USAGE = [
  "Uso:",
  ...commandNames.flatMap((name) => [`  ${usageOf(name)}`, `      ${COMMANDS[name].purpose}`]),
  "",
  `Lo que admite cada una: ${START} help ORDEN`,
  CODES,
].join("\n");

export function helpOf(name: CommandName): string {
  const {
    purpose,
    required = [],
    oneOf = [],
    optional = [],
    notes = [],
  }: CommandSpec = COMMANDS[name];
  const options = [...oneOf, ...required, ...optional, "help" as const];
  const width = Math.max(...options.map((option) => optionUsage(option).length)) + 2;
  return [
    `${name}: ${purpose}.`,
    "",
    `Uso: ${usageOf(name)}${optional.length ? " [opciones]" : ""}`,
    "",
    ...options.map((option) => {
      const { help, values }: OptionSpec = OPTIONS[option];
      const allowed = values ? `: ${values.join(", ")}` : "";
      return `  ${optionUsage(option).padEnd(width)}${help}${allowed}`;
    }),
    ...notes.flatMap((paragraph) => ["", paragraph]),
    "",
    CODES,
  ].join("\n");
}
