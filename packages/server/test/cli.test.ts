import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headers, paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openExisting, orderedBy } from "../src/cli/connection";
import { parseArguments } from "../src/cli/parse-arguments";
import { COMMANDS, type CommandWords, commandNames, helpOf } from "../src/cli/usage";
import { readEnvironment } from "../src/environment";
import type { AuditLine } from "../src/leads/audit-log";
import { openPostgres } from "../src/storage/node/postgres";
import { fillLeads } from "../stress/fill";
import { done, order, refused } from "./orders";
import { book, launch, programs, run } from "./programs";
import { booking, newsletter, newsletterPath, post } from "./samples";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

describe.each(["the embedded database", "a database server"])("npm run leads over %s", (where) => {
  let variables: Record<string, string>;
  let stopPostgres = async () => {};
  let server: ReturnType<typeof launch>;
  let url: string;
  let reference: string;

  beforeAll(async () => {
    variables = { DATA_DIR: await dataFolder(join(folder, "data")) };
    if (where === "a database server") {
      const postgres = await createDatabase();
      stopPostgres = postgres.stop;
      variables = { DATABASE_URL: postgres.url };
    }
    server = launch(programs.main, [], variables);
    url = await server.url;
    reference = await book(url);
    const from = { [headers.partner]: "Hotel Sirena", [headers.source]: "utm_source=bolet%C3%ADn" };
    await fetch(`${url}${newsletterPath}`, post(newsletter, from));
  });
  afterAll(async () => {
    server?.child.kill("SIGTERM");
    await server?.ended;
    await stopPostgres();
  });

  const leads = (...args: string[]) => done(variables, ...args);

  it("lists while the server runs, as a table that says why no mail was sent", async () => {
    const table = (await leads("list")).split("\n");
    expect(table[0]).toMatch(/^FECHA +TIPO +REFERENCIA +NOMBRE +CORREO +TELÉFONO +DESTINO/);
    expect(table[1]).toContain("Hotel Sirena");
    expect(table[2]).toContain(reference);
    expect(table[2]).toContain(booking.name);
    const at = table[0]?.indexOf("REFERENCIA") ?? 0;
    expect(table[2]?.slice(at, at + reference.length)).toBe(reference);
    expect(table[2]).toMatch(/en espera$/);
    // With PostgreSQL another process may send them.
    expect(table.at(-2)).toMatch(
      where === "the embedded database"
        ? /^4 correos sin enviar: no hay servidor de correo \(SMTP_URL/
        : /^4 correos en espera\. Aquí no hay servidor de correo .* o la función send-mail\.$/,
    );
  });

  it("lists as JSON, of one kind too", async () => {
    const all = JSON.parse(await leads("list", "--json"));
    expect(all.map((lead: { kind: string }) => lead.kind)).toEqual(["newsletter", "booking"]);
    const [lead, ...others] = JSON.parse(await leads("list", "--json", "--kind", "booking"));
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ ...booking, reference, mail: { state: "waiting" } });
  });

  it("lists as many as asked, and says that there are more", async () => {
    const some = await leads("list", "--search", "nanez", "--since", "2026-01-01");
    expect(some).toContain(reference);
    expect(some).not.toContain("Hotel Sirena");
    const [lead, ...others] = JSON.parse(await leads("list", "--json", "--limit", "1"));
    expect([lead.kind, others]).toEqual(["newsletter", []]);
    expect(await leads("list", "--json", "--until", "2026-01-01")).toBe("[]\n");
    expect(await leads("list", "--until", "2026-01-01")).toMatch(/^No hay solicitudes\.\n/);
  });

  it("shows one lead by a reference in small letters and without its prefix", async () => {
    const facts = await leads("show", reference.replace("MAL-", "").toLowerCase());
    expect(facts).toMatch(new RegExp(`^Referencia\\s+${reference}$`, "m"));
    expect(facts).toMatch(/Mensaje +Viajamos con <una> persona\n +que camina despacio\./);
    expect(JSON.parse(await leads("show", reference, "--json"))).toMatchObject(booking);
    expect(await refused(variables, "show", "MAL-000000")).toBe(
      "no hay ninguna solicitud MAL-000000.\n",
    );
  });

  it("sums by what is asked, or by everything", async () => {
    expect(await leads("stats", "--by", "partner")).toMatch(/\nHotel Sirena +1 +50/);
    expect(await leads("stats", "--by", "source")).toMatch(/\nboletín +1 +50/);
    const all = JSON.parse(await leads("stats", "--json"));
    expect(Object.keys(all)).toEqual([
      "partner",
      "kind",
      "destination",
      "week",
      "source",
      "firstAnswers",
    ]);
    expect(all.firstAnswers.partner).toEqual([
      { key: null, leads: 1, answered: 0, median: null, slowest: null },
    ]);
    expect(all.destination).toEqual([{ key: "Guaviare", leads: 1, kinds: { booking: 1 } }]);
    expect(await leads("stats")).toContain("2 solicitudes\n\nTIPO ");
    expect(await leads("stats")).toMatch(
      /RESPUESTA POR TIPO, 90 DÍAS .*\nSolicitud de reserva +1 +0 +– +–\n/,
    );
  });

  it("writes a page of charts that names no person", async () => {
    const file = join(folder, "report.html");
    expect(await leads("report", file)).toContain(file);
    const page = await readFile(file, "utf8");
    expect(page).toContain("Hotel Sirena: 1");
    expect(page).toContain("Por origen de la visita. boletín: 1");
    expect(page).not.toMatch(/ana@|lector@|Ñáñez|300 123/);
  });

  it("gives all that it holds of a person", async () => {
    const { email, tables } = JSON.parse(await leads("export", "--email", booking.email));
    expect(email).toBe(booking.email);
    expect(tables["maloca.booking_requests"]).toMatchObject([booking]);
    expect(tables["maloca.leads"]).toMatchObject([{ reference }]);
  });

  it("exports cells that a spreadsheet does not run", async () => {
    const dangerous = '=HYPERLINK("http://x","Ana")';
    await fetch(`${url}${paths.booking}`, post({ ...booking, name: dangerous }));
    const file = join(folder, "leads.csv");
    expect(await leads("export", "--csv", file)).toContain("3 solicitudes");
    const csv = await readFile(file, "utf8");
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""Ana"")"`);
    expect(csv).toContain(`"(+57) 300 123 4567"`);
    expect(csv.startsWith('\uFEFF"created_at","kind","reference",')).toBe(true);
  });

  it("makes mails due again", async () => {
    expect(await leads("retry")).toMatch(
      where === "the embedded database"
        ? /^6 correos .* cuando haya un servidor de correo/
        : /^6 correos .* desde donde haya un servidor de correo/,
    );
  });

  it("deletes everything of an address, in capitals or small letters", async () => {
    const gone = await leads("delete", "--email", "ANA@Example.org");
    expect(gone).toContain("2 solicitudes borradas: ");
    expect(gone).toContain(reference);
    expect(gone).toMatch(/maloca\.outbox +4\n$/);
    expect(JSON.parse(await leads("list", "--json"))).toHaveLength(1);
    expect(await leads("delete", "--email", "nadie@example.org")).toContain("0 solicitudes");
  });

  it("lists the newest 50, and in any number on request", async () => {
    const from = { [headers.partner]: "Muchos" };
    await Promise.all(
      Array.from({ length: 25 }, () => fetch(`${url}${newsletterPath}`, post(newsletter, from))),
    );
    const database = variables.DATABASE_URL
      ? await openPostgres(variables.DATABASE_URL)
      : undefined;
    if (database) await fillLeads(database, 600);
    await database?.close();
    const count = async (...args: string[]) => JSON.parse(await leads("list", "--json", ...args));
    const all = database ? 626 : 26;
    expect(await count("--limit", "10000")).toHaveLength(all);
    expect(await count()).toHaveLength(Math.min(50, all));
    expect(await count("--partner", "muchos")).toHaveLength(25);
    const table = await leads("list");
    expect(table.includes("Hay más que las 50 más nuevas")).toBe(all > 50);
    expect((await leads("list", "--limit", "600")).match(/^FECHA /gm)?.length).toBe(
      database ? 2 : 1,
    );
    if (!database) return;
    // As `list | head` does.
    const cut = launch(programs.leads, ["list", "--json", "--limit", "600"], variables);
    cut.child.stdout?.once("data", () => cut.child.stdout?.destroy());
    expect(await cut.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("tells who took data out, deleted and sent again, and when, without a visitor's address", async () => {
    await leads("backup", join(folder, `audited-${where.length}.gz`));
    const log: AuditLine[] = JSON.parse(await leads("audit", "--json"));
    expect(log.map(({ action }) => action)).toEqual([
      "backup",
      "delete",
      "retry",
      "export",
      "person",
    ]);
    for (const { who, at } of log) {
      expect(who).toBe(orderedBy(process.env));
      expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(600_000);
    }
    expect(log[1]).toMatchObject({ leads: expect.arrayContaining([reference]) });
    expect(log[4]).toMatchObject({ leads: [reference], details: { leads: 1 } });
    expect(JSON.stringify(log)).not.toMatch(/@|Ñáñez|300 123/);
    const table = await leads("audit");
    expect(table).toMatch(/^FECHA +QUIÉN +QUÉ +DETALLE\n.+Hizo una copia/);
    expect(table).toContain(`${reference} solicitudes: 1`);
    expect(table).not.toMatch(/\w=/);
  });

  it("lists the same when the server is gone, also as a program", async () => {
    const before = await leads("list", "--json");
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    const { code, stdout, stderr } = await run(programs.leads, ["list", "--json"], variables);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: before, stderr: "" });
  });
});

