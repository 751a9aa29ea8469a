import type { Manifest } from "../../widgets/build/custom-elements-manifest.ts";
import { elementsOf } from "../../widgets/build/editor-data.ts";
import type { Page } from "./guides.ts";
import { codeBlocks } from "./markdown.ts";

/** Attributes that any element may have. */
const globalAttribute = /^(id|class|style|lang|slot|hidden|data-.*|part)$/;

/** How frameworks bind attributes, events and content: `:open`, `[open]`, `@maloca-sent`, `(maloca-sent)`, `set:html`. */
const binding = /^[:[(@]|^set:|^on|[\])]$/;

/** Throws when a page's code names an element or attribute that the manifest does not have. */
export function checkMarkup({ url, markdown }: Page, manifest: Manifest) {
  const elements = new Map(elementsOf(manifest).map((element) => [element.tagName, element]));
  for (const { code } of codeBlocks(markdown)) {
    for (const [, tag = "", written = ""] of code.matchAll(
      /<(maloca-[\w-]+)((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*)>/g,
    )) {
      const element = elements.get(tag);
      if (!element) throw new Error(`${url} has <${tag}>, an unknown element.`);
      const names = written.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, "").split(/[\s=/]+/);
      const known = new Set(element.attributes.map(({ name }) => name));
      const unknown = names.find(
        (name) => name && !known.has(name) && !globalAttribute.test(name) && !binding.test(name),
      );
      if (unknown) throw new Error(`${url} has <${tag} ${unknown}>, an unknown attribute.`);
    }
  }
}
