import addresses from "ipaddr.js";
import { MINUTE_MS } from "../durations";
import { type Database, within } from "../storage/database";
import { digest } from "../storage/digest";

/** The shared count must not keep a visitor waiting: after this, the process's own count decides. */
const COUNT_MS = 1000;

/** Counts calls in all processes of a database. Returns this minute's calls, this one included. */
export type CallCounter = (caller: string, minute: number) => Promise<number>;

export function createCallCounter(database: Database): CallCounter {
  let current = -1;
  return async (caller, minute) => {
    if (minute !== current) {
      current = minute;
      await database.query("delete from maloca.call_counts where minute < $1", [minute]);
    }
    // No address is stored: the digest changes with the minute, and is deleted after it.
    const [row] = await database.query<{ calls: number }>(
      `insert into maloca.call_counts (caller, minute, calls) values ($1, $2, 1)
       on conflict (caller, minute) do update set calls = call_counts.calls + 1 returning calls`,
      [await digest(`${minute} ${caller}`), minute],
    );
    return row?.calls ?? 0;
  };
}

/** Addresses counted at once, so that a flood from many addresses has a memory limit. */
const MAX_ADDRESSES = 20_000;

/**
 * Counts calls by address and minute in this process, and with `countEverywhere` in all processes. Returns 0
 * if the call may pass, else the seconds until it may. A limit of 0 lets everything pass.
 */
export function createRateLimit(
  limit: number,
  clock: () => Date,
  countEverywhere?: CallCounter,
  countMs = COUNT_MS,
): (address: string) => Promise<number> {
  let minute = -1;
  const calls = new Map<string, number>();

  /** Calls of this process, this one included. */
  function count(key: string, most: number): number {
    const made = (calls.get(key) ?? 0) + 1;
    if (made > most) return made;
    if (made === 1 && calls.size >= MAX_ADDRESSES) {
      for (const oldest of calls.keys()) {
        calls.delete(oldest);
        break;
      }
    }
    calls.set(key, made);
    return made;
  }

  return async (address) => {
    if (limit === 0) return 0;
    const now = clock().getTime();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      calls.clear();
    }
    const [key, ...wider] = networks(address);
    let total = count(key, limit);
    if (total <= limit && countEverywhere) {
      const everywhere = within(countMs, countEverywhere(key, minute));
      total = Math.max(total, await everywhere.catch(() => 0));
    }
    // Counted in this process only, so that it costs no statement.
    const tooWide = wider.some((net) => count(net, limit * WIDER) > limit * WIDER);
    return total > limit || tooWide
      ? Math.ceil(((Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS - now) / 1000)
      : 0;
  };
}

/** The limit of a /48, as a multiple of one network's: a provider gives a customer a /48 or a /56. */
const WIDER = 4;

/** The networks of a caller: an IPv4 address; or an IPv6 address's /64 and its /48. */
function networks(address: string): [string, ...string[]] {
  const plain = addresses.isValid(address) ? `${addresses.process(address)}` : address;
  if (!addresses.IPv6.isValid(plain)) return [plain];
  const network = (bits: number) =>
    `${addresses.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`;
  return [network(64), network(48)];
}
