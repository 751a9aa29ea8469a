import { hasWords, type Sections, SPANISH } from "@maloca/catalog/words";
import { languageFiles } from "./language-files";
import { registerLocale } from "./register-locale";

// Loaded for a language that is not there yet: Spanish pages go without it.

/** A visitor waits no longer for a language's file; the widget then speaks Spanish. */
const WORDS_TIMEOUT_MS = 4000;

const unknown = new Set<string>();

/**
 * The words of a language that a page brings itself, as a partner's language without a file here:
 *
 * ```html
 * <script type="application/json" data-maloca-words="fr">{ "booking": { "title": "…" } }</script>
 * ```
 */
async function wordsOfPage(language: string): Promise<Sections> {
  const script = document.querySelector(`[data-maloca-words="${CSS.escape(language)}"]`);
  if (script) return JSON.parse(script.textContent ?? "");
  const message = `maloca has no words in "${language}" and shows Spanish; docs/widgets.md says how a page brings its own`;
  if (!unknown.has(language)) console.warn(message);
  unknown.add(language);
  throw new Error(message);
}

/**
 * Loads a language unless it is there. Never rejects.
 * @returns the language that is ready: Spanish where the other is unknown, or does not come in time.
 */
export async function readyLanguage(language: string): Promise<string> {
  const load = languageFiles[language] ?? wordsOfPage;
  if (!hasWords(language)) {
    await Promise.race([
      load(language).then(
        (words) => registerLocale(language, words),
        () => {},
      ),
      new Promise((resolve) => setTimeout(resolve, WORDS_TIMEOUT_MS)),
    ]);
  }
  return hasWords(language) ? language : SPANISH;
}
