// tier: merge

import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBackup } from "../src/storage/node/backup-file";
import { done, refused, runCommand, testServer } from "./in-process";
import { startMailbox } from "./mailbox";
import { book } from "./programs";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const folder = await temporaryFolder();

describe("a command beside a server that has settings of its own", () => {
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let server: Awaited<ReturnType<typeof testServer>>;
  let DATA_DIR: string;
  let passphraseFile: string;
  beforeAll(async () => {
    mailbox = await startMailbox();
    DATA_DIR = await dataFolder(join(folder, "data"));
    passphraseFile = join(folder, "passphrase");
    await writeFile(passphraseFile, "una frase\n");
    server = await testServer({
      ...{ DATA_DIR, BACKUP_DIR: join(folder, "kept"), BACKUP_PASSPHRASE_FILE: passphraseFile },
      ...{ SMTP_URL: mailbox.url, MAIL_TO: "equipo@maloca.invalid" },
      MAIL_FROM: "equipo@maloca.invalid",
    });
    await book(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await mailbox?.stop();
  });

  it("examines the server's mail and backups, and says whose settings it read", async () => {
    // As it is documented: the command knows only the data folder.
    const { stdout } = await runCommand(["doctor"], { DATA_DIR });
    expect(stdout).toMatch(/^Ajustes: los del servidor en marcha\.\n/);
    expect(stdout).toContain("✓ Servidor de correo: acepta la clave\n");
    expect(stdout).toContain("Disco de las copias");
    for (const secret of ["una frase", passphraseFile]) expect(stdout).not.toContain(secret);
  });

  it("encrypts a backup with the server's passphrase, and writes no plain one without", async () => {
    const path = join(folder, "copy.gz");
    const printed = await done({ DATA_DIR }, "backup", path);
    expect(printed).toMatch(/^Ajustes: .+\nCopia completa, cifrada en /);
    expect((await readFile(path, "latin1")).startsWith("age-encryption.org/v1\n")).toBe(true);
    const counts = { "maloca.leads": 1 };
    expect(await checkBackup(path, "una frase")).toMatchObject({ sealed: true, counts });
    const plain = join(folder, "refused.gz");
    await writeFile(passphraseFile, "");
    const { code, stderr } = await runCommand(["backup", plain], { DATA_DIR });
    await writeFile(passphraseFile, "una frase\n");
    expect([code, existsSync(plain)]).toEqual([1, false]);
    expect(stderr).toMatch(/^el servidor cifra sus copias con .+; la copia no se hizo\. Repite/);
  });
});

it("a command beside a server whose passphrase is a variable asks for it, and says of a plain file that it is plain", async () => {
  const DATA_DIR = await dataFolder(join(folder, "variable"));
  const plain = join(folder, "plain.gz");
  const first = await testServer({ DATA_DIR });
  await book(first.url);
  expect(await done({ DATA_DIR }, "backup", plain)).toContain("Copia completa, sin cifrar");
  await first.close();
  expect(await done({ DATA_DIR }, "backup", plain)).toMatch(
    /^Ajustes: los del entorno de esta orden; aquí no responde ningún servidor\.\n/,
  );
  const BACKUP_PASSPHRASE = "otra clave";
  const server = await testServer({ DATA_DIR, BACKUP_PASSPHRASE });
  expect(await refused({ DATA_DIR }, "backup", join(folder, "none.gz"))).toMatch(
    /^el servidor cifra sus copias, y esta no se hizo\. Repite/,
  );
  await server.close();
  const restored = { DATA_DIR: await dataFolder(join(folder, "restored")), BACKUP_PASSPHRASE };
  expect(await done(restored, "restore", plain)).toMatch(
    /^Ojo: hay una contraseña, pero esta copia no está cifrada\.\n/,
  );
});

it("a command beside a server over PostgreSQL asks it, and never the embedded database that lies there", async () => {
  const { url: DATABASE_URL, stop } = await createDatabase();
  // What a move left behind.
  const DATA_DIR = await dataFolder(join(folder, "moved"));
  const server = await testServer({ DATA_DIR, DATABASE_URL });
  const reference = await book(server.url);
  const named: Record<string, string>[] = [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }];
  for (const variables of named) {
    expect(await done(variables, "list")).toContain(reference);
    const doctor = JSON.parse((await runCommand(["doctor", "--json"], variables)).stdout);
    expect(doctor).toMatchObject({ settings: "server", mailing: "missing" });
  }
  // Another server may take the folder, for which the first holds nothing.
  const other = await testServer({ DATA_DIR });
  await other.close();
  await server.close();
  expect(await readdir(join(DATA_DIR, "lock"))).toEqual([]);
  await stop();
});
