import { brotliCompressSync, gzipSync } from "node:zlib";
import { dataPolicy, messagingLink, settings, trips } from "@maloca/catalog";
import { contrast } from "@maloca/catalog/contrast";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { policy } from "../content/footer";
import { bytes, documentOf, exists, fileOf, htmlOf, jpegSize, paths, textOf, texts } from "./built";

// What every built page has, also inside its widgets.

const ORIGIN = "https://maloca.example";
const slugs = trips.map(({ slug }) => `/${slug}`);

/** Bytes, for travellers with a weak signal. */
const SCRIPT_BEFORE_INTENT = 2_500;
const HTML_WITH_STYLES = 24_000;

/** Contrast by WCAG 2: long text (AAA), a label, a large figure or an icon. */
const [READING, LABEL, LARGE] = [7, 4.5, 3];

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
    // React's spelling, which parsers read the same.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // Checkboxes of one question share its name, as radios do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // ARIA allows a name for a list, by which screen readers announce the wizard's steps.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** A page's faults, in words. */
const faultsOf = async (html: string) =>
  (await checker.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );

/** Why an address is broken; undefined if it is not. */
function faultOf(href: string, path: string): string | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?\d+)$/.test(href)) return undefined;
  if (!href || href === "#") return "empty";
  const url = new URL(href, ORIGIN + path);
  if (url.origin !== ORIGIN) return url.protocol === "https:" ? undefined : "not https";
  if (/^https?:/.test(href)) return "a full address of our own";
  const isFile = /\.(?!html)\w+$/.test(url.pathname);
  if (!exists(isFile ? url.pathname : fileOf(url.pathname))) return "no such page";
  if (!isFile && url.pathname !== "/" && url.pathname.endsWith("/")) return "not the page's own";
  const id = decodeURIComponent(url.hash.slice(1));
  // The fragment of a picture selects a view of it.
  if (!id || isFile) return undefined;
  return documentOf(url.pathname).getElementById(id) ? undefined : "no such anchor";
}

/** A script with its static imports. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from] of bytes(path)
    .toString()
    .matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)) {
    withImports(new URL(String(from), ORIGIN + path).pathname, seen);
  }
  return seen;
}

const DAY = /<style>[^<]*?:root\{([^}]+)\}/;
/** The media query of the dark theme: not in print, nor where the widgets cannot be dark. */
const NIGHT =
  /@supports \(color:light-dark\(red,red\)\)\{@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;([^}]+)\}/;

