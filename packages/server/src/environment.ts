import { DEFAULT_ANON_KEY } from "@maloca/catalog";
import * as z from "zod";
import { CODES, hasBareSign } from "./bare-signs";
import { StartError } from "./errors";
import { type LeadKindName, leadKindNames, leadKinds } from "./leads/lead-kinds";
import { addressFault } from "./storage/postgres-address";
import type { Fault } from "./storage/postgres-parameters";

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n <= to, message);
};

/** A fault of an address, whose text is not repeated: it may hold a password. */
const issueOf = ({ english, spanish }: Fault) => ({
  code: "custom" as const,
  message: `must ${english}`,
  params: { spanish },
});

const url = (...protocols: string[]) =>
  z
    .string("must be set")
    .superRefine((text, context) => {
      if (hasBareSign(text)) context.addIssue(issueOf(CODES));
    })
    .refine(
      (text) =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).host,
      {
        message: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
      },
    );

const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
/** Not with the apostrophes of a file of settings, which some programs keep: they would be part of the address. */
const ADDRESS = `[^\\s@<>,;:()\\p{Cf}"'.][^\\s@<>,;:()\\p{Cf}"]*@(?:${LABEL}(?:\\.${LABEL})*|\\[[\\da-f.:]+\\])`;
/** A name may have commas, not at its beginning: each text is read in one way, and a wrong one refused at once. */
const NAMED = `(?:${ADDRESS}|"${ADDRESS}"|(?:[^@<>\\s,][^@<>]*)?<${ADDRESS}>)`;

const LIST = new RegExp(`^(?!.*\\p{Cc})\\s*${NAMED}(?:\\s*,[\\s,]*${NAMED})*\\s*,?$`, "su");

/** `team@example.org` or `Team <team@example.org>`, several with commas. */
const addresses = z.string().refine((text) => LIST.test(text), {
  message: "must be an e-mail address, or several with commas",
});

const origins = z
  .string()
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .refine((list) => list.every((o) => o === "*" || (URL.canParse(o) && new URL(o).origin === o)), {
    message: 'must be "*" or a comma list of origins such as https://partner.example',
  });

/** Proxies in front of the server: `true` is one, a number counts them. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/i, "must be true, false or the number of proxies in front")
  .transform((text) => Number({ true: 1, false: 0 }[text.toLowerCase()] ?? text));

/** Days that leads are kept: one number for all, or each kind's own. */
const retention = z.string().transform((text, context) => {
  const days: Partial<Record<LeadKindName, number>> = {};
  for (const part of text.split(",")) {
    const [, name, number] = part.trim().match(/^(?:([a-z-]+):)?([1-9]\d{0,4})$/) ?? [];
    const kinds = leadKindNames.filter((kind) => name === undefined || kind === name);
    if (!number || !kinds.length) {
      context.addIssue({
        code: "custom",
        message: `must be a number of days, or kinds with their days such as booking:730,newsletter:365 (${leadKindNames.join(", ")})`,
      });
      return z.NEVER;
    }
    for (const kind of kinds) days[kind] = Number(number);
  }
  for (const kind of leadKindNames) {
    const like = leadKindNames.find((other) => other === leadKinds[kind].keptAs);
    if (like && days[like]) days[kind] ??= days[like];
  }
  return days;
});

const databaseUrl = z.string("must be set").superRefine((text, context) => {
  const fault = addressFault(text);
  if (fault) context.addIssue(issueOf(fault));
});

/** Host names, several with commas. */
const hostsNamed = (name: string) =>
  z
    .string()
    .regex(new RegExp(`^${name}( *, *${name})*$`, "i"), {
      message: "must be a host name such as hooks.example.org, or several with commas",
    })
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((host) => host.trim()),
    );

const hosts = hostsNamed("[a-z\\d-]+(\\.[a-z\\d-]+)+");

/** In one's own network a name may have no dot. */
const ownHosts = hostsNamed("[a-z\\d-]+(\\.[a-z\\d-]+)*");

