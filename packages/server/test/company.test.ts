// tier: merge

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { paths } from "@maloca/catalog";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { setOperator } from "@maloca/catalog/operator";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { publishFactsFile } from "../src/content/node/facts-file";
import { DAY_MS } from "../src/durations";
import type { Running } from "../src/start";
import { useDatabase } from "./databases";
import { done, runCommand, testServer } from "./in-process";
import { decode, startMailbox } from "./mailbox";
import { jpeg } from "./photographs";
import { booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// The company's document on a running server, and the file `maloca.json` that a start publishes.

const { company } = shippedDocuments;

// The facts of a process are shared by all tests of its worker, which expect the build's.
afterEach(() => setOperator(company));

const consentOf = (version: string, notice: string) => ({
  ...company.consent,
  version,
  es: { notice, request: "Sí, según la" },
});

/** Publishes a company that differs from the one that is shown. Returns what the command says. */
async function publish(DATA_DIR: string, changed: object): Promise<string> {
  const folder = await temporaryFolder();
  await done({ DATA_DIR }, "content", "export", folder);
  const file = join(folder, "company.json");
  const shown = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...shown, ...changed }));
  const { stdout, stderr } = await runCommand(["content", "import", folder], { DATA_DIR });
  return stdout + stderr;
}

describe("a company's document", () => {
  let DATA_DIR: string;
  let server: Running;
  const mailbox = startMailbox();
  beforeAll(async () => {
    DATA_DIR = await dataFolder();
    const { url } = await mailbox;
    const mails = { SMTP_URL: url, MAIL_TO: "equipo@rio.invalid", MAIL_FROM: "equipo@rio.invalid" };
    // Whatever goes out and is shown here was woken.
    server = await testServer({ DATA_DIR, ...mails }, { pollMs: DAY_MS });
  });
  afterAll(async () => {
    await server?.close();
    await (await mailbox).stop();
  });

  const form = async () => (await fetch(`${server.url}/formulario/reserva`)).text();
  const style = (init?: RequestInit) => fetch(`${server.url}/formulario/estilo.css`, init);
  const patience = { timeout: limit(30) };

  it("is said by forms, mails and styles as soon as it is published", async () => {
    const tag = { headers: { "If-None-Match": (await style()).headers.get("etag") ?? "" } };
    expect((await style(tag)).status).toBe(304);
    const facts = { brand: "Río & Selva", nit: "901.234.567-8", email: "hola@rio.invalid" };
    const colors = { ...company.colors, forest: "#102a43" };
    await publish(DATA_DIR, { ...facts, colors });
    await expect.poll(form, patience).toContain("· Río &amp; Selva</title>");
    expect(await form()).toContain("NIT 901.234.567-8");
    expect(await (await style(tag)).text()).toContain("#102a43");
    await fetch(server.url + paths.booking, post(booking));
    await expect.poll(async () => (await mailbox).mails.length, patience).toBe(2);
    const mails = (await mailbox).mails.map(({ raw }) => decode(raw)).join();
    expect(mails).toContain("Guardada en Río & Selva.");
    expect(mails).toMatch(/hola@rio\.invalid · .*NIT 901\.234\.567-8/s);
  });

  it("is published whole while earlier files are removed", async () => {
    const { current } = JSON.parse(await done({ DATA_DIR }, "content", "list", "--json"));
    let over = false;
    const removing = (async () => {
      while (!over) {
        await done({ DATA_DIR }, "content", "use", String(current));
        // Without a pause the publication would hardly get its turn.
        await setTimeout(50);
      }
    })();
    const told = await publish(DATA_DIR, { brand: "Río Uno" });
    over = true;
    await removing;
    expect(told).toContain("Se publicó");
  });

  it("is refused where a telephone is too short for its country", async () => {
    expect(await publish(DATA_DIR, { phone: "+57 310 555" })).toContain(
      "company.json phone: le faltan",
    );
    const messaging = { phone: "57310555120000", shortLink: "" };
    expect(await publish(DATA_DIR, { messaging })).toContain(
      "company.json messaging.phone: le faltan",
    );
    expect(await form()).toContain("NIT 901.234.567-8");
  });

  it("keeps what people agreed to under a version, and takes no other words for it", async () => {
    await publish(DATA_DIR, { consent: consentOf("rio-1", "Al enviar, según la") });
    await expect.poll(form, patience).toContain("Al enviar, según la");
    await fetch(
      server.url + paths.booking,
      post({ ...booking, name: "Eva" }, { "X-Maloca-Consent": "rio-1" }),
    );
    await publish(DATA_DIR, { consent: consentOf("rio-2", "Al pedir, según la") });
    const again = await publish(DATA_DIR, {
      consent: consentOf("rio-1", "Al enviar aceptas todo, según la"),
    });
    expect(again).toContain("company.json consent.version: escribe otra");
    const [{ reference }] = JSON.parse(await done({ DATA_DIR }, "list", "--json"));
    expect(await done({ DATA_DIR }, "show", reference)).toContain(
      "Al enviar, según la política de datos.",
    );
    expect(await done({ DATA_DIR }, "export", "--email", booking.email)).toContain(
      "Al enviar, según la política de datos.",
    );
  });
});

