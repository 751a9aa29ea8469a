import { type FormName, formPaths } from "@maloca/catalog/forms";

/**
 * Where a form posts before its code loads, or without it: to the site's own server, never into
 * a URL.
 */
export const noJsAction = (
  form: FormName,
  { endpoint, consent }: { endpoint: string; consent: boolean },
) => ({
  method: "post" as const,
  action: endpoint + formPaths[form] + (consent ? "?consent=1" : ""),
});
