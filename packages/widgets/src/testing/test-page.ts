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
