// The part of Playwright that the page objects use. With it the package does not depend on Playwright.

/** Playwright's `Locator`. */
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

/** Playwright's `Page`. */
export interface TestPage {
  locator(selector: string): TestLocator;
}

/** A text to write, a value to choose, the values of the boxes to tick, or whether to tick a box. */
export type Typed = string | readonly string[] | boolean;

/** Waits until something that a locator finds is visible. */
export const visible = (locator: TestLocator) => locator.first().waitFor();

/**
 * Ticks or unticks the box with a value.
 * @throws where no box has it: a test must not tick another one.
 */
export async function setBox(boxes: TestLocator, value: string, checked: boolean): Promise<void> {
  const values: string[] = await boxes.evaluateAll((all) => all.map((box) => box.value));
  const at = values.indexOf(value);
  if (at < 0) throw new Error(`No box has "${value}", only ${values.join(", ")}`);
  await boxes.nth(at).setChecked(checked);
}

/** A widget as visitors use it, in any language: found by parts and names, not by words. */
export class WidgetObject {
  /** @param root the element, or an element of the page around a React component. */
  constructor(readonly root: TestLocator) {}

  protected part = (name: string) => this.root.locator(`[part~="${name}"]`);
}

export class DialogObject extends WidgetObject {
  readonly dialog = this.root.locator("dialog[open]");

  /** Opens it by a button of the page, or by the element's `show()`. */
  async open(button?: TestLocator): Promise<void> {
    if (button) await button.click();
    else {
      await this.root.evaluate(async (element) => {
        while (!element.show) await new Promise((next) => setTimeout(next, 20));
        element.show();
      });
    }
    await visible(this.dialog);
  }

  /** Presses the button that closes it, and waits until it is closed. */
  async close(): Promise<void> {
    await this.part("close").first().click();
    await this.dialog.first().waitFor({ state: "hidden" });
  }
}

export class FormObject<Name extends string> extends DialogObject {
  /** The field of this name; several boxes may have it. */
  field(name: Name | "consent"): TestLocator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Fills fields by name, in any step of the form. */
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
    else for (const each of [value].flat()) await setBox(field, each, true);
  }

  /** Presses "next" until the step with the target is shown. */
  private async walkTo(target: TestLocator): Promise<void> {
    const all = this.part("next");
    for (let at = 0; at < (await all.count()) && !(await target.isVisible()); at++) {
      const next = all.nth(at);
      if (!(await next.isVisible())) continue;
      await next.click();
      // Fails where the test has not filled in what the step requires.
      await next.waitFor({ state: "hidden" });
    }
    await target.waitFor();
  }

  /** Goes to the last step and presses the button that sends. */
  async send(): Promise<void> {
    const button = this.part("submit").first();
    await this.walkTo(button);
    await button.click();
  }

  /** The error of each invalid field, once a field is invalid. */
  async errors(): Promise<Partial<Record<Name | "consent", string>>> {
    await visible(this.root.locator('[aria-invalid="true"]'));
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
export class SentFormObject<Name extends string> extends FormObject<Name> {
  /** Sends it and waits for the element's `maloca-sent`; the detail has the reference, if there is one. */
  async sent(): Promise<{ reference?: string }> {
    // Listens before the press, so that no event is missed.
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
