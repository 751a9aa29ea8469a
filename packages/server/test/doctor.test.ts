import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths, settings } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { doctor } from "../src/cli/commands/doctor";
import {
  checkBackups,
  checkClock,
  checkDisk,
  checkOldestMail,
  checkSize,
} from "../src/cli/doctor/machine";
import { checkSender } from "../src/cli/doctor/sender";
import { readEnvironment } from "../src/environment";
import { foldersFrom } from "../src/folders";
import { isPlaceholder, placeholderSettings } from "../src/placeholders";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { startMailbox } from "./mailbox";
import { appOver, booking, post } from "./samples";
import { dataFolder, entryUrl } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const HOUR = 60 * 60_000;
const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);

const dns = (records: Record<string, string>, code = "ENOTFOUND") =>
  async function resolve(name: string) {
    const text = records[name];
    if (text === undefined) throw Object.assign(new Error(code), { code });
    // A long record comes in parts.
    return [[text.slice(0, 5), text.slice(5)]];
  };

const whole = {
  "maloca.co": "v=spf1 include:_spf.proveedor.co -all",
  "_dmarc.maloca.co": "v=DMARC1; p=none",
  "google._domainkey.maloca.co": "v=DKIM1; k=rsa; p=MIIB",
};

describe("the sender's domain", () => {
  const states = async (records: Record<string, string>) =>
    (await checkSender("Equipo <equipo@Maloca.co>", dns(records))).map(({ name, ok }) => [
      name,
      ok,
    ]);

  it("is told to be well, or what is missing", async () => {
    expect(await states(whole)).toEqual([
      ["SPF", true],
      ["DKIM", true],
      ["DMARC", true],
    ]);
    expect(await states({ "maloca.co": "google-site-verification=x" })).toEqual([
      ["SPF", false],
      ["DKIM", null],
      ["DMARC", false],
    ]);
    // An empty key is a revoked one.
    const revoked = { ...whole, "google._domainkey.maloca.co": "v=DKIM1; p=" };
    expect((await states(revoked))[1]).toEqual(["DKIM", null]);
  });

  it("is left open while DNS does not answer", async () => {
    const found = await checkSender("equipo@maloca.co", dns({}, "ESERVFAIL"));
    expect(found).toMatchObject([{ ok: null, found: "el DNS no responde (ESERVFAIL)" }]);
  });
});

describe("the machine", () => {
  it("has a clock that no lead is ahead of", () => {
    expect(checkClock(null, now).ok).toBe(true);
    expect(checkClock(ago(-0.05), now).ok).toBe(true);
    expect(checkClock(ago(-1), now)).toMatchObject({
      ok: false,
      mend: expect.stringMatching(/NTP/),
    });
  });

  it("has no mail and no backup that is too old", () => {
    expect(checkOldestMail(null, now).ok).toBe(true);
    expect(checkOldestMail(ago(0.5), now).ok).toBe(true);
    expect(checkOldestMail(ago(30), now)).toMatchObject({
      ok: false,
      found: expect.stringMatching(/1 día/),
    });
    const backup = (at: Date | null) => checkBackups(at, now, 48 * HOUR).ok;
    expect([backup(ago(47)), backup(ago(49)), backup(null)]).toEqual([true, false, false]);
  });

  it("has an embedded database of a size that was measured", () => {
    expect(checkSize(1.4e9)).toMatchObject({ ok: true, found: "1335 MB" });
    const tooLarge = checkSize(1.6e9);
    expect(tooLarge).toMatchObject({ ok: false, found: expect.stringMatching(/^1526 MB, más/) });
    expect(tooLarge.mend).toContain("move --to");
  });

  it("has a disk, also for a folder that does not exist yet", async () => {
    const folder = join(await temporaryFolder(), "a/b");
    expect(await checkDisk("Disco", folder)).toMatchObject({
      name: "Disco",
      found: expect.stringMatching(/MB libres/),
    });
  });
});

