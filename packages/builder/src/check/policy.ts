/** A content security policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .reverse() // Of two equal directives the first is valid.
      .flatMap(([name = "", ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])),
  );

/** The sources of the first of these directives that the policy has; undefined if everything is allowed. */
export function sourcesOf(policy: Policy, ...names: string[]): readonly string[] | undefined {
  const name = names.find((each) => policy.has(each));
  return name === undefined ? undefined : policy.get(name);
}

/** Whether sources allow an address. `'self'` does not: the operator has another origin. */
export const allows = (sources: readonly string[], address: string): boolean =>
  sources.some((source) => matches(source, new URL(address)));

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i;

function matches(source: string, { protocol, hostname, port, pathname }: URL): boolean {
  if (source === "*") return true;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return sameScheme(source.slice(0, -1), protocol);
  const [, scheme, host = "", wantedPort, path] = HOST.exec(source) ?? [];
  if (!host || (scheme && !sameScheme(scheme, protocol))) return false;
  const named = host.startsWith("*.")
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : host === "*" || host.toLowerCase() === hostname;
  if (
    !named ||
    (wantedPort !== "*" && (wantedPort ?? "") !== port && !isDefault(wantedPort, protocol))
  ) {
    return false;
  }
  if (!path || path === "/") return true;
  return path.endsWith("/") ? pathname.startsWith(path) : pathname === path;
}

/** A source with http also allows https. */
const sameScheme = (allowed: string, protocol: string) =>
  `${allowed.toLowerCase()}:` === protocol ||
  (allowed.toLowerCase() === "http" && protocol === "https:");

/** Whether it is the scheme's default port, which `URL` leaves out. */
const isDefault = (port: string | undefined, protocol: string) =>
  port === (protocol === "https:" ? "443" : "80");
