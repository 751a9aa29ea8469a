import { sourceLimits } from "@maloca/catalog/source";

/** Where the loader keeps the tab's first page and what led there, `address referrer`. */
export const FIRST_PAGE = "maloca";

/** The parameters of an address that are sent: campaign and click ids, no others. */
const SENT_PARAMETERS = /^utm_|clid$/;

/** How the visitor came, as `X-Maloca-Source` says it; which keys count, the server knows. */
export function readAttribution(): string {
  // Single-page navigation does not change this entry.
  let first = `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
  try {
    first = sessionStorage[FIRST_PAGE] || first;
  } catch {
    // Blocked.
  }
  const [address = "", referrer = ""] = first.split(" ");
  const query = new URLSearchParams(address.split(/[?#]/)[1]);
  const pairs = [...query].filter(([key]) => SENT_PARAMETERS.test(key));
  if (referrer) pairs.push(["referrer", referrer.replace(/[?#].*/, "")]);
  return `${new URLSearchParams(pairs)}`.slice(0, sourceLimits.header);
}
