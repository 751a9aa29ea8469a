import { lookup } from "node:dns/promises";
import { type Allowed, isPublic } from "../destination";

/**
 * The address of an allowed host, looked up once: a call goes to the one that was checked. Throws where
 * one of its addresses is not public, with `code: "PRIVATE"`, or where it has none.
 */
export async function publicAddress(hostname: string, { loopback }: Allowed): Promise<string> {
  const addresses = await lookup(hostname, { all: true });
  const [first] = addresses;
  if (!first) throw new Error(`${hostname} no tiene dirección`);
  const own = loopback && hostname === "127.0.0.1";
  if (!own && !addresses.every(({ address }) => isPublic(address))) {
    throw Object.assign(new Error(`${hostname} lleva a una red privada`), { code: "PRIVATE" });
  }
  return first.address;
}
