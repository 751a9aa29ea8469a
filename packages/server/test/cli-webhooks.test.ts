import { createServer } from "node:http";
import { headers, paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../src/start";
import { callingLoopback } from "./loopback";
import { done as doneOrder, order } from "./orders";
import { portOf } from "./ports";
import { book } from "./programs";
import { booking, post } from "./samples";
import { createDatabase, dataFolder } from "./templates";
import { testServer } from "./test-server";

describe.each(["the embedded database", "a database server"])("orders over %s", (where) => {
  let variables: Record<string, string>;
  let stopPostgres = async () => {};
  let server: Running;
  let url: string;
  let address: string;
  let status = 200;
  const told: { type: string; data: { reference: string; language: string } }[] = [];
  const receiver = createServer(async (incoming, outgoing) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    if (status === 200) told.push(JSON.parse(text));
    outgoing.writeHead(status).end();
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${portOf(receiver)}/hook`;
    variables = {};
    if (where === "a database server") {
      const postgres = await createDatabase();
      stopPostgres = postgres.stop;
      variables.DATABASE_URL = postgres.url;
    } else variables.DATA_DIR = await dataFolder();
    // Over a database server the first webhook is found only at the server's next look.
    server = await callingLoopback(() => testServer(variables, { pollMs: 100 }));
    url = server.url;
  });
  afterAll(async () => {
    await server?.close();
    receiver.close();
    receiver.closeAllConnections();
    await stopPostgres();
  });

  const done = (...args: string[]) => callingLoopback(() => doneOrder(variables, ...args));
  const refused = async (code: number, ...args: string[]) => {
    const ended = await callingLoopback(() => order(args, variables));
    expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code, stdout: "" });
    return ended.stderr;
  };
  const audited = async () =>
    JSON.parse(await done("audit", "--json")).map(
      ({ action, leads, details }: { action: string; leads: string[]; details: object }) => ({
        ...{ action, leads, details },
      }),
    );

  it("add, test, list, redeliver and remove a webhook", async () => {
    expect(await done("webhook", "list")).toBe("No hay webhooks.\n");
    expect(await refused(2, "webhook", "ad")).toContain("No conozco «webhook ad»");
    expect(await refused(2, "webhook", "add")).toContain("le falta NOMBRE");
    expect(await refused(1, "webhook", "add", "crm", "https://crm.example/x")).toContain(
      "crm.example no está en la lista WEBHOOK_HOSTS",
    );
    expect(await done("webhook", "add", "crm", address)).toMatch(/: whsec_[\w+/=]{20,}\n$/);
    expect(await done("webhook", "test", "crm")).toBe("Lo recibió (200).\n");
    expect(told.at(-1)?.data.reference).toBe("MAL-PRUEBA");

    const reference = await book(url);
    await expect.poll(() => told.at(-1)?.data.reference).toBe(reference);
    const before = told.length;
    // A test of a partner is nobody's lead.
    const test = await fetch(`${url}${paths.booking}`, post(booking, { [headers.testMode]: "1" }));
    const tried = (await test.json()).reference;
    expect(await done("webhook", "redeliver", "crm", tried)).toBe(
      "0 solicitudes en camino de nuevo.\n",
    );
    expect(await done("webhook", "redeliver", "crm", reference.toLowerCase())).toBe(
      "1 solicitud en camino de nuevo.\n",
    );
    if (where === "the embedded database") {
      await expect.poll(() => told.length).toBe(before + 1);
      const list = await done("webhook", "list");
      expect(list).toMatch(/crm +127\.0\.0\.1:\d+ \(standard\) +1 +0 +0/);
      expect(list).toMatch(new RegExp(`crm .* ${reference} 200\\n`));
    }
    expect(JSON.parse(await done("webhook", "list", "--json"))).toMatchObject([
      { name: "crm", format: "standard" },
    ]);
    status = 500;
    expect(await refused(1, "webhook", "test", "crm")).toContain("No lo recibió: 500");
    status = 200;
    expect(await done("webhook", "remove", "crm")).toContain("ya no está");
    expect(await refused(1, "webhook", "test", "crm")).toContain("No hay ningún webhook crm");
    expect((await audited()).map(({ details }: { details: object }) => details)).toEqual(
      ["remove", "redeliver", "redeliver", "add"].map((what) => ({ order: what, name: "crm" })),
    );
    expect(told.map(({ data }) => data.reference)).not.toContain(tried);
  });

  it("revoke the links of one lead's mails or of all, and write it down", async () => {
    const reference = await book(url);
    const other = await book(url);
    expect(await refused(2, "revoke")).toContain("una referencia o --all");
    expect(await refused(2, "revoke", reference, "--all")).toContain("una referencia o --all");
    expect(await refused(1, "revoke", "MAL-ZZZZZZ")).toContain("no hay ninguna solicitud");
    expect(await done("revoke", reference.toLowerCase())).toBe(
      "Los enlaces de 1 solicitud ya no sirven.\n",
    );
    // Nobody is asked where there is no terminal.
    const all = await done("revoke", "--all");
    expect(all).toMatch(/^Los enlaces de [34] solicitudes ya no sirven\.\n$/);
    const entries = (await audited()).filter(
      ({ action }: { action: string }) => action === "revoke",
    );
    expect(entries).toMatchObject([
      { leads: [], details: { leads: Number(all.replace(/\D/g, "")) } },
      { leads: [reference] },
    ]);
    expect(JSON.stringify(entries)).not.toContain(other);
  });
});
