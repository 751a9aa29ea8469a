import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { darkColor, dataPolicy, paths, settings } from "@maloca/catalog";
import { contrast } from "@maloca/catalog/contrast";
import { darkLinkOf, setOperator } from "@maloca/catalog/operator";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../src/durations";
import { policyRetention } from "../src/leads/retention";
import { keepLastGood, readOperator } from "../src/operator/node/read-operator";
import { addedConsentTexts, built, operatorOf } from "../src/operator/operator";
import { operatorFile, parseOperatorFile } from "../src/operator/operator-file";
import { done, runCommand, testServer } from "./in-process";
import { decode, startMailbox } from "./mailbox";
import { booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// The facts of a process are shared by all tests of its worker, which expect the build's.
afterEach(() => setOperator(built));

const refusal = (facts: object) => {
  try {
    parseOperatorFile(JSON.stringify(facts));
  } catch (error) {
    return (error as Error).message;
  }
};

const consent = {
  version: "rio-1",
  es: { notice: "Al enviar, según la", request: "Sí, según la" },
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
    const service = {
      endpoint: "https://cartas.example/submit",
      portalId: "24601",
      formId: "a1-b2",
    };
    for (const [wrong, sentence] of [
      [
        { endpoint: "https://cartas.example" },
        "endpoint: must end with a path, without a slash, ? or # after it",
      ],
      [
        { endpoint: `${service.endpoint}?x=1` },
        "endpoint: must end with a path, without a slash, ? or # after it",
      ],
      [
        { endpoint: `${service.endpoint}/24601/a1-b2` },
        "endpoint: must end before the portal's id, which is added to it",
      ],
      [{ formId: "{a1-b2}" }, "formId: must be the id alone: letters, digits and hyphens"],
    ] as const) {
      expect(refusal({ newsletter: { ...service, ...wrong } })).toBe(`newsletter.${sentence}`);
    }
    expect(refusal({ phone: "+57 310 555" })).toMatch(/^phone: must have as many digits/);
    expect(refusal({ messaging: { phone: "57310555120000", shortLink: "" } })).toMatch(
      /^messaging\.phone: must have as many digits/,
    );
    expect(refusal({ supportHours: { es: "Siempre" } })).toMatch(/^supportHours\.en: /);
    expect(refusal({ dataPolicy: { retentionDays: { booking: 30 } } })).toMatch(/since/);
    expect(refusal({ consent: { ...built.consent, en: undefined } })).toMatch(
      /version: must be new/,
    );
    expect(refusal({ colors: { forest: "#88aa99" } })).toMatch(
      /^colors\.forest: must have a contrast/,
    );
    expect(refusal({ colors: { maize: "#553311" } })).toMatch(/contrast of 4\.5 to dark cards/);
    expect(() => parseOperatorFile('{"nit": ')).toThrow(/^is no JSON: .+$/);
  });

  it("changes what the process says and promises, and gives way to the next one", () => {
    setOperator(
      operatorOf({
        brand: "Río Arriba",
        consent,
        dataPolicy: { since: "2027-02-03", retentionDays: { booking: 30 } },
      }),
    );
    expect(settings.brand).toBe("Río Arriba");
    expect(policyRetention()).toEqual({ booking: 30, noted: 30 });
    expect(addedConsentTexts(operatorOf({ consent }))["rio-1"]).toMatchObject({
      es: { notice: "Al enviar, según la política de datos." },
      en: { notice: expect.stringMatching(/^By sending this/) },
    });
    setOperator(operatorOf({ brand: "Río Abajo" }));
    expect(settings.brand).toBe("Río Abajo");
    expect(dataPolicy).toEqual(built.dataPolicy);
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

it("links on dark follow the brand's colour, and stay legible on cards", () => {
  expect(darkLinkOf(built.colors)).toBe("#9bd3b8");
  for (const forest of ["#000000", "#102a43", "#4a0d0d", "#5b0060"]) {
    const link = darkLinkOf({ forest });
    expect(contrast(link, darkColor.card), link).toBeGreaterThanOrEqual(7);
  }
  setOperator(operatorOf({ colors: { forest: "#102a43" } }));
  expect(darkColor.link).not.toBe("#9bd3b8");
  setOperator(built);
  expect(darkColor.link).toBe("#9bd3b8");
});

describe("pictures", () => {
  const photo = { alt: "Un patio", author: "Luz", place: "Getsemaní", date: "2026-08" };
  const art = (name: string) => `site/public/art/og/${name}.jpg`;
  const hero = "/art/cartagena/hero.svg";
  /** A JPEG whose EXIF data say that the camera was turned by a quarter. */
  const turned = (jpeg: Buffer) => {
    const exif = "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
    const segment = Buffer.from(
      `\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`,
      "latin1",
    );
    return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  };

  it("are refused with one line that says what they must be, and the last good ones stay", async () => {
    const DATA_DIR = await temporaryFolder();
    const fotos = join(DATA_DIR, "fotos");
    await mkdir(fotos);
    await cp(art("home"), join(fotos, "patio.jpg"));
    await cp(art("home"), join(fotos, "patio.png"));
    await cp("site/public/icons/192.png", join(fotos, "logo.png"));
    await writeFile(join(fotos, "pesada.jpg"), Buffer.alloc(300_001));
    await writeFile(join(fotos, "girada.jpg"), turned(await readFile(art("home"))));
    await writeFile(join(fotos, "corta.jpg"), "\xff\xd8\xff", "latin1");
    const read = async (pictures: object) => {
      await writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify({ pictures }));
      return readOperator(DATA_DIR, { site: "site/public" });
    };
    // As people see it, where a phone was held upright.
    const { operator: upright } = await read({
      drawings: { [hero]: { file: "girada.jpg", alt: "Un patio" } },
    });
    expect(upright.pictures.files).toMatchObject({ "girada.jpg": { width: 630, height: 1200 } });
    const good = await read({ photos: [{ ...photo, file: "patio.jpg", pages: ["cartagena"] }] });
    expect(good.wrong).toBeNull();
    expect(good.operator.pictures.files).toMatchObject({
      "patio.jpg": { width: 1200, height: 630, path: join(fotos, "patio.jpg") },
    });
    await keepLastGood(DATA_DIR, good);

    const refused: [pictures: object, reason: RegExp][] = [
      [{ social: { file: "no.jpg" } }, /^pictures\.social\.file: no\.jpg is not in .*fotos$/],
      [{ social: { file: "pesada.jpg" } }, /pesada\.jpg has 301 kB; at most 300$/],
      [{ social: { file: "corta.jpg" } }, /corta\.jpg is no JPEG, PNG or WebP$/],
      [{ social: { file: "patio.png" } }, /patio\.png is a jpg by its content$/],
      [{ social: { file: "../maloca.json" } }, /must be a name such as/],
      [{ logo: { file: "logo.png" } }, /192 × 192 .*must be a PNG of 512 × 512 pixels$/],
      [{ photos: [{ ...photo, file: "logo.png", pages: ["cartagena"] }] }, /at least 1200 pixels/],
      [
        { photos: [{ ...photo, file: "patio.jpg", pages: ["Marte"] }] },
        /photos\.0\.pages\.0: must be a trip/,
      ],
      [
        { photos: [{ ...photo, alt: "", file: "patio.jpg", pages: ["cartagena"] }] },
        /0\.alt: must/,
      ],
      [
        { drawings: { "/art/marte/hero.svg": { file: "patio.jpg", alt: "Marte" } } },
        /hero\.svg: the site has no such drawing$/,
      ],
      [
        { drawings: { "/art/../../secret.svg": { file: "patio.jpg", alt: "Marte" } } },
        /no such drawing$/,
      ],
    ];
    for (const [pictures, reason] of refused) {
      const { wrong, operator } = await read(pictures);
      expect(wrong).toMatch(reason);
      expect(operator.pictures.photos).toHaveLength(1);
    }
    // Also where the picture itself has gone.
    await rm(join(fotos, "patio.jpg"));
    const { wrong, operator } = await read({ photos: good.operator.pictures.photos });
    expect(wrong).toMatch(/patio\.jpg is not in/);
    const kept = operator.pictures.files?.["patio.jpg"]?.path ?? "";
    expect(await readFile(kept)).toEqual(await readFile(art("home")));
  });
});

describe("a server with a maloca.json", async () => {
  const mailbox = await startMailbox();
  afterAll(() => mailbox.stop());

  it("shows with a lead what its person agreed to, after restarts and without that file", async () => {
    const DATA_DIR = await dataFolder();
    const write = (facts: object) =>
      writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify(facts));
    const asked = (version: string, notice: string) => ({
      consent: { version, es: { notice, request: "Sí, según la" } },
    });
    await write({ consent });
    const server = await testServer({ DATA_DIR });
    await fetch(server.url + paths.booking, post(booking, { "X-Maloca-Consent": "rio-1" }));
    await write(asked("rio-2", "Al pedir, según la"));
    await server.reload();
    await server.close();
    await rm(join(DATA_DIR, "maloca.json"));
    await rm(join(DATA_DIR, "maloca.last-good.json"));

    const logged: object[] = [];
    const later = await testServer(
      { DATA_DIR },
      { log: (_, facts) => void logged.push({ ...facts }) },
    );
    const [{ reference }] = JSON.parse(await done({ DATA_DIR }, "list", "--json"));
    const agreed = "Al enviar, según la política de datos.";
    expect(await done({ DATA_DIR }, "show", reference)).toContain(agreed);
    // Under this name people agreed to other words.
    await write(asked("rio-1", "Al enviar aceptas todo, según la"));
    await later.reload();
    expect(logged.at(-1)).toMatchObject({
      reason: expect.stringMatching(/^consent\.version: must/),
    });
    expect((await runCommand(["doctor"], { DATA_DIR })).stdout).toContain(
      "consent.version: must be new",
    );
    await later.close();
    // Where no server runs, too.
    expect(await done({ DATA_DIR }, "show", reference)).toContain(agreed);
    expect(await done({ DATA_DIR }, "export", "--email", booking.email)).toContain(agreed);
  });

  it("says its facts in mails and pages, and others after a signal to read it again", async () => {
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
      // Whatever goes out here was woken.
      { log: (event, facts) => void logged.push([event, facts]), pollMs: DAY_MS },
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

    const style = () => fetch(`${server.url}/formulario/estilo.css`);
    const before = await style();
    expect(before.headers.get("cache-control")).toBe("no-cache");
    const tag = { headers: { "If-None-Match": before.headers.get("etag") ?? "" } };
    expect((await fetch(`${server.url}/formulario/estilo.css`, tag)).status).toBe(304);
    await write({ brand: "Río Abajo", colors: { forest: "#102a43" } });
    await server.reload();
    expect(await form()).toContain("· Río Abajo</title>");
    expect((await fetch(`${server.url}/formulario/estilo.css`, tag)).status).toBe(200);
    expect(await (await style()).text()).toContain("#102a43");
    expect(await form()).toContain(`NIT ${built.nit}`);
    expect(await readFile(join(DATA_DIR, "maloca.last-good.json"), "utf8")).toContain("Río Abajo");
    await server.close();
  });
});
