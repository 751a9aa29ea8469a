/**
 * The parameters of an address: all of PostgreSQL's own client (its documentation, "Parameter Key Words"), and those
 * that other clients and poolers write. Each with the values that are taken, and one to write in
 * place of another; null where nothing serves.
 */
type Parameter = readonly [values: RegExp, example: string | null];

const ANY: Parameter = [/^/, null];
const NUMBER: Parameter = [/^-?\d+$/, "10"];
const SWITCH: Parameter = [/^[01]$/, "1"];
const TLS: Parameter = [/^TLSv1(\.[123])?$/, "TLSv1.2"];
const NONE: Parameter = [/^$/, null];

const PARAMETERS = {
  host: ANY,
  hostaddr: ANY,
  port: [/^\d*(,\d*)*$/, "5432"],
  dbname: ANY,
  user: ANY,
  password: ANY,
  passfile: NONE,
  require_auth: NONE,
  channel_binding: [/^(disable|prefer)$/, "prefer"],
  connect_timeout: NUMBER,
  // The server's side of it is always UTF-8.
  client_encoding: [/^(auto|utf-?8)$/i, "UTF8"],
  options: ANY,
  application_name: ANY,
  fallback_application_name: ANY,
  keepalives: SWITCH,
  keepalives_idle: NUMBER,
  // The system's own are used: lost connections are found by our limits of time.
  keepalives_interval: NUMBER,
  keepalives_count: NUMBER,
  tcp_user_timeout: NUMBER,
  replication: [/^(0|off|no|false)$/, "off"],
  gssencmode: [/^(disable|prefer)$/, "disable"],
  sslmode: [/^(disable|allow|prefer|require|verify-ca|verify-full)$/, "require"],
  requiressl: SWITCH,
  sslnegotiation: [/^(postgres|direct)$/, "postgres"],
  sslcompression: SWITCH,
  sslcert: ANY,
  sslkey: ANY,
  sslpassword: ANY,
  sslcertmode: [/^(disable|allow)$/, "allow"],
  sslrootcert: ANY,
  sslcrl: ANY,
  sslcrldir: NONE,
  sslsni: SWITCH,
  sslkeylogfile: NONE,
  requirepeer: NONE,
  ssl_min_protocol_version: TLS,
  ssl_max_protocol_version: TLS,
  min_protocol_version: [/^(3\.0)?$/, "3.0"],
  max_protocol_version: [/^(3\.[02]|latest)?$/, "latest"],
  krbsrvname: NONE,
  gsslib: NONE,
  gssdelegation: [/^0$/, "0"],
  scram_client_key: NONE,
  scram_server_key: NONE,
  service: NONE,
  servicefile: NONE,
  // What takes no writes cannot store a request.
  target_session_attrs: [/^(any|read-write|primary)$/, "read-write"],
  load_balance_hosts: [/^(disable|random)$/, "disable"],
  oauth_issuer: NONE,
  oauth_client_id: NONE,
  oauth_client_secret: NONE,
  oauth_scope: NONE,
  oauth_ca_file: NONE,
  // Of other clients.
  ssl: [/^(0|1|true|false|require|disable)$/, "true"],
  pgbouncer: ANY,
  connection_limit: ANY,
  pool_timeout: ANY,
  schema: ANY,
  socket_timeout: ANY,
  statement_cache_size: ANY,
  uselibpqcompat: ANY,
} as const satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof PARAMETERS;
export type Parameters = Partial<Record<ParameterName, string>>;

/** What an address must not have, to follow “must”, and the same in Spanish. */
export interface Fault {
  english: string;
  spanish: string;
}

const isKnown = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name);

/**
 * Why the parameters of an address cannot be used; null if they can. Repeats no value and no unknown name: either may
 * be a piece of a password.
 */
export function faultOf(pairs: Iterable<readonly [string, string]>): Fault | null {
  for (const [name, value] of pairs) {
    if (!isKnown(name))
      return {
        english:
          "have only parameters that PostgreSQL's own client knows: write a setting of the server as ?options=-c%20name%3Dvalue, and a ? of the password as %3F",
        spanish:
          "tiene un parámetro que el cliente de PostgreSQL no conoce. Escribe un ajuste del servidor como ?options=-c%20nombre%3Dvalor, y un ? de la clave como %3F",
      };
    const [values, example] = PARAMETERS[name];
    if (values.test(value)) continue;
    return example === null
      ? {
          english: `not have ${name}, which cannot be fulfilled here: leave it out, and write host, user, password and base`,
          spanish: `no puede llevar ${name}: quítalo, y escribe servidor, usuario, clave y base`,
        }
      : {
          english: `have another value of ${name}, such as ${name}=${example}`,
          spanish: `lleva ${name} con un valor que no sirve: escribe, por ejemplo, ${name}=${example}`,
        };
  }
  return null;
}
