import { sourceLimits } from "@maloca/catalog/source";

/** Where the loader keeps the tab's first page and what led there, `address referrer`. */
export const FIRST_PAGE = "maloca";

/** What of an address says how somebody came; the rest of it is nobody's business. */
const SENT_PARAMETERS = /^utm_|clid$/;

/** How the visitor came, as `X-Maloca-Source` says it; which keys count, the server knows. */
export function readAttribution(): string {
  // What single-page navigation leaves as it is.
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
