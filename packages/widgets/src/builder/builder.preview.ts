import { type LeadReceipt, paths } from "@maloca/catalog/api";
import { builder } from "../locales/es.builder";
import { htmlOf, type Release } from "./builder.snippets";
import type { Choice } from "./builder.state";

const receipt: LeadReceipt = { success: true, reference: "MAL-MUESTRA" };

/** Answers instead of the server: the preview sends nothing. */
const answering = `<script>
  fetch = (address) => Promise.resolve(
    String(address).includes(${JSON.stringify(paths.tripRequest)})
      ? new Response(null, { status: 201 })
      : Response.json(${JSON.stringify(receipt)})
  );
</script>`;

/** A partner's page with exactly the code to copy. */
export const previewOf = (choice: Choice, release: Release) => `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${builder.sample}</title>
<style>
  body { margin: 0; padding: 24px; font: 17px/1.6 system-ui, sans-serif; color: #222; background: #fff }
  h1 { margin: 0 0 16px; font-size: 22px }
  a { color: inherit }
</style>
${answering}
<h1>${builder.sample}</h1>
${htmlOf(choice, release)}
</html>`;