describe("maloca.json in the data folder", () => {
  const database = useDatabase("PGlite");

  it("is published by a start and put aside, with its pictures, frames and evidence", async () => {
    const DATA_DIR = await dataFolder();
    await mkdir(join(DATA_DIR, "fotos"));
    await writeFile(join(DATA_DIR, "fotos/patio.jpg"), await jpeg());
    const photo = { file: "patio.jpg", alt: "Un patio", author: "Luz", place: "Getsemaní" };
    const facts = {
      $schema: "maloca.schema.json",
      brand: "Río Arriba",
      consent: { version: "rio-1", es: { notice: "Al enviar, según la", request: "Sí, según la" } },
      dataPolicy: { since: "2027-02-03", retentionDays: { booking: 30 } },
      itineraries: {
        providencia: "https://rutas.example/providencia",
        marte: "https://m.example/",
      },
      pictures: {
        drawings: { "/art/cartagena/hero.svg": { file: "patio.jpg", alt: "La muralla" } },
        photos: [{ ...photo, date: "2026-08", pages: ["cartagena", "marte"] }],
      },
    };
    await writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify(facts));
    const server = await testServer({ DATA_DIR });
    const { current, versions } = JSON.parse(await done({ DATA_DIR }, "content", "list", "--json"));
    expect([current, versions[0].author]).toEqual([1, "maloca.json"]);
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith("maloca."))).toEqual([
      "maloca.publicado.json",
    ]);
    const folder = await temporaryFolder();
    await done({ DATA_DIR }, "content", "export", folder);
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));
    const written = await read("company.json");
    expect(written).toMatchObject({
      ...{ brand: "Río Arriba", nit: company.nit },
      consent: { version: "rio-1", en: company.consent.en },
      dataPolicy: {
        since: "2027-02-03",
        retentionDays: { ...company.dataPolicy.retentionDays, booking: 30 },
        backups: company.dataPolicy.backups,
      },
    });
    const { drawings } = written.pictures;
    expect(drawings["/art/cartagena/hero.svg"]).toMatchObject({ width: 1200, alt: "La muralla" });
    expect((await read("trust.json")).photos).toMatchObject([
      { author: "Luz", pages: ["cartagena"], photo: drawings["/art/cartagena/hero.svg"].photo },
    ]);
    expect((await read("trips/providencia.json")).itinerary.frameUrl).toBe(
      facts.itineraries.providencia,
    );
    await server.close();
  });

  it.each([
    ['{ "brand": "', /JSON/],
    ['{ "nit": 3 }', /nit: escribe un texto/],
    ['{ "pictures": { "social": { "file": "no.jpg" } } }', /fotos\/no\.jpg no está/],
    ['{ "pictures": { "social": { "file": "corta.jpg" } } }', /fotos\/corta\.jpg no es una foto/],
    ['{ "pictures": { "logo": { "file": "patio.jpg" } } }', /pictures\.logo\.photo: .*PNG/],
  ])("%s changes nothing and stays, and the reason is told", async (text, reason) => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "fotos"));
    await writeFile(join(dataDir, "fotos/patio.jpg"), await jpeg());
    await writeFile(join(dataDir, "fotos/corta.jpg"), "\xff\xd8\xff", "latin1");
    await writeFile(join(dataDir, "maloca.json"), text);
    const logged: string[] = [];
    const told = await publishFactsFile({
      ...{ dataDir, database, render: async () => {}, clock: () => new Date() },
      log: (event, facts) => void logged.push(`${event} ${facts?.reason}`),
    });
    expect(told).toMatch(reason);
    expect(logged).toEqual([`facts not published ${told}`]);
    expect(await database.query("select * from maloca.content_versions")).toEqual([]);
    expect(await readFile(join(dataDir, "maloca.json"), "utf8")).toBe(text);
  });

  it("is wrong: the doctor says why, and the server shows what it showed", async () => {
    const DATA_DIR = await dataFolder();
    await writeFile(join(DATA_DIR, "maloca.json"), '{ "nit": 3 }');
    const server = await testServer({ DATA_DIR });
    expect((await runCommand(["doctor"], { DATA_DIR })).stdout).toMatch(/nit: escribe un texto/);
    expect(await (await fetch(server.url)).text()).toContain(company.nit);
    await server.close();
  });
});
