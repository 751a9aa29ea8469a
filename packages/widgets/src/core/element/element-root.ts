import { adoptSheets } from "./adopted-stylesheets";
import { stopPropagationToPage } from "./event-isolation";
import * as host from "./host.css";

/** The container of the widget in an element's shadow root: a new one, or that of the page's HTML. */
export function containerIn(root: ShadowRoot, dialog: boolean): HTMLElement {
  adoptSheets(root);
  let container = root.querySelector("div");
  if (!container) {
    container = document.createElement("div");
    container.className = dialog ? `${host.root} ${host.dialogRoot}` : host.root;
    root.append(container);
  }
  stopPropagationToPage(container, dialog);
  if (dialog) root.prepend(document.createElement("slot"));
  return container;
}
