import type { Option, Options } from "../options/attributes";
import { type Overrides, readOption } from "../options/element-options";
import { emit } from "../page/element-events";
import type { Closed, WidgetDefinition } from "../widget";
import { define } from "./define";
import { createElement, type WidgetElement } from "./element";
import { CONTEXT, OPENING, RENDER, SET, UPDATE } from "./element-symbols";
import { LEAVES } from "./event-isolation";

/** An element that may stand where the page does not know of it. */
interface Added {
  /** Set by the loader on one that it has added to the page, and while one is out of its place (`bring-out.ts`). */
  malocaAdded?: boolean;
}

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
    /** Whether the page's attribute has opened it, whose removal then closes it. */
    #openByAttribute = false;
    #address = "";

    constructor() {
      super();
      if (dialog) this.addEventListener("click", this.#onOpenerClick);
    }

    override connectedCallback() {
      super.connectedCallback();
      if (dialog) addEventListener("keydown", this.#onKeyDown, true);
    }

    override disconnectedCallback() {
      // Before the task in which a removed element is unmounted.
      if (this.given.open) setTimeout(() => this.#onRemoved());
      super.disconnectedCallback();
      removeEventListener("keydown", this.#onKeyDown, true);
    }

    /**
     * An element that the page did not put there returns if a patch of the same page has removed it. Any other is
     * closed: it opens nothing when the page inserts it again.
     */
    #onRemoved() {
      if (this.isConnected || !this.given.open) return;
      const { malocaAdded } = this as Added;
      if (malocaAdded && location.href === this.#address) document.body.append(this);
      else {
        this.close();
        emit(this, "close", { reason: "removed" });
      }
    }

    /** Keeps Tab and Escape from the page's focus traps and dialogs while the focus is in this dialog. */
    #onKeyDown = (event: KeyboardEvent) => {
      if (LEAVES.test(event.key) && this.given.open && this.shadowRoot?.activeElement)
        event.stopPropagation();
    };

    /**
     * The attribute `open` is the page's alone. A patch that brings the server's markup again takes or adds none of
     * the element's.
     */
    override attributeChangedCallback(attribute: string, old: string | null, text: string | null) {
      if (attribute === "open") {
        if (text === null && !this.#openByAttribute) return;
        this.#openByAttribute = text !== null && !this.given.open;
      }
      super.attributeChangedCallback(attribute, old, text);
    }

    /** Opens it on a click on a link or a button inside it, unless the loader has done so. */
    #onOpenerClick = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLElement>("a,button");
      if (!opener || !this.contains(opener) || this.given.inline) return;
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
        this.#address = location.href;
        this.#begin({});
      } else this.#openByAttribute = false;
    }

    override [RENDER]() {
      const { open, inline } = this.given;
      if (!dialog || this[CONTEXT] || open || inline) super[RENDER]();
    }

    override get [OPENING]() {
      return {
        opener: this.#opener,
        overrides: {
          ...this.#overrides,
          ...(dialog && { open: this.given.open && this.#openings }),
          mayOpen: () => {
            const reason = this.#opener || !this.given.open ? "press" : "page";
            const may = emit(this, "open", { reason });
            this[SET]("open", may);
            return may;
          },
          mayClose: (detail: Closed) => emit(this, "close", detail),
          onClose: (detail: Closed) => {
            this.close();
            // The page was asked before it closed.
            if (!/button|esc/.test(detail.reason)) emit(this, "close", detail, false);
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
