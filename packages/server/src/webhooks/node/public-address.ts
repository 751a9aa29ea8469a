import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIPv4 } from "node:net";
import type { Allowed } from "../destination";

/** Networks that are not public: https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast and reserved.
  ["224.0.0.0", 3],
] as const;

/** The global addresses, and the ranges among them for tunnels and documentation. */
const GLOBAL_IPV6 = ["2000::", 3] as const;
const SPECIAL_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [net, bits] of SPECIAL_IPV4) special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of SPECIAL_IPV6) special.addSubnet(net, bits, "ipv6");
const routed = new BlockList();
routed.addSubnet(...GLOBAL_IPV6, "ipv6");

export function isPublic(address: string): boolean {
  // An IPv4 address may come in the notation of IPv6.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return !special.check(plain, "ipv4");
  return routed.check(plain, "ipv6") && !special.check(plain, "ipv6");
}

/**
 * Resolves an allowed host, once, so that the call goes to a checked address. Throws if one of its addresses is not
 * public (`code: "PRIVATE"`), if it has none, or if it takes too long.
 */
async function publicAddress(
  hostname: string,
  { loopback }: Allowed,
  signal: AbortSignal,
): Promise<string> {
  const addresses = await unlessAborted(lookup(hostname, { all: true }), signal);
  const [first] = addresses;
  if (!first) throw new Error(`${hostname} no tiene dirección`);
  const allowed = loopback && hostname === "127.0.0.1";
  if (!allowed && !addresses.every(({ address }) => isPublic(address))) {
    throw Object.assign(new Error(`${hostname} lleva a una red privada`), { code: "PRIVATE" });
  }
  return first.address;
}

/**
 * Calls an address that {@link refusalOf} allows, at the IP address that was checked. Resolves with the response, whose
 * body is not read yet; redirects are not followed. `signal` also ends the DNS lookup, which may get no answer.
 */
export async function callChecked(
  url: string,
  allowed: Allowed,
  signal: AbortSignal,
  {
    method = "GET",
    headers,
    body,
  }: { method?: string; headers: OutgoingHttpHeaders; body?: string },
): Promise<IncomingMessage> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const address = await publicAddress(hostname, allowed, signal);
  const call = protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = call(
      {
        method,
        host: address,
        servername: hostname,
        port: port || undefined,
        path: pathname + search,
        headers: { ...headers, host },
        signal,
        agent: false,
      },
      resolve,
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Rejects when the signal aborts. The lookup itself cannot be stopped. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
  ]);
}
