import { warnOnce } from "../../core/warn-once";

/** The parameter in the page's address that has the reference. */
const PARAMETER = "reference";

/** Opens the thank-you page. Only `http` and `https` addresses are opened. */
export function openThanksPage(address: string, reference?: string | null): void {
  const url = webAddress(address);
  if (!url) {
    warnOnce(`thanks-url: "${address}" is not opened; it must be a web address, such as /gracias`);
    return;
  }
  if (reference) url.searchParams.set(PARAMETER, reference);
  location.assign(url);
}

function webAddress(address: string): URL | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
