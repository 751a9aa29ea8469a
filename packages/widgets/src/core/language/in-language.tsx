import { hasWords, languageOf, SPANISH, type Wording } from "@maloca/catalog/words";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { ErrorBoundary } from "../error-boundary";
import type { OperatorOptions } from "../operator/operator.options";
import type { WidgetEvents } from "../widget";

/** The options of a component's texts, and of the operator that it names. */
export type LanguageProps = Wording &
  Partial<OperatorOptions> &
  Pick<WidgetEvents, "onFailed"> & { endpoint?: string | undefined };

const Language = createContext<string | undefined>(undefined);

/** The language of all widgets within, unless they have a `lang` of their own. */
export const LanguageProvider = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <Language.Provider value={lang}>{children}</Language.Provider>
);

/**
 * A component in the language of its `lang`, of the provider around it, or else in Spanish. It shows nothing
 * until the texts have loaded, so that no visitor sees another language first; Spanish and registered
 * languages need no loading, also on a server. On a page that is not the operator's it also shows who
 * operates the trips. If it breaks, contact links are in its place, and the application stays.
 */
export function inLanguage<Props extends LanguageProps>(Widget: ComponentType<Props>) {
  return function InLanguage(props: Props): ReactNode {
    const outer = useContext(Language);
    const stated = props.lang ?? outer;
    const wanted = languageOf(stated ?? SPANISH);
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
    const place = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const container = place.current;
      if (!container) return;
      import("../operator/operator-line").then(
        ({ showOperator }) => showOperator(container, { ...props, lang }),
        () => {},
      );
    });

    if (!lang) return null;
    const widget = (
      <ErrorBoundary
        wording={{ ...props, lang }}
        onError={(error) => props.onFailed?.({ reason: "render", message: String(error) })}
      >
        <Widget {...props} lang={lang} />
      </ErrorBoundary>
    );
    if (!stated && !props.endpoint && !props.operator) return widget;
    // Declares the language for screen readers, in case the page's is another.
    return (
      <div ref={place} lang={lang} style={{ display: "contents" }}>
        {widget}
      </div>
    );
  };
}
