import { safeAddress } from "@maloca/catalog/addresses";
import type { FormPath } from "@maloca/catalog/forms";
import { SPANISH, type Wording } from "@maloca/catalog/words";

/**
 * The method and address of a form without its code: it is posted to the lead server, so that no personal data
 * is in a URL. The options that the server must know are in the address.
 */
export function noJsAction(
  path: FormPath,
  {
    endpoint,
    consent,
    partner,
    testMode,
    lang = SPANISH,
  }: { endpoint: string; consent: boolean; partner?: string; testMode?: boolean } & Wording,
) {
  const query = `${new URLSearchParams({
    ...(consent && { consent: "1" }),
    ...(partner && { partner }),
    ...(testMode && { test: "1" }),
    ...(lang !== SPANISH && { lang }),
  })}`;
  return { method: "post" as const, action: safeAddress(endpoint + path + (query && `?${query}`)) };
}
