import { DatabaseError } from "./storage/database";

/** A failure that the operator can fix: one line that says what, why and how. */
export class StartError extends Error {
  override readonly name = "StartError";

  /** @param spanish the line that the operator's commands print; `message` is for the server's log. */
  constructor(
    message: string,
    readonly spanish: string = message,
  ) {
    super(message);
  }
}

/** The code of a file system or network error, e.g. `EACCES`; else the first line of its message. */
export function errorCode(error: unknown): string {
  const { code, message } = Object(error);
  return String(code ?? message ?? error).split("\n")[0] ?? "";
}

/** A failure's codes alone, for the log: a message may have a person's data. */
export function codes(error: unknown): string {
  const { code, responseCode, name } = Object(error);
  return [code ?? name ?? "error", responseCode].filter(Boolean).join(" ");
}

/** Wrong arguments: nothing was done. */
export class UsageError extends StartError {}

const DATABASE: Readonly<Record<string, string>> = {
  disk_full: "el disco está casi lleno. Libera espacio y repite la orden.",
  read_only:
    "en la carpeta de los datos no se puede escribir. Da permiso al usuario del servidor, o monta su disco con escritura.",
  "25006": "la base de datos no acepta cambios ahora: es una réplica, o su disco está casi lleno.",
  "53300":
    "la base de datos no acepta más conexiones. Sube allí max_connections, o el límite del rol o de la base, y repite la orden.",
  timeout: "la base de datos no respondió a tiempo. Repite la orden.",
  busy: "la base de datos está ocupada. Repite la orden.",
  reopening: "la base de datos se está abriendo de nuevo. Repite la orden.",
};

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: "el disco está lleno",
  EDQUOT: "el disco está lleno para este usuario",
  EROFS: "el disco es de solo lectura",
  EMFILE: "esta orden no puede abrir más archivos (ulimit -n)",
  ENFILE: "la máquina no puede abrir más archivos",
  EIO: "el disco falló",
};

/** What a terminal obeys or cannot show. An error may quote a file, a path or another program. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}]+/gu;

export const inSpanish = (error: unknown): string => lineOf(error).replace(UNPRINTABLE, " ");

function lineOf(error: unknown): string {
  if (error instanceof StartError) return error.spanish;
  if (error instanceof DatabaseError)
    return DATABASE[error.code] ?? `la base de datos falló (${error.code}). Repite la orden.`;
  const reason = SYSTEM[errorCode(error)];
  if (reason) return `${reason}. No se hizo; arréglalo y repite la orden.`;
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s*\n\s*/g, " ");
}
