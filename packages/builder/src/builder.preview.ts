import { type LeadReceipt, paths } from "@maloca/catalog/api";
import type { Release } from "./builder.release";
import { htmlOf } from "./builder.snippets";
import type { Plan } from "./builder.state";
import { builder } from "./words/builder";

const receipt: LeadReceipt = { success: true, reference: "MAL-MUESTRA" };

/** Answers instead of the server, so that a page in a frame sends nothing. */
export const fakeFetch = `<script>
  fetch = (address, { headers }) => Promise.resolve(
    String(address).includes(${JSON.stringify(paths.tripRequest)})
      ? new Response(null, { status: 201 })
      : Response.json({ ...${JSON.stringify(receipt)}, idempotencyKey: headers.get("Idempotency-Key") })
  );
</script>`;

/** The colours of the preview's page. */
const pages = {
  light: "color: #222; background: #fff",
  dark: "color: #eee; background: #16181a; color-scheme: dark",
};

/**
 * A partner's page with exactly the code to copy.
 * @param page the colours of the page.
 */
export const previewOf = (
  plan: Plan,
  release: Release,
  page: keyof typeof pages,
) => `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${builder.sample}</title>
<style>
  body { margin: 0; padding: 24px; font: 17px/1.6 system-ui, sans-serif; ${pages[page]} }
  h1 { margin: 0 0 16px; font-size: 22px }
  body > * + * { margin-top: 24px }
  a { color: inherit }
</style>
${fakeFetch}
<h1>${builder.sample}</h1>
${htmlOf(plan, release)}
</html>`;
