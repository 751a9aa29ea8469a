import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import addresses from "ipaddr.js";
import type { Allowed } from "../destination";

/** All that is given to the public internet. Networks over it, which nobody registers, take others. */
const GLOBAL = addresses.IPv6.parseCIDR("2000::/3");

/** Whether a text is an IP address of the public internet. */
export function isPublic(text: string): boolean {
  if (!addresses.isValid(text)) return false;
  const address = addresses.process(text);
  return (
    address.range() === "unicast" && (address instanceof addresses.IPv4 || address.match(GLOBAL))
  );
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
  const found = await unlessAborted(lookup(hostname, { all: true }), signal);
  const [first] = found;
  if (!first) throw new Error(`${hostname} no tiene dirección`);
  const allowed = loopback && hostname === "127.0.0.1";
  if (!allowed && !found.every(({ address }) => isPublic(address))) {
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
