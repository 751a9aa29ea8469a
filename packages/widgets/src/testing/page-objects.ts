import type { bookingFields } from "@maloca/catalog/requests/booking";
import type { contactFields } from "@maloca/catalog/requests/contact";
import type { newsletterFields } from "@maloca/catalog/requests/newsletter";
import type { partnershipFields } from "@maloca/catalog/requests/partnership";
import type { paymentFields } from "@maloca/catalog/requests/payment";
import type { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import type { WidgetName } from "../widgets";
import {
  DialogObject,
  FormObject,
  SentFormObject,
  setBox,
  type TestLocator,
  type TestPage,
  visible,
  WidgetObject,
} from "./form-objects";

/** The fields of each form, by the name of its widget. */
interface FormFields {
  booking: keyof typeof bookingFields;
  "trip-wizard": keyof typeof tripRequestFields;
  payment: keyof typeof paymentFields | "option";
  contact: keyof typeof contactFields;
  newsletter: keyof typeof newsletterFields;
  partnership: keyof typeof partnershipFields;
}

class ExperiencesObject extends WidgetObject {
  /** Found by their part: the widget's option `name` is the boxes' name. */
  private boxes = this.part("box");

  /** Ticks these experiences and no others, by their names. */
  async choose(names: readonly string[]): Promise<void> {
    await visible(this.boxes);
    for (const chosen of await this.chosen()) {
      if (!names.includes(chosen)) await setBox(this.boxes, chosen, false);
    }
    for (const name of names) await setBox(this.boxes, name, true);
  }

  /** The names of the ticked experiences. */
  chosen = (): Promise<string[]> =>
    this.boxes.evaluateAll((boxes) =>
      boxes.filter(({ checked }) => checked).map(({ value }) => value),
    );
}

class LightboxObject extends DialogObject {
  /** The caption of the picture that is shown, and its number among all. */
  async shown(): Promise<{ caption: string; counter: string }> {
    const [caption, counter] = [this.part("caption").first(), this.part("counter").first()];
    return {
      caption: (await caption.textContent()) ?? "",
      counter: (await counter.textContent()) ?? "",
    };
  }
}

class HelpObject extends WidgetObject {
  readonly panel = this.part("panel");

  /** Presses the button and waits for the panel. */
  async open(): Promise<void> {
    await this.part("button").first().click();
    await visible(this.panel);
  }
}

/** A form that is part of a page: it cannot be opened or closed. */
type Inline<Form> = Omit<Form, "open" | "close" | "dialog">;

/** Each widget's page object. */
export interface WidgetObjects {
  booking: SentFormObject<FormFields["booking"]>;
  "trip-wizard": Inline<SentFormObject<FormFields["trip-wizard"]>>;
  payment: FormObject<FormFields["payment"]>;
  contact: Inline<SentFormObject<FormFields["contact"]>>;
  newsletter: Inline<SentFormObject<FormFields["newsletter"]>>;
  partnership: Inline<FormObject<FormFields["partnership"]>>;
  experiences: ExperiencesObject;
  lightbox: LightboxObject;
  help: HelpObject;
}

/** The page object of a widget; one without a row above is a form that is sent. */
type ObjectOf<Name extends WidgetName> = Name extends keyof WidgetObjects
  ? WidgetObjects[Name]
  : SentFormObject<string>;

const objects: {
  [Name in keyof WidgetObjects]: new (
    root: TestLocator,
  ) => WidgetObjects[Name];
} = {
  booking: SentFormObject,
  "trip-wizard": SentFormObject,
  payment: FormObject,
  contact: SentFormObject,
  newsletter: SentFormObject,
  partnership: FormObject,
  experiences: ExperiencesObject,
  lightbox: LightboxObject,
  help: HelpObject,
};

/**
 * The page object of a widget, for Playwright: `widgetOn(page, "booking")`.
 * @param root an element around a React component, e.g. `page.locator("main")`; by default the page's first
 *   element of the widget.
 */
export function widgetOn<Name extends WidgetName>(
  page: TestPage,
  name: Name,
  root: TestLocator = page.locator(`maloca-${name}`).first(),
): ObjectOf<Name> {
  const known: Partial<Record<WidgetName, new (root: TestLocator) => unknown>> = objects;
  // The type of an entry is lost when it is read by a name that is not known in advance.
  return new (known[name] ?? SentFormObject)(root) as ObjectOf<Name>;
}
