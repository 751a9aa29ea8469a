import { hasWords, languageOf, SPANISH, type Wording } from "@maloca/catalog/words";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";
import { ErrorBoundary } from "../error-boundary";
import type { WidgetEvents } from "../widget";

/** The options of a component's texts. */
export type LanguageProps = Wording & Pick<WidgetEvents, "onFailed">;

const Language = createContext<string | undefined>(undefined);

/** The language of all widgets within, unless they have a `lang` of their own. */
export const LanguageProvider = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <Language.Provider value={lang}>{children}</Language.Provider>
);

/**
 * A component in the language of its `lang`, of the provider around it, or else in Spanish. It shows nothing
 * until the texts have loaded, so that no visitor sees another language first; Spanish and registered
 * languages need no loading, also on a server. If it breaks, contact links are in its place, and the application stays.
 */
export function inLanguage<Props extends LanguageProps>(Widget: ComponentType<Props>) {
  return function InLanguage(props: Props): ReactNode {
    const outer = useContext(Language);
    const wanted = languageOf(props.lang ?? outer ?? SPANISH);
    const [shown, show] = useState(hasWords(wanted) ? wanted : undefined);

    useEffect(() => {
      if (hasWords(wanted)) return;
      let changed = false;
      // Spanish does not need this code.
      import("./language")
        .then(({ readyLanguage }) => readyLanguage(wanted))
        .then(
          (language) => changed || show(language),
          () => changed || show(SPANISH),
        );
      return () => {
        changed = true;
      };
    }, [wanted]);

    const lang = hasWords(wanted) ? wanted : shown;
    if (!lang) return null;
    // Declares the language for screen readers, in case the page's is another.
    return (
      <div lang={lang} style={{ display: "contents" }}>
        <ErrorBoundary
          wording={{ ...props, lang }}
          onError={(error) => props.onFailed?.({ reason: "render", message: String(error) })}
        >
          <Widget {...props} lang={lang} />
        </ErrorBoundary>
      </div>
    );
  };
}
