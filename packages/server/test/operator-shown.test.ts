// tier: merge

import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentPolicy } from "../../../site/content-policy.mjs";
import { builtPages } from "../../tooling/programs/built-server.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { darkTones } from "../src/operator/dark-tones";
import { built } from "../src/operator/operator";
import { restoreBuiltFacts } from "./built-facts";
import { copyPictures, facts as every } from "./operator-facts";
import { dataFolder } from "./templates";
import { testServer } from "./test-server";

const HERO = "/art/cartagena/hero.svg";
const { drawings, photos } = every.pictures;

/** Facts whose texts need care in HTML, JSON and scripts. Some of the build's facts stay. */
const facts = {
  ...every,
  brand: "Río & Selva",
  tagline: "Viajes </script> por el río",
  donationUrl: undefined,
  consent: { version: every.consent.version, es: every.consent.es },
  newsletterConsent: undefined,
  dataPolicy: { ...every.dataPolicy, retentionDays: { booking: 730 }, backups: undefined },
  colors: { forest: every.colors.forest, maize: every.colors.maize },
  pictures: {
    ...every.pictures,
    drawings: { [HERO]: { ...drawings[HERO], alt: 'La muralla, "de día"' } },
    photos: photos.map((photo) => ({ ...photo, alt: "Un patio & su fuente" })),
  },
};

let server: Awaited<ReturnType<typeof testServer>>;
let DATA_DIR: string;
let shown: string;
let before: string | null;

const show = async (given: object) => {
  await writeFile(join(DATA_DIR, "maloca.json"), JSON.stringify(given));
  await server.reload();
  const [name = ""] = readdirSync(join(DATA_DIR, "shown"));
  shown = join(DATA_DIR, "shown", name);
};

beforeAll(async () => {
  DATA_DIR = await dataFolder();
  server = await testServer({ DATA_DIR });
  before = (await fetch(server.url)).headers.get("etag");
  await copyPictures(join(DATA_DIR, "fotos"));
  await show(facts);
}, limit(60));
afterAll(async () => {
  await server.close();
  restoreBuiltFacts();
});

const textOf = async (path: string) => (await fetch(server.url + path)).text();