describe("npm run leads", () => {
  it.each<[args: string[], ...said: string[]]>([
    [[], "Falta la orden.", "  leads list"],
    [["lits"], "No conozco la orden «lits». ¿Quisiste decir «list»?", ": leads help"],
    [["other"], "No conozco la orden «other».\n"],
    [["help", "exprot"], "¿Quisiste decir «export»?"],
    [["list", "extra"], "En la orden «list» sobra «extra».", ": leads help list"],
    [["list", "--kind", "bookin"], "--kind no puede ser «bookin». ¿Quisiste decir «booking»?"],
    [["list", "--kind"], "A --kind le falta TIPO."],
    [["list", "--jsn"], "La orden «list» no tiene la opción --jsn. ¿Quisiste decir «--json»?"],
    [["list", "--json=si"], "--json va sola, sin «si»."],
    [["list", "--email", "x"], "La orden «list» no tiene la opción --email."],
    [["list", "--limit", "many"], "--limit no puede ser «many»"],
    [["list", "--limit", "0"], "--limit no puede ser «0»"],
    [["list", "--since", "2026-02-30"], "--since no puede ser «2026-02-30»"],
    [["list", "--until", "ayer"], "--until no puede ser «ayer»"],
    [["show"], "A la orden «show» le falta REFERENCIA."],
    [["purge", "--older-than", "ayer"], "--older-than no puede ser «ayer»"],
    [["export"], "La orden «export» lleva --csv o --email"],
    [["export", "--csv", "a", "--email", "b"], "lleva --csv o --email"],
    [["export", "--csv", "a", "--separator", "|"], "--separator"],
    [["show", "a", "b"], "sobra"],
    [["stats", "--by", "moon"], "--by"],
    [["delete", "--email", ""], "--email"],
    [["delete", "--email", "a@b.co", "--partner", "Hotel"], "--partner"],
    [["purge", "--older-than", "0"], "--older-than"],
    [["purge", "--quarantine", "MAL-222222"], "sobra"],
    [["backup"], "le falta"],
    [["move"], "--to"],
    [["constructor"], "No conozco"],
  ])("names what is wrong in %j, and ends with 2", async (args, ...said) => {
    const { code, stdout, stderr } = await order(args, { DATA_DIR: join(folder, "none") });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    for (const words of said) expect(stderr).toContain(words);
  });

  it.each([[["--help"]], [["help"]], [["-h"]]])("prints its usage for %j", async (args) => {
    const { code, stdout, stderr } = await order(args, {});
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const name of commandNames) expect(stdout).toContain(`  leads ${name}`);
    expect(stdout).toContain("2 si la orden está mal escrita");
  });

  it.each([
    ["leads", "maloca", "npm run leads --"],
    ["start", "maloca", "npm run leads --"],
    ["start", "a-hotel", "leads"],
    ["npx", "maloca", "leads"],
  ])("is called in its help as it was started: %s of %s", async (event, name, start) => {
    const { stdout } = await run(programs.leads, ["help"], {
      npm_lifecycle_event: event,
      npm_package_name: name,
    });
    expect(stdout).toContain(`  ${start} list\n`);
  });

  it("explains each command and its options, and that is no failure", async () => {
    for (const name of commandNames) {
      const told = helpOf(name);
      expect(parseArguments([name, "--help"])).toEqual({ name: "help", about: name });
      expect(parseArguments(["help", name])).toEqual({ name: "help", about: name });
      const { needs = [], one = [], may = [] }: CommandWords = COMMANDS[name];
      for (const option of [...needs, ...one, ...may]) expect(told).toContain(`--${option}`);
    }
    const { code, stdout, stderr } = await order(["list", "--help"], {});
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^list: las solicitudes, primero la más nueva\.\n/);
    expect(stdout).toMatch(/--kind TIPO +solo las de un tipo: booking, newsletter/);
  });

  it("says in Spanish why it cannot start", async () => {
    const file = join(folder, "a file");
    await writeFile(file, "");
    const data = await dataFolder(join(folder, "started"));
    const reasons: [Record<string, string>, RegExp][] = [
      [{ DATA_DIR: file }, /^no hay datos en \S+ \S+\. Inicia el servidor, o revisa DATA_DIR\.$/],
      [{ PORT: "http" }, /^el ajuste PORT no puede ser "http"\. Corrígelo o quítalo\.$/],
      [{ ANON_KEY: "a b" }, /^el ajuste ANON_KEY no /],
      [
        { DATA_DIR: data, BACKUP_PASSPHRASE_FILE: join(file, "x") },
        /^no se puede leer BACKUP_PASSPHRASE_FILE \(ENOTDIR\)/,
      ],
      [{ DATA_DIR: data, BACKUP_PASSPHRASE_FILE: file }, /^BACKUP_PASSPHRASE_FILE está vacío/],
      [
        { DATABASE_URL: "postgres://a@127.0.0.1:1/x" },
        /^la base de datos de 127\.0\.0\.1:1 no se puede usar: allí no escucha nadie\. Revisa/,
      ],
    ];
    for (const [variables, reason] of reasons) {
      const { code, stdout, stderr } = await order(["list"], variables);
      expect({ code, stdout, stderr: stderr.trimEnd() }).toEqual({
        ...{ code: 1, stdout: "" },
        stderr: expect.stringMatching(reason),
      });
    }
  });

  it("ends as a program with the code and the line of its error", async () => {
    const ends = (...args: string[]) =>
      run(programs.leads, args, { DATA_DIR: join(folder, "none") });
    expect(await ends("list")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^no hay datos en \S+/),
    });
    expect(await ends("lits")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^No conozco la orden/),
    });
  });

  it("says that there is no data yet, and makes none", async () => {
    const said = await refused({ DATA_DIR: join(folder, "none") }, "list");
    expect(said).toMatch(/^no hay datos en .+none.+\n$/);
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
