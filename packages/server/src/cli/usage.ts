import { leadKindNames } from "../leads/lead-kinds";
import { measures } from "../leads/stats";
import { START } from "../leads-command";
import { webhookFormats } from "../webhooks/formats";
import { separators } from "./csv";

interface OptionWords {
  type: "string" | "boolean";
  /** What stands after it, as the help names it. */
  value?: string;
  help: string;
  /** The allowed values of an option that does not take any text. */
  values?: readonly string[];
}

/** Every option of every command. */
export const OPTIONS = {
  kind: { type: "string", value: "TIPO", help: "solo las de un tipo", values: leadKindNames },
  partner: { type: "string", value: "ALIADO", help: "solo las de un sitio aliado" },
  search: { type: "string", value: "TEXTO", help: "solo las que dicen esto en algún campo" },
  since: {
    type: "string",
    value: "FECHA",
    help: "desde este día o momento: 2026-11-01, 2026-11-01T08:00; hora de Colombia",
  },
  until: { type: "string", value: "FECHA", help: "hasta este día, completo, o este momento" },
  waiting: { type: "boolean", help: "solo las que tienen un correo sin enviar" },
  open: { type: "boolean", help: "solo las que nadie ha respondido" },
  test: { type: "boolean", help: "solo las de prueba, que sin esto no salen" },
  limit: { type: "string", value: "N", help: "cuántas, como máximo" },
  json: { type: "boolean", help: "para un programa y no para leer" },
  quarantine: { type: "boolean", help: "solo las que parecen de un robot" },
  "older-than": { type: "string", value: "DÍAS", help: "solo las de hace más días" },
  expired: {
    type: "boolean",
    help: "lo que cumplió el plazo de la política, también si se detuvo",
  },
  "dry-run": { type: "boolean", help: "dice qué borraría, y no borra nada" },
  all: { type: "boolean", help: "de todas las solicitudes" },
  yes: { type: "boolean", help: "no pregunta" },
  email: { type: "string", value: "CORREO", help: "de esta persona" },
  csv: { type: "string", value: "ARCHIVO", help: "para una hoja de cálculo" },
  separator: {
    type: "string",
    value: "SIGNO",
    help: "entre las celdas; con punto y coma si la hoja está en español",
    values: separators,
  },
  by: { type: "string", value: "MEDIDA", help: "una sola cuenta", values: measures },
  format: {
    type: "string",
    value: "FORMATO",
    help: "para qué programa es",
    values: webhookFormats,
  },
  to: { type: "string", value: "DATABASE_URL", help: "la base de destino" },
  help: { type: "boolean", help: "esta ayuda" },
} as const satisfies Record<string, OptionWords>;

export type OptionName = keyof typeof OPTIONS;

export interface CommandWords {
  purpose: string;
  /** What stands after its name, in order; with "?" it may be missing, with "…" there may be several. */
  words?: readonly string[];
  needs?: readonly OptionName[];
  /** Exactly one of these. */
  one?: readonly OptionName[];
  may?: readonly OptionName[];
  /** What its own help says further, a paragraph each. */
  more?: readonly string[];
}

const FILTERS = ["kind", "partner", "search", "since", "until", "waiting", "open", "test"] as const;

