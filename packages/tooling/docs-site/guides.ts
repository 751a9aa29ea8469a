import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexer, type Tokens } from "marked";
import { widgetNames } from "../../widgets/build/widget-list.ts";

export type Language = "en" | "es";

interface Section {
  title: string;
  /** Names of files in `docs/guide/{language}/`, without `.md`. */
  pages: string[];
}

export interface Page {
  language: Language;
  name: string;
  /** Its address on the lead server. */
  url: string;
  /** Its first heading. */
  title: string;
  /** Its first paragraph, as plain text. */
  description: string;
  markdown: string;
}

/** The pages of `/docs/`, in the order of the menu: English for developers, Spanish for partners. */
export const guides: Record<Language, Section[]> = {
  en: [
    { title: "Start", pages: ["index", "quick-start", "styling", "design-tokens"] },
    { title: "Widgets", pages: widgetNames.map((name) => `widgets/${name}`) },
    {
      title: "Recipes",
      pages: [
        "prefill",
        "metadata",
        "thank-you",
        "tag-manager",
        "experiences-into-booking",
        "experiences-in-a-form",
        "languages",
        "dark-page",
        "content-security-policy",
        "offline",
        "testing",
        "stored-data",
        "troubleshooting",
        "faq",
      ],
    },
    { title: "Project", pages: ["works-with", "support", "weight", "accessibility", "sign-in"] },
  ],
  es: [
    { title: "Empezar", pages: ["index", "insertar", "wordpress"] },
    { title: "Ajustar", pages: ["colores", "idiomas", "rellenar", "enlace-directo"] },
    { title: "Resolver", pages: ["permisos", "datos-guardados", "problemas", "preguntas"] },
  ],
};

/** The English and the Spanish page of the same subject. */
const translations = [
  ["index", "index"],
  ["quick-start", "insertar"],
  ["styling", "colores"],
  ["languages", "idiomas"],
  ["prefill", "rellenar"],
  ["content-security-policy", "permisos"],
  ["stored-data", "datos-guardados"],
  ["troubleshooting", "problemas"],
  ["faq", "preguntas"],
];

export const languages = Object.keys(guides) as Language[];

const source = (language: Language, name: string) =>
  fileURLToPath(new URL(`../../../docs/guide/${language}/${name}.md`, import.meta.url));

export function addressOf(language: Language, name: string) {
  const base = language === "en" ? "/docs/" : `/docs/${language}/`;
  return name === "index" ? base : `${base}${name}/`;
}

/** The address of a page's translation, or else of the other language's first page. */
export function translationOf({ language, name }: Page) {
  const pair = translations.find((names) => names[language === "en" ? 0 : 1] === name);
  return language === "en"
    ? addressOf("es", pair?.[1] ?? "index")
    : addressOf("en", pair?.[0] ?? "index");
}

function readPage(language: Language, name: string): Page {
  const markdown = readFileSync(source(language, name), "utf8");
  const [title, description] = lexer(markdown).filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || description?.type !== "paragraph") {
    throw new Error(`docs/guide/${language}/${name}.md must begin with a title and a paragraph.`);
  }
  return {
    language,
    name,
    url: addressOf(language, name),
    title: plain(title),
    description: plain(description),
    markdown,
  };
}

/** A token's text without Markdown markup and without code blocks. */
export function plain(token: Tokens.Generic | Tokens.TableCell): string {
  const { type, text = "", tokens, items, header, rows } = token as Tokens.Generic;
  if (type === "code") return "";
  const parts = type === "table" ? [...header, ...rows.flat()] : items;
  if (parts) return parts.map(plain).join(" ");
  return tokens?.length ? tokens.map(plain).join("") : text.replace(/\s+/g, " ");
}

/** All pages of a language, in the order of its menu. */
export const pagesOf = (language: Language) =>
  guides[language].flatMap(({ pages }) => pages.map((name) => readPage(language, name)));
