import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headers, paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openExisting, operatorName } from "../src/cli/connection";
import { readEnvironment } from "../src/environment";
import { openPostgres } from "../src/storage/node/postgres";
import { fillLeads } from "../stress/fill";
import { done, refused, runCommand, testServer } from "./in-process";
import { book, launch, programs, run } from "./programs";
import { callingLoopback, type Receiver, startReceiver } from "./receiver";
import { booking, newsletter, post, signupPath } from "./samples";
import { cookiesOf, pressed } from "./team-session";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const folder = await temporaryFolder();

describe("commands beside a running server", () => {
  let variables: Record<string, string>;
  let server: Awaited<ReturnType<typeof testServer>>;
  let receiver: Receiver;
  let reference: string;
  const send = (path: string, body: unknown, extra = {}) =>
    fetch(server.url + path, post(body, extra));

  beforeAll(async () => {
    variables = { DATA_DIR: await dataFolder(join(folder, "data")) };
    receiver = await startReceiver();
    server = await callingLoopback(() => testServer(variables));
    reference = await book(server.url);
    const from = { [headers.partner]: "Hotel Sirena", [headers.source]: "utm_source=bolet%C3%ADn" };
    await send(signupPath, newsletter, from);
  });
  // The last test closes the server.
  afterAll(() => receiver?.stop());

  const leads = (...args: string[]) => done(variables, ...args);
  const json = async (...args: string[]) => JSON.parse(await leads(...args, "--json"));
  const fails = async (code: number, ...args: string[]) => {
    const { stderr, ...ended } = await runCommand(args, variables);
    expect(ended).toEqual({ code, stdout: "" });
    return stderr;
  };

  /** Signs somebody in by a link. */
  const enter = async (address: string) => {
    const link = await leads("link", address);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/equipo\/entrar\/[0-9a-f]{32}\n$/);
    const entered = await fetch(server.url + new URL(link).pathname, {
      ...pressed({}),
      redirect: "manual",
    });
    return { cookie: cookiesOf(entered) };
  };
  /** What was done until now, the newest first, as the desk's log says it. */
  const logged = async () => {
    const headers = await enter("registro@example.org");
    const page = await (await fetch(`${server.url}/equipo/registro`, { headers })).text();
    const entries = [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = ""]) => entry);
    return entries.filter((entry) => !/^(Entró|Pidió un enlace)/.test(entry));
  };

  it("list, as a table that says why no mail was sent, or as JSON", async () => {
    const table = (await leads("list")).split("\n");
    expect(table[0]).toMatch(/^FECHA +TIPO +REFERENCIA +NOMBRE +CORREO +TELÉFONO +DESTINO/);
    expect(table[1]).toContain("Hotel Sirena");
    expect(table[2]).toContain(booking.name);
    expect(table[2]?.indexOf(reference)).toBe(table[0]?.indexOf("REFERENCIA"));
    expect(table[2]).toMatch(/en espera$/);
    expect(table.at(-2)).toMatch(/^4 correos sin enviar: no hay servidor de correo \(SMTP_URL/);
    const [lead, ...others] = await json("list", "--kind", "booking");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ ...booking, reference, mail: { state: "queued" } });
  });

  it("list the leads of a filter, and no more than a given number", async () => {
    const some = await leads("list", "--search", "nanez", "--since", "2026-01-01T08:00Z");
    expect(some).toContain(reference);
    expect(some).not.toContain("Hotel Sirena");
    expect(await json("list", "--limit", "1")).toMatchObject([{ kind: "newsletter" }]);
    expect(await json("list", "--partner", "hotel sirena")).toHaveLength(1);
    expect(await json("list", "--until", "2026-01-01")).toEqual([]);
    expect(await leads("list", "--until", "2026-01-01")).toMatch(/^No hay solicitudes\.\n/);
  });

  it("show one lead by a reference in small letters and without its prefix", async () => {
    const facts = await leads("show", reference.replace("MAL-", "").toLowerCase());
    expect(facts).toMatch(new RegExp(`^Referencia\\s+${reference}$`, "m"));
    expect(await json("show", reference)).toMatchObject(booking);
    expect(await fails(1, "show", "MAL-000000")).toBe("no hay ninguna solicitud MAL-000000.\n");
  });

  it("give all that is held of a person", async () => {
    const { email, tables } = JSON.parse(await leads("export", "--email", booking.email));
    expect(email).toBe(booking.email);
    expect(tables["maloca.booking_requests"]).toMatchObject([booking]);
  });

  it("export cells that a spreadsheet does not run", async () => {
    await send(paths.booking, { ...booking, name: '=HYPERLINK("http://x","Ana")' });
    const file = join(folder, "leads.csv");
    expect(await leads("export", "--csv", file)).toContain("3 solicitudes");
    const csv = await readFile(file, "utf8");
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""Ana"")"`);
    expect(csv.startsWith('\uFEFF"created_at","kind","reference",')).toBe(true);
  });

  it("make mails due again, and delete everything of an address", async () => {
    expect(await leads("retry")).toMatch(/^6 correos .* cuando haya un servidor de correo/);
    const gone = await leads("delete", "--email", "ANA@Example.org");
    expect(gone).toContain("2 solicitudes borradas: ");
    expect(gone).toMatch(/maloca\.outbox +4\n$/);
    expect(await json("list")).toHaveLength(1);
    expect(await leads("delete", "--email", "nadie@example.org")).toContain("0 solicitudes");
  });

  it("show who exported, deleted and resent data, and when, without a visitor's address", async () => {
    await leads("backup", join(folder, "audited.gz"));
    const log = await logged();
    const who = operatorName(process.env);
    expect(log.map((entry) => entry.replace(/, .*/s, ""))).toEqual([
      `Hizo una copia de seguridad: ${who}`,
      `Borró solicitudes: ${who}`,
      `Reenvió correos pendientes: ${who}`,
      `Exportó solicitudes: ${who}`,
      `Exportó los datos de una persona: ${who}`,
    ]);
    for (const at of [1, 4]) expect(log[at]).toContain(`/equipo/${reference}">`);
    expect(log[4]).toMatch(/ de 20\d\d a las .* · solicitudes: 1 · /);
    expect(log.join()).not.toMatch(/@|Ñáñez|300 123/);
  });

  it("add, test, list, redeliver and remove a webhook", async () => {
    expect(await leads("webhook", "list")).toBe("No hay webhooks.\n");
    expect(await fails(2, "webhook", "ad")).toContain("No conozco «webhook ad»");
    expect(await fails(2, "webhook", "add")).toContain("le falta NOMBRE");
    const foreign = await fails(1, "webhook", "add", "crm", "https://crm.example/x");
    expect(foreign).toContain("crm.example no está en la lista WEBHOOK_HOSTS");
    const added = await callingLoopback(() => leads("webhook", "add", "crm", receiver.url));
    expect(added).toMatch(/: whsec_[\w+/=]{20,}\n$/);
    expect(await leads("webhook", "test", "crm")).toBe("Lo recibió (200).\n");
    const lead = await book(server.url);
    await expect.poll(receiver.references).toEqual(["MAL-PRUEBA", lead]);
    expect(await leads("webhook", "redeliver", "crm", lead.toLowerCase())).toBe(
      "1 solicitud en camino de nuevo.\n",
    );
    await expect.poll(receiver.references).toHaveLength(3);
    const list = await leads("webhook", "list");
    expect(list).toMatch(/crm +127\.0\.0\.1:\d+ \(standard\) +1 +0 +0/);
    expect(list).toMatch(new RegExp(`crm .* ${lead} 200\\n`));
    receiver.answer(500);
    expect(await fails(1, "webhook", "test", "crm")).toContain("No lo recibió: 500");
    expect(await leads("webhook", "remove", "crm")).toContain("ya no está");
    const orders = (await logged()).slice(0, 3).map((entry) => /orden: (\w+)/.exec(entry)?.[1]);
    expect(orders).toEqual(["remove", "redeliver", "add"]);
  });

  it("let somebody in at the team's page by a link", async () => {
    expect(await fails(2, "link", "ana")).toContain("Escribe el correo");
    const headers = await enter("nueva@example.org");
    const page = await (await fetch(`${server.url}/equipo`, { headers })).text();
    expect(page).toMatch(/espera\w* respuesta<\/h1>/);
  });

  it("list the same when the server is gone, also as a program", async () => {
    const before = await leads("list", "--json");
    await server.close();
    const ended = await run(programs.leads, ["list", "--json"], variables);
    expect(ended).toEqual({ code: 0, stdout: before, stderr: "" });
  });
});

