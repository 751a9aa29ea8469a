import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "../../packages/server/test/mailbox";
import { serveBuilt } from "../../packages/server/test/programs";
import { emptyPages } from "./visit";

// A booking from end to end: page, dialog, server, database, mail, the operator's list. That it is there after a restart,
// on PostgreSQL too: the server's `start.test.ts`, `cli.test.ts` and `restart.test.ts`.

const request = {
  "Nombre completo": "Ana María Gómez",
  "Correo electrónico": "ana@example.com",
  "WhatsApp o teléfono": "+57 300 123 4567",
  "Fechas aproximadas": "Segunda semana de marzo",
  "Número de viajeros": "2 adultos y 1 niño",
  Mensaje: "Llegamos en bus desde Bogotá.\n¿Hay sombra?",
};

const open = emptyPages();
let mailbox: Mailbox;
let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await serveBuilt({
    SMTP_URL: mailbox.url,
    MAIL_TO: "equipo@maloca.example",
    MAIL_FROM: "web@maloca.example",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.stop();
});

test("a booking travels from the page to the operator's list and the team's mail", async () => {
  const page = await open({ reducedMotion: "no-preference" });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(`${server.url}/guaviare`);
  await page
    .getByRole("button", { name: /Reservar/ })
    .and(page.locator('[data-package="Memoria de Piedra"]'))
    .first()
    .click();
  await expect
    .poll(() => page.getByLabel("Destino", { exact: true }).inputValue())
    .toBe("Viaje a Guaviare - Memoria de Piedra");
  for (const [label, value] of Object.entries(request)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await page.getByText("¡Solicitud enviada!").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(faults).toEqual([]);

  await expect.poll(() => mailbox.mails.length).toBe(1);
  expect(mailbox.mails[0]?.to).toEqual(["equipo@maloca.example"]);
  expect(mailbox.mails[0]?.raw).toMatch(/^Reply-To: .*ana@example\.com/m);

  const [lead, ...more] = await server.command("list");
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    kind: "booking",
    name: request["Nombre completo"],
    email: request["Correo electrónico"],
    destination: "Viaje a Guaviare - Memoria de Piedra",
    message: request.Mensaje,
  });
});
