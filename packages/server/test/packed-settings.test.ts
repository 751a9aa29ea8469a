// tier: merge

import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formPaths, paths } from "@maloca/catalog";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtPages } from "../../tooling/programs/built-server.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { built } from "../src/operator/operator";
import { operatorFile } from "../src/operator/operator-file";
import { decode, startMailbox } from "./mailbox";
import { copyPictures, facts } from "./operator-facts";
import { environment, type Launched, launch, run } from "./programs";
import { booking, newsletter, post, signupPath } from "./samples";
import { temporaryFolder } from "./temporary-folder";

// Whoever installs the packed server has no build: every setting of `maloca.json`, and each place that shows it.

/** What to look for: a setting's text, or what says it to a visitor. */
const shown: Record<string, string> = {
  ...Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === "string")),
  "supportHours.es": facts.supportHours.es,
  "supportHours.en": facts.supportHours.en,
  "supportHours.pt": facts.supportHours.pt,
  "messaging.phone": facts.messaging.phone,
  "dataPolicy.since": "3 de febrero de 2027",
  "dataPolicy.retentionDays": "731 días",
  "dataPolicy.backups": "13 meses",
  "dataPolicy.processors": "Nube Uno (Alemania)",
  "consent.version": "riomar-1",
  "consent.es": "Al enviar nos dejas responderte es",
  "consent.en": "Al enviar nos dejas responderte en",
  "consent.pt": "Al enviar nos dejas responderte pt",
  "newsletterConsent.version": "riomar-carta-1",
  "newsletterConsent.es": "Al suscribirte nos dejas escribirte es",
  ...Object.fromEntries(Object.entries(facts.colors).map(([name, hex]) => [`colors.${name}`, hex])),
  "pictures.logo": "/assets/fotos/logo-",
  "pictures.social": "/assets/fotos/tarjeta-",
  "pictures.drawings": "/assets/fotos/muralla-",
  "pictures.photos": "Un patio con fuente",
};

/** Where each shows. */
const expected: Record<string, string[]> = {
  brand: ["pages", "structured data", "widgets", "forms without scripts", "mails", "manifest"],
  tagline: ["pages", "structured data", "forms without scripts", "manifest"],
  siteUrl: ["pages", "structured data", "mails", "search engines", "security.txt"],
  email: ["pages", "structured data", "widgets", "forms without scripts", "mails", "security.txt"],
  partnershipsEmail: ["widgets"],
  claimsEmail: ["pages"],
  claimsArea: ["pages"],
  phone: ["pages", "structured data", "forms without scripts", "mails"],
  city: ["pages"],
  address: ["pages", "structured data"],
  legalName: ["pages", "structured data", "widgets", "forms without scripts", "mails"],
  nit: ["pages", "structured data", "forms without scripts", "mails"],
  rnt: ["pages", "structured data", "widgets", "forms without scripts", "mails"],
  donationUrl: ["pages"],
  calendarUrl: ["pages"],
  weddingCatalogueUrl: ["pages"],
  synergyUrl: ["pages"],
  "supportHours.es": ["pages", "widgets", "mails"],
  "supportHours.en": ["widgets"],
  "supportHours.pt": ["widgets"],
  "messaging.phone": ["pages", "widgets"],
  "dataPolicy.since": ["pages"],
  "dataPolicy.retentionDays": ["pages"],
  "dataPolicy.backups": ["pages"],
  "dataPolicy.processors": ["pages"],
  "consent.version": ["widgets", "mails"],
  "consent.es": ["pages", "widgets", "forms without scripts"],
  "consent.en": ["widgets", "forms without scripts"],
  "consent.pt": ["widgets", "forms without scripts"],
  "newsletterConsent.version": ["widgets"],
  "newsletterConsent.es": ["pages", "widgets", "forms without scripts"],
  "colors.forest": ["pages", "widgets", "forms without scripts", "mails", "manifest"],
  "colors.clay": ["pages"],
  "colors.clayDeep": ["pages", "widgets", "forms without scripts", "mails"],
  "colors.maize": ["pages", "widgets", "forms without scripts"],
  "colors.river": ["pages"],
  "colors.riverDeep": ["pages"],
  "pictures.logo": ["pages", "structured data", "manifest"],
  "pictures.social": ["pages"],
  "pictures.drawings": ["pages", "structured data"],
  "pictures.photos": ["pages"],
};

/** The brand of the build by itself, but not `MalocaBooking` or a header's name. */
const BUILT_NAME = /(?<![\w«-]|function )Maloca(?![\w-])/;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const mailbox = await startMailbox();
let server: Launched;
let url: string;
let DATA_DIR: string;
let leads: string;

