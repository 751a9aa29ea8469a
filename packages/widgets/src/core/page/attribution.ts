import { sourceLimits } from "@maloca/catalog/source";

/** Where the tab keeps its first page and what led there, `address referrer`. */
const FIRST_PAGE = "maloca";

/** The parameters of an address that are sent: campaign and click ids, no others. */
const SENT_PARAMETERS = /^utm_|clid$/;

/** Keeps this page for a request from a later one of the tab, unless an earlier one is kept. */
export function rememberFirstPage(): string {
  // Single-page navigation does not change this entry.
  const here = `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
  try {
    sessionStorage[FIRST_PAGE] ||= here;
    return sessionStorage[FIRST_PAGE];
  } catch {
    // Blocked.
    return here;
  }
}

/** How the visitor came, as `X-Maloca-Source` says it; which keys count, the server knows. */
export function readAttribution(): string {
  const [address = "", referrer = ""] = rememberFirstPage().split(" ");
  const query = new URLSearchParams(address.split(/[?#]/)[1]);
  const pairs = [...query].filter(([key]) => SENT_PARAMETERS.test(key));
  if (referrer) pairs.push(["referrer", referrer.replace(/[?#].*/, "")]);
  return `${new URLSearchParams(pairs)}`.slice(0, sourceLimits.header);
}
