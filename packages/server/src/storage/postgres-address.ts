import { CODES, hasBareSign } from "../bare-signs";
import { type Fault, faultOf, type Parameters } from "./postgres-parameters";

/** One of the servers of an address. */
export interface PostgresHost {
  /** A name or an IP address; or the folder of a unix socket, which begins with `/`. */
  host: string;
  /** The IP address to connect to, in place of looking up the host. */
  address?: string | undefined;
  port: number;
}

export interface PostgresAddress {
  /** In the order in which they are tried; at least one. */
  hosts: readonly PostgresHost[];
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  /** The others of its parameters. */
  parameters: Parameters;
}

const PORT = 5432;

const PARTS = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?(.*))?$/s;
const NAME = /^[\p{L}\p{N}_.-]*$/u;
const HOST = /^(?:\[([\da-f:.%]+)\]|([^:[\]]*))(?::(\d*))?$/i;

const NO_ADDRESS: Fault = {
  english: "be a URL that starts with postgres:// or postgresql://",
  spanish: "tiene que ser como postgres://usuario:clave@servidor/base",
};

const BARE: Fault = CODES;

/** A port that no server has, or what may be a piece of the password. */
const PLACE: Fault = {
  english: `have a host and a port from 1 to 65535 after its last @, and ${CODES.english.replace(/^have /, "")}`,
  spanish: `no tiene servidor y puerto (de 1 a 65535) después de la última @, o ${CODES.spanish}`,
};

const isFault = (value: object): value is Fault => "spanish" in value;

/**
 * Reads an address as PostgreSQL's own tools do: it may have several hosts, or none if its parameters name one. The
 * password goes to the last `@`. Else a fault, which repeats nothing of the address.
 */
export function parseAddress(text: string): PostgresAddress | Fault {
  if (!/^postgres(ql)?:\/\//.test(text)) return NO_ADDRESS;
  if (hasBareSign(text)) return BARE;
  const [, login, names = "", path = "", query = ""] = PARTS.exec(text) ?? [];
  const pairs = [...new URLSearchParams(query.replaceAll("+", "%2B"))];
  const fault = faultOf(pairs);
  if (fault) return fault;
  const { host, hostaddr, port, dbname, user, password, ...parameters }: Parameters =
    Object.fromEntries(pairs);
  const [, name, secret] = /^([^:]*)(?::(.*))?$/s.exec(login ?? "") ?? [];
  const hosts = hostsOf(names, { host, hostaddr, port });
  if (isFault(hosts)) return hosts;
  return {
    hosts,
    user: user || decoded(name),
    password: password || decoded(secret),
    database: dbname || decoded(path),
    parameters,
  };
}

const decoded = (text = "") => decodeURIComponent(text) || undefined;

function hostsOf(
  names: string,
  { host, hostaddr, port }: Pick<Parameters, "host" | "hostaddr" | "port">,
): PostgresHost[] | Fault {
  const places = names.split(",").map((each) => HOST.exec(each) ?? []);
  const inPath = places.map(([, six, name]) => six ?? decoded(name) ?? "");
  const named = host?.split(",") ?? inPath;
  const addresses = hostaddr?.split(",") ?? [];
  const all = named.length >= addresses.length ? named : addresses.map(() => "");
  const ports = port?.split(",") ?? places.map(([, , , each = ""]) => each);
  const hosts = all.map((name, index) => ({
    host: name || addresses[index] || "localhost",
    address: addresses[index] || undefined,
    port: Number((ports.length > 1 ? ports[index] : ports[0]) || PORT),
  }));
  const fits = hosts.every(
    ({ host, port }) =>
      port > 0 &&
      port < 65536 &&
      (host.startsWith("/") || NAME.test(host) || /^[\da-f:.%]+$/i.test(host)),
  );
  return fits && places.every((place) => place.length) ? hosts : PLACE;
}

/** The same for an address that was found right before. */
export function readAddress(text: string): PostgresAddress {
  const address = parseAddress(text);
  if (isFault(address)) throw new Error("DATABASE_URL is no address of a PostgreSQL");
  return address;
}

/** Why an address cannot be used; null if it can. */
export function addressFault(text: string): Fault | null {
  const address = parseAddress(text);
  return isFault(address) ? address : null;
}

/** A host with its port, unless that is the usual one or it is a folder. */
export const nameOf = ({ host, port }: PostgresHost) =>
  port === PORT || host.startsWith("/")
    ? host
    : `${host.includes(":") ? `[${host}]` : host}:${port}`;

/** A database's address without its user and password. */
export function postgresPlace(text: string): string {
  const { hosts, database } = readAddress(text);
  return `${hosts.map(nameOf).join(",")}/${database ?? ""}`;
}
