import { type FormName, formPaths } from "@maloca/catalog/forms";

/**
 * Where a form posts before its code loads, or without it: to the site's own server, never into
 * a URL. On a partner's page the address carries the partner.
 */
export function noJsAction(
  form: FormName,
  { endpoint, consent, partner }: { endpoint: string; consent: boolean; partner?: string },
) {
  const told = `${new URLSearchParams({ ...(consent && { consent: "1" }), ...(partner && { partner }) })}`;
  return { method: "post" as const, action: endpoint + formPaths[form] + (told && `?${told}`) };
}
