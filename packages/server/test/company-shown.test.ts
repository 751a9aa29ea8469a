// tier: merge

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { formPaths, paths } from "@maloca/catalog";
import { companyDocument } from "@maloca/catalog/documents/company-document";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { darkLinkOf } from "@maloca/catalog/operator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentPolicy } from "../../../site/content-policy";
import { builtPages } from "../../tooling/programs/built-server";
import { limit } from "../../tooling/vitest/limits.mjs";
import { copyPictures, shown as expected, facts, addresses as photos } from "./company-facts";
import { decode, startMailbox } from "./mailbox";
import { environment, type Launched, launch, run } from "./programs";
import { booking, newsletter, post, signupPath } from "./samples";
import { ofRun } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// Every fact of a company, and each place that shows it, on the packed server: who installs it has no build. They come
// by `maloca.json`, which a start publishes, and change by the company's document.

const { company: built } = shippedDocuments;

/** The brand of the build by itself, but not `MalocaBooking` or a header's name. */
const BUILT_NAME = /(?<![\w«-]|function )Maloca(?![\w-])(?!:)/;

const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const PATIENCE = { timeout: limit(30) };

const mailbox = await startMailbox();
let server: Launched;
let url: string;
let DATA_DIR: string;
let leads: string;
/** The folders of the files with these facts: pages, and scripts. */
let made: string[];
let before: { etag: string | null; folder: string };

/** Starts the packed server. */
async function startServer(program: string): Promise<void> {
  server = launch(program, [], {
    ...{ DATA_DIR, SMTP_URL: mailbox.url },
    ...{ MAIL_TO: "equipo@riomar.invalid", MAIL_FROM: "equipo@riomar.invalid" },
  });
  url = await server.url;
}

async function stopServer(): Promise<void> {
  server?.child.kill("SIGTERM");
  await server?.ended;
}

const get = async (path: string) => {
  const answer = await fetch(url + path);
  expect(answer.status, path).toBe(200);
  return answer;
};
const textOf = async (path: string) => (await get(path)).text();
const textsOf = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(textOf))).join("\n");
const manifestOf = async () => JSON.parse(await textOf("/cdn/manifest.json"));

const written = () =>
  made
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

beforeAll(async () => {
  const home = await temporaryFolder();
  const packed = await ofRun("packed");
  const npm = ["install", "--offline", "--no-audit", "--no-fund", "--prefix", home, packed];
  execFileSync("npm", npm, { env: { ...environment({}), HOME: home }, stdio: "ignore" });
  leads = join(home, "node_modules/.bin/leads");
  DATA_DIR = join(home, "data");
  const program = join(home, "node_modules/.bin/maloca-server");
  await startServer(program);
  before = { etag: (await get("/")).headers.get("etag"), folder: (await manifestOf()).folder };
  await copyPictures(join(DATA_DIR, "fotos"));
  await stopServer();
  await writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify(facts));
  await startServer(program);
  made = ["published", "shown"].map((folder) => join(DATA_DIR, folder));
}, limit(120));
afterAll(async () => {
  await stopServer();
  await mailbox.stop();
});

/** Everything that visitors, browsers, search engines and the team are shown, by place. */
async function places(): Promise<Record<string, string>> {
  const site = await textsOf(await builtPages());
  const { folder, integrity } = await manifestOf();
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
    forms: await textsOf([...forms, "/formulario/estilo.css"]),
    mails: mailbox.mails.map(({ raw }) => raw.split("\r\n\r\n")[0] + decode(raw)).join("\n"),
    manifest: await textOf("/site.webmanifest"),
    "search engines": await textsOf(["/robots.txt", "/sitemap.xml"]),
    plugin: await textOf("/cdn/operator.json"),
    "security.txt": await textOf("/.well-known/security.txt"),
  };
  const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&" };
  const plain = (text: string) =>
    text
      .replaceAll("<wbr/>", "")
      .replaceAll("\u00a0", " ")
      .replace(/&(lt|gt|amp);/g, (_, name) => entities[name] ?? "")
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replace(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Object.fromEntries(Object.entries(all).map(([place, text]) => [place, plain(text)]));
}

