import names from "node:dns/promises";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settings } from "@maloca/catalog";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { doctor } from "../src/cli/commands/doctor";
import {
  checkBackups,
  checkClock,
  checkDisk,
  checkOldestMail,
  checkSender,
  checkSize,
} from "../src/cli/doctor/checks";
import { HOUR_MS } from "../src/durations";
import { readEnvironment } from "../src/environment";
import { folders } from "../src/folders";
import { verifySmtp } from "../src/mail/node/smtp";
import { isPlaceholder, placeholderSettings } from "../src/placeholders";
import { explainSmtp } from "../src/smtp-refusals";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { AUTHORITY, EXPIRED, KEY, SELF_SIGNED, SIGNED } from "./certificates";
import { startMailbox } from "./mailbox";
import { storeLead } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

const dns = (records: Record<string, string>, code = "ENOTFOUND") =>
  async function resolve(name: string) {
    const text = records[name];
    if (text === undefined) throw Object.assign(new Error(code), { code });
    // A long record comes in parts.
    return [[text.slice(0, 5), text.slice(5)]];
  };

const DKIM = "google._domainkey.maloca.co";
const whole = {
  "maloca.co": "v=spf1 include:_spf.proveedor.co -all",
  "_dmarc.maloca.co": "v=DMARC1; p=none",
  [DKIM]: "v=DKIM1; k=rsa; p=MIIB",
};

it.each<[Record<string, string>, SPF: boolean, DKIM: boolean | null, DMARC: boolean]>([
  [whole, true, true, true],
  [{ "maloca.co": "google-site-verification=x" }, false, null, false],
  // An empty key is a revoked one.
  [{ ...whole, [DKIM]: "v=DKIM1; p=" }, true, null, true],
])("the sender's domain with %j has SPF: %s, DKIM: %s, DMARC: %s", async (records, ...states) => {
  const found = await checkSender("Equipo <equipo@Maloca.co>", dns(records));
  const names = ["SPF", "DKIM", "DMARC"];
  expect(found).toMatchObject(names.map((name, index) => ({ name, ok: states[index] })));
});

it("the sender's domain is left open while DNS does not answer", async () => {
  const found = await checkSender("equipo@maloca.co", dns({}, "ESERVFAIL"));
  expect(found).toMatchObject([{ ok: null, found: "el DNS no responde (ESERVFAIL)" }]);
});

it("the sender's domain is left open after five seconds in which DNS was silent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const checking = checkSender("equipo@maloca.co", () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await checking).toMatchObject([{ ok: null, found: "el DNS no responde (ETIMEOUT)" }]);
});

it.each([
  ["a clock of before the first lead", checkClock(null, now), true],
  ["a clock that a lead is a little ahead of", checkClock(ago(-0.05), now), true],
  ["a clock that a lead is far ahead of", checkClock(ago(-1), now), false],
  ["no mail that waits", checkOldestMail(null, now), true],
  ["a mail that has waited half an hour", checkOldestMail(ago(0.5), now), true],
  ["a mail that has waited a day", checkOldestMail(ago(30), now), false],
  ["a fresh backup", checkBackups(ago(47), now, 48 * HOUR_MS), true],
  ["an old backup", checkBackups(ago(49), now, 48 * HOUR_MS), false],
  ["no backup", checkBackups(null, now, 48 * HOUR_MS), false],
  ["a database of a measured size", checkSize(1.4e9), true],
  ["a larger database", checkSize(1.6e9), false],
])("of a machine with %s it is found whether that is well, and what to do", (_, finding, ok) => {
  expect(finding.ok).toBe(ok);
  if (!ok) expect(finding.mend).toMatch(/^[A-Z].+\.$/);
});

it("a disk is found also for a folder that does not exist yet", async () => {
  const folder = join(await temporaryFolder(), "a/b");
  const found = expect.stringMatching(/MB libres/);
  expect(await checkDisk("Disco", folder)).toMatchObject({ name: "Disco", found });
});

async function runDoctor(variables: Record<string, string>) {
  const asked = vi.spyOn(names, "resolveTxt").mockImplementation(dns(whole));
  onTestFinished(() => asked.mockRestore());
  let text = "";
  const { migrations } = folders;
  const parts = doctor(readEnvironment(variables), migrations, { json: true });
  const failure = await (async () => {
    for await (const part of parts) text += part;
  })().catch(String);
  const { ok, checks } = JSON.parse(text) as {
    ok: boolean;
    checks: { name: string; ok: boolean | null; found: string; mend?: string }[];
  };
  return {
    ok,
    failure,
    checks,
    state: Object.fromEntries(checks.map((one) => [one.name, one.ok])),
  };
}

