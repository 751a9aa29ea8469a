import { type FormName, formPaths } from "@maloca/catalog/forms";
import { SPANISH, type Wording } from "@maloca/catalog/words";

/**
 * Where a form posts before its code loads, or without it: to the site's own server, never into
 * a URL. On a partner's page the address carries the partner.
 */
export function noJsAction(
  form: FormName,
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
  return { method: "post" as const, action: endpoint + formPaths[form] + (query && `?${query}`) };
}
