import type { Page } from "playwright";
import type { Marionette } from "../../tooling/browsers/marionette";
import type { WebKitSession } from "../../tooling/browsers/webkit-driver";

/** What a screen reader meets one after the other, from the accessibility tree of each engine. */
export interface Met {
  role: string;
  name: string;
}

/** Engines' names of roles, where they are not those of ARIA. */
const ariaRole: Record<string, string> = {
  checkbutton: "checkbox",
  entry: "textbox",
  graphic: "img",
  grouping: "group",
  image: "img",
  pushbutton: "button",
  radiobutton: "radio",
};

/** What has a name of its own; texts between them are not cut in the same way by the engines. */
const ROLES = /^(dialog|group|heading|textbox|checkbox|radio|combobox|button|link|img)$/;

/** One line for each. */
export const listOf = (all: readonly Met[]) =>
  `${all
    .map(({ role, name }) => ({
      role: ariaRole[role] ?? role,
      name: name.replace(/\s+/g, " ").trim(),
    }))
    .filter(({ role, name }) => ROLES.test(role) && name)
    .map(({ role, name }) => `${role} ${name}`)
    .join("\n")}\n`;

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** Chromium's own tree. */
export async function inChromium(page: Page): Promise<Met[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const from = (node: AxNode): Met[] => [
    ...(node.ignored ? [] : [{ role: node.role?.value ?? "", name: node.name?.value ?? "" }]),
    ...(node.childIds ?? []).flatMap((id) => from(byId.get(id) as AxNode)),
  ];
  return nodes.filter(({ parentId }) => !parentId).flatMap(from);
}

/** Firefox's own tree, as it gives it to screen readers. */
export async function inFirefox({ send }: Marionette): Promise<Met[]> {
  await send("Marionette:SetContext", { value: "chrome" });
  try {
    const { value } = await send<{ value: Met[] }>("WebDriver:ExecuteScript", {
      script: `
        const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
        // Firefox ends the service when nobody keeps it.
        gBrowser.keptService = service;
        const met = [];
        const walk = (node) => {
          met.push({ role: service.getStringRole(node.role), name: node.name ?? "" });
          for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
        };
        // There is none while Firefox builds its tree.
        const root = service.getAccessibleFor(gBrowser.selectedBrowser);
        if (root) walk(root);
        return met;`,
      args: [],
    });
    return value;
  } finally {
    await send("Marionette:SetContext", { value: "content" });
  }
}

/** A widget's elements that are shown, in their order, each with its tag: WebKit tells one at a time. */
const shownElements = (tag: string) => `
  return [...document.querySelector("${tag}").shadowRoot.querySelectorAll("*")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest("[aria-hidden=true], [inert], svg"))
    .map((node) => ({ node, tag: node.localName }));`;

/** The roles and names that WebKit computes. */
export async function inWebKit({ call }: WebKitSession, widget: string): Promise<Met[]> {
  const elements = await call<{ node: Record<string, string>; tag: string }[]>(
    "POST",
    "/execute/sync",
    {
      script: shownElements(widget),
      args: [],
    },
  );
  const met: Met[] = [];
  for (const { node, tag } of elements) {
    const [id] = Object.values(node);
    // What is not in its tree, such as a style, is refused.
    const told = await call<string>("GET", `/element/${id}/computedrole`).catch(() => "");
    // The button of a menu, in its words.
    const role = tag === "select" && told === "button" ? "combobox" : told;
    if (!ROLES.test(ariaRole[role] ?? role)) continue;
    met.push({ role, name: await call<string>("GET", `/element/${id}/computedlabel`) });
  }
  return met;
}
