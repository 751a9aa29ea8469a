import { parseArgs } from "node:util";
import { UsageError } from "../errors";
import { START } from "../leads-command";
import {
  COMMANDS,
  type CommandName,
  type CommandSpec,
  commandNames,
  OPTIONS,
  type OptionName,
  type OptionSpec,
  USAGE,
  usageOf,
} from "./usage";

type ValueOf<Spec> = Spec extends { type: "boolean" }
  ? boolean
  : Spec extends { values: readonly (infer Value)[] }
    ? Value
    : Spec extends { read: (text: string) => infer Value }
      ? Value
      : string;

/** The given options, by name. */
export type Options = { [Name in OptionName]?: ValueOf<(typeof OPTIONS)[Name]> };

type Parsed =
  | { name: "help"; about: CommandName | null }
  | { name: CommandName; positionals: string[]; options: Options };

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
  const options = Object.fromEntries(
    tokens.flatMap((token) =>
      token.kind === "option"
        ? [[token.name, readOption(name, token.name, token.rawName, token.value)]]
        : [],
    ),
  );
  checkPositionals(name, positionals);
  checkRequired(name, options);
  return { name, positionals, options };
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

const wrong = (name: CommandName, what: string) =>
  new UsageError(`${what}\nAyuda: ${START} help ${name}`);

function readOption(command: CommandName, name: string, written: string, text?: string) {
  const { required = [], oneOf = [], optional = [] }: CommandSpec = COMMANDS[command];
  const known = [...required, ...oneOf, ...optional];
  const found = known.find((each) => each === name);
  if (!found) {
    const near = suggested(
      written,
      known.map((each) => `--${each}`),
    );
    throw wrong(command, `La orden «${command}» no tiene la opción ${written}.${near}`);
  }
  const { type, value, values, read, expected }: OptionSpec = OPTIONS[found];
  if (type === "boolean") {
    if (text === undefined) return true;
    throw wrong(command, `--${name} va sola, sin «${text}».`);
  }
  if (!text) throw wrong(command, `A --${name} le falta ${value}.`);
  if (values && !values.includes(text)) {
    const near = `${suggested(text, values)} Puede ser: ${values.join(" ")}`;
    throw wrong(command, `--${name} no puede ser «${text}».${near}`);
  }
  const given = read ? read(text) : text;
  if (given !== undefined) return given;
  throw wrong(command, `--${name} no puede ser «${text}»: escribe ${expected}.`);
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

function checkRequired(name: CommandName, options: Options): void {
  const { required = [], oneOf = [] }: CommandSpec = COMMANDS[name];
  const missing = required.find((option) => !options[option]);
  if (missing) throw wrong(name, `A la orden «${name}» le falta --${missing}.`);
  if (oneOf.length && oneOf.filter((option) => options[option]).length !== 1) {
    const list = oneOf.map((option) => `--${option}`).join(" o ");
    throw wrong(name, `La orden «${name}» lleva ${list}: una de las dos.`);
  }
}

/** " ¿Quisiste decir «list»?", where a known word is nearly the same. */
function suggested(word: string, known: readonly string[]): string {
  const most = Math.max(1, Math.floor(word.replaceAll("-", "").length / 3));
  for (let steps = 0; steps <= most; steps++) {
    const near = known.find((one) => isNear(word.toLowerCase(), one, steps));
    if (near) return ` ¿Quisiste decir «${near}»?`;
  }
  return "";
}

/** Whether two words differ by no more letters that are added, left out, changed, or swapped with their neighbour. */
function isNear(a: string, b: string, steps: number): boolean {
  if (Math.abs(a.length - b.length) > steps) return false;
  if (!a || !b) return true;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return isNear(restOfA, restOfB, steps);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(restOfA, b, steps - 1) ||
    isNear(a, restOfB, steps - 1) ||
    isNear(restOfA, restOfB, steps - 1) ||
    (isSwapped && isNear(a.slice(2), b.slice(2), steps - 1))
  );
}
