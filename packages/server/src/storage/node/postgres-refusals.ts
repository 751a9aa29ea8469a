import { StartError } from "../../errors";
import { toDatabaseError } from "../database";

type Reason = readonly [english: string, spanish: string];

/** PostgreSQL cannot be reached now. A server waits for it; a command ends. */
export class UnreachableError extends StartError {
  constructor(
    message: string,
    spanish: string,
    /** Why, for the log. */
    readonly reason: string,
  ) {
    super(message, spanish);
  }
}

/** Why a connection fails for now, by SQLSTATE or system error. */
const FOR_NOW: Record<string, Reason> = {
  ECONNREFUSED: ["nothing listens there", "allí no escucha nadie"],
  ECONNRESET: ["it ended the connection", "cortó la conexión"],
  EPIPE: ["it ended the connection", "cortó la conexión"],
  ENOTFOUND: ["its host is unknown", "no se conoce ese servidor"],
  EAI_AGAIN: ["its host cannot be looked up now", "ahora no se puede buscar ese servidor"],
  EHOSTUNREACH: ["its host cannot be reached", "no se llega a ese servidor"],
  ENETUNREACH: ["its host cannot be reached", "no se llega a ese servidor"],
  EHOSTDOWN: ["its host cannot be reached", "no se llega a ese servidor"],
  ETIMEDOUT: ["it did not answer in time", "no respondió a tiempo"],
  CONNECT_TIMEOUT: ["it did not answer in time", "no respondió a tiempo"],
  CONNECTION_CLOSED: ["it ended the connection", "cortó la conexión"],
  CONNECTION_ENDED: ["it ended the connection", "cortó la conexión"],
  CONNECTION_DESTROYED: ["it ended the connection", "cortó la conexión"],
  ENOENT: [
    "there is no socket of a running server in that folder",
    "en esa carpeta no hay un socket de un servidor en marcha",
  ],
  "57P01": ["it is being shut down", "se está deteniendo"],
  "57P02": ["it is being started again", "se está reiniciando"],
  "57P03": ["it is still starting", "todavía está arrancando"],
  "08P01": ["its pooler cannot reach it", "su pooler no llega a ella"],
  "08000": ["its pooler cannot reach it", "su pooler no llega a ella"],
  "08001": ["its pooler cannot reach it", "su pooler no llega a ella"],
  "08006": ["its pooler cannot reach it", "su pooler no llega a ella"],
};

const NO_TLS: Reason = [
  "it offers no TLS; turn it on there (ssl = on), or write sslmode=disable",
  "no ofrece TLS; enciéndelo allí (ssl = on), o escribe sslmode=disable",
];
const CERTIFICATE: Reason = [
  "its certificate is not trusted; write the file of its authority as sslrootcert, or sslmode=require",
  "no se confía en su certificado; escribe el archivo de su autoridad en sslrootcert, o sslmode=require",
];
const PASSWORD: Reason = [
  "the password or user is wrong",
  "el usuario o la contraseña no son correctos",
];
const KEY: Reason = [
  "its certificate or key cannot be read; check the files of sslrootcert, sslcert and sslkey",
  "su certificado o llave no se puede leer; revisa los archivos de sslrootcert, sslcert y sslkey",
];

const SETTING: Reason = [
  "it does not know a setting of options=, or lets only others set it; write only settings that this user may set for a session",
  "no conoce un ajuste de options=, o solo otros lo pueden poner; escribe solo ajustes que ese usuario pueda poner en una sesión",
];

