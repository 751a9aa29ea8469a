import { type RefObject, useState } from "react";
import { useLayoutEffect } from "../core/use-layout-effect";
import { type Theme, themeClass } from "./themed";

/**
 * The class of an inline form, by the background of the page behind it. The code that measures the background loads
 * after the form, which does not wait for it.
 */
export function useBackground(root: RefObject<Element | null>, theme: Theme): string {
  const [look, setLook] = useState("");
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    import("./background")
      .then(({ watchBackground }) => {
        // Only if it is still mounted with this theme.
        if (!over) end = watchBackground(root.current as HTMLElement, theme, setLook);
      })
      // The code did not load: the class stays as it is.
      .catch(() => {});
    return () => {
      over = true;
      end?.();
      setLook("");
    };
  }, [root, theme]);
  // The same text as in the prerendered markup, for hydration.
  return `${themeClass(theme)} ${look}`.trim();
}
