import { documentOf, textOf } from "./built";

/** The built home page, read once. */
export const home = documentOf("/");

/** A section by its id. */
export function section(id: string): HTMLElement {
  const found = home.getElementById(id);
  if (!found) throw new Error(`The home page has no #${id}.`);
  return found;
}

/** `[figure, label]` of a list of figures. */
export const figures = (root: ParentNode) =>
  [...root.querySelectorAll("dl > div")].map((one) => [
    textOf(one.querySelector("dd")),
    textOf(one.querySelector("dt")),
  ]);

/** A link's address, and whether it opens in a new tab, as outside pages do. */
export const linkOf = (root: ParentNode, label: string) => {
  const link = [...root.querySelectorAll("a")].find((a) => textOf(a) === label);
  return ["href", "target", "rel"].map((name) => link?.getAttribute(name) ?? undefined);
};

export const outside = (href: string) => [href, "_blank", "noopener"];
export const inside = (href: string) => [href, undefined, undefined];

/** The fields of a form in the HTML, before any script runs. */
export function formIn(root: ParentNode, name: string): ParentNode {
  const template = root.querySelector<HTMLTemplateElement>(
    `maloca-${name} > template[shadowrootmode=open]`,
  );
  if (!template) throw new Error(`No <maloca-${name}> stands in the HTML.`);
  return template.content;
}
