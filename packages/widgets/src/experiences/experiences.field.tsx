import { wordsIn } from "@maloca/catalog/words";
import { useLayoutEffect } from "react";
import { createElement } from "../core/element/element";
import { PROPS, RENDER } from "../core/element/element-symbols";
import type { WidgetDefinition } from "../core/widget";
import { ExperienceSelector, type ExperiencesChosen, type ExperiencesProps } from "./experiences";
import { experiencesWords } from "./experiences.options";

/** An element that is a field of a page's form. */
export interface FormField {
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** Whether it is valid, and if not, why. */
  readonly validity: ValidityState;
  /** The message if it is invalid, in the widget's language. */
  readonly validationMessage: string;
  /** Whether it is valid. */
  checkValidity(): boolean;
  /** The same. The browser shows the message if it is invalid. */
  reportValidity(): boolean;
}

interface Selector extends HTMLElement {
  [PROPS]: ExperiencesProps;
  [RENDER](): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
}

/** The callback of each element, which copies the choice into the page's form. */
const callbacks = new WeakMap<Element, () => void>();

interface FieldProps extends ExperiencesProps {
  copyToForm?(): void;
}

/** The selector inside its element: the choice is copied after each render and each change. */
export function SelectorInElement({ copyToForm, onChange, ...props }: FieldProps) {
  useLayoutEffect(() => copyToForm?.());
  const onChosen = (detail: ExperiencesChosen) => {
    // First, because a listener may read the form.
    copyToForm?.();
    onChange?.(detail);
  };
  return <ExperienceSelector {...props} onChange={onChosen} />;
}

/** Props that come from the element and its form, not from its attributes. */
export const fromForm = (element: HTMLElement) => ({
  copyToForm: callbacks.get(element),
  ...(element.matches(":disabled") && { disabled: true }),
});

/** The element's class. Where the browser supports it, the element is a field of the page's form. */
export function fieldElement(widget: WidgetDefinition): CustomElementConstructor {
  const Element = createElement(widget);
  if (!globalThis.ElementInternals?.prototype.setFormValue) return Element;
  const Base = Element as new () => Selector;

  return class extends Base implements FormField {
    static formAssociated = true;

    #internals = this.attachInternals();
    /** The choice that the browser restores; kept until the boxes are rendered. */
    #restored: readonly string[] | undefined;

    constructor() {
      super();
      callbacks.set(this, this.#copyToForm);
    }

    override attachShadow(init: ShadowRootInit) {
      return super.attachShadow({ ...init, delegatesFocus: true });
    }

    get #boxes() {
      return [...(this.shadowRoot as ShadowRoot).querySelectorAll("input")];
    }

    /** Sets the value, the state to restore, and the validity from the ticked boxes. */
    #copyToForm = () => {
      const boxes = this.#boxes;
      if (this.#restored && boxes[0]) {
        const names = this.#restored;
        this.#restored = undefined;
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
      // On a reset the component reads its boxes again and reports them.
      this.shadowRoot?.querySelector("fieldset")?.dispatchEvent(new Event("reset"));
    }

    override attributeChangedCallback(name: string, before: string | null, now: string | null) {
      super.attributeChangedCallback(name, before, now);
      this.#copyToForm();
    }

    formResetCallback() {
      this.#tick((box) => box.defaultChecked);
      this.#copyToForm();
    }

    formDisabledCallback() {
      this[RENDER]();
    }

    formStateRestoreCallback(state: FormData) {
      this.#restored = state.getAll("chosen") as string[];
      this.#copyToForm();
    }

    // A form reads these from a field's attributes, so the properties must reflect them.
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
