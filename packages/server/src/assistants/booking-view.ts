import { quote, settings, type Trip } from "@maloca/catalog";

// The booking inside of an assistant, for hosts that show MCP Apps (https://apps.extensions.modelcontextprotocol.io/).

/** The resource with the page, and its type. */
export const BOOKING_VIEW = "ui://maloca/booking.html";
export const VIEW_TYPE = "text/html;profile=mcp-app";

/** Where a tool's result has what the page needs; a model does not read it. */
const FORM = "maloca/booking";

/** The site's origin. Not as the operator wrote it, because it stands in markup. */
const siteOrigin = () => new URL(settings.siteUrl).origin;

/** What the host must allow: scripts, styles and pictures of the site, and sending to it. */
export const viewPolicy = () => {
  const site = [siteOrigin()];
  return { ui: { csp: { connectDomains: site, resourceDomains: site }, prefersBorder: true } };
};

/** The booking's button, as the trip's page has it, with the fields that the assistant filled in. */
export function bookingForm(trip: Trip, name: string | undefined, filled: Record<string, string>) {
  const chosen = trip.packages.find((one) => one.name === name);
  const price = chosen && quote(chosen.price);
  const prefill = Object.entries(filled).map(([field, text]) => [
    `prefill${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    text,
  ]);
  return {
    [FORM]: {
      destination: trip.destination,
      concept: trip.concept,
      fixedConcept: trip.fixedConcept,
      button: {
        package: name,
        amount: price && String(price.group?.cop ?? price.cop),
        ...Object.fromEntries(prefill),
      },
    },
  };
}

/** The height that the open booking asks of its host, in pixels. */
const HEIGHT = 720;

/**
 * The page: the same element by the script tag, with its button. It speaks with its host by messages: it says that it
 * is ready, hears what the tool answered, opens the booking, and asks to open links, which a sandbox blocks. The loader's
 * script is not `async`: it must hear the button's press.
 */
export const bookingView = (version: string) => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reserva</title>
<style>
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
button { font: inherit; padding: 12px 20px }
</style>
<p>La reserva se abre aquí mismo. Tú la revisas y la envías.</p>
<button type="button" data-maloca-open="booking" hidden>Abrir la reserva</button>
<maloca-booking></maloca-booking>
<script src="${siteOrigin()}/cdn/maloca.js"></script>
<script>
const button = document.querySelector("button");
const element = document.querySelector("maloca-booking");
const send = (message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
addEventListener("message", ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== "2.0") return;
  const { id, method, params, result } = data;
  if (method && id !== undefined) send({ id, result: {} });
  if (id === "start" && result) {
    const theme = result.hostContext?.theme;
    if (theme) element.setAttribute("theme", theme);
    send({ method: "ui/notifications/initialized" });
    send({ method: "ui/notifications/size-changed", params: { height: ${HEIGHT} } });
  }
  const form = method === "ui/notifications/tool-result" && params._meta?.["${FORM}"];
  if (!form) return;
  element.setAttribute("destination", form.destination);
  if (form.concept) element.setAttribute("concept", form.concept);
  element.toggleAttribute("fixed-concept", !!form.fixedConcept);
  Object.assign(button.dataset, form.button);
  button.hidden = false;
  button.click();
});
addEventListener("click", (event) => {
  const link = event.composedPath().find((node) => node.target === "_blank" && node.href);
  if (!link) return;
  event.preventDefault();
  send({ id: "link", method: "ui/open-link", params: { url: link.href } });
});
send({ id: "start", method: "ui/initialize", params: {
  protocolVersion: "2026-01-26", appCapabilities: {}, appInfo: { name: "maloca-booking", version: "${version}" }
} });
</script>
`;
