/** The page's own scheme, such as `http:` while somebody builds it. Where there is no page, one may be built. */
const ownScheme = () =>
  (globalThis as { location?: { protocol: string } }).location?.protocol ?? "http:";

/** As browsers read it: they skip what cannot be seen. A relative address is in the page's own scheme. */
function schemeOf(address: string): string | undefined {
  try {
    const own = `${ownScheme()}//own.example`;
    const { protocol, username, password } = new URL(address, own);
    // With a name before an `@` it seems to lead there.
    return username || password ? undefined : protocol;
  } catch {
    return undefined;
  }
}

/** Whether an address leads to a page: `https:`, or in the scheme of the page that it stands in. */
export const isWebAddress = (address: string): boolean =>
  ["https:", ownScheme()].includes(schemeOf(address) ?? "");

/** Whether an address names a host and nothing after it, as `https://www.example.org`. */
export const isOrigin = (address: string): boolean => originOf(address) === address;

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/**
 * An address that a page may lead to: a web address, `mailto:` or `tel:`; undefined for any other, which could run
 * as code of the page. Whatever an option, a document or a mail says goes through here before it is in an `href`,
 * `action` or `window.open`, as a test of all of them says.
 */
export const safeAddress = (address: string): string | undefined =>
  isWebAddress(address) || ["mailto:", "tel:"].includes(schemeOf(address) ?? "")
    ? address
    : undefined;

/** The address of a picture: bundlers and canvases make `data:image/…` and `blob:`, which run nothing in an `img`. */
export const pictureAddress = (address: string): string | undefined =>
  /^(?:data:image\/|blob:)/i.test(address) || isWebAddress(address) ? address : undefined;
