import type { Notice } from "@maloca/catalog/notices";
import { SPANISH, type Wording, wordsIn } from "@maloca/catalog/words";
import { styleRoot } from "../../core/element/style-root";
import { toast as words } from "../../locales/es";
import * as styles from "./toast.css";
import { whenKnown } from "./when-known";

/** Long enough to read two sentences twice. An error stays until dismissed. */
const SHOWN_MS = 8000;

// One stack per page, however many widgets or copies of this code there are; but another for those with other styles: a
// React component beside an element, or another version. Theirs would not reach it, and its toasts could not be closed.
export const STACK = Symbol.for(`maloca.toasts ${styles.toast}`);
export type WithStack = Document & { [STACK]?: HTMLElement };

// Inline styles of the host: the page's style sheet applies to it, and the widgets' classes do not.
const BOX = [
  // Also removes the browser's border and background of a popover.
  "all:initial",
  "color-scheme:inherit",
  "font-family:inherit",
  // `all` does not reset these two.
  "direction:ltr",
  "unicode-bidi:isolate",
  "position:fixed",
  "inset:0 0 auto",
  "pointer-events:none",
  "",
];

/**
 * Shows the outcome of a request as a toast, above everything else on the page
 * (docs/product.md, "Checks and messages").
 * @param near a node of the form. If a modal dialog around it stays open, the toast is shown inside: outside it would
 *   be inert, neither announced nor dismissible.
 * @param more further content. With it the toast stays until it is dismissed.
 * @returns the function that closes it.
 */
export function showToast(
  notice: Notice,
  near?: Element | null,
  { lang = SPANISH, strings }: Wording = {},
  more?: Node,
): () => void {
  const page = document as WithStack;
  // A page that replaced its body has removed the old stack.
  if (!page[STACK]?.isConnected) page[STACK] = createStack();
  const stack = page[STACK];
  const dialog = dialogAround(near) ?? dialogInUse();
  place(stack, dialog ?? document.body);
  const root = stack.shadowRoot ?? stack;
  const moveOut = () => {
    if (page[STACK] !== stack) return;
    // What blames the fields of a form that is gone goes with it.
    if (!dialog?.isConnected) clearErrors(root);
    place(stack, dialogInUse() ?? document.body);
  };
  dialog?.addEventListener("close", moveOut, { once: true });
  const form = near && ((near.getRootNode() as ShadowRoot).host ?? near);
  // A patch of the page removes what its server does not know of; what goes with its form does not come back.
  const patched = new MutationObserver(() => {
    if (!root.contains(toast)) patched.disconnect();
    else if (!stack.parentNode && form?.isConnected) place(stack, document.body);
  });
  patched.observe(document.body, { childList: true });

  const error = `[aria-live=${notice.saidAtField ? "off" : "assertive"}]`;
  const region = root.querySelector(notice.destructive ? error : "[role=status]");
  // A newer toast replaces an error.
  clearErrors(root);
  const { close } = wordsIn({ lang, strings }, { toast: words }, "toast");
  const dismiss = () => {
    const used = root.querySelector("[part=toast]:focus-within") === toast;
    toast.remove();
    if (used && before?.isConnected) before.focus();
    if (!root.querySelector("[part=toast]")) stack.hidePopover();
  };
  const toast = toastOf(notice, close, more, dismiss);
  /** The element that had the focus before this toast. */
  let before: HTMLElement | undefined;
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    if (!toast.contains(relatedTarget as Node | null))
      before = (relatedTarget ?? before) as typeof before;
  });
  toast.lang = lang;
  // Shown with its words, as one: a screen reader that is late would say them for each.
  toast.hidden = true;
  region?.append(toast);
  whenKnown(() => {
    toast.hidden = false;
  });
  return dismiss;
}

function clearErrors(root: ParentNode) {
  for (const errors of root.querySelectorAll("[aria-live]")) errors.replaceChildren();
}

function createStack(): HTMLElement {
  const stack = document.createElement("div");
  stack.popover = "manual";
  // Makes the part available for the styles of a page, also inside an element.
  stack.setAttribute("exportparts", "toast");
  stack.style.cssText = BOX.join("!important;");
  const root = styleRoot.rootOf(stack);
  for (const [name, value] of [
    ["role", "status"],
    // No `role=alert`: Orca says what is shown with that role, and not what comes into it.
    ["aria-live", "assertive"],
    ["aria-live", "off"],
  ] as const) {
    const region = make("div", styles.region);
    region.setAttribute(name, value);
    root.append(region);
  }
  return stack;
}

/** The open dialog that has the focus: another dialog may be below the one that has just closed. */
function dialogInUse(): Element | null | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return dialogAround(element);
}

/** The open dialog around a node: the widget's or the page's. */
function dialogAround(node?: Element | null): Element | null | undefined {
  // If the element was removed during its request, the toast is shown in the page.
  return node?.isConnected
    ? (node.closest("dialog[open]") ?? dialogAround((node.getRootNode() as ShadowRoot).host))
    : undefined;
}

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Moves the stack. A popover that is moved is hidden, so it is shown again. */
function place(stack: HTMLElement, parent: Element) {
  if (stack.parentNode === parent && stack.matches(":popover-open")) return;
  parent.append(stack);
  stack.showPopover();
}

function toastOf(
  { title, text, destructive }: Notice,
  closeLabel: string,
  more: Node | undefined,
  dismiss: () => void,
): HTMLElement {
  const toast = make("div", destructive ? styles.failed : styles.toast);
  toast.setAttribute("part", "toast");
  const words = make("p", styles.words);
  const strong = make("strong", "");
  strong.textContent = title;
  words.append(strong, document.createElement("br"), ` ${text}`, more ?? "");
  const close = make("button", styles.close);
  close.setAttribute("type", "button");
  close.ariaLabel = closeLabel;
  close.textContent = "×";
  close.onclick = dismiss;
  toast.append(words, close);
  if (!destructive && !more) {
    let timer = setTimeout(dismiss, SHOWN_MS);
    // Stays while the pointer is on it or it has the focus.
    for (const [begin, end] of [
      ["pointerenter", "pointerleave"],
      ["focusin", "focusout"],
    ] as const) {
      toast.addEventListener(begin, () => clearTimeout(timer));
      toast.addEventListener(end, () => {
        clearTimeout(timer);
        if (toast.matches(":hover, :focus-within")) return;
        timer = setTimeout(dismiss, SHOWN_MS);
      });
    }
  }
  return toast;
}
