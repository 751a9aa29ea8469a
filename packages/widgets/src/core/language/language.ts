import { hasWords, type Sections, SPANISH } from "@maloca/catalog/words";
import { languageFiles } from "./language-files";
import { registerLocale } from "./register-locale";

// Loads only for a language whose texts are missing: Spanish pages never need it.

/** The time limit for a language's file; after it, the widget is in Spanish. */
const TEXTS_TIMEOUT_MS = 4000;

const unknown = new Set<string>();

/**
 * The texts of a language that the page contains, for a partner's language that has no file here:
 *
 * ```html
 * <script type="application/json" data-maloca-words="fr">{ "booking": { "title": "…" } }</script>
 * ```
 */
async function wordsOfPage(language: string): Promise<Sections> {
  const script = document.querySelector(`[data-maloca-words="${CSS.escape(language)}"]`);
  if (script) return JSON.parse(script.textContent ?? "");
  const message = `maloca has no words in "${language}" and shows Spanish; see /docs/languages/`;
  if (!unknown.has(language)) console.warn(message);
  unknown.add(language);
  throw new Error(message);
}

/**
 * Loads a language if necessary. Never rejects.
 * @returns the language whose texts are available: Spanish if the other is unknown or does not load in time.
 */
export async function readyLanguage(language: string): Promise<string> {
  const load = languageFiles[language] ?? wordsOfPage;
  if (!hasWords(language)) {
    await Promise.race([
      load(language).then(
        (words) => registerLocale(language, words),
        () => {},
      ),
      new Promise((resolve) => setTimeout(resolve, TEXTS_TIMEOUT_MS)),
    ]);
  }
  return hasWords(language) ? language : SPANISH;
}
