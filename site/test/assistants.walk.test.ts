import { settings } from "@maloca/catalog";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { FrameLocator, Page } from "playwright";
import { expect, test } from "vitest";
import { realServer } from "./real-server";
import { emptyPages } from "./visit";

// The official client asks the built server; its person opens the link or the booking in the chat, and sends.

const server = realServer();
const open = emptyPages();

async function connected() {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.address("/mcp"))));
  return client;
}

const trip = "guaviare";
const given = { trip, package: "Memoria de Piedra", dates: "julio", travelers: "2 adultos" };
const prepare = { name: "prepare_enquiry", arguments: given };

/** Checks what the booking has, fills in the rest, and sends. */
async function send(where: Page | FrameLocator) {
  const booking = where.locator("maloca-booking");
  await booking.getByLabel("Nombre completo").fill("Ana Gómez");
  const value = (name: string) => booking.locator(`[name=${name}]`).inputValue();
  await expect.poll(() => value("dates")).toBe("julio");
  expect(await value("travelers")).toBe("2 adultos");
  expect(await value("destination")).toBe("Viaje a Guaviare - Memoria de Piedra");
  await expect.poll(() => booking.locator("dialog").textContent()).toContain("2.608.000");
  await booking.getByLabel("Correo electrónico").fill("ana@gmail.com");
  await booking.getByLabel("WhatsApp o teléfono").fill("300 123 4567");
  const before = await server.list();
  await booking.getByRole("button", { name: "Enviar solicitud" }).click();
  await where.getByText("¡Solicitud enviada!").waitFor();
  const leads = await server.list();
  expect(leads).toHaveLength(before.length + 1);
  expect(leads[0]).toMatchObject({ dates: "julio", name: "Ana Gómez" });
}

test("an assistant's link opens the filled booking with its price, which the person sends", async () => {
  const client = await connected();
  const { structuredContent } = await client.callTool(prepare);
  await client.close();
  const { pathname, search } = new URL(String(Object(structuredContent).link));
  const page = await open();
  await page.goto(server.address(pathname + search));
  await send(page);
});

/** The policy that the protocol has a host make of a view's `_meta.ui.csp`. */
const policyOf = ({ resourceDomains, connectDomains }: Record<string, string[]>) => {
  const from = `'self' ${resourceDomains?.join(" ")}`;
  return [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${from}`,
    `style-src 'unsafe-inline' ${from}`,
    `img-src data: ${from}`,
    `font-src ${from}`,
    `connect-src 'self' ${connectDomains?.join(" ")}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ");
};

/** A chat that shows a view in a sandbox: it answers its messages, and keeps them. */
const HOST = `<!doctype html><title>Chat</title>
<iframe title="Reserva" sandbox="allow-scripts allow-forms" style="width:100%;height:700px;border:0"></iframe>
<script>
const frame = document.querySelector("iframe");
window.heard = [];
addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  heard.push(data);
  const send = (message) => source.postMessage({ jsonrpc: "2.0", ...message }, "*");
  if (data.method === "ui/initialize")
    send({ id: data.id, result: { protocolVersion: data.params.protocolVersion,
      hostInfo: { name: "test", version: "1" }, hostCapabilities: {}, hostContext: { theme: "dark" } } });
  else if (data.method === "ui/notifications/initialized") {
    send({ method: "ui/notifications/tool-input", params: { arguments: shown.given } });
    send({ method: "ui/notifications/tool-result", params: shown.result });
  } else if (data.id) send({ id: data.id, result: {} });
});
</script>`;

test("a chat shows the booking in a sandbox under the policy that it declares, and the person sends it", async () => {
  const client = await connected();
  const { tools } = await client.listTools();
  const uri = String(
    Object(tools.find(({ name }) => name === prepare.name)?._meta?.ui).resourceUri,
  );
  const result = await client.callTool(prepare);
  const { contents } = await client.readResource({ uri });
  await client.close();
  const view = Object(contents[0]);
  expect(view.mimeType).toBe("text/html;profile=mcp-app");
  const policy = policyOf(view._meta.ui.csp);

  const page = await open();
  const chat = "https://chat.example/";
  await page.route(chat, (route) => route.fulfill({ contentType: "text/html", body: HOST }));
  // The built server under the address that the operator gave it.
  await page.route(`${settings.siteUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: server.address(pathname + search) }),
    });
  });
  const refused: string[] = [];
  page.on("console", (line) => {
    if (/Content Security Policy|Refused to/.test(line.text())) refused.push(line.text());
  });
  await page.goto(chat);
  const html: string = view.text.replace(
    '<meta charset="utf-8">',
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  await page.evaluate(
    ([html, shown]) => {
      Object.assign(window, { shown });
      (document.querySelector("iframe") as HTMLIFrameElement).srcdoc = html;
    },
    [html, { given, result }] as const,
  );
  await send(page.frameLocator("iframe"));
  expect(refused).toEqual([]);
  const heard: { method?: string }[] = await page.evaluate("heard");
  expect(heard.map(({ method }) => method)).toEqual([
    "ui/initialize",
    "ui/notifications/initialized",
    "ui/notifications/size-changed",
  ]);
  expect(await page.frameLocator("iframe").locator("maloca-booking").getAttribute("theme")).toBe(
    "dark",
  );
});
