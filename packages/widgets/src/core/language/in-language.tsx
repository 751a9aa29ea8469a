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
import type { OperatorOptions } from "../operator/operator.options";

/** The options that choose a component's words, and the operator that it names. */
type Spoken = Wording & Partial<OperatorOptions> & { endpoint?: string | undefined };

const Language = createContext<string | undefined>(undefined);

/** The language of all widgets within, unless they have a `lang` of their own. */
export const LanguageProvider = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <Language.Provider value={lang}>{children}</Language.Provider>
);

/**
 * A component in the language of its `lang`, or of the provider around it, or else in Spanish. Nothing
 * is shown before the words are there, so that no visitor sees another language first; a language that
 * was registered, and Spanish, are there at once, on a server too. On a page that is not the operator's it
 * says who operates the trips.
 */
export function inLanguage<Props extends Spoken>(Widget: ComponentType<Props>) {
  return function InLanguage(props: Props): ReactNode {
    const around = useContext(Language);
    const stated = props.lang ?? around;
    const wanted = languageOf(stated ?? SPANISH);
    const [shown, show] = useState(hasWords(wanted) ? wanted : undefined);

    useEffect(() => {
      if (hasWords(wanted)) return;
      let changed = false;
      // Spanish needs none of it.
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
    const widget = <Widget {...props} lang={lang} />;
    if (!stated && !props.endpoint && !props.operator) return widget;
    // Says the language to screen readers, on a page in another.
    return (
      <div ref={place} lang={lang} style={{ display: "contents" }}>
        {widget}
      </div>
    );
  };
}
