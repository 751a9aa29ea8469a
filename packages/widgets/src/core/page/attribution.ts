import { sourceLimits } from "@maloca/catalog/source";

/** The key of the tab's first page and its referrer, `address referrer`. */
const FIRST_PAGE = "maloca";

/** The parameters of an address that are sent: campaigns and click ids. */
const SENT_PARAMETERS = /^utm_|clid$/;

/** Stores this page as the tab's first one, for requests from later pages, unless one is stored. */
export function rememberFirstPage(): string {
  // Single-page navigation does not change this entry.
  const here = `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
  try {
    sessionStorage[FIRST_PAGE] ||= here;
    return sessionStorage[FIRST_PAGE];
  } catch {
    // Storage is blocked.
    return here;
  }
}

/** The value of `X-Maloca-Source`: how the visitor came. The server decides which keys it uses. */
export function readAttribution(): string {
  const [address = "", referrer = ""] = rememberFirstPage().split(" ");
  const query = new URLSearchParams(address.split(/[?#]/)[1]);
  const pairs = [...query].filter(([key]) => SENT_PARAMETERS.test(key));
  if (referrer) pairs.push(["referrer", referrer.replace(/[?#].*/, "")]);
  return `${new URLSearchParams(pairs)}`.slice(0, sourceLimits.header);
}
