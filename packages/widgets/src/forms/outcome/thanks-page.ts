import { isWebAddress } from "@maloca/catalog/addresses";
import { warnOnce } from "../../core/warn-once";

/** The parameter in the page's address that has the reference. */
const PARAMETER = "reference";

/** Opens the thank-you page, if it is a web address. */
export function openThanksPage(address: string, reference?: string | null): void {
  if (!isWebAddress(address)) {
    warnOnce(`thanks-url: "${address}" is not opened; it must be a web address, such as /gracias`);
    return;
  }
  const url = new URL(address, document.baseURI);
  if (reference) url.searchParams.set(PARAMETER, reference);
  location.assign(url);
}
