/** Where the server may call. */
export interface Allowed {
  /** Host names, exact. */
  hosts: readonly string[];
  /** The setting that lists them, where it is not `WEBHOOK_HOSTS`. */
  setting?: "CHECK_HOSTS";
  /** Plain HTTP to this machine, for tests alone. */
  loopback?: boolean;
}

/**
 * Whether a test runs this program. It says so by a property that it sets before the program starts: no setting
 * of an operator opens the way to this machine.
 */
export const isUnderTest = (): boolean => Symbol.for("maloca.test.loopback") in globalThis;

/** Why an address may not be called; null where it may. */
export function refusalOf(url: string, { hosts, setting, loopback }: Allowed): string | null {
  if (!URL.canParse(url)) return "no es una dirección";
  const { protocol, hostname, username, port } = new URL(url);
  if (loopback && hostname === "127.0.0.1") return null;
  if (protocol !== "https:") return "no empieza con https://";
  if (username) return "lleva usuario o clave";
  if (port) return "lleva un puerto";
  if (!hosts.includes(hostname))
    return `${hostname} no está en la lista ${setting ?? "WEBHOOK_HOSTS"}`;
  return null;
}
