import type { bookingFields } from "@maloca/catalog/requests/booking";
import type { contactFields } from "@maloca/catalog/requests/contact";
import type { newsletterFields } from "@maloca/catalog/requests/newsletter";
import type { partnershipFields } from "@maloca/catalog/requests/partnership";
import type { paymentFields } from "@maloca/catalog/requests/payment";
import type { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import type { WidgetName } from "../widgets";

/** What this file needs of Playwright's `Locator`, so that the package does not depend on it. */
export interface TestLocator {
  locator(selector: string): TestLocator;
  first(): TestLocator;
  nth(index: number): TestLocator;
  count(): Promise<number>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  setChecked(checked: boolean): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  waitFor(options?: { state?: "attached" | "detached" | "visible" | "hidden" }): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: Playwright's own signature is an overloaded generic
  evaluate(work: (node: any) => unknown): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  evaluateAll(work: (nodes: any[]) => unknown): Promise<any>;
}

export interface TestPage {
  locator(selector: string): TestLocator;
}

/** The fields of each form, by the name of its widget. */
interface FormFields {
  booking: keyof typeof bookingFields;
  "trip-wizard": keyof typeof tripRequestFields;
  payment: keyof typeof paymentFields | "option";
  contact: keyof typeof contactFields;
  newsletter: keyof typeof newsletterFields;
  partnership: keyof typeof partnershipFields;
}

/** A text to write, a value to choose, the values of the boxes to tick, or whether to tick a box. */
export type Typed = string | readonly string[] | boolean;

const settled = (locator: TestLocator) => locator.first().waitFor();

/** A widget as its visitors use it, in any language: parts and names are found, no words. */
class WidgetObject {
  /** @param root the element, or whatever a React component stands in. */
  constructor(readonly root: TestLocator) {}

  protected part = (name: string) => this.root.locator(`[part~="${name}"]`);
}

class DialogObject extends WidgetObject {
  readonly dialog = this.root.locator("dialog[open]");

  /** Opens it by a button of the page, or by `show()` of the element. */
  async open(button?: TestLocator): Promise<void> {
    if (button) await button.click();
    else {
      await this.root.evaluate(async (element) => {
        while (!element.show) await new Promise((next) => setTimeout(next, 20));
        element.show();
      });
    }
    await settled(this.dialog);
  }

  /** Closes it, and waits until it has gone. */
  async close(): Promise<void> {
    await this.root.evaluate((element) => element.close());
    await this.dialog.first().waitFor({ state: "hidden" });
  }
}

class FormObject<Name extends string> extends DialogObject {
  /** One of its fields. */
  field(name: Name | "consent"): TestLocator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Fills fields by name, whichever step they are in. */
  async fill(values: Partial<Record<Name | "consent", Typed>>): Promise<void> {
    for (const [name, value] of Object.entries(values) as [Name, Typed][]) {
      await this.write(name, value);
    }
  }

  private async write(name: Name, value: Typed): Promise<void> {
    const field = this.field(name);
    await field.first().waitFor({ state: "attached" });
    await this.walkTo(field.first());
    const kind: string = await field
      .first()
      .evaluate(({ localName, type }) => (localName === "select" ? localName : type));
    if (kind === "select") await field.first().selectOption(String(value));
    else if (kind !== "checkbox" && kind !== "radio") await field.first().fill(String(value));
    else if (typeof value === "boolean") await field.first().setChecked(value);
    else {
      const all: string[] = await field.evaluateAll((boxes) => boxes.map((box) => box.value));
      for (const each of [value].flat()) {
        const at = all.indexOf(each);
        if (at < 0) throw new Error(`${name} has no "${each}", only ${all.join(", ")}`);
        await field.nth(at).setChecked(true);
      }
    }
  }

  /** Presses "next" until the step is shown that holds it. */
  private async walkTo(target: TestLocator): Promise<void> {
    const all = this.part("next");
    for (let at = 0; at < (await all.count()) && !(await target.isVisible()); at++) {
      const next = all.nth(at);
      if (!(await next.isVisible())) continue;
      await next.click();
      // It stays where something is missing, which is the test's fault.
      await next.waitFor({ state: "hidden" });
    }
    await target.waitFor();
  }

  /** Presses its button, on its last step. */
  async send(): Promise<void> {
    const button = this.part("submit").first();
    await this.walkTo(button);
    await button.click();
  }

  /** What is said beside each field, once something is said. */
  async errors(): Promise<Partial<Record<Name | "consent", string>>> {
    await settled(this.root.locator('[aria-invalid="true"]'));
    const found: [Name, string][] = await this.root
      .locator('[aria-invalid="true"]')
      .evaluateAll((fields) =>
        fields.map((field) => {
          const ids: string[] = (field.getAttribute("aria-describedby") ?? "").split(" ");
          const texts = ids
            .map((id) => field.getRootNode().getElementById(id))
            .filter((node) => node?.part.contains("error"));
          return [field.name, texts.map((node) => node.textContent).join(" ")];
        }),
      );
    return Object.fromEntries(found) as Partial<Record<Name | "consent", string>>;
  }
}

/** A form that is stored on the lead server. */
class SentFormObject<Name extends string> extends FormObject<Name> {
  /** Sends it and waits for the element's event; its detail has the reference, where there is one. */
  async sent(): Promise<{ reference?: string }> {
    // The event is listened for before the press.
    await this.root.evaluate((element) => {
      element.malocaSent = new Promise((settle, fail) => {
        element.addEventListener("maloca-sent", ({ detail }: CustomEvent) => settle(detail), {
          once: true,
        });
        element.addEventListener("maloca-failed", ({ detail }: CustomEvent) => fail(detail), {
          once: true,
        });
      });
      element.malocaSent.catch(() => {});
    });
    await this.send();
    return this.root.evaluate((element) => element.malocaSent);
  }
}

class ExperiencesObject extends WidgetObject {
  private boxes = this.root.locator('[name="experiences"]');

  /** Ticks these and no others, by their names. */
  async choose(names: readonly string[]): Promise<void> {
    await settled(this.boxes);
    const all: string[] = await this.boxes.evaluateAll((boxes) => boxes.map(({ value }) => value));
    for (const [at, name] of all.entries()) {
      if (!names.includes(name)) await this.boxes.nth(at).setChecked(false);
    }
    for (const name of names) await this.boxes.nth(all.indexOf(name)).setChecked(true);
  }

  /** The names of those that are ticked. */
  chosen = (): Promise<string[]> =>
    this.boxes.evaluateAll((boxes) =>
      boxes.filter(({ checked }) => checked).map(({ value }) => value),
    );
}

class LightboxObject extends DialogObject {
  /** The words of the picture that is shown, and where it stands among the others. */
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

  /** Presses its button, and waits for the panel. */
  async open(): Promise<void> {
    await this.part("button").first().click();
    await settled(this.panel);
  }
}

/** What a form in a page has: it cannot be opened. */
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

/** A widget without a row of its own is taken for a form that is sent. */
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
 * A widget of the page, for Playwright: `widgetOn(page, "booking")`.
 * @param root what a React component stands in, e.g. `page.getByRole("dialog")`; by default the page's
 *   first element of that name.
 */
export function widgetOn<Name extends WidgetName>(
  page: TestPage,
  name: Name,
  root: TestLocator = page.locator(`maloca-${name}`).first(),
): ObjectOf<Name> {
  const known: Partial<Record<WidgetName, new (root: TestLocator) => unknown>> = objects;
  // A table by name loses which row it is.
  return new (known[name] ?? SentFormObject)(root) as ObjectOf<Name>;
}
