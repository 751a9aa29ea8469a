import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { realServer } from "./real-server";
import { emptyPages } from "./visit";

// The official client asks the built server; its person opens the link and sends.

const server = realServer();
const open = emptyPages();

test("an assistant's link opens the filled booking with its price, which the person sends", async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.address("/mcp"))));
  const trip = "guaviare";
  const given = { trip, package: "Memoria de Piedra", dates: "julio", travelers: "2 adultos" };
  const { structuredContent } = await client.callTool({
    name: "prepare_enquiry",
    arguments: given,
  });
  await client.close();
  const { pathname, search } = new URL(String(Object(structuredContent).link));

  const page = await open();
  await page.goto(server.address(pathname + search));
  const booking = page.locator("maloca-booking");
  await booking.getByLabel("Nombre completo").fill("Ana Gómez");
  const value = (name: string) => booking.locator(`[name=${name}]`).inputValue();
  expect(await value("destination")).toBe("Viaje a Guaviare - Memoria de Piedra");
  await expect.poll(() => value("dates")).toBe("julio");
  expect(await value("travelers")).toBe("2 adultos");
  await expect.poll(() => booking.locator("dialog").textContent()).toContain("2.608.000");
  await booking.getByLabel("Correo electrónico").fill("ana@gmail.com");
  await booking.getByLabel("WhatsApp o teléfono").fill("300 123 4567");
  expect(await server.list()).toEqual([]);
  await booking.getByRole("button", { name: "Enviar solicitud" }).click();
  await page.getByText("¡Solicitud enviada!").waitFor();
  const [lead] = await server.list();
  expect(lead).toMatchObject({ dates: "julio", name: "Ana Gómez" });
});
