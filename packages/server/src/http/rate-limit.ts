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

/** Callers counted apart in a minute, so that a flood from many addresses has a memory limit. */
const MOST_COUNTERS = 20_000;

/** Callers beyond it share this many counters until the minute ends. */
const SHARED_COUNTERS = 1000;

/** The limit of a caller's wider network, as a multiple of one network's: a provider gives a customer a /48 or a /56. */
const WIDER = 4;

/** The limit of a gateway whose callers may be one or all, as a multiple of one caller's. */
const GATEWAY = 20;

/**
 * Counts calls by address and minute in this process, and with `countEverywhere` in all processes. Where the
 * address is the caller's own claim, `gateway` is who passed it on. Returns 0 if the call may pass, else the
 * seconds until the minute ends, when everybody may again. A limit of 0 lets everything pass.
 */
export function createRateLimit(
  limit: number,
  clock: () => Date,
  countEverywhere?: CallCounter,
  countMs = COUNT_MS,
  mostCounters = MOST_COUNTERS,
): (address: string, gateway?: string) => Promise<number> {
  let minute = -1;
  const calls = new Map<string, number>();
  // Of this process, so that nobody knows with whom a counter is shared.
  const chance = crypto.randomUUID();

  /** A counter's name. None is removed before its minute ends: whoever fills the table would begin anew. */
  async function counterOf(key: string): Promise<string> {
    if (calls.has(key) || calls.size < mostCounters) return key;
    const number = Number.parseInt((await digest(chance + key)).slice(0, 8), 16);
    return `shared ${number % SHARED_COUNTERS}`;
  }

  return async (address, gateway) => {
    if (limit === 0) return 0;
    const now = clock().getTime();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      calls.clear();
    }
    const wait = Math.ceil(((Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS - now) / 1000);
    const key = networkOf(address);
    const counters = await Promise.all(
      [...widerOf(address, gateway), [key, 1] as const].map(async ([name, times]) => ({
        name: await counterOf(name),
        most: limit * times,
      })),
    );
    // Nothing is counted that is refused: else whoever has many networks would fill the table, and whoever calls in a
    // loop would use up its neighbours' share of the wider network. No `await` from here on: calls come together.
    const made = ({ name }: { name: string }) => calls.get(name) ?? 0;
    if (counters.some((counter) => made(counter) >= counter.most)) return wait;
    for (const counter of counters) calls.set(counter.name, made(counter) + 1);
    if (!countEverywhere) return 0;
    const everywhere = within(countMs, countEverywhere(key, minute));
    return (await everywhere.catch(() => 0)) > limit ? wait : 0;
  };
}

/** The network of a caller, which counts as one: an IPv4 address, or an IPv6 address's /64. */
export const networkOf = (address: string): string => networkWith(64, plainAddress(address));

/** What a caller has many networks of, each with the multiple of their limit that it may send. */
function* widerOf(address: string, gateway: string | undefined): Generator<[string, number]> {
  const plain = plainAddress(address);
  if (addresses.IPv6.isValid(plain)) yield [networkWith(48, plain), WIDER];
  if (gateway !== undefined) yield [`gateway ${networkOf(gateway)}`, GATEWAY];
}

const networkWith = (bits: number, plain: string): string =>
  addresses.IPv6.isValid(plain)
    ? `${addresses.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`
    : plain;

/** The parts of an IPv6 address that are the IPv4 address of the same caller, by the kind of network. */
const IPV4_PARTS: Readonly<Record<string, readonly [number, number]>> = {
  ipv4Mapped: [6, 7],
  // NAT64 and its like: all callers of a translator share a /64.
  rfc6052: [6, 7],
  rfc6145: [6, 7],
  "6to4": [1, 2],
};

/** An address in its shortest spelling: an IPv4 address as one, also inside an IPv6 address, and without a zone. */
function plainAddress(address: string): string {
  if (!addresses.isValid(address)) return address;
  const parsed = addresses.parse(address);
  if (!(parsed instanceof addresses.IPv6)) return parsed.toString();
  const { parts } = parsed;
  const [high, low] = IPV4_PARTS[parsed.range()] ?? [];
  if (high === undefined || low === undefined) return new addresses.IPv6(parts).toString();
  const bytes = [high, low].flatMap((at) => [(parts[at] ?? 0) >> 8, (parts[at] ?? 0) & 255]);
  return bytes.join(".");
}
