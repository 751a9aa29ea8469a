import { type RefObject, useState } from "react";
import { useLayoutEffect } from "../core/use-layout-effect";
import { type Theme, themeClass } from "./themed";

/**
 * The class of a form that stands in a page, whose background may be of any colour. The code that reads it
 * loads after the form, which is shown without waiting for it.
 */
export function useBackground(root: RefObject<Element | null>, theme: Theme): string {
  const [look, setLook] = useState("");
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    import("./background")
      .then(({ watchBackground }) => {
        // Only if it is still mounted with this theme.
        if (!over) end = watchBackground(root.current as Element, theme, setLook);
      })
      // Not loaded.
      .catch(() => {});
    return () => {
      over = true;
      end?.();
      setLook("");
    };
  }, [root, theme]);
  // As the markup has it: React compares the two.
  return `${themeClass(theme)} ${look}`.trim();
}
