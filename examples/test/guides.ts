import type { Locator } from "playwright";
import { expect } from "vitest";
import { languages, pagesOf } from "../../packages/widgets/build/docs-site/guides.mjs";
import { codeBlocks } from "../../packages/widgets/build/docs-site/markdown.mjs";

/** The pages of the documentation, and every piece of code in them. */

export const pages = languages.flatMap((language) => pagesOf(language));

export const snippets = pages.flatMap(({ url, markdown }) =>
  codeBlocks(markdown).map((block, at) => ({ ...block, url, name: `${url} ${at + 1}` })),
);

export const inLanguage = (...names: string[]) =>
  snippets.filter(({ language }) => names.includes(language));

/** Brings an inline element into view, and waits until its code has come. */
export async function expectAwake(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await element.page().mouse.wheel(0, 1);
      // A button in a page's markup waits for its visitor.
      await element.dispatchEvent("pointerover");
      return element.evaluate(
        (one) => one.matches(":defined") && Boolean(one.shadowRoot?.querySelector("div > *")),
      );
    })
    .toBe(true);
}
