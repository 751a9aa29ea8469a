import { hasWords, SPANISH } from "@maloca/catalog/words";
import r2wc from "@r2wc/react-to-web-component";
import { followLanguage } from "../language/element-language";
import { operatorsOfPage, servedFrom } from "../operator/endpoint";
import { attributeName, type Option, withDefaults } from "../options/attributes";
import { adoptEarlyProperties, readOption } from "../options/element-options";
import { emit } from "../page/element-events";
import type { MalocaElement, WidgetDefinition } from "../widget";
import { adoptSheets } from "./adopted-stylesheets";
import { CONTEXT, OPENING, PROPS, type R2wcElement, RENDER, SET, UPDATE } from "./element-symbols";
import { stopPropagationToPage } from "./event-isolation";
import * as host from "./host.css";
import { hydrateRoot } from "./hydrate-root";
import { createWidgetRoot, type WidgetRootProps } from "./widget-root";

interface Opening {
  /** Props that take the place of the element's. */
  overrides?: Record<string, unknown>;
  /** The link or button that was pressed. */
  opener?: HTMLElement | undefined;
}

/** An element of a widget, for the classes that extend it. */
export interface WidgetElement extends R2wcElement {
  /** The options that the page has set, without defaults. */
  readonly given: Readonly<Record<string, unknown>>;
  attributeChangedCallback(attribute: string, old: string | null, text: string | null): void;
  /** Sets an option, and renders the element if it is another value. */
  [SET](name: string, value: unknown): void;
  /** Renders it in a microtask. */
  [UPDATE](): void;
  /** The current opening. */
  readonly [OPENING]: Opening;
}

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

  class BaseElement extends Base implements WidgetElement {
    static observedAttributes = [...options.keys()];

    #values: Record<string, unknown> = {};
    #queued = false;
    /** The language of its texts; nothing is shown until they have loaded. */
    #language?: string;
    #watch?: MutationObserver;
    #reportsEvents = false;

    constructor() {
      super();
      // The loader's methods, which hide those of the class.
      const early = this as Partial<MalocaElement>;
      delete early.show;
      delete early.close;
      this.container = containerIn(this.shadowRoot as ShadowRoot, dialog);
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
        this[UPDATE]();
      });
    }

    /** Waits a task before it unmounts, because a moved node must keep what was typed. */
    override disconnectedCallback() {
      this.#watch?.disconnect();
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
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
      this[SET](name, text === null ? undefined : this.#read(name, text));
    }

    get given() {
      return this.#values;
    }

    #read(name: string, text: string) {
      return readOption(this, name, text, defaults[name] as Option);
    }

    /** Defines a property for each option. */
    static {
      for (const name of options.values()) {
        Object.defineProperty(BaseElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: BaseElement) {
            return this.#values[name] ?? defaults[name];
          },
          set(this: BaseElement, value: unknown) {
            // React 19 and other frameworks set the property where the page's code has an attribute.
            const written = typeof value === "string" && typeof defaults[name] !== "boolean";
            this[SET](name, written ? this.#read(name, value) : (value ?? undefined));
          },
        });
      }
    }

    [SET](name: string, value: unknown) {
      if (this.#values[name] === value) return;
      this.#values[name] = value;
      this[UPDATE]();
    }

    [UPDATE]() {
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        this[RENDER]();
      });
    }

    get [OPENING](): Opening {
      return {};
    }

    override [RENDER]() {
      if (!this.#language) return;
      // On a page with several operators an element must say to which one it belongs.
      if ("endpoint" in defaults && operatorsOfPage().size > 1) {
        import("../operator/ambiguous").then(({ refusal }) => {
          const { overrides, opener } = this[OPENING];
          const message = refusal(this, overrides?.endpoint ?? this.#values.endpoint, opener);
          if (!message) return this.#show();
          emit(this, "failed", { reason: "attribute", message });
          this[SET]("open", false);
        });
      } else this.#show();
    }

    #show() {
      if (!this.isConnected) return;
      const { overrides, opener } = this[OPENING];
      const props: WidgetRootProps = {
        ...withDefaults({ endpoint: servedFrom() }, this.#values),
        ...widget.fromMarkup?.(this, opener),
        ...overrides,
        lang: this.#language as string,
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
      // From then on it is always called, to stop.
      this.#reportsEvents ||= !!props.analytics;
      if (this.#reportsEvents) {
        import("../page/data-layer").then(
          ({ reportEvents }) => reportEvents(this, noun),
          () => {},
        );
      }
      const written = container.lang || SPANISH;
      // Screen readers must not read it in the page's language.
      container.lang = this.#language as string;
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

  return BaseElement;
}

/** The container of the widget in an element's shadow root: a new one, or that of the page's HTML. */
function containerIn(root: ShadowRoot, dialog: boolean): HTMLElement {
  adoptSheets(root);
  let container = root.querySelector("div");
  if (!container) {
    container = document.createElement("div");
    container.className = dialog ? `${host.root} ${host.dialogRoot}` : host.root;
    root.append(container);
  }
  stopPropagationToPage(container, dialog);
  if (dialog) root.prepend(document.createElement("slot"));
  return container;
}