describe("a site, widgets and mails with a company's facts", { timeout: limit(120) }, () => {
  it("show every setting in its places", async () => {
    const names = [...Object.keys(companyDocument.shape), "itineraries"];
    expect(Object.keys(facts).sort()).toEqual(names.sort());
    expect([...new Set(Object.keys(expected).map((name) => name.split(".")[0]))].sort()).toEqual(
      names,
    );
    const call = { "X-Maloca-Consent": facts.consent.version, "Accept-Language": "es" };
    const { reference } = await (await fetch(url + paths.booking, post(booking, call))).json();
    await fetch(url + signupPath, post(newsletter));
    await expect.poll(() => mailbox.mails.length, { timeout: limit(30) }).toBeGreaterThanOrEqual(4);

    const found = await places();
    const table = Object.entries(expected).map(([setting, [text]]) => [
      setting,
      [text, ...Object.keys(found).filter((place) => found[place]?.includes(text))],
    ]);
    expect(Object.fromEntries(table)).toEqual(expected);
    for (const place of ["forms", "mails"]) expect(found[place]?.match(BUILT_NAME)).toBeNull();
    const { stdout } = await run(leads, ["show", reference], { DATA_DIR });
    expect(stdout).toContain("Al enviar nos dejas responderte es, según la política de datos.");
  });

  it("say no fact of the build any more, in any file", async () => {
    const gone = [
      ...[built.tagline, built.siteUrl, built.email, built.partnershipsEmail, built.claimsEmail],
      ...[built.claimsArea, built.phone, built.phone.replaceAll(" ", "\u00a0"), "573000000000"],
      ...[built.city, built.address, ...Object.values(built.supportHours), built.legalName],
      ...[built.nit, built.calendarUrl, built.consent.es.notice, built.colors.forest],
      darkLinkOf(built.colors),
      ...["/art/cartagena/hero.svg", "/art/og/", "/art/mark-light.svg", "/favicon.svg", "/icons/"],
      ...[/(?<![\d#.])00000(?![\d.])/, BUILT_NAME],
    ];
    const texts = written()
      .filter((file) => /\.(html|js|json|xml|txt|webmanifest|css)$/.test(file))
      // The builder's page is the product's, and what the plugin asks for is answered with the facts in it.
      .filter((file) => !/THIRD-PARTY|OFL|insertar.html|operator.json|shown.json/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const left: string[] = [];
    for (const file of texts) {
      const text = (await readFile(file, "utf8")).replaceAll("<wbr/>", "");
      if (/\.(html|js)$/.test(file)) expect(text, file).not.toContain("Viajes </script>");
      // The snippet builder names the product, such as its WordPress plugin, and not the operator.
      const told = file.includes("/builder/") ? gone.filter((fact) => fact !== BUILT_NAME) : gone;
      for (const fact of told)
        if (typeof fact === "string" ? text.includes(fact) : fact.test(text))
          left.push(`${file.slice(DATA_DIR.length)}: ${fact}`);
    }
    expect(left).toEqual([]);
  });

  it("show the operator's pictures, each with its text and size, from an address of its content", async () => {
    const page = await textOf("/cartagena");
    const [[, data = ""] = []] = page.matchAll(LINKED_DATA);
    expect(JSON.stringify(JSON.parse(data))).toContain('"name":"Río & Selva"');
    const hero = /<img[^>]*alt="La muralla, &quot;de día&quot;"[^>]*>/.exec(page)?.[0];
    expect(hero).toContain(` src="${photos.wall}"`);
    expect(hero).toContain(' width="1200" height="630" fetchPriority="high"');
    // Where a drawing only decorates, its photo does.
    expect(await textOf("/")).toMatch(new RegExp(`<img[^>]*${photos.wall}" alt="(?:La|")`));
    for (const path of ["/cartagena", "/voluntariado"]) {
      const shown = await textOf(path);
      expect(shown).toContain(
        `<img src="${photos.patio}" alt="Un patio &amp; su fuente" width="1200" height="630" loading="lazy"`,
      );
      expect(shown).toContain("Foto de Luz Mosquera. Getsemaní, agosto de 2026");
    }
    expect(await textOf("/guajira")).not.toContain(photos.patio);
    expect(page).toContain(`og:image" content="https://www.riomar.invalid${photos.social}"`);
    expect(JSON.parse(await textOf("/site.webmanifest")).icons).toEqual([
      expect.objectContaining({ sizes: "512x512", src: photos.logo }),
    ]);
    const addresses = new Set(page.match(/\/assets\/fotos\/[^"]+/g));
    expect(addresses.size).toBe(4);
    for (const address of addresses) {
      const { headers } = await get(address);
      expect(headers.get("content-type")).toMatch(/^image\/(jpeg|png)$/);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  it("send the newsletter to the operator's service, and frame its itinerary, where a policy allows it", async () => {
    const [home, trip] = await Promise.all(["/", "/providencia"].map(get));
    const policies = [home, trip].map((one) => one?.headers.get("content-security-policy"));
    expect(policies[0]).toContain("connect-src 'self' https://cartas.riomar.invalid;");
    expect(policies[1]).toContain("frame-src https://rutas.riomar.invalid;");
    expect(policies[1]).toContain("connect-src 'self';");
    const page = (await trip?.text()) ?? "";
    expect(page).toMatch(/<a[^>]*href="https:\/\/rutas[^"]*&amp;idioma=es" target="itinerario"/);
    expect(page).toMatch(
      /<iframe[^>]*name="itinerario" title="Ocho días sin reloj" srcDoc="[^"]*\/art\/providencia\/hero\.svg/,
    );
    // Nothing of it is asked for before a click, and other trips keep their days.
    expect(page).not.toMatch(/<iframe[^>]* src=/);
    expect(await textOf("/san-andres")).not.toContain("<iframe");
  });

  it("have the policies, tags and compressed files of their own text", async () => {
    for (const path of await builtPages()) {
      const answer = await get(path);
      const policy = answer.headers.get("content-security-policy");
      expect(policy, path).toBe(contentPolicy(await answer.text()));
    }
    expect((await get("/")).headers.get("etag")).not.toBe(before.etag);
    const packed = written().filter((file) => /\.(br|gz)$/.test(file));
    expect(packed.length).toBeGreaterThan(200);
    for (const file of packed) {
      const bytes = await readFile(file);
      const plain = file.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(plain.equals(await readFile(file.slice(0, -3))), file).toBe(true);
    }
  });

  it("pin the widgets' files by their own hashes, in a folder of their own name", async () => {
    const { folder, integrity } = await manifestOf();
    expect(folder).toMatch(/^[0-9a-f]{12}$/);
    expect(folder).not.toBe(before.folder);
    for (const [name, hash] of Object.entries(integrity)) {
      const file = Buffer.from(await (await get(`/cdn/${name}`)).arrayBuffer());
      expect(`sha384-${createHash("sha384").update(file).digest("base64")}`, name).toBe(hash);
    }
    // Pages that were open go on with the files that they began with.
    await get(`/cdn/${before.folder}/runtime.js`);
    // A page's scripts load the widgets of this folder.
    const page = await textOf("/cartagena");
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, script = ""] of scripts)
      for (const [, widgets] of (await textOf(script)).matchAll(
        /["'`]([./\w-]*widgets-[0-9a-f]{12}\/)/g,
      ))
        await get(new URL(`${widgets}runtime.js`, url + script).pathname);
  });

  it("give way to others, and to those of the build, while a wrong document changes nothing", async () => {
    const folder = await temporaryFolder();
    const content = (...args: string[]) => run(leads, ["content", ...args], { DATA_DIR });
    await content("export", folder);
    const file = join(folder, "company.json");
    const company = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...company, nit: 3 }));
    expect((await content("import", folder)).stderr).toContain(
      "company.json nit: escribe un texto",
    );
    expect(await textOf("/")).toContain(facts.nit);
    await writeFile(file, JSON.stringify({ ...company, nit: "902.000.001-1" }));
    expect((await content("import", folder)).stdout).toContain(`nit: "${facts.nit}" → "902`);
    await expect.poll(() => textOf("/"), PATIENCE).toContain("<dd>902.000.001-1</dd>");
    await content("use", "0");
    await expect.poll(() => textOf("/"), PATIENCE).toContain(`<dd>${built.nit}</dd>`);
    // No script says another's facts any more.
    await expect.poll(() => readdirSync(join(DATA_DIR, "shown")), PATIENCE).toEqual([]);
  });
});
