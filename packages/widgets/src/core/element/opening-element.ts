import type { Option, Options } from "../options/attributes";
import { type Overrides, readOption } from "../options/element-options";
import { emit } from "../page/element-events";
import type { WidgetDefinition } from "../widget";
import { define } from "./define";
import { createElement, type WidgetElement } from "./element";
import { CONTEXT, OPENING, RENDER, SET, UPDATE } from "./element-symbols";
import { LEAVES } from "./event-isolation";

/** The value of the attribute `open` when the element has set it, and not the page. */
const SHOWN = "shown";

/** Registers a widget that opens and closes: a dialog, or one with a panel. */
export const defineOpening = <Kind extends WidgetDefinition["kind"], Props, Table extends Options>(
  widget: WidgetDefinition<Kind, Props, Table>,
) => define(widget, createOpeningElement);

function createOpeningElement(widget: WidgetDefinition): CustomElementConstructor {
  const { options: defaults } = widget;
  const dialog = widget.kind === "dialog";
  const Base = createElement(widget) as new () => WidgetElement;

  return class extends Base {
    #overrides: Record<string, unknown> = {};
    #opener?: HTMLElement | undefined;
    #openings = 0;

    constructor() {
      super();
      if (dialog) this.addEventListener("click", this.#onOpenerClick);
    }

    override connectedCallback() {
      super.connectedCallback();
      if (dialog) addEventListener("keydown", this.#onKeyDown, true);
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      removeEventListener("keydown", this.#onKeyDown, true);
    }

    /** Keeps Tab and Escape from the page's focus traps and dialogs while the focus is in this dialog. */
    #onKeyDown = (event: KeyboardEvent) => {
      if (LEAVES.test(event.key) && this.shadowRoot?.activeElement) event.stopPropagation();
    };

    override attributeChangedCallback(attribute: string, old: string | null, text: string | null) {
      // A clone of an open element, as Turbo and htmx store of a page that the visitor leaves.
      if (text === SHOWN && !this.given.open) this.removeAttribute(attribute);
      else super.attributeChangedCallback(attribute, old, text);
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
      this[SET]("open", true);
      this.#begin(overrides, opener);
      this[UPDATE]();
    }

    close() {
      this[SET]("open", false);
    }

    /** Sets the options of this opening. */
    #begin(overrides: Overrides, opener?: HTMLElement) {
      this.#opener = opener;
      this.#overrides = openingOptions(this, overrides, this.given, defaults);
    }

    override [SET](name: string, value: unknown) {
      const changed = this.given[name] !== value;
      super[SET](name, value);
      if (!changed || name !== "open") return;
      // Options of one opening do not apply to the next.
      if (value) {
        this.#openings++;
        this.#begin({});
      }
      if (!value) this.removeAttribute("open");
      else if (!this.hasAttribute("open")) this.setAttribute("open", SHOWN);
    }

    override [RENDER]() {
      if (!dialog || this[CONTEXT] || this.given.open) super[RENDER]();
    }

    override get [OPENING]() {
      const endpoint = this.#overrides.endpoint ?? this.given.endpoint;
      return {
        opener: this.#opener,
        isForeign: isForeign(this, endpoint, this.#opener),
        overrides: {
          ...this.#overrides,
          ...(dialog && { open: this.given.open && this.#openings }),
          onOpen: () => {
            if (!dialog) this[SET]("open", true);
            emit(this, "open");
          },
          onClose: () => {
            this.close();
            emit(this, "close");
          },
        },
      };
    }
  };
}

/** The options of one opening; `values` are the element's. */
function openingOptions(
  element: HTMLElement,
  overrides: Overrides,
  values: Readonly<Record<string, unknown>>,
  defaults: Options,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(overrides)) {
    // `data-prefill-dates` is `prefillDates`.
    const [before, field] = name.split("prefill");
    if (before === "" && field) {
      options.prefill = { ...((options.prefill ?? values.prefill) as object), [field]: value };
    } else if (value !== undefined && Object.hasOwn(defaults, name)) {
      options[name] =
        typeof value === "string"
          ? readOption(element, name, value, defaults[name] as Option)
          : value;
    }
  }
  return options;
}

/** Whether an opener outside of an element may belong to another one, with another address. */
function isForeign(element: HTMLElement, endpoint: unknown, opener: HTMLElement | undefined) {
  if (!opener || element.contains(opener) || opener.matches("[commandfor],[data-endpoint]")) {
    return false;
  }
  const others = document.querySelectorAll<HTMLElement & { endpoint?: string }>(element.localName);
  return [...others].some((other) => other.endpoint !== endpoint);
}
