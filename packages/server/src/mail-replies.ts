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

/** Words of the sender, its limits and its rights, in several languages, also beside a status that usually names the address. */
const LIMITS = new RegExp(
  [
    "\\bsender\\b|\\bfrom address|rem[ei]t+ente|expediteur|absender|mittente|\\bheader|reply-to|return-path",
    "[qc]u?ota\\b|limit|exce(ed|did)|superad|alcanzad|\\brate\\b|too m(any|uch)|demasiad|troppe|\\bmaxim|allow|\\bhour|\\bhora",
    "\\bsending\\b|outgoing|outbound|\\benvi(o|os|ad[oa]s?)\\b|\\bsu (cuenta|dominio|ip)\\b|\\bsua conta\\b",
    "relay(?! recipient)|auth?enti|spam|\\bspf\\b|dkim|dmarc|blo(ck|que)|black ?list|lista negra|polic|politic|reputation",
  ].join("|"),
  "i",
);

/** Words of a reply that blames who sends, and not who receives. */
const SENDER = new RegExp(
  `${LIMITS.source}|verif|authori[sz]|suspend|\\byour\\b|activate|not allowed`,
  "i",
);

const WHO = "(user|recipient|mailbox|account|address|alias|addressee)";
const UNKNOWN = new RegExp(
  [
    `\\bno such ${WHO}`,
    `\\b(unknown|invalid|unrouteable|nonexistent|bad destination) (local )?(virtual )?${WHO}`,
    `\\b${WHO}\\b.{0,60}\\b(unknown|not found|not exist|doesn't exist|not a known)`,
    `\\b${WHO} doesn't have`,
    `\\bnot a (valid|known) ${WHO}`,
    "\\bno mailbox here|\\bhost or domain name not found|\\bdomain (name )?(not found|does not exist)",
  ].join("|"),
  "i",
);

/**
 * What each reply blames: the first row that fits holds. Providers answer a quota, a policy or a wrong setting with
 * the digits of an unknown mailbox (550), so an address is blamed only where the reply names it. What fits no row is a lasting
 * answer to this delivery.
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
  // 5.1.7 and 5.1.8 are about the sender's address, 5.1.90 is Microsoft's daily limit.
  [({ status }) => /^5\.1\.(7|8|90)$/.test(status), "delivery", true],
  [({ status, text }) => /^5\.1\./.test(status) && !LIMITS.test(text), "address", true],
  [({ status, text }) => status === "5.2.1" && !LIMITS.test(text), "address", true],
  [({ status }) => status !== "" && !status.startsWith("5.0."), "delivery", true],
  // By RFC 7504: the domain takes no mail.
  [({ digits }) => digits === 556, "address", true],
  [({ text }) => UNKNOWN.test(text) && !SENDER.test(text), "address", true],
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
