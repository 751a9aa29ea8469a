import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPolicy, paths, settings } from "@maloca/catalog";
import { consentTextOf } from "@maloca/catalog/consent-texts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { policyRetention } from "../src/leads/retention";
import { readOperator } from "../src/operator/node/read-operator";
import { applyOperator, built, operatorOf } from "../src/operator/operator";
import { operatorFile, parseOperatorFile } from "../src/operator/operator-file";
import { restoreBuiltFacts } from "./built-facts";
import { decode, startMailbox } from "./mailbox";
import { booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { testServer } from "./test-server";

afterEach(restoreBuiltFacts);

const refusal = (facts: object) => {
  try {
    parseOperatorFile(JSON.stringify(facts));
  } catch (error) {
    return (error as Error).message;
  }
};

describe("maloca.json", () => {
  it("may hold all that the build holds, but for consents under the same name", () => {
    const { consent, newsletterConsent, ...facts } = built;
    expect(parseOperatorFile(JSON.stringify(facts))).toEqual(facts);
    expect(operatorOf({})).toEqual(built);
    expect(Object.keys(built).sort()).toEqual(
      Object.keys(operatorFile.shape)
        .filter((name) => name !== "$schema")
        .sort(),
    );
  });

  it("is refused with one line that names the fact and its rule", () => {
    expect(refusal({ fone: "1" })).toBe('Unrecognized key: "fone"');
    expect(refusal({ nit: "" })).toBe("nit: must be one line, with no space at its ends");
    expect(refusal({ siteUrl: "https://río.org/x" })).toMatch(/^siteUrl: must be an address such/);
    expect(refusal({ messaging: { phone: "", shortLink: "" } })).toBe(
      "messaging: needs one of both",
    );
    expect(refusal({ supportHours: { es: "Siempre" } })).toMatch(/^supportHours\.en: /);
    expect(refusal({ dataPolicy: { retentionDays: { booking: 30 } } })).toMatch(/since/);
    expect(refusal({ consent: { ...built.consent, en: undefined } })).toMatch(
      /version: must be new/,
    );
    expect(refusal({ colors: { forest: "#88aa99" } })).toMatch(
      /^colors\.forest: must have a contrast/,
    );
    expect(() => parseOperatorFile('{"nit": ')).toThrow(/^is no JSON: .+$/);
  });

  it("changes what the process says and promises, and gives way to the next one", () => {
    const consent = {
      version: "rio-1",
      es: { notice: "Al enviar, según la", request: "Sí, según la" },
    };
    applyOperator(
      operatorOf({
        brand: "Río Arriba",
        consent,
        dataPolicy: { since: "2027-02-03", retentionDays: { booking: 30 } },
      }),
    );
    expect(settings.brand).toBe("Río Arriba");
    expect(policyRetention()).toEqual({ booking: 30 });
    expect(consentTextOf("rio-1", "es")?.notice).toBe("Al enviar, según la política de datos.");
    expect(consentTextOf("rio-1", "en")?.notice).toMatch(/^By sending this/);
    applyOperator(operatorOf({ brand: "Río Abajo" }));
    expect(settings.brand).toBe("Río Abajo");
    expect(dataPolicy).toEqual(built.dataPolicy);
    // Leads of that time still show what was agreed to.
    expect(consentTextOf("rio-1", "es")).toBeDefined();
  });
});

it("a wrong file leaves the last good one, also for the next start", async () => {
  const DATA_DIR = await temporaryFolder();
  const file = join(DATA_DIR, "maloca.json");
  expect(await readOperator(DATA_DIR)).toMatchObject({ file: null, wrong: null, operator: built });
  await writeFile(file, '{ "brand": ""');
  expect(await readOperator(DATA_DIR)).toMatchObject({ file, operator: built });
  await writeFile(join(DATA_DIR, "maloca.last-good.json"), '{ "brand": "Río" }');
  const { operator, wrong } = await readOperator(DATA_DIR);
  expect(operator.brand).toBe("Río");
  expect(wrong).toMatch(/^is no JSON: /);
});

it("a consent's version has one text, and belongs to one consent", async () => {
  const DATA_DIR = await temporaryFolder();
  const write = (facts: object, name = "maloca.json") =>
    writeFile(join(DATA_DIR, name), JSON.stringify(facts));
  const wrong = async () => (await readOperator(DATA_DIR)).wrong;
  const consent = {
    version: "rio-1",
    es: { notice: "Al enviar, según la", request: "Sí, según la" },
  };
  await write({ consent }, "maloca.last-good.json");
  await write({ brand: "Río", consent });
  expect(await wrong()).toBeNull();
  const others = { ...consent, es: { ...consent.es, notice: "Al enviar aceptas todo, según la" } };
  await write({ consent: others });
  expect(await wrong()).toMatch(/^consent\.version: must be new/);
  await write({ consent: { ...others, version: "rio-2" } });
  expect(await wrong()).toBeNull();
  await write({ newsletterConsent: others });
  expect(await wrong()).toMatch(/^newsletterConsent\.version: must be new/);
  await write({ consent, newsletterConsent: consent });
  expect(await wrong()).toBe("newsletterConsent.version: must not be that of consent");
});

describe("a server with a maloca.json", async () => {
  const mailbox = await startMailbox();
  afterAll(() => mailbox.stop());

  it("says its facts in mails and pages, and others after it was told to read it again", async () => {
    const DATA_DIR = await dataFolder();
    const write = (facts: object | string) =>
      writeFile(
        join(DATA_DIR, "maloca.json"),
        typeof facts === "string" ? facts : JSON.stringify(facts),
      );
    await write({ brand: "Río & Selva", nit: "901.234.567-8", email: "hola@rio.invalid" });
    const logged: [string, object | undefined][] = [];
    const server = await testServer(
      {
        ...{ DATA_DIR, SMTP_URL: mailbox.url, MAIL_TO: "equipo@rio.invalid" },
        MAIL_FROM: "equipo@rio.invalid",
      },
      { log: (event, facts) => void logged.push([event, facts]) },
    );
    const form = async () => (await fetch(`${server.url}/formulario/reserva`)).text();
    expect(await form()).toContain("· Río &amp; Selva</title>");
    expect(await form()).toContain("NIT 901.234.567-8");
    await fetch(server.url + paths.booking, post(booking));
    await expect.poll(() => mailbox.mails.length).toBe(2);
    const mails = mailbox.mails.map(({ raw }) => decode(raw)).join();
    expect(mails).toContain("Guardada en Río & Selva.");
    expect(mails).toContain("Río &amp; Selva");
    expect(mails).toMatch(/hola@rio\.invalid · .*NIT 901\.234\.567-8/s);

    await write('{ "nit": 3 }');
    await server.reload();
    expect(logged.at(-1)).toEqual([
      "operator's facts not read, the last good ones stay",
      expect.objectContaining({ reason: expect.stringMatching(/^nit: /) }),
    ]);
    expect(await form()).toContain("NIT 901.234.567-8");

    await write({ brand: "Río Abajo" });
    await server.reload();
    expect(await form()).toContain("· Río Abajo</title>");
    expect(await form()).toContain(`NIT ${built.nit}`);
    expect(await readFile(join(DATA_DIR, "maloca.last-good.json"), "utf8")).toContain("Río Abajo");
    await server.close();
  });
});