const written = () =>
  readdirSync(shown, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe("a site and widgets with the facts of maloca.json", { timeout: limit(60) }, () => {
  it("say no fact of the build any more, in any file", async () => {
    const gone = [
      ...[built.tagline, built.siteUrl, built.email, built.partnershipsEmail, built.claimsEmail],
      ...[built.claimsArea, built.phone, built.phone.replaceAll(" ", "\u00a0"), "573000000000"],
      ...[built.city, built.address, ...Object.values(built.supportHours), built.legalName],
      ...[built.nit, built.calendarUrl, built.consent.es.notice, built.colors.forest],
      ...[darkTones(built.colors).link, darkTones(built.colors).wash],
      ...["/art/cartagena/hero.svg", "/art/og/", "/art/mark-light.svg", "/favicon.svg", "/icons/"],
      ...[/(?<![\d#.])00000(?![\d.])/, /(?<![\w«-]|function )Maloca(?![\w-])(?!:)/],
    ];
    const texts = written().filter(
      (file) =>
        /\.(html|js|json|xml|txt|webmanifest|css)$/.test(file) && !/THIRD-PARTY|OFL/.test(file),
    );
    expect(texts.length).toBeGreaterThan(100);
    const left: string[] = [];
    for (const file of texts) {
      const text = (await readFile(file, "utf8")).replaceAll("<wbr/>", "");
      for (const fact of gone)
        if (typeof fact === "string" ? text.includes(fact) : fact.test(text))
          left.push(`${file.slice(shown.length)}: ${fact}`);
    }
    expect(left).toEqual([]);
  });

  it("are escaped in page, scripts and structured data", async () => {
    const page = await textOf("/cartagena");
    expect(page).toContain("· Río &#38; Selva</title>");
    expect(page).toContain("Viajes &#60;/script&#62; por el río");
    for (const file of written().filter((name) => /\.(html|js)$/.test(name)))
      expect(await readFile(file, "utf8"), file).not.toContain("Viajes </script>");
    const [, data = ""] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.stringify(JSON.parse(data))).toContain('"name":"Río & Selva"');
    expect(JSON.parse(await textOf("/site.webmanifest")).short_name).toBe("Río & Selva");
  });

  it("show the operator's pictures, each with its text and size, from an address of its content", async () => {
    const page = await textOf("/cartagena");
    const hero = /<img[^>]*alt="La muralla, &#34;de día&#34;"[^>]*>/.exec(page)?.[0];
    expect(hero).toMatch(
      / src="\/assets\/fotos\/muralla-[0-9a-f]{12}\.jpg".* width="1200" height="630" fetchPriority="high"/,
    );
    // Where a drawing only decorates, its photo does.
    expect(await textOf("/")).toMatch(/<img[^>]*muralla-[0-9a-f]{12}\.jpg" alt="(?:La|")/);
    for (const path of ["/cartagena", "/voluntariado"]) {
      const shown = await textOf(path);
      expect(shown).toMatch(
        /<img src="\/assets\/fotos\/patio-[0-9a-f]{12}\.jpg" alt="Un patio &#38; su fuente" width="1200" height="630" loading="lazy"/,
      );
      expect(shown).toContain("Foto de Luz Mosquera. Getsemaní, agosto de 2026");
      expect(shown).not.toMatch(/FILE|AUTHOR|PLACE|enero de 2001/);
    }
    expect(await textOf("/guajira")).not.toContain("patio-");
    expect(page).toMatch(
      /og:image" content="https:\/\/www\.riomar\.invalid\/assets\/fotos\/tarjeta-[0-9a-f]{12}\.jpg"/,
    );
    expect(JSON.parse(await textOf("/site.webmanifest")).icons).toEqual([
      expect.objectContaining({ sizes: "512x512", src: expect.stringMatching(/\/logo-/) }),
    ]);
    const addresses = new Set(page.match(/\/assets\/fotos\/[^"]+/g));
    expect(addresses.size).toBe(4);
    for (const address of addresses) {
      const answer = await fetch(server.url + address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\/(jpeg|png)$/);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  it("have the policies, tags and compressed files of their own text", async () => {
    for (const path of await builtPages()) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get("content-security-policy"), path).toBe(
        contentPolicy(await answer.text()),
      );
    }
    expect((await fetch(server.url)).headers.get("etag")).not.toBe(before);
    const packed = written().filter((file) => /\.(br|gz)$/.test(file));
    expect(packed.length).toBeGreaterThan(200);
    for (const file of packed) {
      const bytes = await readFile(file);
      const plain = file.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(plain.equals(await readFile(file.slice(0, -3))), file).toBe(true);
    }
  });

  it("pin the widgets' files by their own hashes, in a folder of their own name", async () => {
    const manifest = JSON.parse(await textOf("/cdn/manifest.json"));
    const original = JSON.parse(await readFile("packages/widgets/dist/cdn/manifest.json", "utf8"));
    expect(manifest.folder).toMatch(/^[0-9a-f]{12}$/);
    expect(manifest.folder).not.toBe(original.folder);
    expect(Object.keys(manifest.integrity)).toHaveLength(Object.keys(original.integrity).length);
    for (const [name, hash] of Object.entries(manifest.integrity)) {
      const answer = await fetch(`${server.url}/cdn/${name}`);
      expect(answer.status, name).toBe(200);
      const digest = createHash("sha384").update(Buffer.from(await answer.arrayBuffer()));
      expect(`sha384-${digest.digest("base64")}`, name).toBe(hash);
    }
    const operator = await textOf(`/cdn/${manifest.folder}/operator.js`);
    expect(operator).toContain('phone:"573105551299"');
    expect(operator).toContain(facts.legalName);
    // Pages that were open go on with the files that they began with.
    expect((await fetch(`${server.url}/cdn/${original.folder}/operator.js`)).status).toBe(200);
  });

  it("load each script that a page names", async () => {
    const page = await textOf("/cartagena");
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const answer = await fetch(`${server.url}${script}`);
      expect(answer.status, script).toBe(200);
      const names = [...(await answer.text()).matchAll(/["'`]([./\w-]*widgets-[0-9a-f]{12}\/)/g)];
      for (const [, folder = ""] of names) {
        const url = new URL(`${folder}operator.js`, `${server.url}${script}`);
        expect((await fetch(url)).status, url.href).toBe(200);
      }
    }
  });

  it("give way to others, and to those of the build, while a wrong file changes nothing", async () => {
    await writeFile(join(DATA_DIR, "maloca.json"), '{"nit":');
    await server.reload();
    expect(await textOf("/")).toContain("901.234.567-8");
    await show({ ...facts, nit: "902.000.001-1" });
    expect(await textOf("/")).toContain("<dd>902.000.001-1</dd>");
    expect(readdirSync(join(DATA_DIR, "shown"))).toHaveLength(1);
    await writeFile(join(DATA_DIR, "maloca.json"), "{}");
    await server.reload();
    expect(await textOf("/")).toContain(`<dd>${built.nit}</dd>`);
    expect(existsSync(shown)).toBe(false);
    expect(extname(shown)).toBe("");
  });
});
