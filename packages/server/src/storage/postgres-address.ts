const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;

interface PostgresAddress {
  /** With the first host only: a URL cannot have several. */
  url: URL;
  /** In the order in which they are tried: each a host, with its port if given, or the folder of a unix socket. */
  hosts: string[];
}

/**
 * Reads an address as PostgreSQL's own tools do. Unlike a URL it may have several hosts, or none if its query names
 * one. Null if it is not such an address.
 */
export function readAddress(text: string): PostgresAddress | null {
  const [, start, names, end] = text.match(PARTS) ?? [];
  if (start === undefined || names === undefined) return null;
  const [first = "", ...others] = names.split(",");
  const address = `${start}${first || "localhost"}${end}`;
  if (!URL.canParse(address) || !others.every((host) => URL.canParse(`postgres://${host}`)))
    return null;
  const url = new URL(address);
  const named = url.searchParams.get("host");
  if (!named) return { url, hosts: [first, ...others].map((host) => decodeURIComponent(host)) };
  const ports = (url.searchParams.get("port") ?? "").split(",");
  const hosts = named.split(",").map((host, index) => {
    const port = ports[index] || ports[0];
    return port && !host.startsWith("/") ? `${host}:${port}` : host;
  });
  return { url, hosts };
}

/** A database's address without its user and password. */
export function postgresPlace(text: string): string {
  const { url, hosts } = readAddress(text) ?? {};
  return `${hosts?.join(",")}${url?.pathname}`;
}
