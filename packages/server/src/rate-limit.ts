const MINUTE = 60_000;

/** Addresses remembered at once: a flood from many addresses costs memory only up to here. */
const MAX_ADDRESSES = 20_000;

/**
 * Counts calls by address and minute, in this process. The answer is 0 when the call may pass,
 * else the seconds until it may. A limit of 0 lets everything pass.
 */
export function createRateLimit(limit: number, clock: () => Date): (address: string) => number {
  let minute = -1;
  const calls = new Map<string, number>();
  return (address) => {
    if (limit === 0) return 0;
    const now = clock().getTime();
    if (Math.floor(now / MINUTE) !== minute) {
      minute = Math.floor(now / MINUTE);
      calls.clear();
    }
    const key = network(address);
    const count = (calls.get(key) ?? 0) + 1;
    if (count > limit) return Math.ceil(((minute + 1) * MINUTE - now) / 1000);
    if (count === 1 && calls.size >= MAX_ADDRESSES) {
      for (const oldest of calls.keys()) {
        calls.delete(oldest);
        break;
      }
    }
    calls.set(key, count);
    return 0;
  };
}

/** One household: an IPv4 address, or the first four groups of an IPv6 address. */
function network(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right].slice(0, 4).join(":");
}
