import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot as hydrateLater } from "react-dom/client";

/**
 * Hydrates the page's markup synchronously. React would do so later and then replay pointer events: an event
 * of a shadow root has lost its target by then, and React throws. The script-tag build uses preact's
 * function, which is synchronous.
 */
export const hydrateRoot = (container: Element, view: ReactNode) =>
  flushSync(() => hydrateLater(container, view));