/** What a server needs wherever it runs. */
const common = {
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_TO: addresses.optional(),
  MAIL_FROM: addresses.optional(),
  ANON_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be plain characters without spaces")
    .default(DEFAULT_ANON_KEY),
  RATE_LIMIT: wholeNumber(0, 1_000_000).default(30),
  ALLOWED_ORIGINS: origins.default(["*"]),
  TRUST_PROXY: proxies.default(0),
  RETENTION_DAYS: retention.optional(),
  /** The bearer token of a scheduler that sends mails, and of an operator who asks for their state. */
  MAIL_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be 16 plain characters or more, without spaces")
    .optional(),
};

/** A mail needs all three. */
function checkMail(
  environment: { SMTP_URL?: string; MAIL_TO?: string; MAIL_FROM?: string },
  context: z.RefinementCtx,
): void {
  if (!environment.SMTP_URL) return;
  for (const name of ["MAIL_TO", "MAIL_FROM"] as const) {
    if (environment[name]) continue;
    context.addIssue({ code: "custom", path: [name], message: "must be set beside SMTP_URL" });
  }
}

const DATA_DIR = ".data";

/** Whether DATA_DIR is set. A server on PostgreSQL needs no folder, but with one it answers commands there. */
export const hasDataFolder = (environment: Pick<Environment, "DATA_DIR">) =>
  environment.DATA_DIR !== DATA_DIR;

export const processSchema = z
  .object({
    PORT: wholeNumber(0, 65535).default(4173),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, "must be an address or a host name")
      .default("127.0.0.1"),
    DATA_DIR: z.string().default(DATA_DIR),
    /** Names under which the server is reached beside the site's. */
    SITE_HOSTS: ownHosts.optional(),
    /** Hosts to which webhooks may send. */
    WEBHOOK_HOSTS: hosts.optional(),
    /** Hosts of partners' pages that the server may read for the builder. */
    CHECK_HOSTS: hosts.optional(),
    /** Whether assistants may ask about the trips. */
    ASSISTANTS: z.enum(["on", "off"], "must be on or off").default("on"),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: z
      .string()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, "must be a time such as 03:00, or off")
      .default("03:00"),
    BACKUP_PASSPHRASE: z.string().optional(),
    BACKUP_PASSPHRASE_FILE: z.string().optional(),
    ...common,
  })
  .superRefine(checkMail);

export type Environment = z.output<typeof processSchema>;

const functionSchema = z
  .object({
    ...common,
    DATABASE_URL: databaseUrl,
  })
  .superRefine(checkMail);

/** Variables that a hosted project sets for its functions, used where the operator sets none. */
const HOSTED_NAMES = { DATABASE_URL: "SUPABASE_DB_URL", ANON_KEY: "SUPABASE_ANON_KEY" } as const;

/** These may hold a password, so an error does not repeat them. */
const SECRET = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "ANON_KEY",
  "MAIL_SECRET",
  "BACKUP_PASSPHRASE",
]);

/** A login in an address, which any setting may have by mistake. */
const LOGIN = /:\/\/[^/]*@/;

type Variables = Record<string, string | undefined>;

/** Reads the variables of docs/lead-server.md, "Settings". An empty one counts as unset. Throws a StartError. */
export const readEnvironment = (variables: Variables): Environment =>
  read(processSchema, variables);

/** The same for a function of a hosted project, which has no port and no folder. */
export function readFunctionEnvironment(variables: Variables): z.output<typeof functionSchema> {
  const own = { ...variables };
  for (const [name, hosted] of Object.entries(HOSTED_NAMES)) {
    own[name] = variables[name]?.trim() || variables[hosted];
  }
  return read(functionSchema, own);
}

function read<Schema extends z.ZodType>(schema: Schema, variables: Variables): z.output<Schema> {
  const trimmed = Object.entries(variables)
    .map(([name, value]) => [name, value?.trim()] as const)
    .filter(([, value]) => value);
  const parsed = schema.safeParse(Object.fromEntries(trimmed));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  const value = variables[name]?.trim();
  const isSecret = SECRET.has(name) || LOGIN.test(value ?? "");
  const shown = value && !isSecret ? `, but it is ${JSON.stringify(value)}` : "";
  const spanish = issue?.code === "custom" && issue.params?.spanish;
  throw new StartError(
    `${name} ${issue?.message}${shown}. Correct it or leave it unset.`,
    `el ajuste ${name} ${spanish || (value ? (isSecret ? "no sirve" : `no puede ser ${JSON.stringify(value)}`) : "falta")}. Corrígelo o quítalo.`,
  );
}
