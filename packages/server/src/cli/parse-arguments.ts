import { Command, CommanderError, Option } from "commander";
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
  usageOf,
} from "./usage";

type ValueOf<Spec> = Spec extends { read: (text: string) => infer Value } ? Value : boolean;

/** The given options, by name. */
export type Options = { [Name in OptionName]?: ValueOf<(typeof OPTIONS)[Name]> };

type Parsed =
  | { name: "help"; text: string }
  | { name: CommandName; positionals: string[]; options: Options };

/** Reads the command line; throws a UsageError that names the wrong word. */
export function parseArguments(args: readonly string[]): Parsed {
  const words = wordsOf(args);
  const name = commandNames.find((one) => one === words[0]);
  const program = programOf();
  const command = program.commands.find((one) => one.name() === name) ?? program;
  const help = { name: "help", text: command.helpInformation() } as const;
  if (!words.length) throw new UsageError(`Falta la orden.\n\n${help.text}`);
  try {
    program.parse(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode) throw inSpanish(error, command);
    return help;
  }
  if (!name) return help;
  const values = command.options.map((option) => [
    option.name(),
    command.getOptionValue(option.attributeName()),
  ]);
  const options: Options = Object.fromEntries(values);
  const { oneOf = [] }: CommandSpec = COMMANDS[name];
  if (oneOf.length && oneOf.filter((option) => options[option]).length !== 1) {
    const list = oneOf.map((option) => `--${option}`).join(" o ");
    throw usageError(
      `La orden «${name}» lleva ${list}${oneOf[1] ? ": una de las dos" : ""}.`,
      name,
    );
  }
  return { name, positionals: command.args, options };
}

/** The command's name first, as Commander needs it. Without a known name only the wrong word, so that it is named. */
function wordsOf(args: readonly string[]): string[] {
  const at = args.findIndex((word) => !word.startsWith("-"));
  const rotated = [...args.slice(at), ...args.slice(0, at)];
  const words = rotated[0] === "help" && rotated[1] ? [rotated[1], "--help"] : rotated;
  return commandNames.some((name) => name === words[0]) ? words : words.slice(0, 1);
}

const TITLES: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Commands:": "Órdenes:",
  "Options:": "Opciones:",
};

const CODES = "Termina con 0 si se hizo, 1 si no se pudo, 2 si la orden está mal escrita.";

function programOf(): Command {
  const program = new Command(START)
    .usage("ORDEN [opciones]")
    .description(CODES)
    .configureOutput({ writeOut() {}, writeErr() {} })
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      subcommandTerm: (command) => command.name(),
    })
    .helpOption("-h, --help", "esta ayuda")
    .helpCommand("help [ORDEN]", "lo que admite cada una")
    .exitOverride();
  for (const name of commandNames) {
    const spec: CommandSpec = COMMANDS[name];
    const { purpose, positionals = [], oneOf = [], options = [], notes = [] } = spec;
    const command = program
      .command(name)
      .usage([...usageOf(spec), "[opciones]"].join(" "))
      .summary(purpose)
      .description([`${purpose}.`, ...notes, CODES].join("\n\n"))
      // Without an action Commander does not count the words.
      .action(() => {});
    for (const positional of positionals) command.argument(positional);
    for (const option of [...oneOf, ...options]) command.addOption(optionOf(option, name));
  }
  return program;
}

function optionOf(name: OptionName, command: CommandName): Option {
  const { help, value, read, expected }: OptionSpec = OPTIONS[name];
  if (!read) return new Option(`--${name}`, help);
  const flags = `--${name} <${value}>`;
  return new Option(flags, help).argParser((text) => {
    // Commander takes the next option for a value, and the file of an export had its name.
    if (text.startsWith("--")) throw usageError(`Falta el valor de ${flags}.`, command);
    const value = read(text);
    if (value !== undefined) return value;
    throw usageError(`--${name} no puede ser «${text}»: escribe ${expected}.`, command);
  });
}

/** What is wrong, and where the help is. */
export const usageError = (what: string, command = "") =>
  new UsageError(`${what}\nAyuda: ${`${START} help ${command}`.trim()}`);

function inSpanish({ code, message }: CommanderError, command: Command): UsageError {
  const name = command.name();
  const [, word = ""] = /'(.*)'/.exec(message) ?? [];
  const [, near] = /Did you mean (?:one of )?(.*)\?/.exec(message) ?? [];
  const extra = command.args[command.registeredArguments.length];
  const said: Readonly<Record<string, string>> = {
    "commander.unknownCommand": `No conozco la orden «${word}».`,
    "commander.unknownOption": `La orden «${name}» no tiene la opción ${word}.`,
    "commander.optionMissingArgument": `Falta el valor de ${word}.`,
    "commander.missingArgument": `A la orden «${name}» le falta ${word}.`,
    "commander.excessArguments": `En la orden «${name}» sobra «${extra}».`,
  };
  const suggestion = near ? ` ¿Quisiste decir «${near}»?` : "";
  return usageError((said[code] ?? message) + suggestion, command.parent ? name : "");
}
