import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot as hydrateLater } from "react-dom/client";

/**
 * Takes over the markup of a page at once. React would do so a moment later, and then repeat what the
 * pointer did meanwhile: an event of a shadow root has lost its target by then, and React throws. The
 * script-tag build has preact's, which never waits.
 */
export const hydrateRoot = (container: Element, view: ReactNode) =>
  flushSync(() => hydrateLater(container, view));
