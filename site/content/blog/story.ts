import type { Picture } from "@maloca/catalog";

/** A piece of a story: a paragraph, a heading, a pull quote, or a picture. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "picture"; picture: Picture };

/** A story of the blog, with all that its page shows. */
export interface Story {
  /** Below `/blog/`. */
  slug: string;
  title: string;
  description: string;
  eyebrow: string;
  /** When it was published, as `2025-06-30`; nothing is shown without it. */
  date?: string;
  lead: string;
  image: Picture;
  pieces: readonly Piece[];
  /** Its card on the home page. */
  card: { excerpt: string; category: string; picture: Picture };
  /** Facts that the operator has still to give; `npm run check:content` lists them. */
  pending: readonly string[];
}

const longDate = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });

/** Words, then the date where the operator has given it. */
export const withDate = (words: string, date: string | undefined) =>
  [words, date && longDate.format(new Date(date))].filter(Boolean).join(" · ");

export const storyPath = ({ slug }: Pick<Story, "slug">) => `/blog/${slug}`;

export const text = (...paragraphs: readonly string[]): Piece[] =>
  paragraphs.map((paragraph) => ({ kind: "text", text: paragraph }));
export const heading = (words: string): Piece => ({ kind: "heading", text: words });
export const quote = (words: string): Piece => ({ kind: "quote", text: words });
export const picture = (one: Picture | undefined): Piece[] =>
  one ? [{ kind: "picture", picture: one }] : [];

/** Words that all stories share. */
export const storyWords = {
  back: "Volver al inicio",
  facts: "El Jardín del Mar en breve",
} as const;
