import { hasWords, SPANISH } from "@maloca/catalog/words";
import r2wc from "@r2wc/react-to-web-component";
import { followLanguage } from "../language/element-language";
import { isCrossOrigin } from "../operator/cross-origin";
import { isAmbiguous, servedFrom } from "../operator/endpoint";
import { attributeName, type Option, withDefaults } from "../options/attributes";
import {
  adoptEarlyProperties,
  type Overrides,
  openingOptions,
  readOption,
} from "../options/element-options";
import { emit } from "../page/element-events";
import type { MalocaElement, WidgetDefinition } from "../widget";
import { containerIn } from "./element-root";
import { isolateDialogKeys } from "./event-isolation";
import { hydrateRoot } from "./hydrate-root";
import { CONTEXT, PROPS, type R2wcElement, RENDER } from "./r2wc";
import { createWidgetRoot, type WidgetRootProps } from "./widget-root";

/** The value of the attribute `open` when the element has set it, and not the page. */
const SHOWN = "shown";

/**
 * Creates a widget's custom element class. r2wc mounts and updates the component. Everything else is here:
 * typed attributes, removal, properties that are set early, moves, composed events, light children,
 * hydration, the language.
 */
export function createElement(widget: WidgetDefinition): CustomElementConstructor {
  const { name: noun, options: defaults } = widget;
  const options = new Map(Object.keys(defaults).map((name) => [attributeName(name), name]));
  const dialog = widget.kind === "dialog";

  const WidgetRoot = createWidgetRoot(widget);
  const Base = r2wc(WidgetRoot, {
    shadow: "open",
    props: [],
  }) as CustomElementConstructor as new () => R2wcElement;

  class WidgetElement extends Base {
    static observedAttributes = [...options.keys()];

    #values: Record<string, unknown> = {};
    #overrides: Record<string, unknown> = {};
    #opener?: HTMLElement;
    #openings = 0;
    #queued = false;
    #endIsolation?: () => void;
    /** The language of its texts; nothing is shown until they have loaded. */
    #language?: string;
    #watch?: MutationObserver;
    #showsOperator = false;
    #reportsEvents = false;

    constructor() {
      super();
      // The loader's methods, which hide those of the class.
      const early = this as Partial<MalocaElement>;
      delete early.show;
      delete early.close;
      this.container = containerIn(this.shadowRoot as ShadowRoot, dialog);
      if (dialog) this.addEventListener("click", this.#onOpenerClick);
    }

    /** Keeps a root from the page's HTML; attaching a new one would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback() {
      adoptEarlyProperties(this, options.values());
      super.connectedCallback();
      // Needed after a move without disconnection.
      this.#watch?.disconnect();
      this.#watch = followLanguage(this, (language) => {
        if (language === this.#language) return;
        this.#language = language;
        this.#update();
      });
    }

    /** Waits a task before it unmounts, because a moved node must keep what was typed. */
    override disconnectedCallback() {
      this.#watch?.disconnect();
      setTimeout(() => {
        if (this.isConnected) return;
        this.#endIsolation?.();
        super.disconnectedCallback();
      });
    }

    /**
     * With this method, `moveBefore` does not disconnect the element. In Firefox a modal dialog leaves the
     * top layer nevertheless, and returns to it when it is rendered.
     */
    connectedMoveCallback() {
      this.connectedCallback();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const name = options.get(attribute) as string;
      // A clone of an open element, as Turbo and htmx store of a page that the visitor leaves.
      if (text === SHOWN && !this.#values.open) return this.removeAttribute(attribute);
      this.#set(name, text === null ? undefined : this.#read(name, text));
    }

    /** The options that the page has set, without defaults. */
    get given() {
      return this.#values;
    }

    #read(name: string, text: string) {
      return readOption(this, name, text, defaults[name] as Option);
    }

    /** Defines a property for each option. */
    static {
      for (const name of options.values()) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#values[name] ?? defaults[name];
          },
          set(this: WidgetElement, value: unknown) {
            // React 19 and other frameworks set the property where the page's code has an attribute.
            const written = typeof value === "string" && typeof defaults[name] !== "boolean";
            this.#set(name, written ? this.#read(name, value) : (value ?? undefined));
          },
        });
      }
    }

    /** Opens it on a click on a link or a button inside it, unless the loader has done so. */
    #onOpenerClick = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLElement>("a,button");
      if (!opener || !this.contains(opener)) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.show(opener.dataset as Overrides, opener);
    };

    show(overrides: Overrides = {}, opener?: HTMLElement) {
      // Some browsers do not focus a pressed button, and the focus must return to it later.
      opener?.focus({ preventScroll: true });
      this.#set("open", true);
      this.#begin(overrides, opener);
      this.#update();
    }

    /** Sets the options of this opening. */
    #begin(overrides: Overrides, opener?: HTMLElement) {
      this.#opener = opener;
      this.#overrides = openingOptions(this, overrides, this.#values, defaults);
    }

    close() {
      this.#set("open", false);
    }

    #set(name: string, value: unknown) {
      if (this.#values[name] === value) return;
      this.#values[name] = value;
      if (name === "open") {
        // Options of one opening do not apply to the next.
        if (value) {
          this.#openings++;
          this.#begin({});
        }
        if (!value) this.removeAttribute("open");
        else if (!this.hasAttribute("open")) this.setAttribute("open", SHOWN);
      }
      this.#update();
    }

    #update() {
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        this[RENDER]();
      });
    }

    override [RENDER]() {
      if (!this.isConnected || !this.#language) return;
      if (dialog && !this[CONTEXT] && !this.#values.open) return;
      const { endpoint = this.#values.endpoint } = this.#overrides;
      if ("endpoint" in defaults && isAmbiguous(this, endpoint, this.#opener)) {
        import("../operator/ambiguous").then(({ refuse }) => {
          emit(this, "failed", { reason: "attribute", message: refuse(this, this.#opener) });
          this.close();
        });
        return;
      }
      const props: WidgetRootProps = {
        ...withDefaults({ endpoint: servedFrom() }, this.#values),
        ...widget.fromMarkup?.(this, this.#opener),
        ...this.#overrides,
        lang: this.#language,
        ...(dialog && { open: this.#values.open && this.#openings }),
        onOpen: () => {
          if (dialog) this.#endIsolation = isolateDialogKeys(this);
          else this.#set("open", true);
          emit(this, "open");
        },
        onClose: () => {
          this.close();
          this.#endIsolation?.();
          emit(this, "close");
        },
        onBroken: (error: unknown) => {
          console.error(`<${this.localName}> could not be shown:`, error);
          emit(this, "failed", { reason: "render", message: String(error) });
        },
      };
      for (const name of ["Change", "Sent", "Failed"]) {
        props[`on${name}`] = (detail: unknown) => emit(this, name.toLowerCase(), detail);
      }
      const { container } = this;
      this[PROPS] = props;
      // Loads only where it is needed; from then on it is always called, to remove the line or to stop.
      this.#showsOperator ||= !!(props.operator || isCrossOrigin(props.endpoint as string));
      if (this.#showsOperator) {
        import("../operator/operator-line").then(
          ({ showOperator }) => showOperator(container, this[PROPS]),
          () => {},
        );
      }
      this.#reportsEvents ||= !!props.analytics;
      if (this.#reportsEvents) {
        import("../page/report-events").then(
          ({ reportEvents }) => reportEvents(this, noun),
          () => {},
        );
      }
      const written = container.lang || SPANISH;
      // Screen readers must not read it in the page's language.
      container.lang = this.#language;
      if (!this[CONTEXT]) {
        if (container.firstChild && hasWords(written)) {
          // Hydrates the markup in the language in which it was rendered.
          const view = <WidgetRoot {...props} lang={written} />;
          this[CONTEXT] = { root: hydrateRoot(container, view), ReactComponent: WidgetRoot };
          if (written === this.#language) return;
        } else container.replaceChildren();
      }
      super[RENDER]();
    }
  }

  return WidgetElement;
}
