import { type FormName, formPaths } from "@maloca/catalog/forms";

/**
 * Where a form goes before its code wakes, or without it: to the site's own server, and never into
 * an address.
 */
export const noJsAction = (
  form: FormName,
  { endpoint, consent }: { endpoint: string; consent: boolean },
) => ({
  method: "post" as const,
  action: endpoint + formPaths[form] + (consent ? "?consent=1" : ""),
});