/** Why it is refused until somebody changes something. */
const FOR_GOOD: Record<string, Reason> = {
  EACCES: ["its socket may not be used by this user", "este usuario no puede usar su socket"],
  "42704": SETTING,
  "55P02": SETTING,
  "22023": [
    "a setting of options= has a wrong value; correct it",
    "un ajuste de options= tiene un valor que no sirve; corrígelo",
  ],
  "58P01": [
    "it does not find a library of its settings; write there: alter role USER reset local_preload_libraries, and the same for session_preload_libraries and the database",
    "no encuentra una biblioteca de sus ajustes; escribe allí: alter role USUARIO reset local_preload_libraries, y lo mismo con session_preload_libraries y con la base",
  ],
  "42601": [
    "options= cannot be read; write -c name=value",
    "options= no se entiende; escribe -c nombre=valor",
  ],
  "42501": [
    "the user may not connect to the database; write there: grant connect, create on database NAME to USER",
    "ese usuario no puede conectarse a esa base; escribe allí: grant connect, create on database BASE to USUARIO",
  ],
  "28P01": PASSWORD,
  SASL_SIGNATURE_MISMATCH: PASSWORD,
  "28000": [
    "the user may not log in; write there: alter role USER login, and check pg_hba.conf",
    "ese usuario no puede entrar; escribe allí: alter role USUARIO login, y revisa pg_hba.conf",
  ],
  "3D000": [
    "the database does not exist; write there: create database NAME owner USER encoding 'UTF8' template template0",
    "esa base no existe; escribe allí: create database BASE owner USUARIO encoding 'UTF8' template template0",
  ],
  "55000": [
    "the database takes no connections; write another, not template0",
    "esa base no acepta conexiones; escribe otra, no template0",
  ],
  "53300": [
    "it has too many connections; raise max_connections there, or the limit of the role or database",
    "tiene demasiadas conexiones; sube max_connections allí, o el límite del rol o de la base",
  ],
  "25006": [
    "it takes no writes: it is a standby, its disk is almost full, or default_transaction_read_only is on; write the address of the primary, or there: alter database NAME set default_transaction_read_only = off",
    "no acepta cambios: es una réplica, su disco está casi lleno, o default_transaction_read_only está encendido; escribe la dirección del primario, o allí: alter database BASE set default_transaction_read_only = off",
  ],
  AUTH_TYPE_NOT_IMPLEMENTED: [
    "it wants another way to log in than a password; set scram-sha-256 in its pg_hba.conf",
    "pide otra forma de entrar que una contraseña; pon scram-sha-256 en su pg_hba.conf",
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "its certificate is for another host; write that name, or sslmode=verify-ca",
    "su certificado es de otro servidor; escribe ese nombre, o sslmode=verify-ca",
  ],
  CERT_HAS_EXPIRED: [
    "its certificate has expired; renew it there",
    "su certificado venció; renuévalo allí",
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
};

/** What an error's text says beyond its code, in English or Spanish. Texts are read, and never repeated. */
const BY_TEXT: readonly (readonly [RegExp, Reason])[] = [
  [/before secure TLS connection/, NO_TLS],
  [/self.signed|issuer cert|verify the first cert|unable to verify/i, CERTIFICATE],
  [/PEM|asn1|bad decrypt|key values mismatch/i, KEY],
  [
    /pg_hba\.conf.*(no encryption|SSL off|sin cifrado)/,
    [
      "its pg_hba.conf has no line for this user, database and machine without TLS; write sslmode=require, or add a line for it there",
      "su pg_hba.conf no tiene una línea para ese usuario, base y máquina sin TLS; escribe sslmode=require, o agrega allí una línea",
    ],
  ],
  [
    /pg_hba\.conf/,
    [
      "its pg_hba.conf has no line for this user, database and machine; add one there: host BASE USER ADDRESS scram-sha-256",
      "su pg_hba.conf no tiene una línea para ese usuario, base y máquina; agrega allí: host BASE USUARIO DIRECCIÓN scram-sha-256",
    ],
  ],
  [/authentication failed|no such user|wrong password/i, PASSWORD],
  [
    /no such database/i,
    [
      "its pooler does not know the database; add it there",
      "su pooler no conoce esa base; agrégala allí",
    ],
  ],
];

/** Why a connection to a host failed: what to say, and whether it may work later. */
export function reasonOf(error: unknown): { reason: Reason; later: boolean } {
  const { code } = toDatabaseError(error);
  const { message, routine } = Object(error);
  // No right to connect has the same code as none to set something, in the language of the server.
  const set = code === "42501" && /config|hook/.test(routine) ? SETTING : undefined;
  const text = BY_TEXT.find(([pattern]) => pattern.test(String(message)))?.[1];
  const known = text ?? set ?? FOR_GOOD[code];
  if (known) return { reason: known, later: false };
  return { reason: FOR_NOW[code] ?? [code, code], later: Object.hasOwn(FOR_NOW, code) };
}

/** The StartError of an address whose hosts all failed; of several reasons the last is told. */
export function refusal(errors: readonly unknown[], place: string): StartError {
  const reasons = errors.map(reasonOf);
  const [english, spanish] = reasons.at(-1)?.reason ?? ["no host", "ningún servidor"];
  const message = `the database at ${place} cannot be used: ${english}. Check DATABASE_URL, or unset it to use the embedded database.`;
  const translated = `la base de datos de ${place} no se puede usar: ${spanish}. Revisa DATABASE_URL, o quítalo para usar la base incluida.`;
  // With one host away, another may still become what is wanted.
  return reasons.some(({ later }) => later)
    ? new UnreachableError(message, translated, english)
    : new StartError(message, translated);
}
