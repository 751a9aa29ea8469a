import { type RefObject, useState } from "react";
import { useLayoutEffect } from "../core/use-layout-effect";
import { type Theme, themeClass } from "./themed";

/**
 * The class of a form that stands in a page, whose ground may be of any colour. What looks behind it
 * loads after the form, which is shown without waiting for it.
 */
export function useBackground(root: RefObject<Element | null>, theme: Theme): string {
  const [look, setLook] = useState("");
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    import("./background")
      .then(({ watchBackground }) => {
        // Asked only while it is wanted: a theme that the page has set since then stays.
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