beforeAll(async () => {
  const home = await temporaryFolder();
  const pack = at("../../tooling/pack/pack.mjs");
  const packed = execFileSync(process.execPath, [pack, home], { encoding: "utf8" }).trim();
  const npm = ["install", "--offline", "--no-audit", "--no-fund", "--prefix", home, packed];
  execFileSync("npm", npm, { env: { ...environment({}), HOME: home }, stdio: "ignore" });
  leads = join(home, "node_modules/.bin/leads");
  DATA_DIR = join(home, "data");
  server = launch(join(home, "node_modules/.bin/maloca-server"), [], {
    ...{ DATA_DIR, SMTP_URL: mailbox.url },
    ...{ MAIL_TO: "equipo@riomar.invalid", MAIL_FROM: "equipo@riomar.invalid" },
  });
  url = await server.url;
}, limit(120));

afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  await mailbox.stop();
});

const get = async (path: string) => {
  const answer = await fetch(url + path);
  expect(answer.ok, path).toBe(true);
  return answer;
};
const textOf = async (path: string) => (await get(path)).text();
const textsOf = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(textOf))).join("\n");

const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Everything that visitors, browsers, search engines and the team are shown, by place. */
async function places(): Promise<Record<string, string>> {
  const pages = await Promise.all((await builtPages()).map(get));
  const texts = await Promise.all(pages.map((page) => page.text()));
  const site = texts.join("\n");
  const { folder, integrity } = JSON.parse(await textOf("/cdn/manifest.json"));
  const forms = Object.values(formPaths).flatMap((path) =>
    ["es", "en", "pt"].flatMap((lang) => [
      `${path}?lang=${lang}`,
      `${path}?lang=${lang}&consent=1`,
    ]),
  );
  const scripts = Object.keys(integrity).filter((file) => file.endsWith(".js"));
  expect(scripts.some((file) => file.startsWith(folder))).toBe(true);
  const all = {
    pages: site.replace(LINKED_DATA, ""),
    "structured data": [...site.matchAll(LINKED_DATA)].map(([, data]) => data).join("\n"),
    widgets: await textsOf(scripts.map((file) => `/cdn/${file}`)),
    "forms without scripts": await textsOf([...forms, "/formulario/estilo.css"]),
    mails: mailbox.mails.map(({ raw }) => raw.split("\r\n\r\n")[0] + decode(raw)).join("\n"),
    manifest: await textOf("/site.webmanifest"),
    "search engines": await textsOf(["/robots.txt", "/sitemap.xml"]),
    "security.txt": await textOf("/.well-known/security.txt"),
  };
  const plain = (text: string) =>
    text
      .replaceAll("<wbr/>", "")
      .replaceAll("\u00a0", " ")
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replace(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Object.fromEntries(Object.entries(all).map(([place, text]) => [place, plain(text)]));
}

it(
  "shows every setting in its places after a signal, on a server that was only installed",
  async () => {
    expect(Object.keys(facts).sort()).toEqual(
      Object.keys(operatorFile.shape)
        .filter((name) => name !== "$schema")
        .sort(),
    );
    expect(await textOf("/")).toContain(built.nit);
    await copyPictures(join(DATA_DIR, "fotos"));
    await writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify(facts));
    server.child.kill("SIGHUP");
    await server.printed(/operator's facts read/);
    const sent = await fetch(
      url + paths.booking,
      post(booking, { "X-Maloca-Consent": facts.consent.version, "Accept-Language": "es" }),
    );
    const { reference } = await sent.json();
    await fetch(url + signupPath, post(newsletter));
    await expect.poll(() => mailbox.mails.length, { timeout: limit(30) }).toBeGreaterThanOrEqual(4);

    const found = await places();
    const table = Object.fromEntries(
      Object.entries(shown).map(([setting, text]) => [
        setting,
        Object.entries(found).flatMap(([place, all]) => (all.includes(text) ? [place] : [])),
      ]),
    );
    expect(table).toEqual(expected);
    for (const [place, text] of Object.entries(found))
      if (place !== "widgets") expect(text.match(BUILT_NAME), place).toBeNull();
    const show = await run(leads, ["show", reference], { DATA_DIR });
    expect(show.stdout).toContain(
      "Al enviar nos dejas responderte es, según la política de datos.",
    );
    expect(await readFile(join(DATA_DIR, "maloca.last-good.json"), "utf8")).toContain("Riomar");
  },
  limit(120),
);