it("commands over a database server list the newest 50, or any number, and end with a closed pipe", async () => {
  const { url, stop } = await createDatabase();
  const variables = { DATABASE_URL: url };
  const database = await openPostgres(url);
  await fillLeads(database, 620, 2);
  await database.close();
  const leads = (...args: string[]) => done(variables, ...args);
  const count = async (...args: string[]) =>
    JSON.parse(await leads("list", "--json", ...args)).length;
  expect([await count("--limit", "10000"), await count()]).toEqual([620, 50]);
  const table = await leads("list");
  expect(table).toContain("Hay más que las 50 más nuevas");
  // Another process may send them.
  expect(table).toContain("4 correos en espera. Aquí no hay servidor de correo");
  expect(await leads("retry")).toContain("desde donde haya un servidor de correo");
  expect((await leads("list", "--limit", "600")).match(/^FECHA /gm)).toHaveLength(2);
  // As `list | head` does.
  const cut = launch(programs.leads, ["list", "--json", "--limit", "600"], variables);
  cut.child.stdout?.once("data", () => cut.child.stdout?.destroy());
  expect(await cut.ended).toMatchObject({ code: 0, stderr: "" });
  await stop();
});

it("what a command writes into a file is read by its owner alone", async () => {
  for (const flags of ["w", "a"]) {
    const path = join(folder, `output-${flags}`);
    await writeFile(path, "", { mode: 0o644 });
    const file = await open(path, flags);
    const child = spawn(process.execPath, [programs.leads, "help"], {
      stdio: ["ignore", file.fd, "inherit"],
    });
    await once(child, "exit");
    await file.close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(path)).size).toBeGreaterThan(0);
  }
});

