import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mailbox, startMailbox } from "../../packages/server/test/mailbox";
import type { Postgres } from "../../packages/server/test/postgres";
import { type Launched, launch, run } from "../../packages/server/test/programs";
import { createDatabase } from "../../packages/server/test/templates";
import { emptyPages } from "./visit";

// A booking from end to end: page, dialog, server, database, restart, mail, the operator's list.

const program = (name: string) =>
  fileURLToPath(new URL(`../../packages/server/dist/${name}.js`, import.meta.url));

const request = {
  "Nombre completo": "Ana María Gómez",
  "Correo electrónico": "ana@example.com",
  "WhatsApp o teléfono": "+57 300 123 4567",
  "Fechas aproximadas": "Segunda semana de marzo",
  "Número de viajeros": "2 adultos y 1 niño",
  Mensaje: "Llegamos en bus desde Bogotá.\n¿Hay sombra?",
};

async function book(page: Page) {
  for (const [label, value] of Object.entries(request)) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
}

const open = emptyPages();

describe.each(["embedded PostgreSQL", "PostgreSQL behind DATABASE_URL"])("%s", (store) => {
  let folder: string;
  let mailbox: Mailbox;
  let postgres: Postgres | undefined;
  let variables: Record<string, string>;
  let server: Launched;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "maloca-walk-"));
    mailbox = await startMailbox();
    if (store.includes("DATABASE_URL")) postgres = await createDatabase();
    variables = {
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      MAIL_TO: "equipo@maloca.example",
      MAIL_FROM: "web@maloca.example",
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    server = launch(program("main"), [], variables);
    await server.url;
  });

  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await mailbox.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const list = async () => {
    const { stdout, stderr } = await run(program("leads"), ["list", "--json"], variables);
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout);
  };

  test("a booking travels from the page to the operator's list and the team's mail", async () => {
    const page = await open({ reducedMotion: "no-preference" });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(`${await server.url}/guaviare`);
    await page
      .getByRole("button", { name: /Reservar/ })
      .and(page.locator('[data-package="Memoria de Piedra"]'))
      .first()
      .click();
    await expect
      .poll(() => page.getByLabel("Destino", { exact: true }).inputValue())
      .toBe("Viaje a Guaviare - Memoria de Piedra");
    await book(page);
    await page.getByText("¡Solicitud enviada!").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(faults).toEqual([]);

    await expect.poll(() => mailbox.mails.length).toBe(1);
    expect(mailbox.mails[0]?.to).toEqual(["equipo@maloca.example"]);
    expect(mailbox.mails[0]?.raw).toMatch(/^Reply-To: .*ana@example\.com/m);

    const [lead, ...more] = await list();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      kind: "booking",
      name: request["Nombre completo"],
      email: request["Correo electrónico"],
      destination: "Viaje a Guaviare - Memoria de Piedra",
      message: request.Mensaje,
    });
  });

  test("the booking is still stored after a restart", async () => {
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    server = launch(program("main"), [], variables);
    await server.url;
    expect(await list()).toHaveLength(1);
  });
});
