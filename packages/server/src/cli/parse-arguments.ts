import { parseArgs } from "node:util";
import { leadKindNames } from "../leads/lead-kinds";
import { measures } from "../leads/stats";
import { START } from "../leads-command";
import { UsageError } from "../start-error";
import { separators } from "./csv";
import { readCount, readMoment } from "./option-values";
import {
  COMMANDS,
  type CommandName,
  type CommandSpec,
  commandNames,
  OPTIONS,
  type OptionName,
  USAGE,
  usageOf,
} from "./usage";

type Parsed =
  | { name: "help"; about: CommandName | null }
  | { name: CommandName; positionals: string[]; options: Options };

export type Options = ReturnType<typeof toOptions>;

type Values = Partial<Record<OptionName, string | boolean>>;

/** Reads the command line; throws a UsageError that names the wrong word. */
export function parseArguments(args: readonly string[]): Parsed {
  const { tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: OPTIONS,
  });
  const [first, ...positionals] = tokens.flatMap((token) =>
    token.kind === "positional" ? [token.value] : [],
  );
  const asksHelp = tokens.some(
    (token) => token.kind === "option" && (token.name === "help" || token.rawName === "-h"),
  );
  if (first === "help" || (asksHelp && first === undefined)) {
    return { name: "help", about: positionals[0] === undefined ? null : commandOf(positionals[0]) };
  }
  if (first === undefined) throw new UsageError(`Falta la orden.\n\n${USAGE}`);
  const name = commandOf(first);
  if (asksHelp) return { name: "help", about: name };
  const values: Values = {};
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = optionOf(name, token.name, token.rawName);
    values[option] = readValue(name, option, token.value);
  }
  checkPositionals(name, positionals);
  checkRequired(name, values);
  try {
    return { name, positionals, options: toOptions(values) };
  } catch (error) {
    throw error instanceof UsageError ? wrong(name, error.message) : error;
  }
}

/** The value of a required option: `parseArguments` has checked that it is there. */
export function requiredValue(option: string | undefined): string {
  if (!option) throw new UsageError(USAGE);
  return option;
}

function commandOf(word: string): CommandName {
  const name = commandNames.find((one) => one === word);
  if (name) return name;
  throw new UsageError(
    `No conozco la orden «${word}».${suggested(word, commandNames)}\nTodas las órdenes: ${START} help`,
  );
}

const helpFor = (name: CommandName) => `Ayuda: ${START} help ${name}`;

const wrong = (name: CommandName, what: string) => new UsageError(`${what}\n${helpFor(name)}`);

function optionOf(command: CommandName, name: string, written: string): OptionName {
  const { required = [], oneOf = [], optional = [] }: CommandSpec = COMMANDS[command];
  const known = [...required, ...oneOf, ...optional];
  const option = known.find((each) => each === name);
  if (option) return option;
  throw wrong(
    command,
    `La orden «${command}» no tiene la opción ${written}.${suggested(
      written,
      known.map((each) => `--${each}`),
    )}`,
  );
}

function readValue(
  command: CommandName,
  name: OptionName,
  value: string | undefined,
): string | boolean {
  const option: (typeof OPTIONS)[OptionName] & { values?: readonly string[] } = OPTIONS[name];
  if (option.type === "boolean") {
    if (value === undefined) return true;
    throw wrong(command, `--${name} va sola, sin «${value}».`);
  }
  if (!value) throw wrong(command, `A --${name} le falta ${option.value}.`);
  if (!option.values || option.values.includes(value)) return value;
  throw wrong(
    command,
    `--${name} no puede ser «${value}».${suggested(value, option.values)} Puede ser: ${option.values.join(" ")}`,
  );
}

function checkPositionals(name: CommandName, positionals: readonly string[]): void {
  const { positionals: wanted = [] }: CommandSpec = COMMANDS[name];
  const missing = wanted[positionals.length];
  if (missing && !missing.endsWith("?") && !(missing.endsWith("…") && positionals.length)) {
    throw wrong(name, `A la orden «${name}» le falta ${missing}. Uso: ${usageOf(name)}`);
  }
  const extra = positionals[wanted.length];
  if (extra !== undefined && !wanted.at(-1)?.includes("…")) {
    throw wrong(name, `En la orden «${name}» sobra «${extra}».`);
  }
}

function checkRequired(name: CommandName, values: Values): void {
  const { required = [], oneOf = [] }: CommandSpec = COMMANDS[name];
  const missing = required.find((option) => !values[option]);
  if (missing) throw wrong(name, `A la orden «${name}» le falta --${missing}.`);
  if (oneOf.length && oneOf.filter((option) => values[option]).length !== 1) {
    const list = oneOf.map((option) => `--${option}`).join(" o ");
    throw wrong(name, `La orden «${name}» lleva ${list}: una de las dos.`);
  }
}

function toOptions(values: Values) {
  const text = (name: OptionName) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    kind: leadKindNames.find((one) => one === values.kind),
    by: measures.find((one) => one === values.by),
    separator: separators.find((one) => one === values.separator),
    partner: text("partner"),
    search: text("search"),
    since: readMoment("since", text("since")),
    until: readMoment("until", text("until")),
    limit: readCount("limit", text("limit")),
    email: text("email"),
    csv: text("csv"),
    to: text("to"),
    olderThan: readCount("older-than", text("older-than")),
    quarantine: values.quarantine === true,
    expired: values.expired === true,
    dryRun: values["dry-run"] === true,
    all: values.all === true,
    yes: values.yes === true,
    waiting: values.waiting === true,
    open: values.open === true,
    format: text("format"),
    renew: values.renew === true,
    testMode: values.test === true,
    json: values.json === true,
  };
}

/** " ¿Quisiste decir «list»?", where a known word is nearly the same. */
function suggested(word: string, known: readonly string[]): string {
  const near = known
    .map((one) => ({ one, steps: distance(word.toLowerCase(), one) }))
    .sort((a, b) => a.steps - b.steps)[0];
  const most = Math.max(1, Math.floor(word.replaceAll("-", "").length / 3));
  return near && near.steps <= most ? ` ¿Quisiste decir «${near.one}»?` : "";
}

/** The edit distance of two words: letters added, left out, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (same ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
