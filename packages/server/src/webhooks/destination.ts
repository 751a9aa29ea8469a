/** Where the server may call. */
export interface Allowed {
  /** Host names, exact. */
  hosts: readonly string[];
  /** The setting that lists them, where it is not `WEBHOOK_HOSTS`. */
  setting?: "CHECK_HOSTS";
  /** For tests alone: plain HTTP to this machine. */
  loopback?: boolean;
}

/** Why an address may not be called; null where it may. */
export function refusalOf(url: string, { hosts, setting, loopback }: Allowed): string | null {
  if (!URL.canParse(url)) return "no es una dirección";
  const { protocol, hostname, username, port } = new URL(url);
  if (loopback && hostname === "127.0.0.1") return null;
  if (protocol !== "https:") return "no empieza con https://";
  if (username) return "lleva usuario o clave";
  if (port) return "lleva un puerto";
  if (!hosts.includes(hostname)) return `${hostname} no está en ${setting ?? "WEBHOOK_HOSTS"}`;
  return null;
}

/** Whether an address of the network is one that anybody may reach. */
export function isPublic(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (plain.includes(":")) {
    // Only what is routed world-wide: 2000::/3, without the ranges for documents and tunnels.
    return /^[23]/.test(plain) && !/^(2001:(0*db8|0*:|10|20)|2001::|2002:|3fff:)/.test(plain);
  }
  const [a = 0, b = 0, c = 0] = plain.split(".").map(Number);
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99)))
    return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}