function coloursOf(html: string, rule: RegExp): Record<string, string> {
  const [, declarations = ""] = rule.exec(html) ?? [];
  return Object.fromEntries(
    [...declarations.matchAll(/--([\w-]+):(#\w{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

test("every page is built", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(13);
  const others = ["/voluntariado", "/consultoria", "/blog/choco-checkpoint", "/blog/el-salto"];
  expect(paths.toSorted()).toEqual(["/", "/404.html", ...slugs, ...others].toSorted());
});

test("no two pages have one title or one description", () => {
  for (const name of ["og:title", "og:description"]) {
    const words = paths.map((path) =>
      documentOf(path).querySelector(`meta[property="${name}"]`)?.getAttribute("content"),
    );
    expect(new Set(words).size).toBe(words.length);
  }
});

test.each([
  ["an unknown type inside a shadow root", 'type="email"', 'type="nonsense"'],
  ["an empty link", "</main>", '<a href="/x"></a></main>'],
  ["a skipped heading", "</main>", "<h2>a</h2><h4>b</h4></main>"],
  ["a label of no field", "</main>", '<label for="none">a</label></main>'],
  ["an id twice", "</main>", '<p id="contenido">a</p></main>'],
  ["an inline style", "<main", '<main style="color:red"'],
  ["a picture without alternative", "</main>", '<img src="/x.svg"></main>'],
])("the check of the HTML finds %s", async (_, from, to) => {
  expect(await faultsOf(htmlOf("/").replace(from, to))).not.toEqual([]);
});

describe.each(paths)("%s", (path) => {
  const html = htmlOf(path);
  const document = documentOf(path);
  const isPage = path !== "/404.html";
  const parts: ParentNode[] = [
    document,
    ...[...document.querySelectorAll("template")].map(({ content }) => content),
  ];
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const everywhere = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const meta = (name: string) => attribute(`meta[property="${name}"]`, "content");
  const link = (rel: string) => attribute(`link[rel=${rel}]`, "href");

  test("is valid HTML, with its widgets' shadow roots", async () => {
    expect(await faultsOf(html)).toEqual([]);
  });

  test("is a small Spanish document with its charset in the first 1024 bytes", () => {
    expect(document.documentElement.lang).toBe("es-CO");
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
    expect(html).not.toContain('rel="stylesheet"');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML_WITH_STYLES);
  });

  test("loads one small script before an interaction", () => {
    const files = all("script:not([type=speculationrules],[type='application/ld+json'])").flatMap(
      (script) => {
        expect(script.textContent, "an inline script").toBe("");
        return [...withImports(script.getAttribute("src") ?? "")];
      },
    );
    // Another import would be another round trip.
    expect(files).toHaveLength(1);
    const size = gzipSync(bytes(files[0] ?? ""), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(SCRIPT_BEFORE_INTENT);
  });

  test("has a title, a description, its canonical address, share tags, icons and manifest", () => {
    expect(document.title).toBe(`${meta("og:title")} · Maloca`);
    expect(all("meta[name=description]")).toHaveLength(1);
    expect(meta("og:description")).toBe(attribute("meta[name=description]", "content"));
    expect(meta("og:locale")).toBe("es_CO");
    expect([link("canonical"), meta("og:url")]).toEqual(
      Array(2).fill(isPage ? ORIGIN + path : undefined),
    );
    expect(attribute("meta[name=robots]", "content")).toBe(isPage ? undefined : "noindex");
    expect(attribute("meta[name='twitter:card']", "content")).toBe(
      isPage ? "summary_large_image" : "summary",
    );
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      expect(exists(link(rel) ?? ""), rel).toBe(true);
    }
    const image = meta("og:image");
    if (!isPage) return expect(image).toBeUndefined();
    expect(image).toMatch(/^https:\/\/maloca\.example\/art\/og\//);
    expect(jpegSize(bytes(new URL(image ?? "").pathname))).toEqual(
      ["og:image:width", "og:image:height"].map((name) => Number(meta(name))),
    );
  });

  test("has its landmarks and one h1", () => {
    for (const one of ["body > header", "main", "footer", "h1"]) expect(all(one)).toHaveLength(1);
  });

  test("has the bar: five sections, volunteering and Agenda tu Viaje, wide and as a menu", () => {
    expect(all("header nav")).toHaveLength(2);
    for (const nav of all("header nav")) {
      const links = [...(nav.querySelector("ul")?.querySelectorAll("a") ?? [])];
      expect(links.map((one) => [textOf(one), one.getAttribute("href")])).toEqual([
        ["Viajes", "/#viajes"],
        ["Voluntariado", "/voluntariado"],
        ["Comunidades", "/#territorios"],
        ["Alianzas", "/#aliados"],
        ["Nosotros", "/#nosotros"],
        ["Blog", "/#blog"],
      ]);
      // After its departure a trip's page asks for the next one everywhere.
      const over = document.querySelector("main > section [data-season-over]") !== null;
      const words = over && path !== "/" ? "Avísame de la próxima" : "Agenda tu Viaje";
      expect(texts(nav, "button[data-maloca-open=booking]")).toEqual([words]);
    }
    // The menu of a phone leads to every trip.
    const menu = all("header nav[popover] a").map((one) => one.getAttribute("href"));
    expect(menu).toEqual(expect.arrayContaining(slugs));
    expect(all("header > a[href='/']")).toHaveLength(1);
    // A person, without a menu before.
    expect(all("header > a[target=_blank]").map((one) => one.getAttribute("href"))).toEqual([
      messagingLink(),
    ]);
  });

  test("has the operator, the legal warnings and every trip in its footer", () => {
    const footer = textOf(document.querySelector("footer"));
    for (const fact of [
      "Maloca Viajes Regenerativos S.A.S.",
      "000.000.000-0",
      "RNT 00000",
      "Calle 00 # 00-00",
      "hola@maloca.example",
      "+57 300 000 0000",
      "Bogotá, Colombia",
      "Lunes a viernes, 08:00–17:00",
      "reclamos@maloca.example",
      "Ley 679 de 2001",
      "Ley 1336 de 2009",
      "Ley 1581 de 2012",
    ]) {
      expect(footer).toContain(fact);
    }
    const hrefs = all("footer ul a").map((one) => one.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining([...slugs, "/voluntariado", "/consultoria"]));
  });

  test("has the whole data policy in its footer", () => {
    const shown = textOf(document.querySelector("footer #tratamiento-de-datos"));
    const { legalName, nit, address, phone, email, claimsEmail, claimsArea } = settings;
    for (const words of [
      ...policy.points.map(({ title, text }) => `${title}. ${text.replace(/\s+/g, " ")}`),
      ...[legalName, nit, address, phone, email, claimsEmail, claimsArea],
      `hasta ${dataPolicy.backups.months} meses`,
      "10 días hábiles",
      "en 15",
      policy.summary,
    ]) {
      expect(shown).toContain(words);
    }
  });

  test("gives every picture a size and a file", () => {
    for (const image of all("img")) {
      const [src, width, height] = ["src", "width", "height"].map((n) => image.getAttribute(n));
      expect(exists(src ?? ""), `${src} is missing`).toBe(true);
      expect(Number(width) * Number(height), `${src} has no size`).toBeGreaterThan(0);
    }
  });

  test("has no broken link or anchor", () => {
    const dead = everywhere("a,area").flatMap((one) => {
      const href = one.getAttribute("href") ?? "";
      const fault = faultOf(href, path);
      return fault ? [`${textOf(one)} → ${href}: ${fault}`] : [];
    });
    expect(dead).toEqual([]);
  });

  test("opens outside links in a new tab without an opener", () => {
    const wrong = everywhere("a[href^=http],form[action^=http]").filter(
      (one) => !one.matches("[target=_blank][rel~=noopener]"),
    );
    expect(wrong.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
  });

  test("has what its menu and dialogs are opened by", () => {
    for (const name of ["popovertarget", "commandfor"]) {
      for (const opener of all(`[${name}]`)) {
        expect(document.getElementById(opener.getAttribute(name) ?? ""), name).not.toBeNull();
      }
    }
  });

  test("requests nothing from a third party", () => {
    const requested = all("[src],[srcset],[poster],link:not([rel=canonical]),object,use").flatMap(
      (element) => ["src", "srcset", "poster", "href", "data"].map((n) => element.getAttribute(n)),
    );
    const styles = [...html.matchAll(/(?:url\(|@import)\s*["']?([^"')]+)/g)].map(([, url]) => url);
    const foreign = [...requested, ...styles].filter((url) => /^(https?:)?\/\//.test(url ?? ""));
    expect(foreign).toEqual([]);
  });

  test("has one palette, with enough contrast in both themes", () => {
    const grounds = [...html.matchAll(/--ground:(#\w+)/g)].map(([, colour]) => colour);
    expect(grounds).toEqual([attribute("meta[name=theme-color]", "content")]);
    const day = coloursOf(html, DAY);
    const night = coloursOf(html, NIGHT);
    expect(night.paper).not.toBe(day.paper);
    for (const own of [day, { ...day, ...night }]) {
      const papers = [own.paper, own.card];
      const pairs = [
        ...[...papers, own.wash].map((ground) => [own.ink, ground, READING]),
        ...papers.map((ground) => [own.inkSoft, ground, READING]),
        ...papers.map((ground) => [own.word, ground, LABEL]),
        ...papers.map((ground) => [own.accent, ground, LARGE]),
        // The dark frame and its buttons are the same in both.
        [day.paper, own.ground, READING],
        [day.paper, own.deep, LABEL],
        [own.light, own.ground, LABEL],
        [day.ink, own.light, READING],
      ] as [one: string, other: string, least: number][];
      expect(pairs.filter(([one, other, least]) => !(contrast(one, other) >= least))).toEqual([]);
    }
  });
});
