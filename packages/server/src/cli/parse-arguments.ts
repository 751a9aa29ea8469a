import { parseArgs } from "node:util";
import { leadKindNames } from "../leads/lead-kinds";
import { measures } from "../leads/stats";
import { StartError } from "../start-error";
import { separators } from "./csv";

const KINDS = leadKindNames.join("|");

/** What each command is for, by what is written after `npm run leads --`. */
const HELP: [command: string, purpose: string][] = [
  [`list [--kind ${KINDS}] [--json]`, "las solicitudes, primero la más nueva"],
  ["show REFERENCIA [--json]", "una solicitud completa"],
  [`stats [--by ${measures.join("|")}] [--json]`, "cuántas hay"],
  ["report ARCHIVO", "una página con gráficas"],
  [
    `export --csv ARCHIVO [--kind ${KINDS}] [--separator ";"]`,
    "para una hoja de cálculo; con punto y coma si está en español",
  ],
  ["export --email CORREO", "todo lo que se guarda de una persona, como JSON"],
  ["delete --email CORREO", "borra todo lo de una persona"],
  ["doctor [--json]", "si la base responde y qué correos no salieron, y por qué"],
  ["retry", "envía de nuevo los correos pendientes"],
  ["backup ARCHIVO", "copia de seguridad, también con el servidor en marcha"],
  ["audit [--json]", "quién exportó, copió, borró o reenvió, y cuándo"],
  ["restore ARCHIVO", "la recupera en una base vacía"],
  ["move --to DATABASE_URL", "pasa todo de la base incluida a PostgreSQL"],
  ["release", "guarda el código de esta versión para las páginas que la fijaron"],
];

/** Every command, as `--help` prints it. */
export const USAGE = [
  "Uso:",
  ...HELP.flatMap(([command, purpose]) => [`  npm run leads -- ${command}`, `      ${purpose}`]),
].join("\n");

const OPTIONS = {
  kind: { type: "string" },
  json: { type: "boolean" },
  email: { type: "string" },
  csv: { type: "string" },
  separator: { type: "string" },
  by: { type: "string" },
  to: { type: "string" },
} as const;

type Option = keyof typeof OPTIONS;

/** What each command takes: words after it, options it needs, options it may have. */
const COMMANDS = {
  list: { may: ["kind", "json"] },
  show: { words: 1, may: ["json"] },
  stats: { may: ["by", "json"] },
  report: { words: 1 },
  export: { one: ["csv", "email"], may: ["kind", "separator"] },
  delete: { needs: ["email"] },
  doctor: { may: ["json"] },
  audit: { may: ["json"] },
  retry: {},
  backup: { words: 1 },
  restore: { words: 1 },
  move: { needs: ["to"] },
  release: {},
} as const satisfies Record<
  string,
  { words?: number; needs?: Option[]; one?: Option[]; may?: Option[] }
>;

export type CommandName = keyof typeof COMMANDS;

/** The allowed values of an option that does not take any text. */
const VALUES: Partial<Record<Option, readonly string[]>> = {
  kind: leadKindNames,
  by: measures,
  separator: separators,
};

/** Reads the command line; throws a StartError with the usage when it is not valid. */
export function parseArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name = "", ...words] = positionals;
    if (isCommand(name) && fits(name, words, values)) {
      const options = {
        ...values,
        kind: leadKindNames.find((one) => one === values.kind),
        by: measures.find((one) => one === values.by),
        separator: separators.find((one) => one === values.separator),
      };
      return { name, word: words[0] ?? "", options };
    }
  } catch {
    // An option that does not exist: the usage says which do.
  }
  throw new StartError(USAGE);
}

/** An option that the command requires: it is there when the command runs. */
export function needed(option: string | undefined): string {
  if (!option) throw new StartError(USAGE);
  return option;
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

function fits(
  name: CommandName,
  words: string[],
  values: Partial<Record<Option, unknown>>,
): boolean {
  const command: { words?: number; needs?: Option[]; one?: Option[]; may?: Option[] } =
    COMMANDS[name];
  const { needs = [], one = [], may = [] } = command;
  const given = Object.keys(values) as Option[];
  return (
    words.length === (command.words ?? 0) &&
    needs.every((option) => values[option]) &&
    (!one.length || one.filter((option) => values[option]).length === 1) &&
    given.every((option) => [...needs, ...one, ...may].includes(option)) &&
    given.every((option) => VALUES[option]?.includes(String(values[option])) ?? true)
  );
}