it("leads doctor finds what is well and what is not, each with what to do", async () => {
  const mailbox = await startMailbox();
  const DATA_DIR = await dataFolder();
  const database = await openEmbedded(DATA_DIR);
  await storeLead(database);
  await database.exec(`
    insert into maloca.webhooks (name, url, format, secret, created_at, disabled_at)
    values ('crm', 'https://hooks.example.org/x', 'standard', 'whsec_AAAA', now(), now());
    insert into maloca.outbox (lead_id, audience, due_at, dead_at)
    select id, 'webhook:crm', now(), now() from maloca.leads`);
  await database.close();
  const mail = {
    SMTP_URL: mailbox.url,
    MAIL_TO: "equipo@maloca.co",
    MAIL_FROM: "equipo@maloca.co",
  };
  const first = await runDoctor({ DATA_DIR, ...mail });
  expect(first.state).toMatchObject({
    // The repository's settings are placeholders.
    "Datos de la empresa": false,
    ...{ "Servidor de correo": true, SPF: true, "Base de datos": true, "Tamaño de la base": true },
    ...{ Reloj: true, "Correos al equipo": true, "Webhook crm": false, Disco: true },
    "Copia de seguridad": false,
  });
  expect(first.failure).toContain("hay 3 cosas por arreglar");
  for (const { ok, mend } of first.checks) if (ok === false) expect(mend).toMatch(/^[A-Z].+\.$/);

  await mkdir(join(DATA_DIR, "backups"));
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  await writeFile(join(DATA_DIR, `backups/maloca-daily-${stamp}.gz`), "");
  await mailbox.stop();
  const second = await runDoctor({ DATA_DIR, ...mail });
  expect(second.state).toMatchObject({ "Servidor de correo": false, "Copia de seguridad": true });
});

describe("leads doctor names what is wrong with a mail server's certificate, and the setting that helps", () => {
  const trusting = (authority: string) => `?tls.ca=${encodeURIComponent(authority)}`;
  it.each<[what: string, cert: string, query: string, found: RegExp, mend: RegExp]>([
    ["its own", SELF_SIGNED, "", /firmado por él mismo/, /NODE_EXTRA_CA_CERTS.*ignoreTLS=true/],
    ["an unknown authority's", SIGNED, "", /no se conoce la autoridad/, /NODE_EXTRA_CA_CERTS/],
    ["an expired one", EXPIRED, trusting(AUTHORITY), /venció/, /Renueva/],
    ["another name's", SIGNED, trusting(AUTHORITY), /es de otro nombre/, /tls\.servername=/],
  ])("%s", async (_, cert, query, found, mend) => {
    for (const secure of [true, false]) {
      const mailbox = await startMailbox({ secure, tls: { key: KEY, cert } });
      const failure = await verifySmtp(mailbox.url + query).catch((error) => error);
      await mailbox.stop();
      const refusal = explainSmtp(failure);
      expect(refusal.found).toMatch(found);
      expect(refusal.mend).toMatch(mend);
    }
  });

  it("and each of those settings helps", async () => {
    const tls = { key: KEY, cert: SIGNED };
    const own = await startMailbox({ tls });
    await verifySmtp(`${own.url}?ignoreTLS=true`);
    await verifySmtp(`${own.url}${trusting(AUTHORITY)}&tls.servername=relay.example.org`);
    await own.stop();
  });

  it("a port that does not begin with TLS", async () => {
    const plain = await startMailbox();
    const failure = await verifySmtp(plain.url.replace("smtp:", "smtps:")).catch((error) => error);
    await plain.stop();
    expect(explainSmtp(failure).mend).toContain("smtp:// en vez de smtps://");
  });
});

it.each([
  ["ECONNREFUSED", /no contesta/],
  ["ENOTFOUND", /no se encuentra/],
  ["EAUTH 535", /usuario o la clave/],
  ["EAUTH", /usuario o la clave/],
  ["EAUTH 454", /no atiende por ahora/],
  ["EAUTH 538", /pide cifrado/],
  ["EPROTOCOL 421", /no atiende por ahora/],
  ["EPROTOCOL 554", /no atiende a esta máquina/],
  ["ECONNECTION", /cortó la conexión/],
  ["ESOMETHING", /no acepta la conexión/],
])("a mail server that fails with %s is explained", (failure, found) => {
  const [code, digits] = failure.split(" ");
  const error = Object.assign(new Error(), { code, responseCode: digits && Number(digits) });
  expect(explainSmtp(error).found).toMatch(found);
  expect(explainSmtp(error).mend).toMatch(/^[A-Z].+\.$/);
});

it("leads doctor goes on where there is no database and no backup can be written", async () => {
  const BACKUP_DIR = join(fileURLToPath(import.meta.url), "copias");
  const { state, ok, checks } = await runDoctor({ DATA_DIR: await temporaryFolder(), BACKUP_DIR });
  expect(ok).toBe(false);
  expect(state).toMatchObject({ "Base de datos": false, "Servidor de correo": false, Disco: true });
  const found = `no se puede escribir en ${BACKUP_DIR} (ENOTDIR)`;
  expect(checks).toContainEqual(
    expect.objectContaining({ name: "Carpeta de las copias", ok: false, found }),
  );
});

it("knows the settings that the operator still has to give", () => {
  const names = placeholderSettings();
  for (const name of ["siteUrl", "email", "phone", "nit", "rnt", "messaging.phone"])
    expect(names).toContain(name);
  for (const name of ["brand", "tagline", "supportHours", "legalName"])
    expect(names).not.toContain(name);
  expect(placeholderSettings({ ...settings, nit: "901.234.567-8" })).not.toContain("nit");
  const real = [
    "901.234.567-8",
    "+57 310 555 1200",
    "hola@example.org",
    "08:00–17:00",
    "100200",
    "",
  ];
  expect(real.filter(isPlaceholder)).toEqual([]);
});