/** Every command: what it is for, and what it takes. */
export const COMMANDS = {
  list: {
    purpose: "las solicitudes, primero la más nueva",
    may: [...FILTERS, "limit", "json"],
    more: ["Sin --limit muestra las 50 más nuevas."],
  },
  show: { purpose: "una solicitud completa", words: ["REFERENCIA"], may: ["json"] },
  stats: { purpose: "cuántas hay", may: ["by", "json"] },
  report: { purpose: "una página con gráficas", words: ["ARCHIVO"] },
  export: {
    purpose: "solicitudes para una hoja de cálculo, o todo lo que se guarda de una persona",
    one: ["csv", "email"],
    may: [...FILTERS, "separator"],
  },
  delete: {
    purpose: "borra solicitudes con todo lo suyo, o todo lo de una persona",
    words: ["REFERENCIA…?"],
    may: ["email", "kind", "dry-run", "yes"],
    more: [
      "Lleva referencias o --email. Con --email y --kind newsletter borra solo la suscripción.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  purge: {
    purpose: "limpia solicitudes sospechosas o viejas",
    may: ["quarantine", "older-than", "kind", "expired", "dry-run", "yes"],
    more: [
      "Lleva --quarantine, --older-than o las dos, que entonces valen juntas.",
      "Con --expired borra las solicitudes y copias que cumplieron su plazo, y el servidor sigue haciéndolo por sí solo donde un reloj o una cantidad rara lo detuvo.",
      "En una terminal pregunta antes; --yes contesta que sí. Lo borrado no vuelve.",
    ],
  },
  audit: { purpose: "quién exportó, copió, borró o reenvió, y cuándo", may: ["limit", "json"] },
  doctor: {
    purpose:
      "revisa ajustes, correo, base, disco, reloj y copias, y dice cómo arreglar lo que falla",
    may: ["json"],
  },
  webhook: {
    purpose: "programas que reciben cada solicitud: list, add, test, redeliver, remove",
    words: ["ACCIÓN", "NOMBRE?", "DIRECCIÓN?"],
    may: ["format", "json"],
    more: [
      "webhook add NOMBRE DIRECCIÓN; su servidor tiene que estar en WEBHOOK_HOSTS.",
      "webhook redeliver NOMBRE [REFERENCIA] envía de nuevo lo que falta, o una solicitud.",
    ],
  },
  revoke: {
    purpose: "anula los enlaces de los correos de una solicitud, o de todas",
    words: ["REFERENCIA?"],
    may: ["all", "yes"],
    more: [
      "Lleva una referencia o --all. Los enlaces de los correos que ya salieron dejan de servir, también los de baja del newsletter; los de correos nuevos sirven.",
      "En una terminal --all pregunta antes; --yes contesta que sí.",
    ],
  },
  retry: { purpose: "envía de nuevo los correos pendientes" },
  backup: { purpose: "copia de seguridad, también con el servidor en marcha", words: ["ARCHIVO"] },
  restore: { purpose: "la recupera en una base vacía", words: ["ARCHIVO"] },
  move: { purpose: "pasa todo de la base incluida a PostgreSQL", needs: ["to"] },
  rollback: {
    purpose: "deshace la última actualización de las tablas, con el servidor detenido",
    may: ["yes"],
    more: [
      "Muestra qué solicitudes llegaron después y las guarda en un archivo. En una terminal pregunta antes.",
    ],
  },
  release: { purpose: "guarda el código de esta versión para las páginas que la fijaron" },
} as const satisfies Record<string, CommandWords>;

export type CommandName = keyof typeof COMMANDS;
export const commandNames = Object.keys(COMMANDS) as CommandName[];

const optionUsage = (name: OptionName) => {
  const { value }: OptionWords = OPTIONS[name];
  return value ? `--${name} ${value}` : `--${name}`;
};

/** How a command is written. */
export function usageOf(name: CommandName): string {
  const { words = [], needs = [], one = [] }: CommandWords = COMMANDS[name];
  return [
    `${START} ${name}`,
    ...words.map((word) => (word.endsWith("?") ? `[${word.slice(0, -1)}]` : word)),
    ...needs.map(optionUsage),
    ...(one.length ? [one.map(optionUsage).join(" | ")] : []),
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

/** The help of one command. */
export function helpOf(name: CommandName): string {
  const { purpose, needs = [], one = [], may = [], more = [] }: CommandWords = COMMANDS[name];
  const options = [...one, ...needs, ...may, "help" as const];
  const width = Math.max(...options.map((option) => optionUsage(option).length)) + 2;
  return [
    `${name}: ${purpose}.`,
    "",
    `Uso: ${usageOf(name)}${may.length ? " [opciones]" : ""}`,
    "",
    ...options.map((option) => {
      const { help, values }: OptionWords = OPTIONS[option];
      const allowed = values ? `: ${values.join(", ")}` : "";
      return `  ${optionUsage(option).padEnd(width)}${help}${allowed}`;
    }),
    ...more.flatMap((paragraph) => ["", paragraph]),
    "",
    CODES,
  ].join("\n");
}