describe("leads doctor", () => {
  async function told(variables: Record<string, string>) {
    let text = "";
    let failure = "";
    const { migrations } = foldersFrom(entryUrl);
    try {
      const environment = readEnvironment(variables);
      const parts = doctor(environment, migrations, { json: true }, dns(whole));
      for await (const part of parts) text += part;
    } catch (error) {
      failure = String(error);
    }
    const { ok, checks } = JSON.parse(text);
    const state = new Map(
      checks.map((one: { name: string; ok: boolean | null }) => [one.name, one.ok]),
    );
    return { ok, failure, state, checks };
  }

  it("finds what is well and what is not, each with what to do", async () => {
    const mailbox = await startMailbox();
    const DATA_DIR = await dataFolder();
    const database = await openEmbedded(DATA_DIR);
    await appOver(database).request(paths.booking, post(booking));
    await database.exec(`
      insert into maloca.webhooks (name, url, format, secret, created_at, disabled_at)
      values ('crm', 'https://hooks.example.org/x', 'standard', 'whsec_AAAA', now(), now());
      insert into maloca.outbox (lead_id, audience, due_at, dead_at)
      select id, 'webhook:crm', now(), now() from maloca.leads`);
    await database.close();
    const variables = {
      DATA_DIR,
      SMTP_URL: mailbox.url,
      MAIL_TO: "equipo@maloca.co",
      MAIL_FROM: "equipo@maloca.co",
    };
    const first = await told(variables);
    expect(Object.fromEntries(first.state)).toMatchObject({
      // The repository's settings are placeholders.
      "Datos de la empresa": false,
      "Servidor de correo": true,
      SPF: true,
      "Base de datos": true,
      "Tamaño de la base": true,
      Reloj: true,
      "Correos al equipo": true,
      "Webhook crm": false,
      Disco: true,
      "Copia de seguridad": false,
    });
    expect(first.failure).toContain("hay 3 cosas por arreglar");
    for (const { ok, mend } of first.checks) if (ok === false) expect(mend).toMatch(/^[A-Z].+\.$/);

    await mkdir(join(DATA_DIR, "backups"));
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    await writeFile(join(DATA_DIR, `backups/maloca-daily-${stamp}.gz`), "");
    await mailbox.stop();
    const second = await told(variables);
    expect(second.state.get("Servidor de correo")).toBe(false);
    expect(second.state.get("Copia de seguridad")).toBe(true);
  });

  it("finds that no backup can be written where they should be", async () => {
    const BACKUP_DIR = join(fileURLToPath(import.meta.url), "copias");
    const { checks } = await told({ DATA_DIR: await temporaryFolder(), BACKUP_DIR });
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: "Carpeta de las copias",
        ok: false,
        found: `no se puede escribir en ${BACKUP_DIR} (ENOTDIR)`,
      }),
    );
  });

  it("goes on where there is no database, and says so", async () => {
    const { state, ok } = await told({ DATA_DIR: await temporaryFolder() });
    expect(ok).toBe(false);
    expect(Object.fromEntries(state)).toMatchObject({
      "Base de datos": false,
      "Servidor de correo": false,
      Disco: true,
    });
  });
});

it("knows the settings that the operator still has to give", () => {
  const names = placeholderSettings();
  for (const name of ["siteUrl", "email", "phone", "nit", "rnt", "messaging.phone"])
    expect(names).toContain(name);
  for (const name of ["brand", "tagline", "supportHours", "legalName"])
    expect(names).not.toContain(name);
  expect(placeholderSettings({ ...settings, nit: "901.234.567-8" })).not.toContain("nit");
});

it.each(["901.234.567-8", "+57 310 555 1200", "hola@example.org", "08:00–17:00", "100200", ""])(
  "takes %j for real",
  (value) => expect(isPlaceholder(value)).toBe(false),
);
