import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBackup } from "../src/storage/node/backup-file";
import { startMailbox } from "./mailbox";
import { order } from "./orders";
import type { Postgres } from "./postgres";
import { book, type Launched, launch, programs } from "./programs";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

const stop = async (server: Launched) => {
  server.child.kill("SIGTERM");
  await server.ended;
};

describe("an order beside a server that has settings of its own", () => {
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let server: Launched;
  let DATA_DIR: string;
  let passphraseFile: string;
  beforeAll(async () => {
    mailbox = await startMailbox();
    DATA_DIR = await dataFolder(join(folder, "data"));
    passphraseFile = join(folder, "passphrase");
    await writeFile(passphraseFile, "una frase\n");
    server = launch(programs.main, [], {
      DATA_DIR,
      BACKUP_DIR: join(folder, "kept"),
      BACKUP_PASSPHRASE_FILE: passphraseFile,
      SMTP_URL: mailbox.url,
      MAIL_TO: "equipo@maloca.invalid",
      MAIL_FROM: "equipo@maloca.invalid",
    });
    await book(await server.url);
  });
  afterAll(async () => {
    await stop(server);
    await mailbox.stop();
  });

  // As it is documented: the order knows the data folder, and nothing else.
  const leads = (...args: string[]) => order(args, { DATA_DIR });

  it("examines the server's mail and backups, and says whose settings it read", async () => {
    const { stdout } = await leads("doctor");
    expect(stdout).toMatch(/^Ajustes: los del servidor en marcha\.\n/);
    expect(stdout).toContain("✓ Servidor de correo: acepta la clave\n");
    expect(stdout).toContain(`Disco de las copias`);
    const { settings } = JSON.parse((await leads("doctor", "--json")).stdout);
    expect(settings).toBe("server");
    for (const secret of ["una frase", passphraseFile]) expect(stdout).not.toContain(secret);
  });

  it("encrypts a backup with the server's passphrase", async () => {
    const path = join(folder, "copy.gz");
    const { code, stdout } = await leads("backup", path);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Ajustes: .+\nCopia completa, cifrada en /),
    });
    expect((await readFile(path, "latin1")).startsWith("age-encryption.org/v1\n")).toBe(true);
    expect(await checkBackup(path, "una frase")).toMatchObject({
      sealed: true,
      counts: { "maloca.leads": 1 },
    });
  });

  it("writes no plain backup where the server's passphrase cannot be read", async () => {
    const path = join(folder, "refused.gz");
    await writeFile(passphraseFile, "");
    const { code, stderr } = await leads("backup", path);
    await writeFile(passphraseFile, "una frase\n");
    expect([code, existsSync(path)]).toEqual([1, false]);
    expect(stderr).toMatch(/^el servidor cifra sus copias con .+; la copia no se hizo\. Repite/);
  });
});

describe("an order beside a server whose passphrase is a variable", () => {
  it("asks for it, and says of a plain file that it is plain", async () => {
    const DATA_DIR = await dataFolder(join(folder, "variable"));
    const plain = join(folder, "plain.gz");
    const leads = (args: string[], more = {}) => order(args, { DATA_DIR, ...more });
    const first = launch(programs.main, [], { DATA_DIR });
    await book(await first.url);
    expect((await leads(["backup", plain])).stdout).toContain("Copia completa, sin cifrar");
    await stop(first);
    expect((await leads(["backup", plain])).stdout).toMatch(
      /^Ajustes: los del entorno de esta orden; aquí no responde ningún servidor\.\n/,
    );

    const server = launch(programs.main, [], { DATA_DIR, BACKUP_PASSPHRASE: "otra clave" });
    await server.url;
    const refused = await leads(["backup", join(folder, "none.gz")]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^el servidor cifra sus copias, y esta no se hizo\. Repite/),
    ]);
    await stop(server);
    const restored = { DATA_DIR: join(folder, "restored"), BACKUP_PASSPHRASE: "otra clave" };
    expect((await leads(["restore", plain], restored)).stdout).toMatch(
      /^Ojo: hay una contraseña, pero esta copia no está cifrada\.\n/,
    );
  });
});

describe("an order beside a server over PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await createDatabase();
  });
  afterAll(() => postgres?.stop());

  it("asks it in its data folder, and never the embedded database that lies there", async () => {
    // What a move left behind.
    const DATA_DIR = await dataFolder(join(folder, "moved"));
    const server = launch(programs.main, [], { DATA_DIR, DATABASE_URL: postgres.url });
    const reference = await book(await server.url);
    const named: Record<string, string>[] = [
      { DATA_DIR },
      { DATA_DIR, DATABASE_URL: postgres.url },
    ];
    for (const variables of named) {
      const { stdout } = await order(["list"], variables);
      expect(stdout).toContain(reference);
      const doctor = JSON.parse((await order(["doctor", "--json"], variables)).stdout);
      expect(doctor).toMatchObject({ settings: "server", mailing: "missing" });
    }
    // Another server may take the folder, for which the first holds nothing.
    const other = launch(programs.main, [], { DATA_DIR });
    await other.url;
    await stop(other);
    await stop(server);
    expect(await readdir(join(DATA_DIR, "lock"))).toEqual([]);
  });
});
