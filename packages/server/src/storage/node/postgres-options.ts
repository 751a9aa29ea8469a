import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { ConnectionOptions } from "node:tls";
import type postgres from "postgres";
import { errorCode, StartError } from "../../errors";
import type { PostgresAddress, PostgresHost } from "../postgres-address";
import type { ParameterName, Parameters } from "../postgres-parameters";

type Options = postgres.Options<Record<string, never>>;

/** The driver's options for one host of an address. Nothing is left to its own reading of an address. */
export function optionsFor(
  { user, password, database, parameters }: PostgresAddress,
  { host, address, port }: PostgresHost,
): Options {
  const { connect_timeout, keepalives, keepalives_idle, sslnegotiation } = parameters;
  const folder = host.startsWith("/");
  const seconds = Number(connect_timeout);
  const options: Record<string, unknown> = {
    // As a list, because the driver would read a colon in a name as the beginning of a port.
    host: [address ?? host],
    port: [port],
    ...(folder && { path: `${host}/.s.PGSQL.${port}` }),
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
    ssl: folder ? false : tlsOf(parameters, host, address),
    sslnegotiation: sslnegotiation ?? null,
    ...(seconds > 0 && { connect_timeout: seconds }),
    keep_alive: keepalives === "0" ? null : Number(keepalives_idle) || KEEP_ALIVE_SECONDS,
    connection: {
      application_name:
        parameters.application_name ?? parameters.fallback_application_name ?? "maloca",
      ...(parameters.options && { options: parameters.options }),
    },
  };
  return options;
}

const KEEP_ALIVE_SECONDS = 60;

/** How an address asks for TLS: false for none. */
function tlsOf(
  parameters: Parameters,
  host: string,
  address: string | undefined,
): false | "prefer" | ConnectionOptions {
  const { sslrootcert, sslcert, sslkey, sslcrl, sslpassword, sslsni, sslcertmode } = parameters;
  const mode = modeOf(parameters);
  if (mode === "disable") return false;
  const checked = mode.startsWith("verify") || (mode === "require" && sslrootcert !== undefined);
  // The driver goes on without TLS where the server has none.
  if (mode === "prefer" && !sslcert) return "prefer";
  const min = parameters.ssl_min_protocol_version;
  const max = parameters.ssl_max_protocol_version;
  const file = (name: "sslrootcert" | "sslcert" | "sslkey" | "sslcrl") =>
    read(name, parameters[name]);
  const identity = mode !== "verify-full";
  return {
    rejectUnauthorized: checked,
    ...(identity && { checkServerIdentity: () => undefined }),
    ...(sslsni === "0" && { servername: "" }),
    ...(address && sslsni !== "0" && !isIP(host) && { servername: host }),
    ...(sslrootcert && sslrootcert !== SYSTEM && { ca: file("sslrootcert") }),
    ...(sslcert && sslcertmode !== "disable" && { cert: file("sslcert"), key: file("sslkey") }),
    ...(sslcert && sslkey === undefined && { key: file("sslcert") }),
    ...(sslpassword && { passphrase: sslpassword }),
    ...(sslcrl && { crl: file("sslcrl") }),
    ...(min && { minVersion: min as "TLSv1.2" }),
    ...(max && { maxVersion: max as "TLSv1.2" }),
  };
}

/** The value of `sslrootcert` that stands for the system's certificates. */
const SYSTEM = "system";

function modeOf({ sslmode, ssl, requiressl, sslrootcert, sslnegotiation }: Parameters): string {
  if (sslrootcert === SYSTEM) return "verify-full";
  // Without TLS first, the driver cannot: both take what the server has.
  if (sslmode) return sslmode === "allow" ? "prefer" : sslmode;
  const asked =
    requiressl === "1" || sslnegotiation === "direct" || /^(1|true|require)$/.test(ssl ?? "");
  return asked ? "require" : sslrootcert ? "prefer" : "disable";
}

/** A file that a parameter names. Throws a StartError with the parameter's name if it cannot be read. */
function read(name: ParameterName, path: string | undefined): Buffer | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartError(
      `the file of ${name} in DATABASE_URL cannot be read (${errorCode(error)}). Write the path of one that the server's user may read.`,
      `el archivo de ${name} en DATABASE_URL no se puede leer (${errorCode(error)}). Escribe la ruta de uno que el usuario del servidor pueda leer.`,
    );
  }
}
