import { existsSync, readFileSync } from "node:fs";

const heard = new URL("../../../../stories/heard/", import.meta.url);

/** The languages in which widgets are heard, in the order in which a page in English prefers them. */
const languages = Object.entries({ en: "English", es: "Spanish" });

/**
 * What a screen reader says of a widget, in Markdown: the file that `npm run listen` has written, as it is. Empty for
 * a widget that was not heard.
 */
export function transcriptOf(name: string) {
  const fileOf = (code: string) => new URL(`${name}.${code}.txt`, heard);
  const [code, language] = languages.find(([code]) => existsSync(fileOf(code))) ?? [];
  if (!code) return [];
  return [
    "## What is heard",
    `What the screen reader Orca says in Firefox, on a page in ${language}: each key, and below it the answer. The names of roles and states, such as \`entry\`, are the reader's own.`,
    `\`\`\`text lang=${code}\n${readFileSync(fileOf(code), "utf8")}\`\`\``,
  ];
}
