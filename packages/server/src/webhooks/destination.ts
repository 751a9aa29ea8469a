/** Addresses that the server may call. */
export interface Allowed {
  /** Host names, exact. */
  hosts: readonly string[];
  /** The setting that lists them, if it is not `WEBHOOK_HOSTS`. */
  setting?: "CHECK_HOSTS";
  /** Plain HTTP to this machine, for tests alone. */
  loopback?: boolean;
}

/**
 * Whether a test runs this program. The test sets a global property before the program starts, so that no setting
 * can allow calls to this machine.
 */
export const isUnderTest = (): boolean => Symbol.for("maloca.test.loopback") in globalThis;

/** Why an address may not be called; null if it may. */
export function refusalOf(url: string, { hosts, setting, loopback }: Allowed): string | null {
  if (!URL.canParse(url)) return "no es una dirección";
  const { protocol, hostname, username, password, port } = new URL(url);
  if (loopback && hostname === "127.0.0.1") return null;
  if (protocol !== "https:") return "no empieza con https://";
  if (username || password) return "lleva usuario o clave";
  if (port) return "lleva un puerto";
  if (!hosts.includes(hostname))
    return `${hostname} no está en la lista ${setting ?? "WEBHOOK_HOSTS"}`;
  return null;
}
