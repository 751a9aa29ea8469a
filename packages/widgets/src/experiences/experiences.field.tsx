import { wordsIn } from "@maloca/catalog/words";
import { useLayoutEffect } from "react";
import { createElement } from "../core/element/element";
import { PROPS, RENDER } from "../core/element/r2wc-symbols";
import type { WidgetDefinition } from "../core/widget";
import { ExperienceSelector, type ExperiencesChosen, type ExperiencesProps } from "./experiences";
import { experiencesWords } from "./experiences.options";

/** An element that is a field of a page's form, as far as a page's script needs it. */
export interface FormField {
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** Whether a form can be sent with it, and why not. */
  readonly validity: ValidityState;
  /** The message if it cannot, in the language of the widget. */
  readonly validationMessage: string;
  /** Whether a form can be sent with it. */
  checkValidity(): boolean;
  /** The same; if it cannot, the browser shows the message to the visitor. */
  reportValidity(): boolean;
}

interface Selector extends HTMLElement {
  [PROPS]: ExperiencesProps;
  [RENDER](): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
}

/** For each element, its callback: called when the boxes render and when the choice changes. */
const follows = new WeakMap<Element, () => void>();

interface Followed extends ExperiencesProps {
  follow?(): void;
}

/** The selector inside its element, which copies the choice into the page's form. */
export function FollowedSelector({ follow, onChange, ...props }: Followed) {
  useLayoutEffect(() => follow?.());
  const tell = (detail: ExperiencesChosen) => {
    // First, because a listener may read the form.
    follow?.();
    onChange?.(detail);
  };
  return <ExperienceSelector {...props} onChange={tell} />;
}

/** Props that come from the element and its form, not from its attributes. */
export const fromForm = (element: HTMLElement) => ({
  follow: follows.get(element),
  ...(element.matches(":disabled") && { disabled: true }),
});

/** The class of an element that is a field of a page's form, in a browser that knows such fields. */
export function fieldElement(widget: WidgetDefinition): CustomElementConstructor {
  const Element = createElement(widget);
  if (!globalThis.ElementInternals?.prototype.setFormValue) return Element;
  const Base = Element as new () => Selector;

  return class extends Base implements FormField {
    static formAssociated = true;

    #internals = this.attachInternals();
    /** The choice that the browser restores, until there are boxes to tick. */
    #remembered: readonly string[] | undefined;

    constructor() {
      super();
      follows.set(this, this.#follow);
    }

    override attachShadow(init: ShadowRootInit) {
      return super.attachShadow({ ...init, delegatesFocus: true });
    }

    get #boxes() {
      return [...(this.shadowRoot as ShadowRoot).querySelectorAll("input")];
    }

    /** Gives the form the ticked values, and whether they are valid. */
    #follow = () => {
      const boxes = this.#boxes;
      if (this.#remembered && boxes[0]) {
        const names = this.#remembered;
        this.#remembered = undefined;
        this.#tick((box) => names.includes(box.value));
      }
      const chosen = boxes.filter((box) => box.checked);
      const value = new FormData();
      const state = new FormData();
      for (const box of chosen) {
        if (this.name) value.append(this.name, box.value);
        state.append("chosen", box.value);
      }
      this.#internals.setFormValue(value, state);
      const missing = this.required && !chosen[0];
      this.#internals.setValidity(
        { valueMissing: missing },
        missing ? wordsIn(this[PROPS], experiencesWords).required : "",
        boxes[0],
      );
    };

    #tick(wanted: (box: HTMLInputElement) => boolean) {
      for (const box of this.#boxes) box.checked = wanted(box);
      // Makes the component read its boxes again and report them.
      this.shadowRoot?.querySelector("fieldset")?.dispatchEvent(new Event("reset"));
    }

    override attributeChangedCallback(name: string, before: string | null, now: string | null) {
      super.attributeChangedCallback(name, before, now);
      this.#follow();
    }

    formResetCallback() {
      this.#tick((box) => box.defaultChecked);
      this.#follow();
    }

    formDisabledCallback() {
      this[RENDER]();
    }

    formStateRestoreCallback(state: FormData) {
      this.#remembered = state.getAll("chosen") as string[];
      this.#follow();
    }

    // A form identifies a field by its attributes.
    get name() {
      return this.getAttribute("name") ?? "";
    }
    set name(name: string) {
      if (name) this.setAttribute("name", name);
      else this.removeAttribute("name");
    }
    get required() {
      return this.hasAttribute("required");
    }
    set required(required: boolean) {
      this.toggleAttribute("required", required);
    }
    get disabled() {
      return this.hasAttribute("disabled");
    }
    set disabled(disabled: boolean) {
      this.toggleAttribute("disabled", disabled);
    }

    get form() {
      return this.#internals.form;
    }
    get validity() {
      return this.#internals.validity;
    }
    get validationMessage() {
      return this.#internals.validationMessage;
    }
    checkValidity() {
      return this.#internals.checkValidity();
    }
    reportValidity() {
      return this.#internals.reportValidity();
    }
  };
}