describe("npm run leads", () => {
  it.each<[args: string[], ...said: string[]]>([
    [[], "Falta la orden.", "Uso: leads ORDEN"],
    [["lits"], "No conozco la orden «lits». ¿Quisiste decir «list»?", ": leads help"],
    [["help", "exprot"], "¿Quisiste decir «export»?"],
    [["list", "extra"], "En la orden «list» sobra «extra».", ": leads help list"],
    [["list", "--kind", "bookin"], "--kind no puede ser «bookin»: escribe una de estas: booking "],
    [["list", "--jsn"], "La orden «list» no tiene la opción --jsn. ¿Quisiste decir «--json»?"],
    [["list", "--limit"], "Falta el valor de --limit <N>."],
    [["export", "--csv", "--open"], "Falta el valor de --csv <ARCHIVO>."],
    [["list", "--limit", "0"], "--limit no puede ser «0»: escribe un número desde 1."],
    [["list", "--since", "2026-02-30"], "--since no puede ser «2026-02-30»"],
    [["show"], "A la orden «show» le falta REFERENCIA."],
    [["export", "--csv", "a", "--email", "b"], "La orden «export» lleva --csv o --email"],
    [["delete", "--email", ""], "--email no puede ser «»: escribe CORREO."],
    [["move"], "La orden «move» lleva --to."],
  ])("names what is wrong in %j, and ends with 2", async (args, ...said) => {
    const { code, stdout, stderr } = await runCommand(args, { DATA_DIR: join(folder, "none") });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    for (const words of said) expect(stderr).toContain(words);
  });

  it("explains itself and each command with its options, and that is no failure", async () => {
    for (const args of [["--help"], ["help"], ["-h"]])
      expect(await done({}, ...args)).toMatch(/^Uso: leads ORDEN .+\n {2}list +las solicitudes,/s);
    for (const args of [
      ["help", "list"],
      ["list", "-h"],
      ["--help", "list"],
    ])
      expect(await done({}, ...args)).toMatch(
        /^Uso: leads list .+\nSin --limit .+ --kind <TIPO> +solo las de un tipo: booking, /s,
      );
    // As it was started.
    const npm = { npm_lifecycle_event: "leads", npm_package_name: "maloca" };
    expect((await run(programs.leads, ["help"], npm)).stdout).toContain(
      "Uso: npm run leads -- ORDEN",
    );
  });

  it("says in Spanish why it cannot start", async () => {
    const file = join(folder, "a file");
    await writeFile(file, "");
    const data = await dataFolder(join(folder, "started"));
    const reasons: [Record<string, string>, RegExp][] = [
      [{ DATA_DIR: file }, /^no hay datos en \S+ \S+\. Inicia el servidor, o revisa DATA_DIR\.$/m],
      [{ PORT: "http" }, /^el ajuste PORT no puede ser "http"\. Corrígelo o quítalo\.$/m],
      [
        { DATA_DIR: data, BACKUP_PASSPHRASE_FILE: join(file, "x") },
        /^no se puede leer el archivo de BACKUP_PASSPHRASE_FILE \(ENOTDIR\)/,
      ],
      [
        { DATA_DIR: data, BACKUP_PASSPHRASE_FILE: file },
        /^el archivo de BACKUP_PASSPHRASE_FILE está vacío/,
      ],
      [
        { DATABASE_URL: "postgres://a@127.0.0.1:1/x" },
        /^la base de datos de 127\.0\.0\.1:1 no se puede usar: allí no escucha nadie\. Revisa/,
      ],
    ];
    for (const [variables, reason] of reasons)
      expect(await refused(variables, "list")).toMatch(reason);
  });

  it.each([
    ["list", 1, /^no hay datos en .+none.+\n$/],
    ["lits", 2, /^No conozco la orden/],
  ])("ends as a program with the line of its error: %s, %i", async (word, code, line) => {
    const ended = await run(programs.leads, [word], { DATA_DIR: join(folder, "none") });
    expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(line) });
  });

  it("opens no folder whose server runs as another user", async () => {
    const DATA_DIR = await dataFolder(join(folder, "foreign"));
    const user = vi.spyOn(process, "getuid").mockReturnValue(4242);
    const opened = openExisting(readEnvironment({ DATA_DIR }), "");
    await expect(opened).rejects.toThrow(
      /^los datos de .+foreign son del usuario \d+\. .+ sudo -u/,
    );
    user.mockRestore();
  });
});
