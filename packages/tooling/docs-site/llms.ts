import { guides, type Language, type Page } from "./guides.ts";
import { servedMarkdown } from "./markdown.ts";

const SUMMARY =
  "> Booking-enquiry widgets for regenerative tourism: custom elements from one script tag, and React components. A visitor asks for a place on a trip, the operator's lead server stores the request and mails it. Nothing is paid online.";

/** The index for AI assistants (llmstxt.org): a link to the Markdown of each page, with its description. */
export function llmsIndex(pages: Record<Language, Page[]>) {
  const list = (language: Language) =>
    guides[language].flatMap(({ title, pages: names }) => [
      `## ${title}`,
      names
        .flatMap((name) => pages[language].filter((page) => page.name === name))
        .map((page) => `- [${page.title}](${page.url}index.md): ${page.description}`)
        .join("\n"),
    ]);
  return `${[
    "# Maloca",
    SUMMARY,
    "The elements' attributes, events and parts are also in [custom-elements.json](/docs/custom-elements.json), and all English pages are in one file, [llms-full.txt](/llms-full.txt). The server that serves this file is the operator: `https://YOUR-OPERATOR` stands for its address.",
    ...list("en"),
    ...list("es"),
  ].join("\n\n")}\n`;
}

/**
 * All English pages in one text.
 * @param pages their Markdown, references included.
 */
export const llmsFull = (pages: Page[]) =>
  `${[SUMMARY, ...pages.map((page) => servedMarkdown(page).trim())].join("\n\n")}\n`;
