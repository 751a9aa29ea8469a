/** What a failure blames: the recipient's address, this one delivery, or the mail server's way for every mail. */
type Blame = "address" | "delivery" | "server";

export interface Verdict {
  blame: Blame;
  /** Whether the answer will be the same until somebody changes something. */
  lasting: boolean;
}

/** A failure as nodemailer reports it. */
interface Failure {
  /** Of nodemailer or of the system. */
  code?: string;
  /** The three digits of the mail server's reply. */
  responseCode?: number;
  /** The reply, which may have several lines. */
  response?: string;
  /** The command that was refused, such as `RCPT TO`. */
  command?: string;
  message?: string;
}

/** A reply with its parts. `status` is its enhanced status code (RFC 3463), such as `5.1.1`, or empty. */
interface Reply {
  code: string;
  digits: number;
  status: string;
  command: string;
  text: string;
}

/** Three numbers; an address of the internet has four. */
const STATUS = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/** Codes of no connection, no login or no answer. */
const NO_WAY =
  /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|EAUTH|ENOAUTH|EPROXY|ETLS|EREQUIRETLS|EPROTOCOL|ECONNREFUSED|ECONNRESET|ENOTFOUND)$/;

const CONNECTIONS =
  /(too many|demasiadas) .{0,20}(connection|session|conexion|sesion)|concurrent .{0,20}connection|thread limit/i;

const LATER =
  /\btempora[lr]|gr[ae]y-?list|\b(try|retry)\b.{0,20}\blater\b|\bmai?s tarde|\bplus tard/i;

/** Statuses of a reply about an address: not 5.1.7 and 5.1.8, the sender's own, nor 5.1.90, Microsoft's daily limit. */
const ABOUT_ADDRESS = /^$|^5\.(0\.\d+|1\.([0-6]|10)|2\.1)$/;

const WHO = "(user|recipient|mailbox|address|alias|addressee)";
const QUIEN = "(usuari[oa]|destinatario|buzon|correo)";
const UNKNOWN = new RegExp(
  [
    `\\bno such ${WHO}`,
    `\\b(unknown|invalid|unrouteable|nonexistent|bad destination) (local )?(virtual )?${WHO}\\b`,
    `\\b${WHO}\\b.{0,60}\\b(unknown|not found|not exist|doesn't exist|not a known|disabled|inactive|no longer)`,
    "tried to reach (is|does)",
    `\\b${WHO} doesn't have`,
    `\\bnot a (valid|known) ${WHO}`,
    `\\b${QUIEN} (desconocid|desconhecid|no existe|nao existe|inexist)`,
    "\\bno mailbox here|\\bhost or domain name not found|\\bdomain (name )?(not found|does not exist)|\\bfind the recipient",
  ].join("|"),
  "i",
);

/** Words of who sends, in a reply that could be read as one about who receives. */
const SENDER =
  /\bsender|\bfrom\b|header|reply-to|return-path|\byour\b|relay(?! recipient)|\bhost ?name|\bhelo\b|dns|\bspf\b|auth|credential|(api|smtp) user|this account|logged in|too many|limit|policy|suspend/i;

/**
 * What each reply blames: the first row that fits holds. Providers answer a quota, a policy or a wrong setting with
 * the digits and the status of an unknown mailbox, in any language, so an address is blamed only where the reply says that
 * nobody has it. What fits no row is a lasting answer to this delivery, which is tried again.
 */
const ROWS: readonly [fits: (reply: Reply) => boolean, blame: Blame, lasting: boolean][] = [
  // A wrong login or a refused sender is refused again; all else about the way may pass by itself.
  [({ code, digits }) => code === "EAUTH" && digits >= 500, "server", true],
  [({ code }) => NO_WAY.test(code), "server", false],
  [({ digits, text }) => digits === 421 || (digits > 0 && CONNECTIONS.test(text)), "server", false],
  // No encryption or no login, which many say at the first recipient.
  [({ digits }) => digits === 530 || digits === 538, "server", true],
  [({ command, digits }) => command === "MAIL FROM" && digits >= 500, "server", true],
  [({ command }) => command === "MAIL FROM", "server", false],
  [({ code, text }) => code === "EENVELOPE" && /^Invalid recipient/.test(text), "address", true],
  [({ digits }) => digits < 500, "delivery", false],
  [({ status, text }) => status.startsWith("4.") || LATER.test(text), "delivery", false],
  // By RFC 7504: the domain takes no mail.
  [({ digits }) => digits === 556, "address", true],
  [
    ({ status, text }) => ABOUT_ADDRESS.test(status) && UNKNOWN.test(text) && !SENDER.test(text),
    "address",
    true,
  ],
];

const ELSE = { blame: "delivery", lasting: true } as const;

/** What a failure to send a mail blames. */
export function judge(error: unknown): Verdict {
  const {
    code = "",
    responseCode = 0,
    response,
    command = "",
    message = "",
  }: Failure = Object(error);
  // Without accents, and without addresses and links, which may have any word in them.
  const text = (response ?? message)
    .replace(/\S+@\S+|https?:\S+/g, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  const status = STATUS.exec(text)?.[0] ?? "";
  const reply: Reply = { code, digits: responseCode, status, command, text };
  const row = ROWS.find(([fits]) => fits(reply));
  return row ? { blame: row[1], lasting: row[2] } : ELSE;
}
