import { type SelectorComponent, transform } from "lightningcss";
import type { Plugin } from "rollup";

/** Matches every element, with the weight of an id. */
const STRONG: SelectorComponent = {
  type: "pseudo-class",
  kind: "not",
  selectors: [[{ type: "id", name: "_" }]],
};

/**
 * Lets the components' style sheet win over resets and form styles of a page (`[type=submit]`,
 * `[type=checkbox]:checked:hover`), whichever comes first: no shadow root keeps those out.
 */
export const strongerStyles: Plugin = {
  name: "maloca-stronger-styles",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      const { code } = transform({
        filename: file.fileName,
        code: Buffer.from(file.source),
        minify: true,
        visitor: {
          Selector(selector) {
            const first = selector.findIndex(({ type }) => type === "class");
            return first < 0 ? selector : selector.toSpliced(first, 0, STRONG);
          },
        },
      });
      file.source = code.toString();
    }
  },
};
