import { trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { documentOf, exists, htmlOf, paths, textOf, texts } from "./built";

test("every page is built", () => {
  const slugs = trips.map(({ slug }) => `/${slug}`);
  expect(slugs.length).toBeGreaterThanOrEqual(13);
  const others = ["/voluntariado", "/consultoria", "/blog/choco-checkpoint", "/blog/el-salto"];
  expect(paths.toSorted()).toEqual(["/", "/404.html", ...slugs, ...others].toSorted());
});

describe.each(paths)("%s", (path) => {
  const html = htmlOf(path);
  const document = documentOf(path);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test("is a Spanish document with its charset in the first 1024 bytes", () => {
    expect(document.documentElement.lang).toBe("es-CO");
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test("has a title, a description and its canonical address", () => {
    expect(document.title).toMatch(/ · Maloca$/);
    expect(all("meta[name=description]")).toHaveLength(1);
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    const robots = document.querySelector("meta[name=robots]")?.getAttribute("content");
    if (path === "/404.html") expect([canonical, robots]).toEqual([undefined, "noindex"]);
    else expect([canonical, robots]).toEqual([`https://maloca.example${path}`, undefined]);
  });

  test("has a share image", () => {
    const card = document.querySelector("meta[property='og:image']")?.getAttribute("content");
    if (path === "/404.html") return expect(card).toBeUndefined();
    const { origin, pathname } = new URL(card ?? "");
    expect(origin).toBe("https://maloca.example");
    expect(exists(pathname), `${pathname} is missing`).toBe(true);
  });

  test("has its landmarks, one h1 and no skipped heading", () => {
    for (const landmark of ["body > header", "main", "footer"])
      expect(all(landmark)).toHaveLength(1);
    expect(all("h1")).toHaveLength(1);
    const levels = all("h1,h2,h3,h4").map((heading) => Number(heading.localName[1]));
    for (const [i, level] of levels.entries()) {
      expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test("has the bar: five sections and Agenda tu Viaje, wide and as a menu", () => {
    for (const nav of all("header nav")) {
      const links = [...(nav.querySelector("ul")?.querySelectorAll("a") ?? [])];
      expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
        ["Viajes", "/#viajes"],
        ["Comunidades", "/#territorios"],
        ["Alianzas", "/#aliados"],
        ["Nosotros", "/#nosotros"],
        ["Blog", "/#blog"],
      ]);
      expect(texts(nav, "button[data-maloca-open=booking]")).toEqual(["Agenda tu Viaje"]);
    }
    expect(all("header nav")).toHaveLength(2);
    // The menu of a phone leads to every trip, and to a person.
    const menu = all("header nav[popover] a").map((link) => link.getAttribute("href"));
    for (const { slug } of trips) expect(menu).toContain(`/${slug}`);
    expect(menu.some((href) => href?.startsWith("https://wa.me/"))).toBe(true);
    expect(all("header > a[href='/']")).toHaveLength(1);
  });

  test("has the legal line, the ESCNNA warning and the data policy", () => {
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
    expect(all("footer #tratamiento-de-datos")).toHaveLength(1);
  });

  test("links to every trip in its footer", () => {
    const hrefs = all("footer ul a").map((link) => link.getAttribute("href"));
    const slugs = trips.map(({ slug }) => `/${slug}`);
    expect(hrefs).toEqual(expect.arrayContaining([...slugs, "/voluntariado", "/consultoria"]));
    expect(hrefs).toContain("/eje-cafetero");
  });

  test("gives every picture a size, a text alternative and a file", () => {
    for (const image of all("img")) {
      const [src, width, height, alt] = ["src", "width", "height", "alt"].map((name) =>
        image.getAttribute(name),
      );
      expect(exists(src ?? ""), `${src} is missing`).toBe(true);
      expect(Number(width) * Number(height), `${src} has no size`).toBeGreaterThan(0);
      expect(alt, `${src} has no alt`).not.toBeNull();
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

  test("has exactly one palette", () => {
    const grounds = [...html.matchAll(/--ground:(#\w+)/g)].map(([, colour]) => colour);
    const colour = document.querySelector("meta[name=theme-color]")?.getAttribute("content");
    expect(grounds).toEqual([colour]);
  });

  test("has no inline style, so that a strict policy can forbid it", () => {
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });
});
